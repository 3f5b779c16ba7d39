/** Every name of the runtime that generated code may use, by the module that has it. A test shows that each exists. */

/** Types, erased at build time, and the module of `runtime/definition` that declares each. */
export const DEFINITION_TYPES = {
  JsonObject: "definition/json.js",
  JsonValue: "definition/json.js",
  ApiGroupsFactory: "definition/generated-exports.js",
  DefinitionFactory: "definition/resource-definition.js",
  KindFactory: "definition/resource-definition.js",
  FeatureGate: "definition/feature-gate.js",
  FeatureGates: "definition/feature-gate.js",
  MetaType: "definition/generated-exports.js",
  ObjectList: "definition/object-list.js",
  OpenApiTemplates: "definition/generated-exports.js",
  ProtobufCodec: "definition/resource-definition.js",
  StructuralValidator: "definition/resource-definition.js",
  StructSchema: "definition/schema.js",
  VendorProfile: "definition/vendor-profile.js",
} as const;

/** The private door for values. */
export const DOORWAY = "codec/generated-doorway.js";

/** Values of the doorway. */
export const DOORWAY_VALUES = [
  "acceptAll",
  "addErrors",
  "ageColumn",
  "anyObject",
  "anyValue",
  "appendItem",
  "appendMessage",
  "appendNumber",
  "atomicList",
  "atomicMap",
  "codePointLength",
  "computedCell",
  "field",
  "granularMap",
  "hasFormat",
  "identityConversion",
  "isEmpty",
  "mapList",
  "mergeMessage",
  "MOST_MISTAKES",
  "nameColumn",
  "namedConversion",
  "noConversion",
  "listCodec",
  "protobufCodec",
  "putEntry",
  "putMessage",
  "rawExtension",
  "readBool",
  "readBytes",
  "readDouble",
  "readDuration",
  "readEmbedded",
  "readInt32",
  "readInt64",
  "readIntOrString",
  "readJson",
  "readMicroTime",
  "readOpenApiTemplates",
  "readQuantity",
  "readString",
  "readTime",
  "readWrappedList",
  "resourceDefinition",
  "scalar",
  "setList",
  "setNonEmpty",
  "struct",
  "writeBool",
  "writeBytes",
  "writeDouble",
  "writeDuration",
  "writeInt32",
  "writeInt64",
  "writeIntOrString",
  "writeJson",
  "writeList",
  "writeMap",
  "writeMessage",
  "writeMessageMap",
  "writeMessages",
  "writeMicroTime",
  "writeQuantity",
  "writeString",
  "writeTime",
  "writeWrappedList",
] as const;

/** Types of the doorway. */
export const DOORWAY_TYPES = ["MessageReader", "Writer"] as const;

export type DefinitionTypeName = keyof typeof DEFINITION_TYPES;
export type DoorwayValueName = (typeof DOORWAY_VALUES)[number];
export type DoorwayTypeName = (typeof DOORWAY_TYPES)[number];

/** The door for generated clients, and what is behind it. */
export const CLIENT_DOORWAY = "client/generated-doorway.js";

export const CLIENT_VALUES = ["resourceClient"] as const;

export const CLIENT_TYPES = [
  "ClientProfile",
  "Connection",
  "Creates",
  "CreatesSubresource",
  "Deletes",
  "DeletesCollection",
  "Described",
  "DynamicObject",
  "ForwardsPorts",
  "Gets",
  "GetsSubresource",
  "Lists",
  "Namespaced",
  "Patches",
  "PatchesSubresource",
  "Proxies",
  "ReadsText",
  "Replaces",
  "ReplacesSubresource",
  "ReplacesVersions",
  "ResourceDescriptor",
  "RunsCommands",
  "Stored",
  "Submits",
  "Watches",
] as const;

export type ClientValueName = (typeof CLIENT_VALUES)[number];
export type ClientTypeName = (typeof CLIENT_TYPES)[number];
