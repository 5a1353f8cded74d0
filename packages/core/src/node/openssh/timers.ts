import type { Runtime } from "../../access/runtime.js";
import { type Deadline, startDeadline } from "../ssh2/deadline.js";

/** The deadline that passed. */
export interface Late {
  readonly kind: "connect" | "login";
  readonly ms: number;
}

/** How long each of them may take, in milliseconds. */
interface Patience {
  readonly runtime: Runtime;
  readonly connectMs: number;
  readonly loginMs: number;
  readonly onDeadline: (deadline: Deadline) => void;
}

/** How often it is looked whether the client is connected, which its log alone tells. */
const LOOK_MS = 200;

/** The deadlines of one connection: to be connected, and from there to be logged in. */
export function startTimers(
  { runtime, connectMs, loginMs, onDeadline }: Patience,
  isConnected: () => Promise<boolean>,
  late: (late: Late) => void,
): { cancel(): void } {
  let stopLooking: (() => void) | undefined;
  let login: Deadline | undefined;
  let over = false;
  const look = async (isLast: boolean): Promise<void> => {
    const connected = await isConnected();
    if (over || login !== undefined) return;
    if (connected) {
      stopConnect();
      login = startDeadline(runtime, loginMs, () => late({ kind: "login", ms: loginMs }));
      onDeadline(login);
    } else if (isLast) late({ kind: "connect", ms: connectMs });
    else stopLooking = runtime.after(LOOK_MS, () => void look(false));
  };
  const stopConnect = runtime.after(connectMs, () => void look(true));
  void look(false);
  return {
    cancel() {
      over = true;
      stopConnect();
      stopLooking?.();
      login?.cancel();
    },
  };
}
