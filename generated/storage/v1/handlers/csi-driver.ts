// Generated from api-definitions/storage/v1/csi-driver.yaml. Do not edit.
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { csiDriverPrinter } from "../printers.js";
import { csiDriverCodec } from "../protobuf.js";
import { csiDriverSchema } from "../schemas.js";
import { validateCSIDriver } from "../validators.js";

/** Handles requests on csidrivers in storage/v1. */
export const csiDriverHandler: DefinitionFactory = (profile) => ({
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
  rules: [
    {
      path: "",
      rule: "!has(self.metadata.name) || size(self.metadata.name) <= 63",
      message: "must have at most 63 bytes",
      reason: "FieldValueTooLong",
      fieldPath: ".metadata.name",
    },
    {
      path: "spec.tokenRequests[*].expirationSeconds",
      rule: "self >= 600",
      message: "may not specify a duration less than 10 minutes",
      reason: "FieldValueInvalid",
    },
    {
      path: "spec.tokenRequests[*].expirationSeconds",
      rule: "self <= 4294967296",
      message: "may not specify a duration larger than 2^32 seconds",
      reason: "FieldValueInvalid",
    },
  ],
  immutable: [
    { path: "spec.attachRequired" },
    { path: "spec.podInfoOnMount" },
    { path: "spec.volumeLifecycleModes" },
    { path: "spec.fsGroupPolicy" },
  ],
  unique: [{ path: "spec.tokenRequests", key: "audience" }],
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: true,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.18" },
  gatedFields: [],
  storageVersion: "v1",
  schema: csiDriverSchema,
  validate: validateCSIDriver,
  protobuf: csiDriverCodec,
  printer: csiDriverPrinter,
});
