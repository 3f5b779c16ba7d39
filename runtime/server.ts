/** The composition root: flags and generated code in, a running server out. */
import { setMaxListeners } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createAdmission } from "./admission/plugins.js";
import { AsideLane } from "./aside/lane.js";
import { LargeRequests } from "./aside/large.js";
import { type AsideSettings, pathOf } from "./aside/messages.js";
import { type Authentication, openAuthentication } from "./authn/authentication.js";
import { type Authorization, type AuthorizationOptions, openAuthorization } from "./authz/authorization.js";
import { CertificateKeeper } from "./certificates/certificate-keeper.js";
import { type Certificates, isUnspecified } from "./certificates/certificate-store.js";
import { ADMIN_KUBECONFIG, writeKubeconfig } from "./certificates/kubeconfig.js";
import { loadServiceAccountKeys, type ServiceAccountKeys } from "./certificates/service-account-keys.js";
import { type Clock, systemClock } from "./clock/clock.js";
import { systemRandom } from "./clock/random.js";
import { offerMediaTypes } from "./codec/negotiation/negotiation.js";
import { type MetaTypes, ObjectCodec } from "./codec/object-codec.js";
import { startControllers } from "./controllers/start-controllers.js";
import { createSystemNamespaces } from "./controllers/system-namespaces.js";
import type { DefinitionFactory, KindFactory, ResourceDefinition } from "./definition/resource-definition.js";
import type { VendorProfile } from "./definition/vendor-profile.js";
import { enabledResources } from "./endpoints/enabled-resources.js";
import { Health, type HealthCheck } from "./endpoints/health.js";
import { FlagError } from "./flags/flag.js";
import type { ServerFlags } from "./flags/server-flags.js";
import { type Discovery, lazyApplication, type OpenApi } from "./http/application.js";
import { limitsFor } from "./http/connection-book.js";
import { DeadlineWheel } from "./http/deadline-wheel.js";
import type { HttpExchange } from "./http/http-exchange.js";
import { InFlightLimits, Places } from "./http/in-flight.js";
import { Listener, type ListenerCertificates } from "./http/listener.js";
import { openFileLimit } from "./http/open-file-limit.js";
import { composePipeline } from "./http/pipeline.js";
import { RequestMetrics, registerInFlight } from "./http/request-metrics.js";
import { serve } from "./http/serve.js";
import type { ServerServices } from "./http/server-services.js";
import { kinds } from "./kinds/index.js";
import { reconcileBootstrapPolicy } from "./kinds/rbac/bootstrap/reconcile.js";
import type { Log } from "./log/log.js";
import { MetricRegistry } from "./metrics/metric-registry.js";
import type { AdmissionChain } from "./registry/admission/chain.js";
import type { TokenServices } from "./registry/handlers.js";
import { type RegistryOptions, ResourceRegistry } from "./registry/resource-registry.js";
import { systemContext } from "./registry/system-context.js";
import { type KeyValueStore, StorageError } from "./storage/key-value-store.js";

/** What generated code brings. */
export interface Catalog {
  readonly definitionFactories: readonly DefinitionFactory[];
  readonly metaTypes: MetaTypes;
  readonly virtualKindFactories: readonly KindFactory[];
  discovery(definitions: readonly ResourceDefinition[], profile: VendorProfile): Discovery;
  openApi(definitions: readonly ResourceDefinition[], profile: VendorProfile, gate: (name: string) => boolean): OpenApi;
}

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
  /** Sees every request before the pipeline, and hands it on with `next` or answers it itself: how tests make things go wrong. */
  readonly intercept?: (exchange: HttpExchange, next: () => void) => void;
}

/** A server that accepts requests. */
export interface RunningServer {
  /** e.g. `https://127.0.0.1:6443`. */
  readonly url: string;
  /** Path of the administrator's client configuration. */
  readonly kubeconfig: string;
  /** Looks at files of certificates again at once. */
  reload(): Promise<void>;
  /** Finishes what is under way, ends watches, closes the store. Resolves when nothing is left. */
  stop(): Promise<void>;
}

