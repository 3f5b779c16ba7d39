/** Operations of the OpenAPI documents: one per path shape and verb (specification: Path shapes, Query parameters, Response codes). */
import type { JsonObject } from "../definition/json.js";
import type { KindReference, SubresourceDefinition, Verb } from "../definition/resource-definition.js";
import { placeholder } from "../definition/vendor-profile.js";
import { EXTENSION, groupVersionKind, ofKind } from "./leaves.js";
import type { OptionsKind } from "./options-fields.js";

const PROTOBUF = placeholder("protobufMediaType");
const OBJECT_TYPES = ["application/json", "application/yaml", PROTOBUF];
const STREAM_TYPES = [...OBJECT_TYPES, "application/json;stream=watch", `${PROTOBUF};stream=watch`];
const PATCH_TYPES = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/strategic-merge-patch+json",
  "application/apply-patch+yaml",
];

/** A resource in one version, as documents speak of it. Names of groups may be templates. */
export interface DocumentedResource extends KindReference {
  /** Plural name used in URLs. */
  readonly resource: string;
  readonly namespaced: boolean;
  readonly verbs: readonly Verb[];
  readonly subresources: readonly SubresourceDefinition[];
  readonly deleteReturnsObject: boolean;
  /** Names by which {@link SchemaReferences} knows the kind and its list. */
  readonly type: string;
  readonly listType: string;
}

/** What the operations of one path speak about. */
export interface OperationTarget {
  readonly resource: DocumentedResource;
  /** Name of the sub-resource, "" for the resource itself. */
  readonly subresource: string;
  /** Group, version and kind of the body; the group is a template. */
  readonly kind: KindReference;
  /** Reference to the schema of the body. */
  readonly schema: JsonObject;
  readonly isNamespaced: boolean;
}

/** References to schemas, which become part of the document. */
export interface SchemaReferences {
  /** A type by its qualified name, `meta/v1.Status`. */
  type(qualified: string): JsonObject;
  /** The type of a kind; undefined when there is none. */
  kind(kind: KindReference): JsonObject | undefined;
  /** A leaf that has a schema of its own. */
  leaf(kind: string): JsonObject;
}

/** References to parameters, which become part of the document. */
export interface ParameterReferences {
  /** Query parameters of some options kinds, sorted by name. */
  query(...kinds: OptionsKind[]): JsonObject[];
  /** Query parameters of a connection's options, sorted by name; nobody else refers to them. */
  options(kind: KindReference): JsonObject[];
  path(name: "name" | "namespace" | "path"): JsonObject;
  pretty(): JsonObject;
}

export interface OperationContext {
  readonly schemas: SchemaReferences;
  readonly parameters: ParameterReferences;
}

/** How a verb appears: HTTP method, words of the operation id and description, parameters, success codes. */
interface VerbShape {
  readonly method: "get" | "put" | "post" | "delete" | "patch";
  /** Value of the action extension. */
  readonly action: string;
  readonly idVerb: string;
  readonly idMiddle?: string;
  readonly description: string;
  readonly options: readonly OptionsKind[];
  readonly body?: "object" | "patch" | "DeleteOptions";
  readonly codes: readonly number[];
}

const CODE_TEXTS: Readonly<Record<number, string>> = { 200: "OK", 201: "Created", 202: "Accepted" };

const SHAPES: Readonly<Record<Exclude<Verb, "watch">, VerbShape>> = {
  get: { method: "get", action: "get", idVerb: "read", description: "read the specified", options: [], codes: [200] },
  list: {
    method: "get",
    action: "list",
    idVerb: "list",
    description: "list or watch objects of kind",
    options: ["ListOptions"],
    codes: [200],
  },
  create: {
    method: "post",
    action: "post",
    idVerb: "create",
    description: "create",
    options: ["CreateOptions"],
    body: "object",
    codes: [200, 201, 202],
  },
  update: {
    method: "put",
    action: "put",
    idVerb: "replace",
    description: "replace the specified",
    options: ["UpdateOptions"],
    body: "object",
    codes: [200, 201],
  },
  patch: {
    method: "patch",
    action: "patch",
    idVerb: "patch",
    description: "partially update the specified",
    options: ["PatchOptions"],
    body: "patch",
    codes: [200, 201],
  },
  delete: {
    method: "delete",
    action: "delete",
    idVerb: "delete",
    description: "delete",
    options: ["DeleteOptions"],
    body: "DeleteOptions",
    codes: [200, 202],
  },
  deletecollection: {
    method: "delete",
    action: "deletecollection",
    idVerb: "delete",
    idMiddle: "Collection",
    description: "delete collection of",
    options: ["ListOptions", "DeleteOptions"],
    body: "DeleteOptions",
    codes: [200],
  },
};

