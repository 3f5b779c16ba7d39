/** Endpoint slices: v1 does not take what older versions say of the place of an endpoint. */
import type { EndpointSlice } from "../../../generated/discovery/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { HookContext, ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";

export const endpointSliceHook: ResourceHook = {
  prepareForCreate: dropTopology,
  prepareForUpdate(object, old, context) {
    const [now, before] = [object, old].map((slice) => (slice as unknown as EndpointSlice).endpoints ?? null);
    if (!deepEqual(now as never, before as never)) dropTopology(object, context);
  },
};

function dropTopology(object: ApiObject, { definition }: HookContext): void {
  if (definition.version !== "v1") return;
  for (const endpoint of (object as unknown as EndpointSlice).endpoints ?? []) delete endpoint.deprecatedTopology;
}
