/** What all control loops are given and how they are stopped. */
import type { Clientset } from "../../generated/client/clientset.js";
import type { SignatureOrder } from "../certificates/request-signer.js";
import type { EventRecorder } from "../client/kit/event-recorder.js";
import type { Clock } from "../clock/clock.js";
import type { LargeWrites } from "../registry/large-writes.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { GracePeriods } from "./node-lifecycle/heartbeats.js";
import type { RootCertificates } from "./root-certificates.js";

/** An account, and the secret that is to hold a token of it. */
export interface LegacyTokenOrder {
  readonly namespace: string;
  readonly serviceaccount: { readonly name: string; readonly uid: string };
  readonly secretName: string;
}

/** Signs what the built-in signers are asked for. */
export interface CertificateSigning {
  /** The certificate as PEM, by the authority of the signer of this name. Rejects with an Error while it cannot. */
  sign(signer: string, order: SignatureOrder): Promise<string>;
}

export interface ControllerOptions {
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  /** What the loop writes by: as its own account, through the whole server. */
  readonly clients: Clientset;
  /** Told of failures, which are retried. */
  readonly failed: (key: string, error: unknown) => void;
}

/** What those are given besides that speak of the server itself. */
export interface ServerControllerOptions extends ControllerOptions {
  /** As the server itself, which may do everything: for the little that no role of a controller speaks of. */
  readonly serverClients: Clientset;
  /** For the quotas, whose ledger writes for admission, too, and not by a client; absent: all are written at once. */
  readonly large?: LargeWrites;
  /** A recorder of events that acts as the loop's service account, for a component of its name. */
  recorder(component: string): EventRecorder;
  readonly rootCertificates: RootCertificates;
  readonly certificateSigning: CertificateSigning;
  /** How long nodes may be silent. */
  readonly nodeGrace: GracePeriods;
  /** Makes a token to be kept in a secret; undefined where there is no key for it. */
  readonly issueLegacyToken?: ((order: LegacyTokenOrder) => Promise<string>) | undefined;
}

export interface Controller {
  stop(): void;
}

/** What runs where there is nothing to do. */
export const IDLE: Controller = { stop: () => undefined };
