import { envName } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { Fields } from "./fields.js";

/** Checks that the devices of each engine's transfer go with its transport. */
export function checkTransfer(fields: Fields, findings: Findings): void {
  for (const number of fields.engines) {
    const transport = fields.engine(number, "TRANSFER_TRANSPORT", "transfer-transport");
    if (transport?.value === "ucx_rdma") {
      checkRdmaDevices(number, fields, findings);
      checkNetDevices(number, { fields, rdma: true, transport: transport.variable }, findings);
    } else if (fields.variable(number, "TRANSFER_TRANSPORT") === transport?.variable) {
      checkNetDevices(number, { fields, rdma: false, transport: envName("TRANSFER_TRANSPORT") }, findings);
    }
  }
}

function checkRdmaDevices(number: number, fields: Fields, findings: Findings): void {
  for (const name of ["TRANSFER_NET_DEVICES", "TRANSFER_DEVICES"] as const) {
    const variable = fields.variable(number, name);
    const empty =
      name === "TRANSFER_DEVICES" && fields.engine(number, name, "device-paths")?.value.length === 0;
    if (variable !== undefined && !empty) continue;
    const form =
      name === "TRANSFER_DEVICES" ? "'[\"/dev/infiniband/uverbs0\", …]'" : "<hca>:<port>, such as mlx5_0:1";
    findings.add("RDMA_DEVICES_MISSING", {
      message: `engine-${number} transfers over ucx_rdma, but ${variable === undefined ? "has no" : "has an empty"} ${name}`,
      role: `engine-${number}`,
      field: variable ?? envName(name, number),
      hint: `set ${envName(name)}, or ${envName(name, number)} for this engine, to ${form}`,
    });
  }
}

function checkNetDevices(
  number: number,
  { fields, rdma, transport }: { fields: Fields; rdma: boolean; transport: string },
  findings: Findings,
): void {
  const devices = fields.engine(number, "TRANSFER_NET_DEVICES", "net-devices");
  const wrong = devices?.value.find((device) => /^[^:]+:[0-9]+$/.test(device) !== rdma);
  if (devices === undefined || wrong === undefined) return;
  const [kind, form] = rdma ? ["ucx_rdma", "<hca>:<port>"] : ["ucx_tcp", "an interface name"];
  findings.add("FIELD_INVALID", {
    message: `${devices.variable} has ${wrong}, but engine-${number} transfers over ${kind}, which takes ${form}`,
    role: `engine-${number}`,
    field: devices.variable,
    hint: `correct ${devices.variable} or ${transport}`,
  });
}
