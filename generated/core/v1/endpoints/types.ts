// Generated from api-definitions/core/v1/endpoints.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { ObjectReference } from "../references/types.js";

/** Addresses and ports that a service of the same name leads to. */
export interface Endpoints {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Endpoints";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Sets of addresses, each with its ports; every address of a set serves every port of it. */
  subsets?: EndpointSubset[];
}

/** A list of Endpoints objects. */
export type EndpointsList = ObjectList<"EndpointsList", Endpoints, ListMeta>;

/** Addresses that serve the same ports. */
export interface EndpointSubset {
  /** Addresses that can serve. */
  addresses?: EndpointAddress[];
  /** Addresses that cannot serve yet or any more. */
  notReadyAddresses?: EndpointAddress[];
  /** Ports of each of the addresses. */
  ports?: EndpointPort[];
}

/** An address. */
export interface EndpointAddress {
  /** The address, v4 or v6; neither loopback nor link-local. */
  ip: string;
  /** Host name of the endpoint. */
  hostname?: string;
  /** Node that hosts the endpoint. */
  nodeName?: string;
  /** Object that stands behind the address. */
  targetRef?: ObjectReference;
}

/** A port of endpoints. */
export interface EndpointPort {
  /** Name of the port, as in the service; needed when there are several. */
  name?: string;
  /** Number of the port. */
  port: number;
  /** Protocol of the port. */
  protocol?: "SCTP" | "TCP" | "UDP";
  /** Protocol of the application, by its registered name or as domain/name. */
  appProtocol?: string;
}
