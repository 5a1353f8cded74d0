import type { HostSpec, RealHost } from "./hosts.js";

/** What images of a host's own Podman need of this machine. */
export const PODMAN_NEEDS = ["podman", "runc", "ldd", "tar"] as const;

const STORE = "/var/lib/narwhal-podman";

/**
 * Gives a host a `docker` that is Podman with a store of its own. Its login must be root: Podman without privileges
 * would need more than these hosts have.
 */
export function withPodman(spec: HostSpec): HostSpec {
  return {
    ...spec,
    cgroups: true,
    files: {
      "/etc/narwhal-containers.conf":
        '[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]\n[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n',
      "/etc/containers/policy.json": '{"default": [{"type": "insecureAcceptAnything"}]}\n',
      ...spec.files,
    },
    bin: { docker: PODMAN, ...spec.bin },
  };
}

const PODMAN = `#!/bin/sh
export CONTAINERS_CONF=/etc/narwhal-containers.conf
exec podman --root ${STORE}/root --runroot ${STORE}/run --storage-driver vfs "$@"
`;

/** What an image holds beside Python. */
export interface ImageSpec {
  readonly name: string;
  /** Distributions, name to version. */
  readonly packages: Readonly<Record<string, string>>;
  /** `NAME=value`. */
  readonly environment: readonly string[];
  /** Python never gets to run what it is asked to. */
  readonly hangs?: boolean;
}

/** Makes an image in the host's store out of the host's own Python; gives its id. */
export async function importImage(host: RealHost, spec: ImageSpec): Promise<string> {
  const packages = Object.entries(spec.packages).map(([name, version]) => `${name}=${version}`);
  const changes = spec.environment.flatMap((entry) => ["-c", `ENV ${entry}`]);
  const hang = spec.hangs === true ? "1" : "";
  const words = ["sh", "-c", IMPORT, "import", hang, packages.join(" "), ...changes, "-", spec.name];
  return `sha256:${(await host.run(...words)).trim().split("\n").at(-1)?.replace("sha256:", "")}`;
}

/** Ids and states of all containers of the host's store. */
export async function containers(host: RealHost): Promise<readonly string[]> {
  const listed = await host.run("/usr/local/bin/docker", "ps", "-a", "--format", "{{.ID}} {{.Status}}");
  return listed.split("\n").filter((line) => line !== "");
}

const IMPORT = `set -e
hang=$1 packages=$2
shift 2
tree=$(mktemp -d /var/tmp/narwhal-image-XXXXXX)
python=$(readlink -f /usr/bin/python3)
library=$(/usr/bin/python3 -c 'import os; print(os.path.dirname(os.__file__))')
site=$tree/usr/lib/python3/dist-packages
mkdir -p "$tree/usr/bin" "$tree$library" "$site" "$tree/tmp" "$tree/etc"
cp "$python" "$tree/usr/bin/python3"
tar -C "$library" --exclude=test --exclude=idlelib --exclude=__pycache__ --exclude='config-*' -c . | tar -C "$tree$library" -x
ldd "$python" "$library"/lib-dynload/*.so | grep -o '/[^ :]*\\.so[^ :]*' | sort -u | while read -r file; do
  mkdir -p "$tree$(dirname "$file")"
  cp -L "$file" "$tree$file"
done
for package in $packages; do
  folder=$site/\${package%%=*}-\${package#*=}.dist-info
  mkdir "$folder"
  printf 'Metadata-Version: 2.1\\nName: %s\\nVersion: %s\\n' "\${package%%=*}" "\${package#*=}" > "$folder/METADATA"
done
[ -z "$hang" ] || echo 'import time; time.sleep(1000000)' > "$site/sitecustomize.py"
tar -C "$tree" -c . | /usr/local/bin/docker import -q "$@"
rm -rf "$tree"
`;
