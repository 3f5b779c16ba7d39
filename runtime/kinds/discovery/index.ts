/** What definitions of the group of endpoint slices name. */
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { KindBindings } from "../kind-bindings.js";
import { sliceEndpoints, slicePorts } from "./cells.js";
import { endpointSliceV1Beta1 } from "./conversion.js";
import { endpointSliceHook } from "./endpoint-slice.js";

export const discoveryKinds = {
  cells: { sliceEndpoints, slicePorts },
  conversions: { "endpoint-slice-v1beta1": endpointSliceV1Beta1 as unknown as NamedConversion },
  resourceHooks: { "endpoint-slice": endpointSliceHook },
} as const satisfies Partial<KindBindings>;
