import { hostname } from "node:os";

/** What the tokens of the OpenSSH client configuration stand for. */
export interface TokenValues {
  readonly home: string;
  readonly localUser: string;
  readonly uid: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The name as it was given, before `HostName`. */
  readonly original: string;
  readonly hop: {
    readonly user: string;
    readonly hostname: string;
    readonly port: number;
    readonly hostKeyAlias?: string;
  };
}

/**
 * Expands `~`, `%` tokens and `${NAME}` as `ssh_config(5)` describes for `IdentityFile`; gives `undefined` where a
 * token or variable is not known.
 */
export function expandPath(text: string, values: TokenValues): string | undefined {
  const tilde = text === "~" || text.startsWith("~/") ? values.home + text.slice(1) : text;
  return expandTokens(tilde, values);
}

/** {@link expandPath} without `~`, for commands. */
export function expandTokens(text: string, values: TokenValues): string | undefined {
  let known = true;
  const expanded = text.replace(
    /%(.)|\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g,
    (_all, token?: string, name?: string) => {
      const value = token === undefined ? values.environment[name ?? ""] : tokenValue(token, values);
      known &&= value !== undefined;
      return value ?? "";
    },
  );
  return known ? expanded : undefined;
}

function tokenValue(token: string, { home, localUser, uid, original, hop }: TokenValues): string | undefined {
  switch (token) {
    case "%":
      return "%";
    case "d":
      return home;
    case "h":
      return hop.hostname;
    case "i":
      return String(uid);
    case "k":
      return hop.hostKeyAlias ?? original;
    case "L":
      return hostname().split(".")[0];
    case "l":
      return hostname();
    case "n":
      return original;
    case "p":
      return String(hop.port);
    case "r":
      return hop.user;
    case "u":
      return localUser;
    default:
      return undefined;
  }
}