/** Requests whose callers are being found out at once. */
const MAXIMUM_AUTHENTICATING = 400;
/** Starts a server; resolves when it is ready. Throws FlagError for flags that contradict what there is. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { flags, profile, catalog, foundations, log, clock = systemClock, intercept } = options;
  const shipped = catalog.definitionFactories.map((create) => create(profile, kinds));
  const definitions = servedDefinitions(flags, shipped);
  const store = await foundations.store;
  const keys = await serviceAccountKeysOf(flags);
  const registry = createRegistry({
    flags,
    catalog,
    shipped,
    served: new Set(definitions),
    profile,
    store,
    clock,
    authorize: (question) => server.authorizer.authorize(question),
    rulesFor: (user, namespace) => authorization.rulesFor(user, namespace),
    rulesGranted: (user, namespace) => authorization.rulesGranted(user, namespace),
    tokens: () => authentication.tokens,
  });
  await registry.ready();
  const lifecycle = new Lifecycle();
  const aside = new AsideLane(asideSettings(flags, profile, definitions));
  const webhook = await webhookOf(flags, profile);
  const authorization = authorizationOf(flags, registry, profile, webhook === undefined ? undefined : { ...webhook, clock });
  const authentication = authenticationOf({ flags, registry, clock, keys, log });
  const server = createServices({ flags, catalog, profile, registry, store, log, lifecycle, aside, clock, authorization, authentication });
  await createSystemNamespaces(registry, server);
  if (flags["authorization-mode"].includes("RBAC")) {
    await reconcileBootstrapPolicy(registry, systemContext({ ...server, user: "system:apiserver" }));
  }
  await authorization.ready;
  const controllers = startControllers({
    registry,
    clock,
    random: systemRandom,
    failed: (controller, key, error) => log.warn("controller failed, will try again", { controller, key, reason: String(error) }),
  });
  lifecycle.booted = true;
  const certificates = await foundations.certificates;
  const { listener, url } = await openListener(flags, certificates, server, intercept);
  lifecycle.address = new URL(url).host;
  const kubeconfig = join(resolve(flags["data-dir"]), ADMIN_KUBECONFIG);
  const writeConfig = ({ servingAuthority: authority, administrator: user }: Certificates): Promise<void> =>
    writeKubeconfig(kubeconfig, { server: url, authority, user, cluster: profile.name });
  await writeConfig(certificates);
  const keeper = new CertificateKeeper({
    certificates,
    changed: async (renewed) => {
      listener.renew(listenerCertificates(renewed));
      await writeConfig(renewed);
      log.info("certificates have changed and are in use");
    },
    failed: (reason) => log.error("certificates cannot be renewed", { reason: String(reason) }),
  });
  return {
    url,
    kubeconfig,
    reload: () => keeper.check(),
    stop: async () => {
      keeper.stop();
      await lifecycle.drain(listener, flags["shutdown-delay-duration"], flags["request-timeout"]);
      controllers.stop();
      authorization.close();
      await aside.close();
      registry.close();
      await store.close();
    },
  };
}

async function openListener(flags: ServerFlags, certificates: Certificates, server: ServerServices, intercept: ServerOptions["intercept"]) {
  const listener = new Listener({
    host: flags["bind-address"],
    port: flags["secure-port"],
    ...listenerCertificates(certificates),
    tls: { minVersion: flags["tls-min-version"], cipherSuites: flags["tls-cipher-suites"] },
    limits: limitsFor(openFileLimit(), flags["max-connections"]),
    handshakeTimeoutMs: flags["tls-handshake-timeout"],
    requestTimeoutMs: flags["request-timeout"],
    serve:
      intercept === undefined ? (exchange) => serve(exchange, server) : (exchange) => intercept(exchange, () => serve(exchange, server)),
  });
  return { listener, url: urlOf(flags, await listener.listen()) };
}

const listenerCertificates = ({ serving, clientAuthorities }: Certificates): ListenerCertificates => ({ ...serving, clientAuthorities });

function servedDefinitions(flags: ServerFlags, shipped: readonly ResourceDefinition[]): ResourceDefinition[] {
  try {
    return enabledResources(shipped, flags["runtime-config"]).filter(
      ({ featureGate }) => featureGate === undefined || flags["feature-gates"].get(featureGate) === true,
    );
  } catch (error) {
    if (error instanceof RangeError) throw new FlagError(`flag --runtime-config: ${error.message}`);
    throw error;
  }
}

function urlOf(flags: ServerFlags, port: number): string {
  const bound = isUnspecified(flags["bind-address"]) ? "127.0.0.1" : flags["bind-address"];
  const host = flags["advertise-address"] === "" ? bound : flags["advertise-address"];
  return `https://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function asideSettings(flags: ServerFlags, profile: VendorProfile, served: readonly ResourceDefinition[]): AsideSettings {
  const gates = [...flags["feature-gates"]].filter(([, on]) => on).map(([name]) => name);
  return { profile: profile.name, gates, served: served.map(pathOf) };
}

interface RegistryParts {
  readonly flags: ServerFlags;
  readonly catalog: Catalog;
  readonly shipped: readonly ResourceDefinition[];
  readonly served: ReadonlySet<ResourceDefinition>;
  readonly profile: VendorProfile;
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly authorize: RegistryOptions["authorize"];
  readonly rulesFor: RegistryOptions["rulesFor"];
  readonly rulesGranted: RegistryOptions["rulesGranted"];
  readonly tokens: () => TokenServices;
}

function createRegistry({ flags, catalog, shipped, served, profile, store, clock, ...permissions }: RegistryParts): ResourceRegistry {
  return new ResourceRegistry({
    store,
    definitions: shipped,
    serves: (definition) => served.has(definition),
    profile,
    clock,
    random: systemRandom,
    hooks: kinds,
    virtualKinds: catalog.virtualKindFactories.map((create) => create(profile)),
    handlers: kinds.handlers,
    gate: (name) => flags["feature-gates"].get(name) === true,
    ...permissions,
    admission: (registry) => admissionOf(flags, registry),
  });
}

function admissionOf(flags: ServerFlags, registry: ResourceRegistry): AdmissionChain {
  try {
    return createAdmission(registry, { enable: flags["enable-admission-plugins"], disable: flags["disable-admission-plugins"] });
  } catch (error) {
    if (error instanceof RangeError)
      throw new FlagError(`flag --enable-admission-plugins or --disable-admission-plugins: ${error.message}`);
    throw error;
  }
}

/** How the mode Webhook asks; undefined without that mode. What speaks to it is loaded when there is one. */
async function webhookOf(flags: ServerFlags, profile: VendorProfile): Promise<Omit<WebhookSettings, "clock"> | undefined> {
  const file = flags["authorization-webhook-config-file"];
  if (flags["authorization-mode"].includes("Webhook") !== (file !== "")) {
    throw new FlagError("flag --authorization-webhook-config-file: it goes with --authorization-mode=Webhook, and Webhook needs it");
  }
  if (file === "") return undefined;
  const { connectWebhook } = await import("./webhook-connection.js");
  try {
    return {
      ask: await connectWebhook(file, profile),
      version: flags["authorization-webhook-version"],
      times: {
        allowedMs: flags["authorization-webhook-cache-authorized-ttl"],
        unallowedMs: flags["authorization-webhook-cache-unauthorized-ttl"],
      },
    };
  } catch (error) {
    throw new FlagError(`flag --authorization-webhook-config-file: ${file}: ${(error as Error).message}`);
  }
}

