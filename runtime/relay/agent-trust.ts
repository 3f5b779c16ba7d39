/** What node agents and this server prove to each other: files of the operator, read again as often as certificates are looked at. */
import { createSecureContext, type SecureContext } from "node:tls";
import { OUTGOING_TLS } from "../definition/outgoing-tls.js";

/** How long what was read is used, in milliseconds: as long as the peer does. */
const READ_AGAIN_MS = 60_000;

/** PEM texts; undefined for what there is none of. */
export interface AgentCredentials {
  /** Authorities that agents are vouched for by; without any whatever they prove is taken. */
  readonly authority: string | undefined;
  readonly certificate: { readonly certificate: string; readonly key: string } | undefined;
}

/** How a connection to an agent is encrypted. */
export interface AgentTls {
  readonly context: SecureContext;
  readonly verifies: boolean;
}

export class AgentTrust {
  #made: { readonly text: string; readonly context: SecureContext; readonly authority: boolean };
  #readAt = performance.now();
  #reading: Promise<void> | undefined;

  /** `read` gives what the files hold now; `failed` is told when it cannot: what was stays in use. */
  constructor(
    first: AgentCredentials,
    private readonly read: () => Promise<AgentCredentials>,
    private readonly failed: (reason: unknown) => void,
  ) {
    this.#made = contextOf(first);
  }

  /** `verified`: the agent has to prove itself, where there is an authority to. */
  async tls(verified: boolean): Promise<AgentTls> {
    if (performance.now() - this.#readAt >= READ_AGAIN_MS) {
      this.#reading ??= this.#readAgain().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    const { context, authority } = this.#made;
    return { context, verifies: verified && authority };
  }

  async #readAgain(): Promise<void> {
    this.#readAt = performance.now();
    try {
      const found = await this.read();
      if (textOf(found) !== this.#made.text) this.#made = contextOf(found);
    } catch (error) {
      this.failed(error);
    }
  }
}

const textOf = ({ authority, certificate }: AgentCredentials): string => JSON.stringify([authority, certificate]);

function contextOf(credentials: AgentCredentials) {
  const { authority, certificate } = credentials;
  const context = createSecureContext({
    ...OUTGOING_TLS,
    ...(authority === undefined ? {} : { ca: authority }),
    ...(certificate === undefined ? {} : { cert: certificate.certificate, key: certificate.key }),
  });
  return { text: textOf(credentials), context, authority: authority !== undefined };
}
