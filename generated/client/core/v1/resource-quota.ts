// Generated from api-definitions/core/v1/resource-quota.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
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
import type { ResourceQuota } from "../../../core/v1/resource-quota/types.js";

/** How resourcequotas are spoken of. */
export const resourceQuotaDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "ResourceQuota", plural: "resourcequotas", namespaced: true, subresources: { status: null } };

/** What can be done with resourcequotas, in one namespace. */
export interface ResourceQuotaClient
  extends Described,
    Gets<ResourceQuota>,
    Lists<ResourceQuota>,
    Watches<ResourceQuota>,
    Creates<ResourceQuota>,
    Replaces<ResourceQuota>,
    Patches<ResourceQuota>,
    Deletes<Stored<ResourceQuota>>,
    DeletesCollection {
  readonly status: GetsSubresource<ResourceQuota> & ReplacesSubresource<ResourceQuota> & PatchesSubresource<ResourceQuota>;
}
