/** What an endpoint of a resource is given: the request, the resource it is about, and what the server offers. */

import type { WithoutCredentials } from "../authn/credential-headers.js";
import type { Authorizer } from "../authz/authorizer.js";
import type { MediaTypeOffer } from "../codec/negotiation/negotiation.js";
import type { ObjectCodec } from "../codec/object-codec.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ObjectTarget } from "../registry/options.js";
import type { Resource } from "../registry/resource.js";
import type { Exchange } from "./exchange.js";

/** What endpoints share. */
export interface EndpointServices {
  readonly codec: ObjectCodec;
  readonly authorizer: Authorizer;
  /** What of a request's headers others may see. */
  readonly withoutCredentials: WithoutCredentials;
  /** Whether a feature gate is on. */
  gate(name: FeatureGateName): boolean;
  /** Watches that name no timeout last from this to twice this, in seconds. */
  readonly minimumWatchSeconds: number;
  /** Aborted when the server drains: watches then end cleanly. */
  readonly draining: AbortSignal;
}

export interface ResourceRequest {
  readonly exchange: Exchange;
  readonly context: RequestContext;
  /** Encoded query without question mark. */
  readonly query: string;
  readonly target: ObjectTarget;
  /** What serves the path. */
  readonly resource: Resource;
  /** What follows a path that any other may follow, as decoded, with its leading slash; else "". */
  readonly subpath: string;
  /** Encodings this resource is served and accepted in. */
  readonly offer: MediaTypeOffer;
  readonly services: EndpointServices;
}

/** Answers a request; what is thrown is rendered by the caller. A promise means that the answer is still under way. */
export type Endpoint = (request: ResourceRequest) => void | Promise<void>;
