/** The control loops that the flags ask for. */

import type { Clientset } from "../../generated/client/clientset.js";
import type { Authentication } from "../authn/authentication.js";
import type { Certificates } from "../certificates/certificate-store.js";
import type { Connection } from "../client/connection.js";
import { EventRecorder } from "../client/kit/event-recorder.js";
import type { CertificateSigning } from "../controllers/controller.js";
import { RootCertificates } from "../controllers/root-certificates.js";
import { startServiceAllocations } from "../controllers/service-allocations.js";
import { type Actor, startControllers } from "../controllers/start-controllers.js";
import type { UserInfo } from "../definition/request-context.js";
import { accountGroups, accountUserName } from "../definition/service-account-user.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { ServerServices } from "../http/server-services.js";
import { LineLimit } from "../log/line-limit.js";
import type { LargeWrites } from "../registry/large-writes.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { InProcessClients } from "./in-process-client.js";

/** Clients can write as many objects as they like that a loop fails at. */
const FAILURES_TOLD_A_SECOND = 10;

export interface ControllerParts {
  readonly flags: ServerFlags;
  readonly server: ServerServices;
  readonly clients: InProcessClients;
  /** Where authorization finds whom loops act as. */
  readonly loops: WeakSet<UserInfo>;
  readonly large: LargeWrites;
  readonly store: KeyValueStore;
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
  const { flags, server, clients, loops, certificates, certificateSigning, issuer, large } = parts;
  const { registry, clock, log, profile } = server;
  const lines = new LineLimit(FAILURES_TOLD_A_SECOND);
  const failed = (controller: string, key: string, error: unknown): void => {
    if (lines.allows(performance.now())) log.warn("controller failed, will try again", { controller, key, reason: String(error) });
  };
  const clientsOf = (actor: Actor): Clientset => {
    const { name, groups } = userOf(actor, profile);
    const user: UserInfo = { name, uid: "", groups: [...groups, "system:authenticated"], extra: {} };
    loops.add(user);
    return clients.of(user, actor.account);
  };
  // What is noted then is lost with the store's end, as an ordinary part of it.
  let isStopped = false;
  const recorder = (connection: Connection, component: string): EventRecorder =>
    new EventRecorder({
      connection,
      component,
      onError: (error) => {
        if (!isStopped) log.warn("an event could not be written", { component, reason: String(error) });
      },
    });
  const serverClients = clients.ofServer();
  const rootCertificates = new RootCertificates(certificates.servingAuthority);
  const controllers = startControllers({
    registry,
    clock,
    rootCertificates,
    certificateSigning,
    nodeGrace: { monitorMs: flags["node-monitor-grace-period"], startupMs: flags["node-startup-grace-period"] },
    issueLegacyToken: issuer === undefined ? undefined : (order) => issuer.issueLegacy(order),
    names: flags.controllers,
    clientsOf,
    serverClients,
    recorder,
    large,
    failed,
  });
  const allocations = startServiceAllocations({
    registry,
    log,
    recorder: (component) => recorder(serverClients.connection, component),
    failed: (key, error) => failed("service-allocations", key, error),
  });
  return {
    renew: ({ servingAuthority }) => rootCertificates.renew(servingAuthority),
    stop: () => {
      isStopped = true;
      controllers.stop();
      allocations.stop();
    },
  };
}

/** Whom roles of the start are bound to, whether or not there is such an account. */
function userOf({ account, isComponent }: Actor, { systemNamespace, names }: VendorProfile): Pick<UserInfo, "name" | "groups"> {
  if (isComponent) return { name: `system:${names["componentPrefix"]}${account}`, groups: [] };
  return { name: accountUserName(systemNamespace, account), groups: accountGroups(systemNamespace) };
}
