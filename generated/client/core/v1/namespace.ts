// Generated from api-definitions/core/v1/namespace.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Namespace } from "../../../core/v1/namespace/types.js";

/** How namespaces are spoken of. */
export const namespaceDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Namespace", plural: "namespaces", namespaced: false, subresources: { status: null, finalize: null } };

/** What can be done with namespaces. */
export interface NamespaceClient
  extends Described,
    Gets<Namespace>,
    Lists<Namespace>,
    Watches<Namespace>,
    Creates<Namespace>,
    Replaces<Namespace>,
    Patches<Namespace>,
    Deletes<Stored<Namespace>> {
  readonly status: GetsSubresource<Namespace> & ReplacesSubresource<Namespace> & PatchesSubresource<Namespace>;
  readonly finalize: ReplacesSubresource<Namespace>;
}
