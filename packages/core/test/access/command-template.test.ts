import { describe, expect, test } from "vitest";
import { fillCommandTemplate, parseCommandTemplate } from "../../src/access/command-template.js";

const fill = (template: string, host: string, argv: readonly string[]) =>
  fillCommandTemplate(parseCommandTemplate(template), host, argv);

describe("command templates", () => {
  test.each([
    ["kubectl exec -i {host} -- {argv}", ["kubectl", "exec", "-i", "gpu-0", "--", "echo", "a b"]],
    ["docker exec -i {host} {argv}", ["docker", "exec", "-i", "gpu-0", "echo", "a b"]],
    ["srun -N1 -n1 -u -Q -w {host} {argv}", ["srun", "-N1", "-n1", "-u", "-Q", "-w", "gpu-0", "echo", "a b"]],
    ["tsh ssh {host} {shell}", ["tsh", "ssh", "gpu-0", `echo "a b"`]],
    ["tool 'two words' pod/{host} --cmd={shell}", ["tool", "two words", "pod/gpu-0", `--cmd=echo "a b"`]],
  ])("%s", (template, words) => {
    expect(fill(template, "gpu-0", ["echo", "a b"])).toEqual(words);
  });

  test("what a command holds is never a place", () => {
    expect(fill("t {host} {argv}", "h", ["{host}", "{shell}"])).toEqual(["t", "h", "{host}", "{shell}"]);
    expect(fill("t {host} {shell}", "h", ["{host}"])).toEqual(["t", "h", `"{host}"`]);
  });

  test.each([
    ["", /it is empty/],
    ["tool {argv}", /\{host\} is missing/],
    ["tool {host}", /needs \{argv\} or \{shell\}/],
    ["tool {host} {argv} {argv}", /needs \{argv\} or \{shell\}, once/],
    ["tool {host} {argv} {shell}", /once/],
    ["tool {host} x{argv}", /word of its own/],
    ["tool {hots} {host} {argv}", /\{hots\} stands for nothing/],
    ["{host} {argv}", /first word is not a program/],
    ["tool {host} $HOME {argv}", /a shell would have to treat/],
    ["tool {host} 'open {argv}", /a shell would have to treat/],
  ])("refuses %j", (template, words) => {
    expect(() => parseCommandTemplate(template)).toThrow(
      expect.objectContaining({ code: "TRANSPORT_COMMAND_INVALID", message: expect.stringMatching(words) }),
    );
  });

  test.each(["-x", "a b", "a;b", "$(id)", "a\nb", "", "a'b", "`id`"])("refuses the host %j", (host) => {
    expect(() => fill("tool {host} {argv}", host, ["id"])).toThrow(
      expect.objectContaining({ code: "SSH_DESTINATION_INVALID" }),
    );
  });
});
