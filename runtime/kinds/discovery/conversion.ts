/** Slices of v1beta1: the place of an endpoint is told by labels. */
import type { EndpointSlice } from "../../../generated/discovery/v1/types.js";
import type { EndpointSlice as EndpointSliceV1Beta1 } from "../../../generated/discovery/v1beta1/types.js";
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";

type Labels = Record<string, string>;

interface Place {
  nodeName?: string;
  zone?: string;
  topology?: Labels;
  deprecatedTopology?: Labels;
}

const zoneLabel = (profile: VendorProfile): string => `topology.${profile.labelDomain}/zone`;
const hostnameLabel = (profile: VendorProfile): string => profile.names["hostnameLabel"] ?? "";

function toStored({ topology, ...endpoint }: Place, profile: VendorProfile): Place {
  const { [zoneLabel(profile)]: zone, ...rest } = topology ?? {};
  const hostname = hostnameLabel(profile);
  if (endpoint.nodeName !== undefined && rest[hostname] === endpoint.nodeName) delete rest[hostname];
  return {
    ...endpoint,
    ...(zone === undefined ? {} : { zone }),
    ...(Object.keys(rest).length === 0 ? {} : { deprecatedTopology: rest }),
  };
}

function fromStored({ zone, deprecatedTopology, ...endpoint }: Place, profile: VendorProfile): Place {
  const topology = {
    ...(endpoint.nodeName === undefined ? {} : { [hostnameLabel(profile)]: endpoint.nodeName }),
    ...deprecatedTopology,
    ...(zone === undefined ? {} : { [zoneLabel(profile)]: zone }),
  };
  return { ...endpoint, ...(Object.keys(topology).length === 0 ? {} : { topology }) };
}

const mapped = (slice: object, change: (endpoint: Place) => Place): object => {
  const { endpoints } = slice as { endpoints?: Place[] | null };
  return Array.isArray(endpoints) ? { ...slice, endpoints: endpoints.map(change) } : slice;
};

export const endpointSliceV1Beta1: NamedConversion<EndpointSliceV1Beta1, EndpointSlice> = {
  toStorage: (slice, profile) => mapped(slice, (endpoint) => toStored(endpoint, profile)) as unknown as EndpointSlice,
  fromStorage: (slice, profile) => mapped(slice, (endpoint) => fromStored(endpoint, profile)) as unknown as EndpointSliceV1Beta1,
};
