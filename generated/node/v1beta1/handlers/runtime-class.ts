// Generated from api-definitions/node/v1beta1/runtime-class.yaml. Do not edit.
import { ageColumn, identityConversion, nameColumn } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { runtimeClassCodec } from "../protobuf.js";
import { runtimeClassSchema } from "../schemas.js";
import { validateRuntimeClass } from "../validators.js";

/** Handles requests on runtimeclasses in node/v1beta1. */
export const runtimeClassHandler: DefinitionFactory = (profile) => ({
  origin: "generated",
  group: `node.${profile.groupDomain}`,
  version: "v1beta1",
  kind: "RuntimeClass",
  listKind: "RuntimeClassList",
  resource: "runtimeclasses",
  singular: "runtimeclass",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A way of running containers that pods can choose by name.",
  rules: [
    {
      path: "scheduling.tolerations[*]",
      rule: "has(self.key) || (has(self.operator) && self.operator == 'Exists')",
      message: "operator must be Exists when `key` is empty, which means \"match all values and all keys\"",
      reason: "FieldValueInvalid",
      valueExpression: "has(self.operator) ? self.operator : ''",
      fieldPath: ".operator",
    },
    {
      path: "scheduling.tolerations[*]",
      rule: "!has(self.tolerationSeconds) || (has(self.effect) && self.effect == 'NoExecute')",
      message: "effect must be 'NoExecute' when `tolerationSeconds` is set",
      reason: "FieldValueInvalid",
      valueExpression: "has(self.effect) ? self.effect : ''",
      fieldPath: ".effect",
    },
    {
      path: "scheduling.tolerations[*]",
      rule: "!has(self.operator) || self.operator != 'Exists' || !has(self.value)",
      message: "value must be empty when `operator` is 'Exists'",
      reason: "FieldValueInvalid",
      fieldPath: ".operator",
    },
  ],
  immutable: [{ path: "handler" }],
  unique: [],
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.14", deprecated: "1.22", removed: "1.25" },
  gatedFields: [],
  storage: { type: "stored", version: "v1" },
  schema: runtimeClassSchema,
  validate: validateRuntimeClass,
  protobuf: runtimeClassCodec,
  columns: [
    nameColumn,
    {
      name: "Handler",
      type: "string",
      format: "",
      description: "Configuration of the container runtime.",
      priority: 0,
      cell: { print: "value", paths: [["handler"]], absent: "" },
    },
    ageColumn,
  ],
  conversion: identityConversion(`node.${profile.groupDomain}/v1`, `node.${profile.groupDomain}/v1beta1`),
});
