// Generated from api-definitions/core/v1/binding.yaml. Do not edit.
import type { Described, ResourceDescriptor, Submits } from "../../../../runtime/client/generated-doorway.js";
import type { Binding } from "../../../core/v1/binding/types.js";

/** How bindings are spoken of. */
export const bindingDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Binding", plural: "bindings", namespaced: true };

/** What can be done with bindings, in one namespace. */
export interface BindingClient
  extends Described,
    Submits<Binding> {}
