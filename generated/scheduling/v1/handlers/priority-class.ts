// Generated from api-definitions/scheduling/v1/priority-class.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { priorityClassCodec } from "../protobuf.js";
import { priorityClassSchema } from "../schemas.js";
import { validatePriorityClass } from "../validators.js";

/** Handles requests on priorityclasses in scheduling/v1. */
export const priorityClassHandler: DefinitionFactory = (profile) => ({
  origin: "generated",
  group: `scheduling.${profile.groupDomain}`,
  version: "v1",
  kind: "PriorityClass",
  listKind: "PriorityClassList",
  resource: "priorityclasses",
  singular: "priorityclass",
  shortNames: ["pc"],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A name for a priority. Pods of higher priority are scheduled first and may drive others away.",
  rules: [
    {
      path: "",
      rule: "(has(self.metadata.name) ? self.metadata.name : '').startsWith('system-') || (has(self.value) ? self.value : 0) <= 1000000000",
      message: "maximum allowed value of a user defined priority is 1000000000",
      reason: "FieldValueForbidden",
      fieldPath: ".value",
    },
    {
      path: "",
      rule: "!(has(self.metadata.name) ? self.metadata.name : '').startsWith('system-') || self.metadata.name in ['system-node-critical', 'system-cluster-critical']",
      message: "",
      messageExpression: "\"priority class names with 'system-' prefix are reserved for system use only. error: \" + self.metadata.name + \" is not a known system priority class\"",
      reason: "FieldValueForbidden",
      fieldPath: ".metadata.name",
    },
    {
      path: "",
      rule: "(has(self.metadata.name) ? self.metadata.name : '') != 'system-node-critical' || (has(self.value) ? self.value : 0) == 2000001000",
      message: "priority class names with 'system-' prefix are reserved for system use only. error: value of system-node-critical PriorityClass must be 2000001000",
      reason: "FieldValueForbidden",
      fieldPath: ".metadata.name",
    },
    {
      path: "",
      rule: "(has(self.metadata.name) ? self.metadata.name : '') != 'system-cluster-critical' || (has(self.value) ? self.value : 0) == 2000000000",
      message: "priority class names with 'system-' prefix are reserved for system use only. error: value of system-cluster-critical PriorityClass must be 2000000000",
      reason: "FieldValueForbidden",
      fieldPath: ".metadata.name",
    },
    {
      path: "",
      rule: "!(has(self.metadata.name) && self.metadata.name in ['system-node-critical', 'system-cluster-critical']) || !(has(self.globalDefault) && self.globalDefault)",
      message: "",
      messageExpression: "\"priority class names with 'system-' prefix are reserved for system use only. error: globalDefault of \" + self.metadata.name + \" PriorityClass must be false\"",
      reason: "FieldValueForbidden",
      fieldPath: ".metadata.name",
    },
  ],
  immutable: [{ path: "value", message: "may not be changed in an update.", reason: "FieldValueForbidden" }, { path: "preemptionPolicy" }],
  unique: [],
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.14" },
  gatedFields: [],
  storage: { type: "stored", version: "v1" },
  schema: priorityClassSchema,
  validate: validatePriorityClass,
  protobuf: priorityClassCodec,
  columns: [
    nameColumn,
    {
      name: "Value",
      type: "integer",
      format: "",
      description: "The priority.",
      priority: 0,
      cell: { print: "value", paths: [["value"]], absent: null },
    },
    {
      name: "Global-Default",
      type: "boolean",
      format: "",
      description: "Whether pods without a class get it.",
      priority: 0,
      cell: { print: "value", paths: [["globalDefault"]], absent: false },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
