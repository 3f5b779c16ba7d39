// Generated from api-definitions. Do not edit.
import type { DefinitionFactory } from "../runtime/definition/resource-definition.js";
import { configMapHandler as coreV1ConfigMap } from "./core/v1/handlers/config-map.js";
import { namespaceHandler as coreV1Namespace } from "./core/v1/handlers/namespace.js";
import { persistentVolumeClaimHandler as coreV1PersistentVolumeClaim } from "./core/v1/handlers/persistent-volume-claim.js";
import { podHandler as coreV1Pod } from "./core/v1/handlers/pod.js";
import { secretHandler as coreV1Secret } from "./core/v1/handlers/secret.js";
import { csiDriverHandler as storageV1CSIDriver } from "./storage/v1/handlers/csi-driver.js";
import { csiNodeHandler as storageV1CSINode } from "./storage/v1/handlers/csi-node.js";
import { csiStorageCapacityHandler as storageV1CSIStorageCapacity } from "./storage/v1/handlers/csi-storage-capacity.js";
import { csiStorageCapacityHandler as storageV1beta1CSIStorageCapacity } from "./storage/v1beta1/handlers/csi-storage-capacity.js";

/** Every resource in every version. */
export const definitionFactories: readonly DefinitionFactory[] = [
  coreV1ConfigMap,
  coreV1Namespace,
  coreV1PersistentVolumeClaim,
  coreV1Pod,
  coreV1Secret,
  storageV1CSIDriver,
  storageV1CSINode,
  storageV1CSIStorageCapacity,
  storageV1beta1CSIStorageCapacity,
];
export { metaTypes } from "./meta-types.js";
export { openApiTemplates } from "./openapi-templates.js";
export { vendorProfiles } from "./vendor-profiles.js";
