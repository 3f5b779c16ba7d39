// Generated from api-definitions/discovery/v1/endpoint-slice.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ObjectReference } from "../../../core/v1/references/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Some of the addresses that a service leads to, with their ports. */
export interface EndpointSlice {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "EndpointSlice";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Kind of the addresses; it cannot be changed. */
  addressType: string;
  /** The endpoints; at most 1000. */
  endpoints: Endpoint[];
  /** The ports that each of them serves; at most 100. */
  ports?: EndpointPort[];
}

/** A list of EndpointSlice objects. */
export type EndpointSliceList = ObjectList<"EndpointSliceList", EndpointSlice, ListMeta>;

/** One who serves, a pod for example, with all its addresses. */
export interface Endpoint {
  /** Addresses of the endpoint, all of which lead to the same; at most 100. */
  addresses: string[];
  /** Whether it can serve. */
  conditions?: EndpointConditions;
  /** Host name of the endpoint. */
  hostname?: string;
  /** Object that stands behind it. */
  targetRef?: ObjectReference;
  /** What versions before this one said of its place; cannot be set here. */
  deprecatedTopology?: Record<string, string>;
  /** Node that hosts it. */
  nodeName?: string;
  /** Zone that it is in. */
  zone?: string;
  /** Who should use it. */
  hints?: EndpointHints;
}

/** Whether an endpoint can serve. */
export interface EndpointConditions {
  /** Whether it can serve and is not ending; unknown counts as true. */
  ready?: boolean;
  /** Whether it can serve though it may be ending. */
  serving?: boolean;
  /** Whether it is ending. */
  terminating?: boolean;
}

/** Who should use an endpoint. */
export interface EndpointHints {
  /** Zones whose clients should use it; at most 8. */
  forZones?: ForZone[];
}

/** A zone. */
export interface ForZone {
  /** Name of the zone. */
  name: string;
}

/** A port of endpoints. */
export interface EndpointPort {
  /** Name of the port, unique in the slice. */
  name?: string;
  /** Protocol of the port. */
  protocol?: "SCTP" | "TCP" | "UDP";
  /** Number of the port; every port when absent. */
  port?: number;
  /** Protocol of the application, by its registered name or as domain/name. */
  appProtocol?: string;
}
