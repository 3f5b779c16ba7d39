/** The composition root: flags and generated code in, a running server out. Its parts are in `server/`, a file for each. */
import { join, resolve } from "node:path";
import { AsideLane } from "./aside/lane.js";
import { AsideWrites } from "./aside/large-writes.js";
import { type AsideSettings, pathOf } from "./aside/messages.js";
import { CertificateKeeper } from "./certificates/certificate-keeper.js";
import type { Certificates } from "./certificates/certificate-store.js";
import { ADMIN_KUBECONFIG, writeKubeconfig } from "./certificates/kubeconfig.js";
import type { Transport } from "./client/transport.js";
import { type Clock, systemClock } from "./clock/clock.js";
import { createSystemNamespaces } from "./controllers/system-namespaces.js";
import type { UserInfo } from "./definition/request-context.js";
import type { ResourceDefinition } from "./definition/resource-definition.js";
import type { VendorProfile } from "./definition/vendor-profile.js";
import type { ServerFlags } from "./flags/server-flags.js";
import { kinds } from "./kinds/index.js";
import { reconcileBootstrapPolicy } from "./kinds/rbac/bootstrap/reconcile.js";
import { createSystemPriorityClasses } from "./kinds/scheduling/system-priority-classes.js";
import type { Log } from "./log/log.js";
import { MetricRegistry } from "./metrics/metric-registry.js";
import { systemContext } from "./registry/system-context.js";
import { authenticationOf, serviceAccountKeysOf } from "./server/authentication.js";
import { authorizationOf, webhookOf } from "./server/authorization.js";
import type { Catalog } from "./server/catalog.js";
import { certificateSigningOf } from "./server/certificate-signing.js";
import { InProcessClients, inProcessTransport } from "./server/in-process-client.js";
import { Lifecycle } from "./server/lifecycle.js";
import { type Intercept, listenerCertificates, openListener } from "./server/listening.js";
import { ServerLoops } from "./server/loops.js";
import { createRegistry, servedDefinitions } from "./server/registry.js";
import { relaysOf } from "./server/relays.js";
import { createServices } from "./server/services.js";
import type { KeyValueStore } from "./storage/key-value-store.js";

export type { Catalog } from "./server/catalog.js";

/** What takes its time and needs no generated code: begun before the rest of the program is loaded. */
export interface Foundations {
  readonly store: Promise<KeyValueStore>;
  readonly certificates: Promise<Certificates>;
}

export interface ServerOptions {
  readonly flags: ServerFlags;
  readonly profile: VendorProfile;
  readonly catalog: Catalog;
  readonly foundations: Foundations;
  readonly log: Log;
  /** Default: the machine's own. */
  readonly clock?: Clock;
  /** How tests make things go wrong. */
  readonly intercept?: Intercept;
}

/** A server that accepts requests. */
export interface RunningServer {
  /** e.g. `https://127.0.0.1:6443`. */
  readonly url: string;
  /** Path of the administrator's client configuration. */
  readonly kubeconfig: string;
  /** A way in for clients in this process, without sockets; who comes that way is the user, and needs no proof. */
  transport(user: UserInfo): Transport;
  /** Looks at files of certificates again at once. */
  reload(): Promise<void>;
  /** Finishes what is under way, ends watches, closes the store. Resolves when nothing is left. */
  stop(): Promise<void>;
}

/** Starts a server; resolves when it is ready. Throws FlagError for flags that contradict what there is. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { flags, profile, catalog, foundations, log, clock = systemClock, intercept } = options;
  const shipped = catalog.definitionFactories.map((create) => create(profile, kinds));
  const definitions = servedDefinitions(flags, shipped);
  const store = await foundations.store;
  const keys = await serviceAccountKeysOf(flags);
  const certificateSigning = await certificateSigningOf({ flags, profile, log });
  const metrics = new MetricRegistry();
  const lifecycle = new Lifecycle();
  const registry = createRegistry({
    relays: await relaysOf({ flags, draining: lifecycle.draining, log }),
    flags,
    metrics,
    catalog,
    shipped,
    served: new Set(definitions),
    profile,
    store,
    clock,
    log,
    authorize: (question) => server.authorizer.authorize(question),
    rulesFor: (user, namespace) => authorization.rulesFor(user, namespace),
    rulesGranted: (user, namespace) => authorization.rulesGranted(user, namespace),
    tokens: () => authentication.tokens,
    large: () => large,
  });
  await registry.ready();
  const aside = new AsideLane(asideSettings(flags, profile, definitions));
  lifecycle.draining.addEventListener("abort", () => aside.drain(), { once: true });
  const webhook = await webhookOf(flags, profile);
  const loops = new WeakSet<UserInfo>();
  const authorization = authorizationOf(flags, registry, profile, webhook === undefined ? undefined : { ...webhook, clock }, loops);
  const large = new AsideWrites(aside, { storage: store, admission: registry.admission }, authorization.authorizer);
  const authentication = await authenticationOf({ flags, registry, clock, keys, log });
  const server = createServices({
    flags,
    metrics,
    catalog,
    shipped,
    profile,
    registry,
    store,
    log,
    lifecycle,
    aside,
    clock,
    authorization,
    authentication,
  });
  await registry.admission.open();
  const boot = systemContext({ ...server, user: "system:apiserver", boot: true });
  await createSystemNamespaces(registry, boot);
  // At once, so that they share one durable commit.
  await Promise.all([
    createSystemPriorityClasses(registry, boot),
    flags["authorization-mode"].includes("RBAC") ? reconcileBootstrapPolicy(registry, boot) : undefined,
  ]);
  await authorization.ready;
  const certificates = await foundations.certificates;
  const { listener, url } = await openListener(flags, certificates, server, intercept);
  lifecycle.address = new URL(url).host;
  const kubeconfig = join(resolve(flags["data-dir"]), ADMIN_KUBECONFIG);
  const writeConfig = ({ servingAuthority: authority, administrator: user }: Certificates): Promise<void> =>
    writeKubeconfig(kubeconfig, { server: url, authority, user, cluster: profile.name });
  await writeConfig(certificates);
  const clients = new InProcessClients(server);
  const working = new ServerLoops({
    flags,
    server,
    clients,
    loops,
    certificates,
    certificateSigning,
    issuer: authentication.issuer,
    large,
    store,
    port: Number(new URL(url).port || 443),
  });
  lifecycle.booted = true;
  const keeper = new CertificateKeeper({
    clock,
    certificates,
    changed: async (renewed) => {
      listener.renew(listenerCertificates(renewed));
      working.renew(renewed);
      await writeConfig(renewed);
      log.info("certificates have changed and are in use");
    },
    failed: (reason) => log.error("certificates cannot be renewed", { reason: String(reason) }),
  });
  return {
    url,
    kubeconfig,
    transport: (user) => inProcessTransport(server, user),
    reload: () => keeper.check(),
    stop: async () => {
      keeper.stop();
      await lifecycle.drain(listener, flags["shutdown-delay-duration"], flags["request-timeout"]);
      working.stop();
      clients.close();
      authorization.close();
      authentication.close();
      await registry.admission.close();
      await aside.close();
      registry.close();
      await store.close();
    },
  };
}

function asideSettings(flags: ServerFlags, profile: VendorProfile, served: readonly ResourceDefinition[]): AsideSettings {
  const gates = [...flags["feature-gates"]].filter(([, on]) => on).map(([name]) => name);
  return { profile: profile.name, gates, served: served.map(pathOf) };
}