type WebhookSettings = NonNullable<AuthorizationOptions["webhook"]>;

function authorizationOf(
  flags: ServerFlags,
  registry: ResourceRegistry,
  profile: VendorProfile,
  webhook: WebhookSettings | undefined,
): Authorization {
  const modes = flags["authorization-mode"];
  const path = flags["authorization-policy-file"];
  if (modes.includes("ABAC") !== (path !== "")) {
    throw new FlagError("flag --authorization-policy-file: it goes with --authorization-mode=ABAC, and ABAC needs it");
  }
  try {
    return openAuthorization({ modes, policyFile: path === "" ? "" : readFileSync(path, "utf8"), webhook, registry, profile });
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined) {
      throw new FlagError(`flag --authorization-policy-file: ${path}: ${(error as Error).message}`);
    }
    throw error;
  }
}

async function serviceAccountKeysOf(flags: ServerFlags): Promise<ServiceAccountKeys> {
  const [signing, alias] = [flags["service-account-signing-key-file"], flags["service-account-private-key-file"]];
  if (signing !== "" && alias !== "" && signing !== alias) {
    throw new FlagError("--service-account-signing-key-file and --service-account-private-key-file are one flag: give one of them");
  }
  try {
    return await loadServiceAccountKeys({
      directory: flags["cert-dir"] === "" ? join(resolve(flags["data-dir"]), "pki") : resolve(flags["cert-dir"]),
      keyFiles: flags["service-account-key-file"],
      signingKeyFile: signing || alias,
    });
  } catch (error) {
    throw new FlagError(`flags of service account keys: ${(error as Error).message}`);
  }
}

