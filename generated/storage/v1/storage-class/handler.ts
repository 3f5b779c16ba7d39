// Generated from api-definitions/storage/v1/storage-class.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { storageClassCodec } from "./protobuf.js";
import { storageClassSchema } from "./schemas.js";
import { validateStorageClass } from "./validators.js";

/** Handles requests on storageclasses in storage/v1. */
export const storageClassHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `storage.${profile.groupDomain}`,
  version: "v1",
  kind: "StorageClass",
  listKind: "StorageClassList",
  resource: "storageclasses",
  singular: "storageclass",
  shortNames: ["sc"],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A kind of storage that claims can ask for; its provisioner makes the volumes.",
  hook: "storage-class",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.6" },
  storage: { type: "stored", version: "v1" },
  schema: storageClassSchema,
  validate: validateStorageClass,
  protobuf: storageClassCodec,
  columns: [
    nameColumn,
    {
      name: "Provisioner",
      type: "string",
      format: "",
      description: "Who makes the volumes.",
      priority: 0,
      cell: { print: "value", paths: [["provisioner"]], absent: "" },
    },
    {
      name: "ReclaimPolicy",
      type: "string",
      format: "",
      description: "What happens to a volume that is given back.",
      priority: 0,
      cell: { print: "value", paths: [["reclaimPolicy"]], absent: "Delete" },
    },
    {
      name: "VolumeBindingMode",
      type: "string",
      format: "",
      description: "When volumes are made and bound.",
      priority: 0,
      cell: { print: "value", paths: [["volumeBindingMode"]], absent: "<unset>" },
    },
    {
      name: "AllowVolumeExpansion",
      type: "boolean",
      format: "",
      description: "Whether claims may grow.",
      priority: 0,
      cell: { print: "value", paths: [["allowVolumeExpansion"]], absent: false },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
