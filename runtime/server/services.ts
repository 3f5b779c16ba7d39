/** What every request uses, put together. */

import type { AsideLane } from "../aside/lane.js";
import { LargeRequests } from "../aside/large.js";
import { AsidePieces } from "../aside/large-pieces.js";
import type { Authentication } from "../authn/authentication.js";
import type { Authorization } from "../authz/authorization.js";
import type { Clock } from "../clock/clock.js";
import { systemRandom } from "../clock/random.js";
import { offerMediaTypes } from "../codec/negotiation/negotiation.js";
import { ObjectCodec } from "../codec/object-codec.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { DiscoveryAnswers } from "../endpoints/documents/discovery-answers.js";
import type { ServerFlags } from "../flags/server-flags.js";
import { lazyApplication } from "../http/application.js";
import { AuthenticatingPlaces } from "../http/authenticating-places.js";
import { DeadlineWheel } from "../http/deadline-wheel.js";
import { MAXIMUM_IMPERSONATING, MAXIMUM_UNDECIDED } from "../http/decision-wait.js";
import { InFlightLimits, Places } from "../http/in-flight.js";
import { KnownUsers } from "../http/known-users.js";
import { composePipeline } from "../http/pipeline.js";
import { RequestMetrics, registerInFlight } from "../http/request-metrics.js";
import { Routes } from "../http/routes.js";
import type { ServerServices } from "../http/server-services.js";
import { UntakenAnswers } from "../http/untaken-answers.js";
import { WriteTurns } from "../http/write-turns.js";
import type { Log } from "../log/log.js";
import type { MetricRegistry } from "../metrics/metric-registry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { Catalog } from "./catalog.js";
import { aggregatedKind, discoveryOf, openApiOf } from "./documents.js";
import { createHealth } from "./health-checks.js";
import type { Lifecycle } from "./lifecycle.js";

export interface ServiceParts {
  readonly flags: ServerFlags;
  readonly metrics: MetricRegistry;
  readonly catalog: Catalog;
  readonly profile: VendorProfile;
  /** All of generated code's definitions. */
  readonly shipped: readonly ResourceDefinition[];
  readonly registry: ResourceRegistry;
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
  readonly aside: AsideLane;
  readonly clock: Clock;
  readonly authorization: Authorization;
  readonly authentication: Authentication;
}

export function createServices(parts: ServiceParts): ServerServices {
  const { flags, metrics, catalog, profile, registry, log, lifecycle, clock } = parts;
  const gate = (name: FeatureGateName): boolean => flags["feature-gates"].get(name) === true;
  const { metaTypes } = catalog;
  const inFlight = new InFlightLimits(flags["max-requests-inflight"], flags["max-mutating-requests-inflight"]);
  registerInFlight(metrics, inFlight);
  const writeTurns = new WriteTurns();
  parts.store.gatherWhile?.(() => writeTurns.areWaiting);
  const server: ServerServices = {
    profile,
    clock,
    random: systemRandom,
    codec: new ObjectCodec({
      profile,
      metaTypes,
      clock,
      elsewhere: new AsidePieces(parts.aside),
      isRegistered: (...gvk) => registry.hasKind(...gvk),
    }),
    authorizer: parts.authorization.authorizer,
    authenticator: parts.authentication.authenticator,
    withoutCredentials: parts.authentication.withoutCredentials,
    registry,
    routes: new Routes(registry, profile),
    gate,
    minimumWatchSeconds: flags["min-request-timeout"],
    draining: lifecycle.draining,
    inFlight,
    knownUsers: new KnownUsers(),
    untakenAnswers: new UntakenAnswers(),
    writeTurns,
    pipeline: composePipeline(),
    authenticating: new AuthenticatingPlaces(),
    impersonating: new Places(MAXIMUM_IMPERSONATING),
    undecided: new Places(MAXIMUM_UNDECIDED),
    deadlines: new DeadlineWheel(),
    requestTimeoutMs: flags["request-timeout"],
    requestMetrics: new RequestMetrics(metrics),
    largeRequests: new LargeRequests(parts.aside, { storage: parts.store, admission: registry.admission }),
    documents: offerMediaTypes(profile, { protobuf: true, transforms: "none" }),
    log,
    accessLog: flags.v >= 4,
    application: lazyApplication(() => {
      const discovery = discoveryOf(parts);
      return {
        server,
        health: createHealth({ ...parts, liveGraceMs: flags["livez-grace-period"] }),
        discovery,
        discoveryAnswers: new DiscoveryAnswers({
          discovery,
          profile,
          codec: server.codec,
          metaTypes,
          aggregatedKind: aggregatedKind(parts),
        }),
        openApi: openApiOf(parts, gate),
        metrics,
        issuer: parts.authentication.documents,
        address: () => lifecycle.address,
      };
    }),
  };
  return server;
}
