/** What the pipeline works with; put together by the composition root. */
import type { LargeRequests } from "../aside/large.js";
import type { Authenticator } from "../authn/authenticator.js";
import type { MediaTypeOffer } from "../codec/negotiation/negotiation.js";
import type { EndpointServices } from "../endpoints/resource-request.js";
import type { Log } from "../log/log.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { AuthenticatingPlaces } from "./authenticating-places.js";
import type { DeadlineWheel } from "./deadline-wheel.js";
import type { ContextServices, HttpRequest } from "./http-request.js";
import type { InFlightLimits, Places } from "./in-flight.js";
import type { KnownUsers } from "./known-users.js";
import type { RequestMetrics } from "./request-metrics.js";
import type { Routes } from "./routes.js";
import type { Next } from "./stage.js";
import type { UntakenAnswers } from "./untaken-answers.js";
import type { WriteTurns } from "./write-turns.js";

export interface ServerServices extends ContextServices, EndpointServices {
  readonly authenticator: Authenticator;
  readonly knownUsers: KnownUsers;
  readonly registry: ResourceRegistry;
  readonly routes: Routes;
  /** What every request goes through. */
  readonly pipeline: Next;
  readonly inFlight: InFlightLimits;
  readonly untakenAnswers: UntakenAnswers;
  readonly writeTurns: WriteTurns;
  /** Of those about whom others are being asked. */
  readonly authenticating: AuthenticatingPlaces;
  /** Of those about whose impersonation others are being asked, by caller. */
  readonly impersonating: Places;
  /** Of lasting requests that others are asked whether to allow, by caller. */
  readonly undecided: Places;
  readonly deadlines: DeadlineWheel;
  /** Milliseconds a request may take; watches apart. */
  readonly requestTimeoutMs: number;
  /** Encodings of errors and other documents. */
  readonly documents: MediaTypeOffer;
  readonly log: Log;
  readonly requestMetrics: RequestMetrics;
  /** Logs every request. */
  readonly accessLog: boolean;
  /** Serves large requests where they hold nobody up. */
  readonly largeRequests: LargeRequests;
  /** Everything that is no resource: health, version, discovery, OpenAPI, unknown paths. */
  application(request: HttpRequest): void | Promise<void>;
}
