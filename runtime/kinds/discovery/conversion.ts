/** Slices of v1beta1: the place of an endpoint is told by labels. */
import type { Endpoint, EndpointSlice } from "../../../generated/discovery/v1/types.js";
import type { EndpointSlice as EndpointSliceV1Beta1, Endpoint as EndpointV1Beta1 } from "../../../generated/discovery/v1beta1/types.js";
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";

const zoneLabel = (profile: VendorProfile): string => `topology.${profile.labelDomain}/zone`;
const hostnameLabel = (profile: VendorProfile): string => profile.names["hostnameLabel"] ?? "";

function toStored({ topology, ...endpoint }: EndpointV1Beta1, profile: VendorProfile): Endpoint {
  const { [zoneLabel(profile)]: zone, ...rest } = topology ?? {};
  const hostname = hostnameLabel(profile);
  if (endpoint.nodeName !== undefined && rest[hostname] === endpoint.nodeName) delete rest[hostname];
  return {
    ...endpoint,
    ...(zone === undefined ? {} : { zone }),
    ...(Object.keys(rest).length === 0 ? {} : { deprecatedTopology: rest }),
  };
}

function fromStored({ zone, deprecatedTopology, ...endpoint }: Endpoint, profile: VendorProfile): EndpointV1Beta1 {
  const topology = {
    ...(endpoint.nodeName === undefined ? {} : { [hostnameLabel(profile)]: endpoint.nodeName }),
    ...deprecatedTopology,
    ...(zone === undefined ? {} : { [zoneLabel(profile)]: zone }),
  };
  return { ...endpoint, ...(Object.keys(topology).length === 0 ? {} : { topology }) };
}

/** The endpoints of a slice, which a client may send as null. */
const mapped = <From, To>(endpoints: readonly From[], change: (endpoint: From) => To): { endpoints: To[] } | object =>
  Array.isArray(endpoints) ? { endpoints: (endpoints as readonly From[]).map(change) } : {};

export const endpointSliceV1Beta1: NamedConversion<EndpointSliceV1Beta1, EndpointSlice> = {
  toStorage: (slice, profile) => ({ ...slice, ...mapped(slice.endpoints, (endpoint) => toStored(endpoint, profile)) }),
  fromStorage: (slice, profile) => ({ ...slice, ...mapped(slice.endpoints, (endpoint) => fromStored(endpoint, profile)) }),
};