interface AuthenticationParts {
  readonly flags: ServerFlags;
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  readonly keys: ServiceAccountKeys;
  readonly log: Log;
}

function authenticationOf(parts: AuthenticationParts): Authentication {
  const path = parts.flags["token-auth-file"];
  try {
    return authenticationBy(parts, path === "" ? undefined : readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined) {
      throw new FlagError(`flag --token-auth-file: ${path}: ${(error as Error).message}`);
    }
    throw error;
  }
}

function authenticationBy({ flags, registry, clock, keys, log }: AuthenticationParts, tokenFile: string | undefined): Authentication {
  const issuers = flags["service-account-issuer"];
  return openAuthentication({
    registry,
    clock,
    anonymous: flags["anonymous-auth"] && !flags["authorization-mode"].includes("AlwaysAllow"),
    audiences: flags["api-audiences"],
    tokenFile,
    bootstrapTokens: flags["enable-bootstrap-token-auth"],
    serviceAccounts: {
      ...keys,
      issuers: issuers.length > 0 ? issuers : [`https://${registry.profile.name}.default.svc`],
      jwksUri: flags["service-account-jwks-uri"],
      lookup: flags["service-account-lookup"],
      maximumSeconds: flags["service-account-max-token-expiration"] / 1000,
      extend: flags["service-account-extend-token-expiration"],
    },
    failed: (verifier, error) => log.warn("tokens cannot be verified", { verifier, reason: String(error) }),
  });
}

interface Parts {
  readonly flags: ServerFlags;
  readonly catalog: Catalog;
  readonly profile: VendorProfile;
  readonly registry: ResourceRegistry;
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
  readonly aside: AsideLane;
  readonly clock: Clock;
  readonly authorization: Authorization;
  readonly authentication: Authentication;
}

function createServices(parts: Parts): ServerServices {
  const { flags, catalog, profile, registry, log, lifecycle, clock } = parts;
  const gate = (name: string): boolean => flags["feature-gates"].get(name) === true;
  const { metaTypes } = catalog;
  const metrics = new MetricRegistry();
  const inFlight = new InFlightLimits(flags["max-requests-inflight"], flags["max-mutating-requests-inflight"]);
  registerInFlight(metrics, inFlight);
  const server: ServerServices = {
    profile,
    clock,
    random: systemRandom,
    codec: new ObjectCodec({ profile, metaTypes, clock, isRegistered: (...gvk) => registry.hasKind(...gvk) }),
    authorizer: parts.authorization.authorizer,
    authenticator: parts.authentication.authenticator,
    registry,
    gate,
    minimumWatchSeconds: flags["min-request-timeout"],
    draining: lifecycle.draining,
    inFlight,
    pipeline: composePipeline(),
    authenticating: new Places(MAXIMUM_AUTHENTICATING),
    deadlines: new DeadlineWheel(),
    requestTimeoutMs: flags["request-timeout"],
    requestMetrics: new RequestMetrics(metrics),
    largeRequests: new LargeRequests(parts.aside, { storage: parts.store, admission: registry.admission }),
    documents: offerMediaTypes(profile, { protobuf: true, transforms: false }),
    log,
    accessLog: flags.v >= 4,
    application: lazyApplication(() => ({
      server,
      health: createHealth(parts),
      discovery: discoveryOf(parts),
      openApi: openApiOf(parts, gate),
      metrics,
      metaTypes,
      issuer: parts.authentication.documents,
      address: () => lifecycle.address,
    })),
  };
  return server;
}