/** The operations of some verbs as members of a path item. */
export function operations(verbs: readonly Verb[], target: OperationTarget, context: OperationContext, everywhere = false): JsonObject {
  const entries = verbs
    .filter((verb) => verb !== "watch")
    .map((verb) => [SHAPES[verb].method, operation(SHAPES[verb], target, context, everywhere)] as const);
  return Object.fromEntries(entries);
}

function operation(shape: VerbShape, target: OperationTarget, context: OperationContext, everywhere: boolean): JsonObject {
  const subject = `${target.subresource === "" ? "" : `${target.subresource} of the specified `}${target.resource.kind}`;
  const description =
    target.subresource === "" ? `${shape.description} ${subject}` : `${shape.description.replace(" the specified", "")} ${subject}`;
  return {
    tags: [tagOf(target.resource)],
    description,
    operationId: operationId(target, shape.idVerb, shape.idMiddle, everywhere ? "ForAllNamespaces" : ""),
    ...(shape.options.length === 0 ? {} : { parameters: context.parameters.query(...shape.options) }),
    ...bodyOf(shape, target, context),
    responses: responsesOf(shape, target, context),
    [`${EXTENSION}-action`]: shape.action,
    ...ofKind(groupVersionKind(target.kind.group, target.kind.version, target.kind.kind)),
  };
}

function bodyOf(shape: VerbShape, target: OperationTarget, context: OperationContext): JsonObject {
  switch (shape.body) {
    case "object":
      return { requestBody: { content: contentOf(OBJECT_TYPES, target.schema), required: true } };
    case "patch":
      return { requestBody: { content: contentOf(PATCH_TYPES, context.schemas.leaf("Patch")), required: true } };
    case "DeleteOptions":
      return { requestBody: { content: contentOf(OBJECT_TYPES, context.schemas.type("meta/v1.DeleteOptions")) } };
    default:
      return {};
  }
}

function responsesOf(shape: VerbShape, target: OperationTarget, context: OperationContext): JsonObject {
  const content = contentOf(shape.action === "list" ? STREAM_TYPES : OBJECT_TYPES, resultOf(shape, target, context));
  const codes = shape.codes.map((code) => [String(code), { description: CODE_TEXTS[code] ?? "", content }] as const);
  return { ...Object.fromEntries(codes), "401": { description: "Unauthorized" } };
}

function resultOf(shape: VerbShape, target: OperationTarget, context: OperationContext): JsonObject {
  if (shape.action === "list") return context.schemas.type(target.resource.listType);
  const isStatus = shape.action === "deletecollection" || (shape.action === "delete" && !target.resource.deleteReturnsObject);
  return isStatus ? context.schemas.type("meta/v1.Status") : target.schema;
}

const contentOf = (mediaTypes: readonly string[], schema: JsonObject): JsonObject =>
  Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]));

/** The deprecated watch of one object or of a collection. */
export function watchOperation(
  target: OperationTarget,
  context: OperationContext,
  shape: "watch" | "watchlist",
  everywhere = false,
): JsonObject {
  const { resource } = target;
  return {
    get: {
      tags: [tagOf(resource)],
      description: `watch ${shape === "watch" ? "changes to an object" : "individual changes to a list"} of kind ${resource.kind}. deprecated: use the 'watch' parameter with a list operation instead.`,
      operationId: operationId(target, "watch", "", (shape === "watch" ? "" : "List") + (everywhere ? "ForAllNamespaces" : "")),
      responses: {
        "200": { description: "OK", content: contentOf(STREAM_TYPES, context.schemas.type("meta/v1.WatchEvent")) },
        "401": { description: "Unauthorized" },
      },
      [`${EXTENSION}-action`]: shape,
      ...ofKind(groupVersionKind(target.kind.group, target.kind.version, target.kind.kind)),
    },
    parameters: context.parameters.query("ListOptions"),
  };
}

/** `core` gives `Core`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const VENDOR_DOMAIN = `.${placeholder("groupDomain")}`;

/** A group, or the template of its name, in tags and operation ids: `core`, `rbacAuthorization` without the vendor's domain, `stableExampleCom`. */
export function groupIdentifier(group: string): string {
  const own = group.endsWith(VENDOR_DOMAIN) ? group.slice(0, -VENDOR_DOMAIN.length) : group;
  return own === "" ? "core" : own.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `core_v1`. */
export const tagOf = ({ group, version }: Pick<DocumentedResource, "group" | "version">): string => `${groupIdentifier(group)}_${version}`;

/** `createCoreV1NamespacedSecret`, `listCoreV1SecretForAllNamespaces`. */
export function operationId(target: OperationTarget, verb: string, middle = "", suffix = ""): string {
  const { resource, subresource, isNamespaced } = target;
  const scope = isNamespaced ? "Namespaced" : "";
  return `${verb}${capital(groupIdentifier(resource.group))}${capital(resource.version)}${middle}${scope}${resource.kind}${capital(subresource)}${suffix}`;
}
