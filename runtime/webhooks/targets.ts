/** The connections to each target, kept and used again: a target is whom one has to prove to be and how this server proves itself. */
import type { Agent, RequestOptions } from "node:https";
import { isIP } from "node:net";
import { createSecureContext } from "node:tls";
import { OUTGOING_TLS } from "../definition/outgoing-tls.js";
import { ShieldedAgent } from "../definition/shielded-agent.js";
import { HolderAmounts } from "../flow/holder-amounts.js";
import { lookupInTurn } from "../flow/name-lookups.js";
import { SharedPlaces } from "../flow/shared-places.js";
import { WebhookUnreachable } from "./exchange.js";

/** Connections to one target; the next call waits for one of them. */
export const MAXIMUM_CONNECTIONS = 64;
/** Calls of one target, with those that wait for a connection: a target that does not answer holds so many requests and no more. */
export const MAXIMUM_CALLS = 128;
/** Connections that nobody needs are kept so long, in milliseconds; shorter than the programs at the other end commonly keep them. */
const IDLE_MS = 60_000;
/** Targets whose connections are kept; those asked least recently go first. */
const MAXIMUM_TARGETS = 256;
/** Of bundles that those kept were told of, as they are written: the library makes ten times as much of each, and one that is changed is another target. */
const MAXIMUM_KEPT_BYTES = 4 * 1024 * 1024;

/** Of authorities, in PEM: more than a machine believes. The library takes a second for the thousands that a configuration has room for. */
const MAXIMUM_BUNDLE_BYTES = 256 * 1024;

/** A client's certificate and key in PEM. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
}

/** What tells targets apart. */
export interface TargetIdentity {
  /** Whom the certificate has to be of. */
  readonly name: string;
  readonly hostPort: string;
  /** PEM in base64; "" for the authorities of the system. */
  readonly caBundle: string;
  readonly certificate?: ClientCertificate | undefined;
}

export interface Target {
  readonly agent: Agent;
  /** Of its bundle, as it is written. */
  readonly bundleBytes: number;
  /** Under way, those that wait included; by user. */
  readonly calls: HolderAmounts;
  /** For its connections. */
  readonly places: SharedPlaces;
}

/** Text by which a target is found again. */
export const targetKey = ({ hostPort, caBundle, certificate }: TargetIdentity): string =>
  [hostPort, caBundle, certificate?.certificate, certificate?.key].join("\0");

export class Targets {
  /** The one asked least recently is the first. */
  readonly #targets = new Map<string, Target>();
  #bundleBytes = 0;

  /** `key` is the {@link targetKey} of `identity`. Throws WebhookUnreachable for a bundle that cannot be read. */
  find(key: string, identity: TargetIdentity): Target {
    const known = this.#targets.get(key);
    const target = known ?? newTarget(identity);
    if (known !== undefined) this.#targets.delete(key);
    else this.#bundleBytes += target.bundleBytes;
    this.#targets.set(key, target);
    if (this.#targets.size > MAXIMUM_TARGETS || this.#bundleBytes > MAXIMUM_KEPT_BYTES) this.#forget(target);
    return target;
  }

  /** Ends all connections. */
  close(): void {
    for (const { agent } of this.#targets.values()) agent.destroy();
    this.#targets.clear();
    this.#bundleBytes = 0;
  }

  /** The connections of targets that nobody asks at the moment, until there is room. */
  #forget(but: Target): void {
    for (const [key, target] of this.#targets) {
      if (this.#targets.size <= MAXIMUM_TARGETS && this.#bundleBytes <= MAXIMUM_KEPT_BYTES) return;
      if (target === but || target.calls.all > 0) continue;
      target.agent.destroy();
      this.#targets.delete(key);
      this.#bundleBytes -= target.bundleBytes;
    }
  }
}

const newTarget = (identity: TargetIdentity): Target => ({
  agent: agentFor(identity),
  bundleBytes: identity.caBundle.length,
  calls: new HolderAmounts(),
  places: new SharedPlaces(MAXIMUM_CONNECTIONS, MAXIMUM_CALLS),
});

/** Everything but the address is the same for all connections of a target: their name, written several times per call, need not tell of it. */
class TargetAgent extends ShieldedAgent {
  override getName({ host, port }: RequestOptions = {}): string {
    return `${host}:${port}`;
  }
}

function agentFor({ name, caBundle, certificate }: TargetIdentity): Agent {
  const bundle = Buffer.from(caBundle, "base64").toString("latin1");
  if (bundle.length > MAXIMUM_BUNDLE_BYTES)
    throw new WebhookUnreachable(`unable to load root certificates: they have more than ${MAXIMUM_BUNDLE_BYTES} bytes`, false);
  if (bundle !== "" && !bundle.includes("-----BEGIN CERTIFICATE-----")) throw unusableBundle();
  try {
    const secureContext = createSecureContext({
      ...OUTGOING_TLS,
      ...(bundle === "" ? {} : { ca: bundle }),
      ...(certificate === undefined ? {} : { cert: certificate.certificate, key: certificate.key }),
    });
    return new TargetAgent({
      keepAlive: true,
      maxSockets: MAXIMUM_CONNECTIONS,
      scheduling: "lifo",
      lookup: lookupInTurn,
      timeout: IDLE_MS,
      secureContext,
      ALPNProtocols: ["http/1.1"],
      // An address has no name to ask for; the certificate is held to it all the same.
      ...(isIP(name) === 0 ? { servername: name } : {}),
    });
  } catch {
    throw unusableBundle();
  }
}

const unusableBundle = (): WebhookUnreachable =>
  new WebhookUnreachable("unable to load root certificates: unable to parse bytes as PEM block", false);
