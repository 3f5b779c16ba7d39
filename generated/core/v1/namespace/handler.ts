// Generated from api-definitions/core/v1/namespace.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { namespaceCodec } from "./protobuf.js";
import { namespaceSchema } from "./schemas.js";
import { validateNamespace } from "./validators.js";

/** Handles requests on namespaces in core/v1. */
export const namespaceHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "Namespace",
  listKind: "NamespaceList",
  resource: "namespaces",
  singular: "namespace",
  shortNames: ["ns"],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete"],
  subresources: [
    {
      type: "status",
      name: "status",
      verbs: ["get", "update", "patch"],
      writes: ["status"],
      besides: ["metadata.annotations", "metadata.finalizers", "metadata.labels", "metadata.ownerReferences"],
      exclusive: true,
    },
    { type: "fields", name: "finalize", verbs: ["update"], writes: ["spec"], exclusive: true },
  ],
  description: "A scope for names, and the unit of access control and deletion.",
  hook: "namespace",
  selectableFields: [{ label: "name", path: "metadata.name", default: "" }, { label: "status.phase", path: "status.phase", default: "" }],
  nameSyntax: "dns1123Label",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: namespaceSchema,
  validate: validateNamespace,
  protobuf: namespaceCodec,
  columns: [
    nameColumn,
    {
      name: "Status",
      type: "string",
      format: "",
      description: "Active or Terminating.",
      priority: 0,
      cell: { print: "value", paths: [["status", "phase"]], absent: "" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
