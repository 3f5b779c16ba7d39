// Generated from api-definitions/core/v1/persistent-volume-claim.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { persistentVolumeClaimCodec } from "./protobuf.js";
import { persistentVolumeClaimSchema } from "./schemas.js";
import { validatePersistentVolumeClaim } from "./validators.js";

/** Handles requests on persistentvolumeclaims in core/v1. */
export const persistentVolumeClaimHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "PersistentVolumeClaim",
  listKind: "PersistentVolumeClaimList",
  resource: "persistentvolumeclaims",
  singular: "persistentvolumeclaim",
  shortNames: ["pvc"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [
    {
      type: "status",
      name: "status",
      verbs: ["get", "update", "patch"],
      writes: ["status"],
      besides: ["metadata.annotations", "metadata.finalizers", "metadata.labels", "metadata.ownerReferences"],
      exclusive: true,
    },
  ],
  description: "A request for storage by a user, bound to one persistent volume.",
  hook: "persistent-volume-claim",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: persistentVolumeClaimSchema,
  validate: validatePersistentVolumeClaim,
  protobuf: persistentVolumeClaimCodec,
  columns: [
    nameColumn,
    {
      name: "Status",
      type: "string",
      format: "",
      description: "Phase of the claim, or Terminating.",
      priority: 0,
      cell: computedCell(kinds, "claimStatus"),
    },
    {
      name: "Volume",
      type: "string",
      format: "",
      description: "Bound volume.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "volumeName"]], absent: "" },
    },
    {
      name: "Capacity",
      type: "string",
      format: "",
      description: "Size of the bound volume.",
      priority: 0,
      cell: computedCell(kinds, "claimCapacity"),
    },
    {
      name: "Access Modes",
      type: "string",
      format: "",
      description: "How the bound volume can be mounted.",
      priority: 0,
      cell: computedCell(kinds, "claimAccessModes"),
    },
    {
      name: "StorageClass",
      type: "string",
      format: "",
      description: "Storage class of the claim.",
      priority: 0,
      cell: computedCell(kinds, "claimStorageClass"),
    },
    ageColumn,
    {
      name: "VolumeMode",
      type: "string",
      format: "",
      description: "Filesystem or Block.",
      priority: 1,
      cell: { print: "value", paths: [["spec", "volumeMode"]], absent: "<unset>" },
    },
  ],
  conversion: noConversion,
});
