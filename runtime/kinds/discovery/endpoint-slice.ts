/** Endpoint slices: v1 does not take what older versions say of the place of an endpoint; a change of it is counted all the same. */
import type { Endpoint, EndpointSlice } from "../../../generated/discovery/v1/types.js";
import type { EndpointSlice as EndpointSliceV1Beta1 } from "../../../generated/discovery/v1beta1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FieldError, tooMany } from "../../errors/field-error.js";
import { countChange, setGeneration } from "../../registry/generation.js";
import type { HookContext, ResourceHook } from "../../registry/resource-hook.js";
import { labelErrors } from "../../registry/validation/object-meta.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { hasFormat } from "../../schema/formats/formats.js";
import { hostnameLabel, placeOf } from "./conversion.js";

const MAXIMUM_LABELS = 16;

export const endpointSliceHook: ResourceHook = {
  prepareForCreate(object, context) {
    setGeneration(object.metadata, 1);
    dropTopology(object, undefined, context);
  },
  prepareForUpdate(object, old, context) {
    countChange(object, old);
    if (!deepEqual(endpointsOf(object) as never, endpointsOf(old) as never)) dropTopology(object, old, context);
  },
  validate(object, _old, context) {
    if (context.definition.version === "v1") return [];
    const { endpoints } = object as unknown as EndpointSliceV1Beta1;
    return (endpoints ?? []).flatMap((endpoint, i) =>
      topologyErrors(placeOf(endpoint, context.profile).deprecatedTopology, `endpoints[${i}].deprecatedTopology`),
    );
  },
};

const endpointsOf = (object: Readonly<ApiObject>): readonly Endpoint[] => (object as unknown as EndpointSlice).endpoints ?? [];

function topologyErrors(topology: Readonly<Record<string, string>>, path: string): FieldError[] {
  const count = Object.keys(topology).length;
  return [...(count > MAXIMUM_LABELS ? [tooMany(path, count, MAXIMUM_LABELS)] : []), ...labelErrors(topology, path)];
}

/** A host that the stored slice had only there becomes the name of the endpoint's node. */
function dropTopology(object: ApiObject, old: ApiObject | undefined, { definition, profile }: HookContext): void {
  if (definition.version !== "v1") return;
  const label = hostnameLabel(profile);
  const hosts = new Set(old === undefined ? [] : endpointsOf(old).map(({ deprecatedTopology }) => deprecatedTopology?.[label]));
  for (const endpoint of (object as unknown as EndpointSlice).endpoints ?? []) {
    const host = endpoint.deprecatedTopology?.[label];
    if (endpoint.nodeName === undefined && host !== undefined && hosts.has(host) && hasFormat("dns1123Subdomain", host)) {
      endpoint.nodeName = host;
    }
    delete endpoint.deprecatedTopology;
  }
}
