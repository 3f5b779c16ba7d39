// Generated from api-definitions/core/v1/persistent-volume-claim.yaml. Do not edit.
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { persistentVolumeClaimPrinter } from "../printers.js";
import { persistentVolumeClaimCodec } from "../protobuf.js";
import { persistentVolumeClaimSchema } from "../schemas.js";
import { validatePersistentVolumeClaim } from "../validators.js";

/** Handles requests on persistentvolumeclaims in core/v1. */
export const persistentVolumeClaimHandler: DefinitionFactory = () => ({
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
  subresources: [{ name: "status", verbs: ["get", "update", "patch"], writes: ["status"], exclusive: true }],
  description: "A request for storage by a user, bound to one persistent volume.",
  rules: [
    {
      path: "spec",
      rule: "has(self.accessModes) && size(self.accessModes) > 0",
      message: "at least 1 access mode is required",
      reason: "FieldValueRequired",
      fieldPath: ".accessModes",
    },
    {
      path: "spec",
      rule: "has(self.resources.requests) && 'storage' in self.resources.requests",
      message: "",
      reason: "FieldValueRequired",
      fieldPath: ".resources[storage]",
    },
    {
      path: "spec",
      rule: "!has(self.resources.requests) || !('storage' in self.resources.requests) || quantity(self.resources.requests.storage).sign() > 0",
      message: "must be greater than zero",
      reason: "FieldValueInvalid",
      fieldPath: ".resources.requests[storage]",
    },
    {
      path: "spec",
      rule: "!has(self.dataSource) || !has(self.dataSourceRef) || self.dataSource == self.dataSourceRef",
      message: "must match dataSourceRef",
      reason: "FieldValueInvalid",
      fieldPath: ".dataSource",
    },
    {
      path: "spec.dataSource",
      rule: "(has(self.apiGroup) && self.apiGroup != null && self.apiGroup != '') || self.kind == 'PersistentVolumeClaim'",
      message: "",
      reason: "FieldValueInvalid",
    },
    {
      path: "spec.dataSourceRef",
      rule: "(has(self.apiGroup) && self.apiGroup != null && self.apiGroup != '') || self.kind == 'PersistentVolumeClaim'",
      message: "",
      reason: "FieldValueInvalid",
    },
    {
      path: "spec.selector.matchExpressions[*]",
      rule: "self.operator in ['In', 'NotIn', 'Exists', 'DoesNotExist']",
      message: "not a valid selector operator",
      reason: "FieldValueInvalid",
      fieldPath: ".operator",
    },
    {
      path: "spec.selector.matchExpressions[*]",
      rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) > 0)",
      message: "must be specified when `operator` is 'In' or 'NotIn'",
      reason: "FieldValueRequired",
      fieldPath: ".values",
    },
    {
      path: "spec.selector.matchExpressions[*]",
      rule: "!(self.operator in ['Exists', 'DoesNotExist']) || !has(self.values) || size(self.values) == 0",
      message: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
      reason: "FieldValueForbidden",
      fieldPath: ".values",
    },
    {
      path: "status.capacity[*]",
      rule: "quantity(self).sign() >= 0",
      message: "must be a valid resource quantity",
      reason: "FieldValueInvalid",
    },
    {
      path: "status.allocatedResources[*]",
      rule: "quantity(self).sign() >= 0",
      message: "must be a valid resource quantity",
      reason: "FieldValueInvalid",
    },
  ],
  immutable: [],
  unique: [],
  hook: "persistent-volume-claim",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  gatedFields: [
    { path: "spec.dataSourceRef", gate: "AnyVolumeDataSource" },
    { path: "status.allocatedResources", gate: "RecoverVolumeExpansionFailure" },
    { path: "status.resizeStatus", gate: "RecoverVolumeExpansionFailure" },
  ],
  storageVersion: "v1",
  schema: persistentVolumeClaimSchema,
  validate: validatePersistentVolumeClaim,
  protobuf: persistentVolumeClaimCodec,
  printer: persistentVolumeClaimPrinter,
});
