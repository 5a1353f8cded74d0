import { errorRows } from "./row.js";

export const ACCESS_ERRORS = errorRows({
  // The agent and its sessions.
  PYTHON_MISSING: {
    gate: "access",
    severity: "error",
    summary: "The host has no `python3` on the search path of a non-interactive login.",
    hint: "install Python 3.6 or newer on the host, or put python3 on the PATH of non-interactive logins",
  },
  PYTHON_TOO_OLD: {
    gate: "access",
    severity: "error",
    summary: "The host's `python3` is older than 3.6.",
    hint: "install Python 3.6 or newer on the host so that `python3` names it",
  },
  AGENT_NOT_STARTED: {
    gate: "access",
    severity: "error",
    summary: "The program that serves the probes ended before it answered.",
    hint: "log in by hand and run `python3 --version`; a forced command, a restricted shell or an rc file that exits stands in the way",
  },
  AGENT_SILENT: {
    gate: "access",
    severity: "error",
    summary:
      "The host was reached, but the program that serves the probes did not answer before its deadline.",
    hint: "log in by hand and run `python3 --version`; an rc file that asks or waits must not do so in a non-interactive login; python3 or the login shell may still run there",
  },
  AGENT_DAMAGED: {
    gate: "access",
    severity: "error",
    summary: "Bytes inside an answer of the host were changed on the way.",
    hint: "look for rc files, wrappers or a terminal that write into or translate the output of remote commands",
  },
  AGENT_FAILED: {
    gate: "access",
    severity: "error",
    summary: "The program that serves the probes refused a request or failed itself.",
    hint: "report this together with the host's Python version",
  },
  CONNECTION_LOST: {
    gate: "access",
    severity: "error",
    summary: "The connection to the host ended while it was in use.",
    hint: "check the network, the jump hosts and the host itself, then run again",
  },
  COMMAND_UNANSWERED: {
    gate: "access",
    severity: "error",
    summary: "The host gave no result for a command, not even that its deadline had passed.",
    hint: "check the host's load, or raise --command-timeout",
  },
  PROCESS_UNKILLABLE: {
    gate: "access",
    severity: "warning",
    summary: "A process that discovery started on the host could not be ended by the kernel.",
    hint: "look at the process by its id; one that waits for a dead disk or a dead mount ends with that or with a restart",
  },
  LOGIN_SHELL_NOISE: {
    gate: "access",
    severity: "warning",
    summary: "The login shell prints text on standard output in non-interactive logins.",
    hint: "make the rc files of the account silent where the shell is not interactive",
  },
  // Destinations and the client's configuration
  SSH_DESTINATION_INVALID: {
    gate: "access",
    severity: "error",
    summary: "A destination cannot be read, or a part of it could be taken for an option.",
    hint: "write an OpenSSH alias, user@host, ssh://user@host:port or an IPv6 address",
  },
  SSH_CONFIG_INVALID: {
    gate: "access",
    severity: "error",
    summary: "The OpenSSH client refuses its configuration, or the configuration cannot be read.",
    hint: "correct the named line of the OpenSSH client configuration, and try `ssh -G <destination>`",
  },
  SSH_PROXY_LOOP: {
    gate: "access",
    severity: "error",
    summary: "The jump hosts of a destination lead back to one of themselves, or are too many.",
    hint: "correct ProxyJump in the OpenSSH client configuration",
  },
  // Reaching the host
  SSH_NAME_UNKNOWN: {
    gate: "access",
    severity: "error",
    summary: "A host name does not resolve to an address.",
    hint: "correct the host name, or add the alias to the OpenSSH client configuration",
  },
  SSH_CONNECT_REFUSED: {
    gate: "access",
    severity: "error",
    summary: "The host refuses connections on the port.",
    hint: "check the port and that sshd runs there",
  },
  SSH_UNREACHABLE: {
    gate: "access",
    severity: "error",
    summary: "No route leads to the host, or the network refuses the connection.",
    hint: "check the address, the route, the VPN and the firewall",
  },
  SSH_CONNECT_TIMEOUT: {
    gate: "access",
    severity: "error",
    summary: "No TCP connection within the deadline.",
    hint: "check that the host is up, and the route and firewall on the way; or raise --connect-timeout",
  },
  SSH_JUMP_FAILED: {
    gate: "access",
    severity: "error",
    summary: "A jump host was reached, but it does not connect to the next hop.",
    hint: "log in to the jump host and try the next hop from there; check that it allows TCP forwarding",
  },
  SSH_BANNER_TIMEOUT: {
    gate: "access",
    severity: "error",
    summary: "The port accepts connections, but no SSH server answers within the deadline.",
    hint: "check that the port is sshd's and that the host is not overloaded",
  },
  SSH_DROPPED: {
    gate: "access",
    severity: "error",
    summary: "The server closed the connection before it said anything, several times.",
    hint: "check sshd's log, its MaxStartups and any ban of this address",
  },
  SSH_NOT_SSH: {
    gate: "access",
    severity: "error",
    summary: "What answers on the port is no SSH server of protocol 2.",
    hint: "correct the port",
  },
  SSH_NO_COMMON_ALGORITHM: {
    gate: "access",
    severity: "error",
    summary: "Client and server share no algorithm.",
    hint: "use the transport openssh (or auto) with a newer OpenSSH client; or enable a classical key exchange and cipher on the server, such as curve25519-sha256 and aes128-gcm@openssh.com",
  },
  SSH_HANDSHAKE_FAILED: {
    gate: "access",
    severity: "error",
    summary: "The connection broke while keys were exchanged.",
    hint: "try again; where it stays, look into sshd's log on the host",
  },
  // Host keys
  HOST_KEY_CHANGED: {
    gate: "access",
    severity: "error",
    summary: "The host shows another key than the one that the host-key store holds for it.",
    hint: "stop; confirm the new fingerprint in the provider's console or with the host's administrator first; only when it is confirmed, replace the named line by hand",
  },
  HOST_KEY_REVOKED: {
    gate: "access",
    severity: "error",
    summary: "The host shows a key that the host-key store marks as revoked.",
    hint: "do not connect; ask the host's administrator why the key was revoked, and confirm the host's present fingerprint in the provider's console",
  },
  HOST_KEY_UNKNOWN: {
    gate: "access",
    severity: "error",
    summary: "The host-key store does not hold the host, and this command or store allows no first contact.",
    hint: "confirm the fingerprint in the provider's console, then add the host's key to the store; or run discovery with its own store and --expect-fingerprints",
  },
  HOST_KEY_CERTIFICATE_NEEDED: {
    gate: "access",
    severity: "error",
    summary: "The store knows the host by a certificate authority only, and the host showed a plain key.",
    hint: "use the transport openssh (or auto), which checks host certificates; or confirm the fingerprint in the provider's console and add the host's own key to the store",
  },
  HOST_KEY_UNEXPECTED: {
    gate: "access",
    severity: "error",
    summary: "The host shows a key that is none of its fingerprints in the file of --expect-fingerprints.",
    hint: "stop; compare with the fingerprints of every key type in the provider's console; the machine that answers may be another one",
  },
  HOST_KEY_UNLISTED: {
    gate: "access",
    severity: "error",
    summary: "A host that is seen for the first time is not in the file of --expect-fingerprints.",
    hint: "confirm the fingerprint in the provider's console and add a line for the host to that file",
  },
  HOST_KEY_STORE_UNUSABLE: {
    gate: "access",
    severity: "error",
    summary: "The host-key store cannot be read or written.",
    hint: "make the store's file and directory readable and writable for yourself, or name another with NARWHAL_SSH_KNOWN_HOSTS",
  },
  HOST_KEY_LINE_BROKEN: {
    gate: "access",
    severity: "warning",
    summary: "A line of the host-key store is no entry and was skipped.",
    hint: "correct the line or take it out",
  },
  HOST_CERTIFICATE_INVALID: {
    gate: "access",
    severity: "error",
    summary:
      "The host's certificate comes from a known authority, but is expired, revoked or for another name.",
    hint: "ask the authority's administrator for a valid host certificate that names the host as it is reached",
  },
  EXPECTED_FINGERPRINTS_INVALID: {
    gate: "access",
    severity: "error",
    summary: "A line in the file of --expect-fingerprints cannot be read.",
    hint: "write on each line a host and its fingerprint: host[:port] SHA256:<43 characters>, as `ssh-keygen -lf` prints it",
  },
  SSH_PASSWORD_FIRST_CONTACT: {
    gate: "access",
    severity: "warning",
    summary: "A password goes to a host whose key is seen for the first time and was verified by nothing.",
    hint: "verify the host first: put its fingerprint into a file and give it with --expect-fingerprints",
  },
  SSH_CLIENT_UNUSABLE: {
    gate: "access",
    severity: "error",
    summary: "The transport `openssh` needs an OpenSSH client, 8.5 or newer, on this machine.",
    hint: "install OpenSSH 8.5 or newer, or use the transport ssh2",
  },
  // Logging in
  SSH_AUTH_REFUSED: {
    gate: "access",
    severity: "error",
    summary: "The server refused the login.",
    hint: "check the user name and the credential; a refused login is not tried again",
  },
  SSH_PASSWORD_EXPIRED: {
    gate: "access",
    severity: "error",
    summary: "The server wants the password changed before it lets anybody in.",
    hint: "log in by hand, change the password, and set the new one",
  },
  SSH_LOGIN_TIMEOUT: {
    gate: "access",
    severity: "error",
    summary: "The server answered, but the login did not finish within the deadline.",
    hint: "check the load, name service and PAM of the host; or raise --login-timeout",
  },
  SSH_CONNECTION_LOST: {
    gate: "access",
    severity: "error",
    summary: "The connection broke during or after the login, before the program started.",
    hint: "try again; where it stays, look into sshd's log on the host",
  },
  SSH_PROGRAM_REFUSED: {
    gate: "access",
    severity: "error",
    summary: "The login succeeded, but the server starts no program for this user.",
    hint: "look for ForceCommand, a restricted key or shell, or a full process table on the host",
  },

  // After discovery.
  ACCESS_COMMAND_FAILED: {
    gate: "access",
    severity: "error",
    summary: "The login succeeded, but the command that proves it failed, or the terminal was lost.",
    hint: "log in by hand and run the command to see why",
  },
  TRANSPORT_COMMAND_INVALID: {
    gate: "access",
    severity: "error",
    summary: "The transport `command` has no usable `--transport-command`.",
    hint: "give the tool's words with {host} and either {argv} or {shell}: --transport-command 'kubectl exec -i {host} -- {argv}'",
  },
  TRANSPORT_COMMAND_FAILED: {
    gate: "access",
    severity: "error",
    summary:
      "The command of `--transport-command` ended, or its time passed, before a program ran on the host.",
    hint: "run the command by hand with `hostname` in place of {argv} or {shell}; the host needs sh and python3, and standard input must be passed on (-i)",
  },
  TRANSPORT_NO_TERMINAL: {
    gate: "access",
    severity: "error",
    summary: "The transport `command` gives no terminal.",
    hint: "open a terminal with the tool itself, such as `kubectl exec -it`",
  },
  TRANSPORT_UNAVAILABLE: {
    gate: "access",
    severity: "error",
    summary: "The transport that `NARWHAL_TRANSPORT` or `--transport` names is not part of this program.",
    hint: "use auto, or the name of a transport that is there",
  },
});
