// Generated from api-definitions/storage/v1/csi-storage-capacity.yaml. Do not edit.
import { noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { csiStorageCapacityCodec } from "./protobuf.js";
import { csiStorageCapacitySchema } from "./schemas.js";
import { validateCSIStorageCapacity } from "./validators.js";

/** Handles requests on csistoragecapacities in storage/v1. */
export const csiStorageCapacityHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `storage.${profile.groupDomain}`,
  version: "v1",
  kind: "CSIStorageCapacity",
  listKind: "CSIStorageCapacityList",
  resource: "csistoragecapacities",
  singular: "csistoragecapacity",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Storage that a driver can still give in one place.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.24" },
  featureGate: "CSIStorageCapacity",
  storage: { type: "stored", version: "v1" },
  schema: csiStorageCapacitySchema,
  validate: validateCSIStorageCapacity,
  protobuf: csiStorageCapacityCodec,
  columns: [],
  conversion: noConversion,
});
