/** Component schemas of the OpenAPI documents: every type a package's resources use, under templates of the published names. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../../runtime/definition/json.js";
import { EXTENSION, groupVersionKind, LEAVES, ofKind, SCALARS, schemaReference } from "../../../runtime/openapi/leaves.js";
import type { SchemaReferences } from "../../../runtime/openapi/operations.js";
import type { FieldModel, TypeModel, TypeRef } from "../../../runtime/schema/declared/type-model.js";
import type { ApiModel } from "../../model/model.js";
import { typeNamed } from "../naming.js";

/** Collects the schemas that a document refers to. */
export class SchemaCollector implements SchemaReferences {
  readonly #schemas = new Map<string, JsonObject>();

  constructor(private readonly model: ApiModel) {}

  /** Reference to a type of the model, by its qualified name. */
  type(qualified: string): JsonObject {
    const type = typeNamed(this.model, qualified);
    const name = publishedName(type, this.model);
    if (!this.#schemas.has(name)) {
      this.#schemas.set(name, {});
      this.#schemas.set(name, this.#schemaOf(type));
      for (const used of usedTypes(type)) this.type(used);
    }
    return schemaReference(name);
  }

  /** Reference to the type of a kind; undefined when no definition has it. `group` is a template. */
  kind(kind: { readonly group: string; readonly version: string; readonly kind: string }): JsonObject | undefined {
    const folder = this.model.groups.find((group) => group.name === kind.group)?.folder;
    const qualified = `${folder}/${kind.version}.${kind.kind}`;
    return this.model.types.has(qualified) ? this.type(qualified) : undefined;
  }

  /** Reference to a leaf that has a schema of its own. */
  leaf(kind: string): JsonObject {
    const leaf = LEAVES[kind];
    if (leaf === undefined) throw new Error(`no schema is known for ${kind}`);
    this.#schemas.set(leaf.name, leaf.schema);
    return schemaReference(leaf.name);
  }

  /** All schemas asked for, sorted by name. */
  schemas(): JsonObject {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #schemaOf(type: TypeModel): JsonObject {
    const required = type.fields.filter((field) => field.required).map((field) => field.name);
    const properties = [...(type.isKind ? TYPE_META : []), ...type.fields.map((field) => [field.name, this.#property(field)] as const)];
    const kinds = groupVersionKinds(type, this.model);
    return {
      ...(type.description === "" ? {} : { description: type.description }),
      type: "object",
      ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
      ...(required.length === 0 ? {} : { required }),
      ...(type.atomic ? { [`${EXTENSION}-map-type`]: "atomic" } : {}),
      ...(kinds.length === 0 ? {} : ofKind(kinds)),
    };
  }

  #property(field: FieldModel): JsonObject {
    const { type } = field;
    const schema = this.#value(type);
    const description = field.description === "" ? {} : { description: field.description };
    const own: JsonObject = {
      ...description,
      // An object as default says little, and generators of typed clients make code of it that does not compile.
      ...(field.default === undefined || isJsonObject(field.default) ? {} : { default: field.default }),
      ...(field.deprecated ? { deprecated: true } : {}),
      ...mergeMarkers(field),
    };
    if (!("$ref" in schema)) return { ...own, ...schema };
    return Object.keys(own).length === 0 ? schema : { ...own, allOf: [schema] };
  }

  #value(type: TypeRef): JsonObject {
    switch (type.kind) {
      case "ref":
        return this.type(type.name);
      case "list":
        return {
          type: "array",
          items: this.#value(type.item),
          ...given({ minItems: type.minItems, maxItems: type.maxItems }),
        };
      case "map":
        return {
          type: "object",
          additionalProperties: this.#value(type.value),
          ...given({ minProperties: type.minProperties, maxProperties: type.maxProperties }),
        };
      case "any":
        return this.leaf(type.message);
      case "scalar": {
        if (LEAVES[type.type] !== undefined) return this.leaf(type.type);
        const { pattern, minimum, maximum, minLength, maxLength } = type;
        const values = type.enum ?? type.knownValues;
        return {
          ...SCALARS[type.type],
          ...given({ enum: values === undefined ? undefined : [...values], pattern, minimum, maximum, minLength, maxLength }),
        };
      }
    }
  }
}

/** The name of a type in the documents, a template. */
export function publishedName(type: TypeModel, model: ApiModel): string {
  const [folder, version] = type.package.split("/");
  const group = model.groups.find((candidate) => candidate.folder === folder);
  return [group?.openApiPackage ?? folder, version, type.name].filter((part) => part !== undefined).join(".");
}

const TYPE_META: readonly (readonly [string, JsonObject])[] = [
  ["apiVersion", { description: "Group and version of this form of the object.", type: "string" }],
  ["kind", { description: "Name of the type of this object.", type: "string" }],
];

function mergeMarkers(field: FieldModel): JsonObject {
  const { type } = field;
  const list = type.kind === "list" && type.listTypeDeclared ? type : undefined;
  return {
    ...(list === undefined ? {} : { [`${EXTENSION}-list-type`]: list.listType }),
    ...(list === undefined || list.keys.length === 0 ? {} : { [`${EXTENSION}-list-map-keys`]: [...list.keys] }),
    ...(type.kind === "map" && type.atomic ? { [`${EXTENSION}-map-type`]: "atomic" } : {}),
    ...(field.patchMergeKey === undefined ? {} : { [`${EXTENSION}-patch-merge-key`]: field.patchMergeKey }),
    ...(field.patchStrategy === undefined ? {} : { [`${EXTENSION}-patch-strategy`]: field.patchStrategy.join(",") }),
  };
}

/** Where a kind is served; empty for a type that is no kind. */
function groupVersionKinds(type: TypeModel, model: ApiModel): JsonObject[] {
  const qualified = `${type.package}.${type.name}`;
  const meta = model.metaKinds.find((kind) => kind.type === qualified);
  if (meta?.inEveryGroup) {
    const places = new Map(
      model.resources.map(({ group, version }) => [`${group}/${version}`, groupVersionKind(group, version, type.name)]),
    );
    return [...places.values()];
  }
  if (meta !== undefined) return [meta.apiVersion, ...meta.alsoServedAs].map((apiVersion) => fromApiVersion(apiVersion, type.name));
  if (!type.isKind) return [];
  const [folder, version] = type.package.split("/");
  const group = model.groups.find((candidate) => candidate.folder === folder);
  return version === undefined || group === undefined ? [] : [groupVersionKind(group.name, version, type.name)];
}

function fromApiVersion(apiVersion: string, kind: string): JsonObject {
  const [group, version] = apiVersion.includes("/") ? apiVersion.split("/") : ["", apiVersion];
  return groupVersionKind(group ?? "", version ?? "", kind);
}

const given = (rules: Record<string, JsonValue | undefined>): JsonObject =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));

/** Names of the types that a type uses directly, in order of use. */
const usedTypes = (type: TypeModel): string[] => type.fields.flatMap((field) => namesIn(field.type));

function namesIn(type: TypeRef): string[] {
  if (type.kind === "ref") return [type.name];
  if (type.kind === "list") return namesIn(type.item);
  return type.kind === "map" ? namesIn(type.value) : [];
}
