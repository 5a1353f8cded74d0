import { type EnvFieldName, envName } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { Fields } from "./fields.js";

const FIELDS = ["TRANSFER_TRANSPORT", "TRANSFER_NET_DEVICES", "TRANSFER_DEVICES"] as const;
const FORMS = {
  TRANSFER_NET_DEVICES: "<hca>:<port> entries, such as mlx5_0:1",
  TRANSFER_DEVICES: `a JSON array of device nodes, such as '["/dev/infiniband/uverbs0"]'`,
} as const satisfies Partial<Record<EnvFieldName, string>>;

/** UCX itself would also take ranges, `all` and negations, of which nobody could tell what they choose. */
const HCA_PORT = /^[\w.-]+:[0-9]+$/;
const INTERFACE = /^(?!all$)[^:^[\]*]+$/;
const PLAIN_NAMES = "no ranges, no ^, no all";

/** Checks that the devices of each engine's transfer go with its transport. */
export function checkTransfer(fields: Fields, findings: Findings): void {
  for (const number of fields.firstWith(FIELDS)) {
    const variable = fields.variable(number, "TRANSFER_TRANSPORT");
    const transport = fields.engine(number, "TRANSFER_TRANSPORT", "transfer-transport")?.value;
    if (variable !== undefined && transport === undefined) {
      checkMixed(number, fields, findings);
      continue;
    }
    if (transport === "ucx_rdma") checkRdmaDevices(number, fields, findings);
    checkNetDevices(number, fields, findings);
  }
}

function checkRdmaDevices(number: number, fields: Fields, findings: Findings): void {
  const shared = fields.variable(number, "TRANSFER_TRANSPORT") === envName("TRANSFER_TRANSPORT");
  for (const name of ["TRANSFER_NET_DEVICES", "TRANSFER_DEVICES"] as const) {
    const variable = fields.variable(number, name);
    const nodes = fields.engine(number, "TRANSFER_DEVICES", "device-paths")?.value;
    const empty = name === "TRANSFER_DEVICES" && nodes?.length === 0;
    if (variable !== undefined && !empty) continue;
    const field = variable ?? (shared ? envName(name) : envName(name, number));
    findings.add("RDMA_DEVICES_MISSING", {
      message: `engine-${number} transfers over ucx_rdma, but ${field} is ${empty ? "an empty list" : "not set"}`,
      role: `engine-${number}`,
      field,
      hint: `set ${field} to ${FORMS[name]}`,
    });
  }
}

/** Whatever the transport would be: no transport takes both kinds of names. */
function checkMixed(number: number, fields: Fields, findings: Findings): void {
  const devices = fields.engine(number, "TRANSFER_NET_DEVICES", "net-devices");
  if (devices === undefined) return;
  const { variable, value: names } = devices;
  const neither = names.filter((name) => !HCA_PORT.test(name) && !INTERFACE.test(name));
  const port = names.find((name) => HCA_PORT.test(name));
  const plain = names.find((name) => INTERFACE.test(name));
  if (neither.length === 0 && (port === undefined || plain === undefined)) return;
  findings.add("TRANSFER_DEVICES_MISMATCH", {
    message:
      neither.length === 0
        ? `${variable} has ${port} and ${plain}, but no transport takes both kinds`
        : `${variable} has ${neither.join(", ")}, which is neither an interface name nor <hca>:<port>`,
    role: `engine-${number}`,
    field: variable,
    hint: `name only interfaces, for ucx_tcp, or only <hca>:<port> entries, for ucx_rdma, in ${variable}`,
  });
}

function checkNetDevices(number: number, fields: Fields, findings: Findings): void {
  const rdma = fields.engine(number, "TRANSFER_TRANSPORT", "transfer-transport")?.value === "ucx_rdma";
  const devices = fields.engine(number, "TRANSFER_NET_DEVICES", "net-devices");
  const fits = rdma ? HCA_PORT : INTERFACE;
  const wrong = devices?.value.filter((device) => !fits.test(device)) ?? [];
  if (devices === undefined || wrong.length === 0) return;
  const transport = fields.variable(number, "TRANSFER_TRANSPORT") ?? envName("TRANSFER_TRANSPORT");
  const [kind, form] = rdma ? ["ucx_rdma", "<hca>:<port>"] : ["ucx_tcp", "interface names"];
  findings.add("TRANSFER_DEVICES_MISMATCH", {
    message: `${devices.variable} has ${wrong.join(", ")}, but engine-${number} transfers over ${kind}, which takes ${form}`,
    role: `engine-${number}`,
    field: devices.variable,
    hint: rdma
      ? `name each HCA with its port in ${devices.variable}, such as mlx5_0:1 (${PLAIN_NAMES}), or set ${transport} to ucx_tcp`
      : `name each interface in ${devices.variable}, such as eth0 (${PLAIN_NAMES}), or set ${transport} to ucx_rdma`,
  });
}
