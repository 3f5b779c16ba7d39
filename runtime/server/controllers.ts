/** The control loops that the flags ask for. */

import type { AsideLane } from "../aside/lane.js";
import { AsideWrites } from "../aside/large-writes.js";
import type { Authentication } from "../authn/authentication.js";
import type { Authorizer } from "../authz/authorizer.js";
import type { Certificates } from "../certificates/certificate-store.js";
import type { Clock } from "../clock/clock.js";
import { systemRandom } from "../clock/random.js";
import type { CertificateSigning } from "../controllers/controller.js";
import { RootCertificates } from "../controllers/root-certificates.js";
import { startServiceAllocations } from "../controllers/service-allocations.js";
import { startControllers } from "../controllers/start-controllers.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { Log } from "../log/log.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { KeyValueStore } from "../storage/key-value-store.js";

export interface ControllerParts {
  readonly flags: ServerFlags;
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  readonly log: Log;
  readonly aside: AsideLane;
  readonly store: KeyValueStore;
  readonly authorizer: Authorizer;
  readonly certificates: Certificates;
  readonly certificateSigning: CertificateSigning;
  readonly issuer: Authentication["issuer"];
}

export interface RunningControllers {
  /** Other certificates are in use from now on. */
  renew(certificates: Certificates): void;
  stop(): void;
}

export function controllersOf(parts: ControllerParts): RunningControllers {
  const { flags, registry, clock, log, certificates, certificateSigning, issuer, aside, store, authorizer } = parts;
  const failed = (controller: string, key: string, error: unknown): void =>
    log.warn("controller failed, will try again", { controller, key, reason: String(error) });
  const rootCertificates = new RootCertificates(certificates.servingAuthority);
  const controllers = startControllers({
    registry,
    clock,
    random: systemRandom,
    rootCertificates,
    certificateSigning,
    nodeGrace: { monitorMs: flags["node-monitor-grace-period"], startupMs: flags["node-startup-grace-period"] },
    issueLegacyToken: issuer === undefined ? undefined : (order) => issuer.issueLegacy(order),
    names: flags.controllers,
    large: new AsideWrites(aside, { storage: store, admission: registry.admission }, authorizer),
    failed,
  });
  const allocations = startServiceAllocations({ registry, failed: (key, error) => failed("service-allocations", key, error) });
  return {
    renew: ({ servingAuthority }) => rootCertificates.renew(servingAuthority),
    stop: () => {
      controllers.stop();
      allocations.stop();
    },
  };
}
