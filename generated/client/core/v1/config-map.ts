// Generated from api-definitions/core/v1/config-map.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  Replaces,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { ConfigMap } from "../../../core/v1/config-map/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How configmaps are spoken of. */
export const configMapDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "ConfigMap", plural: "configmaps", namespaced: true };

/** What can be done with configmaps, in one namespace. */
export interface ConfigMapClient
  extends Described,
    Gets<ConfigMap>,
    Lists<ConfigMap>,
    Watches<ConfigMap>,
    Creates<ConfigMap>,
    Replaces<ConfigMap>,
    Patches<ConfigMap>,
    Deletes<Stored<ConfigMap> | Status>,
    DeletesCollection {}