/** The documents of what is served at the moment, made again after a change. */
function discoveryOf({ catalog, registry, profile }: Parts): Discovery {
  const current = perChange(registry, (definitions) => catalog.discovery(definitions, profile));
  return { document: (...request) => current().document(...request) };
}

function openApiOf({ catalog, registry, profile }: Parts, gate: (name: string) => boolean): OpenApi {
  const current = perChange(registry, (definitions) => catalog.openApi(definitions, profile, gate));
  return { answer: (request) => current().answer(request) };
}

function perChange<T>(registry: ResourceRegistry, make: (definitions: readonly ResourceDefinition[]) => T): () => T {
  let made: { readonly of: readonly ResourceDefinition[]; readonly value: T } | undefined;
  return () => {
    const definitions = registry.definitions();
    if (made?.of !== definitions) made = { of: definitions, value: make(definitions) };
    return made.value;
  };
}

function createHealth({ flags, store, log, lifecycle, clock }: Parts): Health {
  const booted = (): void => {
    if (!lifecycle.booted) throw new Error("not finished");
  };
  const checks: readonly HealthCheck[] = [
    { name: "ping", check: () => {} },
    { name: "log", check: () => failUnless(log.healthy, "logging blocked") },
    { name: "etcd", check: () => serves(store) },
    { name: "storage-space", check: () => store.health(), readyOnly: true },
    { name: "poststarthook/start-watch-caches", check: booted, boot: true },
    { name: "poststarthook/bootstrap-system-namespaces", check: booted, boot: true },
    { name: "poststarthook/rbac/bootstrap-roles", check: booted, boot: true },
    { name: "poststarthook/start-controllers", check: booted, boot: true },
    { name: "autoregister-completion", check: booted, boot: true },
    { name: "shutdown", check: () => failUnless(!lifecycle.stopping, "process is shutting down"), readyOnly: true },
  ];
  const failed = (endpoint: string, check: string, reason: unknown): void =>
    log.warn("health check failed", { endpoint, check, reason: reason instanceof Error ? reason.message : String(reason) });
  return new Health({ checks, liveGraceMs: flags["livez-grace-period"], clock, failed });
}

/** A full store serves whoever reads or deletes; starting anew would make no room. */
async function serves(store: KeyValueStore): Promise<void> {
  try {
    await store.health();
  } catch (error) {
    if (!(error instanceof StorageError && error.code === "Full")) throw error;
  }
}

function failUnless(well: boolean, reason: string): void {
  if (!well) throw new Error(reason);
}

/** Where the server is between start and end. */
class Lifecycle {
  booted = false;
  stopping = false;
  /** `host:port`, once it is known. */
  address = "";
  readonly #draining = new AbortController();

  constructor() {
    // Every watch listens; thousands of them are no leak.
    setMaxListeners(0, this.#draining.signal);
  }

  get draining(): AbortSignal {
    return this.#draining.signal;
  }

  /** Fails readyz for `delayMs` while everything is still served, then lets requests finish, at most `patienceMs` more. */
  async drain(listener: Listener, delayMs: number, patienceMs: number): Promise<void> {
    this.stopping = true;
    if (delayMs > 0) await new Promise((resume) => setTimeout(resume, delayMs));
    this.#draining.abort();
    let impatience: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resume) => {
      impatience = setTimeout(resume, patienceMs);
    });
    await Promise.race([listener.drain(), patience]);
    clearTimeout(impatience);
    listener.destroy();
  }
}
