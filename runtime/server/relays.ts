/** What hands requests on, with the credentials that the flags name for the agents of nodes. */
import { readAuthorities, readCertificateAndKey } from "../certificates/given-files.js";
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { Log } from "../log/log.js";
import type { Relays } from "../registry/relays.js";
import { type AgentCredentials, AgentTrust } from "../relay/agent-trust.js";
import { HttpRelays } from "../relay/relays.js";

const AUTHORITY = "kubelet-certificate-authority";
const CERTIFICATE = "kubelet-client-certificate";
const KEY = "kubelet-client-key";

export interface RelayParts {
  readonly flags: ServerFlags;
  readonly draining: AbortSignal;
  readonly log: Log;
}

/** Throws FlagError for files that cannot be used. */
export async function relaysOf({ flags, draining, log }: RelayParts): Promise<Relays> {
  if ((flags[CERTIFICATE] === "") !== (flags[KEY] === "")) throw new FlagError(`--${CERTIFICATE} and --${KEY} must be given together`);
  const read = (): Promise<AgentCredentials> => agentCredentials(flags);
  const first = await read().catch((error: Error) => {
    throw new FlagError(error.message);
  });
  const failed = (reason: unknown): void => log.error("credentials for node agents cannot be read again", { reason: String(reason) });
  return new HttpRelays({
    agentAddressTypes: flags["kubelet-preferred-address-types"],
    agentPort: flags["kubelet-port"],
    agentTimeoutMs: flags["kubelet-timeout"],
    agentTrust: new AgentTrust(first, read, failed),
    requestTimeoutMs: flags["request-timeout"],
    draining,
  });
}

async function agentCredentials(flags: ServerFlags): Promise<AgentCredentials> {
  const [authority, certificate] = await Promise.all([
    flags[AUTHORITY] === "" ? undefined : readAuthorities(AUTHORITY, flags[AUTHORITY]),
    flags[CERTIFICATE] === ""
      ? undefined
      : readCertificateAndKey({ certificate: CERTIFICATE, key: KEY }, { certificate: flags[CERTIFICATE], key: flags[KEY] }),
  ]);
  return { authority, certificate };
}
