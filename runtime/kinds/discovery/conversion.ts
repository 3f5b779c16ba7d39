/** Slices of v1beta1: the place of an endpoint is told by labels. */
import type { Endpoint, EndpointSlice } from "../../../generated/discovery/v1/types.js";
import type { EndpointSlice as EndpointSliceV1Beta1, Endpoint as EndpointV1Beta1 } from "../../../generated/discovery/v1beta1/types.js";
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";

const zoneLabel = (profile: VendorProfile): string => `topology.${profile.labelDomain}/zone`;
export const hostnameLabel = (profile: VendorProfile): string => profile.names["hostnameLabel"] ?? "";

/** What the labels of an endpoint say of its zone, and besides that and its node. */
export function placeOf(
  { topology, nodeName }: EndpointV1Beta1,
  profile: VendorProfile,
): { readonly zone: string | undefined; readonly deprecatedTopology: Record<string, string> } {
  const { [zoneLabel(profile)]: zone, ...deprecatedTopology } = topology ?? {};
  const hostname = hostnameLabel(profile);
  if (nodeName !== undefined && deprecatedTopology[hostname] === nodeName) delete deprecatedTopology[hostname];
  return { zone, deprecatedTopology };
}

function toStored(slice: EndpointV1Beta1, profile: VendorProfile): Endpoint {
  const { zone, deprecatedTopology } = placeOf(slice, profile);
  const { topology: _, ...endpoint } = slice;
  return {
    ...endpoint,
    ...(zone === undefined ? {} : { zone }),
    ...(Object.keys(deprecatedTopology).length === 0 ? {} : { deprecatedTopology }),
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
