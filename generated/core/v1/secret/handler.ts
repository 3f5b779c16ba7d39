// Generated from api-definitions/core/v1/secret.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { secretCodec } from "./protobuf.js";
import { secretSchema } from "./schemas.js";
import { validateSecret } from "./validators.js";

/** Handles requests on secrets in core/v1. */
export const secretHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "Secret",
  listKind: "SecretList",
  resource: "secrets",
  singular: "secret",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Confidential bytes by key: passwords, tokens, keys.",
  hook: "secret",
  selectableFields: [{ label: "type", path: "type", default: "" }],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: secretSchema,
  validate: validateSecret,
  protobuf: secretCodec,
  columns: [
    nameColumn,
    {
      name: "Type",
      type: "string",
      format: "",
      description: "What the secret is for.",
      priority: 0,
      cell: { print: "value", paths: [["type"]], absent: "" },
    },
    {
      name: "Data",
      type: "string",
      format: "",
      description: "Number of keys.",
      priority: 0,
      cell: { print: "count", paths: [["data"]], absent: "" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
