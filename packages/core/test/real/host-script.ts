import { dirname } from "node:path";
import type { HostSpec } from "./hosts.js";

/** Quotes one word for `sh`. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** What the script of one host is made of. */
export interface HostLayout {
  readonly spec: HostSpec;
  /** A directory of its own, outside of the host. */
  readonly work: string;
  readonly passwordHash: string | undefined;
}

/**
 * The script that becomes a host: run as root in fresh mount, PID and UTS namespaces and in the host's network
 * namespace. It lays a writable layer in memory over this machine's files, enters it and ends as sshd.
 */
export function hostScript({ spec, work, passwordHash }: HostLayout): string {
  const root = `${work}/layer/root`;
  return [
    "set -e",
    `hostname ${quote(spec.name)}`,
    `mkdir -p ${work}/layer`,
    `mount -t tmpfs -o mode=0755 layer ${work}/layer`,
    `mkdir ${work}/layer/upper ${work}/layer/work ${root}`,
    `mount -t overlay root -o lowerdir=/,upperdir=${work}/layer/upper,workdir=${work}/layer/work ${root}`,
    `mount -t proc proc ${root}/proc`,
    `mount -t tmpfs -o mode=0755 sys ${root}/sys`,
    `mount -t tmpfs -o mode=0755 run ${root}/run`,
    `mount -t tmpfs -o mode=1777 tmp ${root}/tmp`,
    ...kernelFiles(root, spec),
    ...devices(root, spec),
    // Every connection to Debian's sshd needs this directory.
    `mkdir -p ${root}/run/sshd ${root}/etc/ssh/narwhal`,
    `cp ${work}/keys/* ${work}/sshd_config ${root}/etc/ssh/narwhal/`,
    ...identity(root, work, spec),
    ...account(root, spec, passwordHash),
    ...(spec.hide ?? []).map(
      (name) =>
        `rm -f ${["", "local/"].flatMap((part) => ["bin", "sbin"].map((bin) => quote(`${root}/usr/${part}${bin}/${name}`))).join(" ")}`,
    ),
    ...files(root, spec),
    `exec chroot ${root} /usr/sbin/sshd -D -e -f /etc/ssh/narwhal/sshd_config`,
  ].join("\n");
}

/** What the kernel would show below `/proc/driver`, and its control groups, where they are asked for. */
function kernelFiles(root: string, { files = {}, cgroups }: HostSpec): string[] {
  const drivers = Object.keys(files).some((path) => path.startsWith("/proc/driver/"));
  return [
    ...(drivers ? [`mount -t tmpfs -o mode=0755 drivers ${root}/proc/driver`] : []),
    ...(cgroups === true
      ? [`mkdir -p ${root}/sys/fs/cgroup`, `mount --rbind /sys/fs/cgroup ${root}/sys/fs/cgroup`]
      : []),
  ];
}

/** A `/dev` of its own, with the device nodes asked for. */
function devices(root: string, { devices = [] }: HostSpec): string[] {
  const standard = ["null", "zero", "full", "random", "urandom", "tty"];
  return [
    `mount -t tmpfs -o mode=0755 dev ${root}/dev`,
    ...standard.flatMap((name) => [
      `touch ${root}/dev/${name}`,
      `mount --bind /dev/${name} ${root}/dev/${name}`,
    ]),
    `mkdir ${root}/dev/pts ${root}/dev/shm`,
    `mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts ${root}/dev/pts`,
    `ln -s pts/ptmx ${root}/dev/ptmx`,
    `ln -s /proc/self/fd ${root}/dev/fd`,
    ...devices.flatMap(({ path, major, minor, mode = "0666" }) => [
      `mkdir -p ${quote(root + dirname(path))}`,
      `mknod -m ${mode} ${quote(root + path)} c ${major} ${minor}`,
    ]),
  ];
}

/** What tells machines apart. */
function identity(root: string, work: string, { name, machineId, bootId }: HostSpec): string[] {
  return [
    `echo ${quote(name)} > ${root}/etc/hostname`,
    `printf '127.0.0.1 localhost\\n127.0.1.1 %s\\n' ${quote(name)} > ${root}/etc/hosts`,
    `rm -f ${root}/etc/machine-id`,
    ...(machineId === "" ? [] : [`echo ${quote(machineId ?? fromName(name, 32))} > ${root}/etc/machine-id`]),
    `echo ${quote(bootId ?? uuid(name))} > ${work}/layer/boot_id`,
    `mount --bind ${work}/layer/boot_id ${root}/proc/sys/kernel/random/boot_id`,
  ];
}

function account(root: string, spec: HostSpec, passwordHash: string | undefined): string[] {
  const { user = "ops", shell = "/bin/bash", uid = 4242 } = spec;
  const home = user === "root" ? "/root" : `/home/${user}`;
  const line = `${user}:x:${uid}:${uid}::${home}:${shell}`;
  const owner = user === "root" ? "0:0" : `${uid}:${uid}`;
  return [
    // root's own entry is changed where root logs in.
    ...(user === "root"
      ? [
          `sed -i ${quote(`s#^root:.*#root:x:0:0:root:/root:${shell}#`)} ${root}/etc/passwd`,
          `mount -t tmpfs -o mode=0700 home ${root}/root`,
        ]
      : [
          `echo ${quote(line)} >> ${root}/etc/passwd`,
          `echo ${quote(`${user}:x:${uid}:`)} >> ${root}/etc/group`,
        ]),
    `sed -i ${quote(`/^${user}:/d`)} ${root}/etc/shadow`,
    `echo ${quote(`${user}:${passwordHash ?? "*"}:19000:0:99999:7:::`)} >> ${root}/etc/shadow`,
    `mkdir -p ${root}${home}/.ssh`,
    `printf '%s\\n' ${(spec.authorizedKeys ?? []).map(quote).join(" ")} > ${root}${home}/.ssh/authorized_keys`,
    `chown -R ${owner} ${root}${home}`,
    `chmod 0700 ${root}${home} ${root}${home}/.ssh`,
    `chmod 0600 ${root}${home}/.ssh/authorized_keys`,
  ];
}

function files(root: string, { files = {}, bin = {} }: HostSpec): string[] {
  const tools = Object.entries(bin).map(
    ([name, text]) => [`/usr/local/bin/${name}`, { text, mode: "0755" }] as const,
  );
  return [...Object.entries(files), ...tools].flatMap(([path, file]) => {
    const at = quote(root + path);
    const entry = typeof file === "string" ? { text: file } : file;
    const owned = (target: string): string[] => [
      ...("mode" in entry && entry.mode ? [`chmod ${entry.mode} ${target}`] : []),
      ...("owner" in entry && entry.owner ? [`chown ${entry.owner} ${target}`] : []),
    ];
    if ("directory" in entry) return [`mkdir -p ${at}`, ...owned(at)];
    const parent = `mkdir -p ${quote(root + dirname(path))}`;
    if ("link" in entry) return [parent, `ln -sfn ${quote(entry.link)} ${at}`];
    if ("size" in entry) return [parent, `truncate -s ${entry.size} ${at}`, ...owned(at)];
    const base64 = Buffer.from("text" in entry ? entry.text : entry.bytes).toString("base64");
    return [
      parent,
      `base64 -d > ${at} <<'NARWHAL_END'\n${base64.replace(/.{76}/g, "$&\n")}\nNARWHAL_END`,
      ...owned(at),
    ];
  });
}

/** Hex digits that stay the same for a name. */
function fromName(name: string, length: number): string {
  return Buffer.from(name.padEnd(length, "."), "utf8").toString("hex").slice(0, length);
}

function uuid(name: string): string {
  return fromName(name, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
