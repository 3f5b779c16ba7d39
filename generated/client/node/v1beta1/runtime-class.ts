// Generated from api-definitions/node/v1beta1/runtime-class.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  ReplacesVersions,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Status } from "../../../meta/v1/status/types.js";
import type { RuntimeClass } from "../../../node/v1beta1/runtime-class/types.js";

/** How runtimeclasses are spoken of. */
export const runtimeClassDescriptor: ResourceDescriptor = { group: "node", vendorGroup: true, version: "v1beta1", kind: "RuntimeClass", plural: "runtimeclasses", namespaced: false };

/** What can be done with runtimeclasses. */
export interface RuntimeClassClient
  extends Described,
    Gets<RuntimeClass>,
    Lists<RuntimeClass>,
    Watches<RuntimeClass>,
    Creates<RuntimeClass>,
    ReplacesVersions<RuntimeClass>,
    Patches<RuntimeClass>,
    Deletes<Stored<RuntimeClass> | Status>,
    DeletesCollection {}
