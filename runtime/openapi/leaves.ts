/** Schemas of leaves, and the extension that names a kind. Vendor names are templates. */
import type { JsonObject, JsonValue } from "../definition/json.js";
import { placeholder } from "../definition/vendor-profile.js";

export const MACHINERY = placeholder("machineryOpenApiPackage");
export const EXTENSION = placeholder("extensionPrefix");
/** Prefix of the extension by which tools that know no other find the schema of a kind. */
const TOOL_EXTENSION = placeholder("toolExtensionPrefix");

/** Leaves, and documents that no definition describes, that have a schema of their own, by published name. */
export const LEAVES: Readonly<Record<string, { readonly name: string; readonly schema: JsonObject }>> = {
  Quantity: {
    name: `${MACHINERY}.api.resource.Quantity`,
    schema: {
      description: "An amount with an optional suffix, such as 500m, 1.5, 2Gi or 10e3.",
      oneOf: [{ type: "string" }, { type: "number" }],
    },
  },
  IntOrString: {
    name: `${MACHINERY}.util.intstr.IntOrString`,
    schema: { description: "A whole number or a text.", format: "int-or-string", oneOf: [{ type: "integer" }, { type: "string" }] },
  },
  Time: {
    name: `${MACHINERY}.apis.meta.v1.Time`,
    schema: { description: "A time in RFC 3339 with whole seconds.", type: "string", format: "date-time" },
  },
  MicroTime: {
    name: `${MACHINERY}.apis.meta.v1.MicroTime`,
    schema: { description: "A time in RFC 3339 with microseconds.", type: "string", format: "date-time" },
  },
  Duration: { name: `${MACHINERY}.apis.meta.v1.Duration`, schema: { description: "A length of time such as 1h30m.", type: "string" } },
  RawExtension: {
    name: `${MACHINERY}.runtime.RawExtension`,
    schema: { description: "An object of a kind that is not known here.", type: "object" },
  },
  FieldsV1: {
    name: `${MACHINERY}.apis.meta.v1.FieldsV1`,
    schema: {
      description: "A set of fields as a tree: f:<name> a field, k:<keys> an item of a keyed list, v:<value> a value of a set.",
      type: "object",
    },
  },
  Patch: {
    name: `${MACHINERY}.apis.meta.v1.Patch`,
    schema: { description: "Body of a patch request, in the format that its content type names.", type: "object" },
  },
  VersionInfo: { name: `${MACHINERY}.version.Info`, schema: versionInfo() },
};

function versionInfo(): JsonObject {
  const texts = {
    major: "First number of the version whose API is served.",
    minor: "Second number of the version whose API is served.",
    gitVersion: "The version whose API is served, such as v1.24.17.",
    gitCommit: "Revision of the sources, if it is told.",
    gitTreeState: "Whether the sources were as that revision has them: clean or dirty.",
    buildDate: "When the server was built, in RFC 3339.",
    goVersion: "Version of the Go that built the server; empty where none did.",
    compiler: "What compiled the server.",
    platform: "Operating system and architecture, such as linux/amd64.",
  };
  const properties = Object.entries(texts).map(([name, description]) => [name, { type: "string", description }] as const);
  const description = "The version of the API that is served, and of the program that serves it.";
  return { description, type: "object", properties: Object.fromEntries(properties), required: Object.keys(texts) };
}

/** Leaves that stand where they are used. */
export const SCALARS: Readonly<Record<string, JsonObject>> = {
  string: { type: "string" },
  boolean: { type: "boolean" },
  int32: { type: "integer", format: "int32" },
  int64: { type: "integer", format: "int64" },
  double: { type: "number", format: "double" },
  bytes: { type: "string", format: "byte" },
};

export const schemaReference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

export const parameterReference = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

export const groupVersionKind = (group: string, version: string, kind: string): JsonObject => ({ group, kind, version });

/** The extension that names the kind, or kinds, that something is of. */
export const ofKind = (kinds: JsonValue): JsonObject => ({
  [`${EXTENSION}-group-version-kind`]: kinds,
  [`${TOOL_EXTENSION}-group-version-kind`]: kinds,
});
