// Generated from api-definitions/storage/v1/csi-driver.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { csiDriverCodec } from "./protobuf.js";
import { csiDriverSchema } from "./schemas.js";
import { validateCSIDriver } from "./validators.js";

/** Handles requests on csidrivers in storage/v1. */
export const csiDriverHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `storage.${profile.groupDomain}`,
  version: "v1",
  kind: "CSIDriver",
  listKind: "CSIDriverList",
  resource: "csidrivers",
  singular: "csidriver",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A storage driver installed on the cluster. Its name is the name the driver calls itself.",
  hook: "csi-driver",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.18" },
  storage: { type: "stored", version: "v1" },
  schema: csiDriverSchema,
  validate: validateCSIDriver,
  protobuf: csiDriverCodec,
  columns: [
    nameColumn,
    {
      name: "AttachRequired",
      type: "boolean",
      format: "",
      description: "Whether volumes must be attached.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "attachRequired"]], absent: null },
    },
    {
      name: "PodInfoOnMount",
      type: "boolean",
      format: "",
      description: "Whether the driver is told about pods.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "podInfoOnMount"]], absent: null },
    },
    {
      name: "StorageCapacity",
      type: "boolean",
      format: "",
      description: "Whether published capacity counts.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "storageCapacity"]], absent: null },
    },
    {
      name: "TokenRequests",
      type: "string",
      format: "",
      description: "Audiences of wanted tokens.",
      priority: 0,
      cell: { print: "join", paths: [["spec", "tokenRequests", "audience"]], absent: "<unset>" },
    },
    {
      name: "RequiresRepublish",
      type: "boolean",
      format: "",
      description: "Whether mounting is repeated.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "requiresRepublish"]], absent: null },
    },
    {
      name: "Modes",
      type: "string",
      format: "",
      description: "Kinds of volumes the driver serves.",
      priority: 0,
      cell: { print: "join", paths: [["spec", "volumeLifecycleModes"]], absent: "<none>" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
