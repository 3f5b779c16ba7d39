/** Paths and schemas of kinds that came while the server runs: what the generator makes of definitions, made of schema trees. */
import type { MetaType } from "../definition/generated-exports.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { KindReference, ResourceDefinition } from "../definition/resource-definition.js";
import type { FieldSchema, Schema, StructSchema } from "../definition/schema.js";
import { expandNames, type VendorProfile } from "../definition/vendor-profile.js";
import { documentOf, groupPaths, versionPaths } from "./document-parts.js";
import { firstFree } from "./free-name.js";
import { EXTENSION, groupVersionKind, LEAVES, MACHINERY, ofKind, parameterReference, SCALARS, schemaReference } from "./leaves.js";
import type { DocumentedResource, ParameterReferences, SchemaReferences } from "./operations.js";
import { type OptionsKind, optionsFields } from "./options-fields.js";
import { pathsOf } from "./paths.js";

export interface RunTimeKinds {
  /** Of one group version. */
  readonly definitions: readonly ResourceDefinition[];
  readonly profile: VendorProfile;
  readonly metaTypes: Readonly<Record<string, MetaType>>;
  /** A document under the profile's names that has the schemas of the machinery, and its parameters. */
  readonly base: JsonObject;
}

/** A document with all that `base` has; what is not referred to may be left out. */
export function runTimeDocument(kinds: RunTimeKinds): JsonObject {
  const [first] = kinds.definitions;
  if (first === undefined) throw new TypeError("there is no kind to document");
  const schemas = new RunTimeSchemas(kinds);
  const context = { schemas, parameters: new RunTimeParameters(kinds) };
  const resources = kinds.definitions.map((definition): DocumentedResource => ({ ...definition, ...schemas.namesOf(definition) }));
  const paths = resources.reduce<JsonObject>(
    (all, resource) => Object.assign(all, pathsOf(resource, context)),
    versionPaths(first, schemas),
  );
  const named = { ...componentsOf(kinds.base, "schemas"), ...schemas.made() };
  return expanded(documentOf(paths, {}, {}), kinds.profile, named, componentsOf(kinds.base, "parameters"));
}

/** The document of a group that only kinds of the run time are in; `base` as above. */
export function runTimeGroupDocument(group: string, kinds: Omit<RunTimeKinds, "definitions">): JsonObject {
  const schemas = new RunTimeSchemas({ ...kinds, definitions: [] });
  const frame = documentOf(groupPaths(group, schemas), {}, {});
  return expanded(frame, kinds.profile, componentsOf(kinds.base, "schemas"), {});
}

/** Only the frame has templates: what authors of kinds write is taken as it is. */
function expanded(frame: JsonObject, profile: VendorProfile, schemas: JsonObject, parameters: JsonObject): JsonObject {
  const document = JSON.parse(expandNames(JSON.stringify(frame), profile)) as JsonObject;
  const components = isJsonObject(document["components"]) ? document["components"] : {};
  return { ...document, components: { ...components, schemas, parameters } };
}

function componentsOf(document: JsonObject, name: string): JsonObject {
  const { components } = document;
  const found = isJsonObject(components) ? components[name] : undefined;
  return isJsonObject(found) ? found : {};
}

/** Published name of a type: `com.example.stable.v1.CronTab`. */
const nameOf = ({ group, version }: KindReference, kind: string): string =>
  [...group.split(".").reverse(), version, kind].filter((part) => part !== "").join(".");

type Names = Pick<DocumentedResource, "type" | "listType">;

/** Published names of kinds of one group version: a list may be called as another kind is. */
function publishedNames(definitions: readonly ResourceDefinition[]): ReadonlyMap<ResourceDefinition, Names> {
  const taken = new Set<string>();
  const take = (name: string): string => {
    const own = firstFree(name, (each) => !taken.has(each));
    taken.add(own);
    return own;
  };
  const types = definitions.map((definition) => take(nameOf(definition, definition.kind)));
  return new Map(
    definitions.map((definition, i) => [definition, { type: types[i] as string, listType: take(nameOf(definition, definition.listKind)) }]),
  );
}

class RunTimeParameters implements ParameterReferences {
  readonly #known: JsonObject;

  constructor(private readonly kinds: RunTimeKinds) {
    this.#known = componentsOf(kinds.base, "parameters");
  }

  query(...kinds: OptionsKind[]): JsonObject[] {
    const fields = optionsFields(kinds, (kind) =>
      Object.keys(this.kinds.metaTypes[kind]?.schema.fields ?? {})
        .filter((name) => Object.hasOwn(this.#known, name))
        .map((name) => ({ name })),
    );
    return fields.map(({ name }) => parameterReference(name));
  }

  /** What is defined at run time has no connections. */
  options(): JsonObject[] {
    return [];
  }

  path(name: "name" | "namespace" | "path"): JsonObject {
    return parameterReference(name);
  }

  pretty(): JsonObject {
    return parameterReference("pretty");
  }
}

class RunTimeSchemas implements SchemaReferences {
  readonly #base: JsonObject;
  readonly #machinery: string;
  readonly #extension: string;
  readonly #objectMeta: Schema | undefined;
  readonly #names: ReadonlyMap<ResourceDefinition, Names>;

  constructor(private readonly kinds: RunTimeKinds) {
    this.#base = componentsOf(kinds.base, "schemas");
    this.#machinery = expandNames(MACHINERY, kinds.profile);
    this.#extension = expandNames(EXTENSION, kinds.profile);
    this.#names = publishedNames(kinds.definitions);
    this.#objectMeta = kinds.metaTypes["PartialObjectMetadata"]?.schema.fields["metadata"]?.schema;
  }

  namesOf(definition: ResourceDefinition): Names {
    return this.#names.get(definition) as Names;
  }

  type(qualified: string): JsonObject {
    return schemaReference(qualified.replace(/^meta\/(v\d+)\./, (_, version: string) => `${this.#machinery}.apis.meta.${version}.`));
  }

  kind(kind: KindReference): JsonObject | undefined {
    const own = this.kinds.definitions.find((each) => sameKind(each, kind));
    if (own !== undefined) return this.type(this.namesOf(own).type);
    const found = Object.entries(this.#base).find(([, schema]) => {
      const kinds = isJsonObject(schema) ? schema[`${this.#extension}-group-version-kind`] : undefined;
      return Array.isArray(kinds) && kinds.length === 1 && isJsonObject(kinds[0]) && sameKind(kinds[0] as unknown as KindReference, kind);
    });
    return found === undefined ? undefined : schemaReference(found[0]);
  }

  leaf(kind: string): JsonObject {
    return schemaReference(expandNames(LEAVES[kind]?.name ?? kind, this.kinds.profile));
  }

  /** Schemas of the kinds, of their lists and of leaves. */
  made(): JsonObject {
    const leaves = Object.values(LEAVES).map(({ name, schema }) => [expandNames(name, this.kinds.profile), schema] as const);
    const own = this.kinds.definitions.flatMap((definition) => [
      [this.namesOf(definition).type, this.#kind(definition)] as const,
      [this.namesOf(definition).listType, this.#list(definition)] as const,
    ]);
    return Object.fromEntries([...leaves, ...own]);
  }

  #kind(definition: ResourceDefinition): JsonObject {
    const { group, version, kind, description, schema } = definition;
    return {
      ...(description === "" ? {} : { description }),
      ...this.#struct(schema, TYPE_META, []),
      ...this.#ofKind([groupVersionKind(group, version, kind)]),
    };
  }

  #ofKind(named: JsonValue): JsonObject {
    return JSON.parse(expandNames(JSON.stringify(ofKind(named)), this.kinds.profile)) as JsonObject;
  }

  #list(definition: ResourceDefinition): JsonObject {
    const { group, version, kind, listKind } = definition;
    return {
      description: `A list of objects of kind ${kind}.`,
      type: "object",
      properties: {
        ...TYPE_META,
        metadata: this.type("meta/v1.ListMeta"),
        items: { type: "array", items: this.type(this.namesOf(definition).type) },
      },
      required: ["items"],
      ...this.#ofKind([groupVersionKind(group, version, listKind)]),
    };
  }

  /** `above`: the structs that the value is within, so that one within itself ends. */
  #struct(schema: StructSchema, before: JsonObject, above: readonly StructSchema[]): JsonObject {
    if (schema === this.#objectMeta) return this.type("meta/v1.ObjectMeta");
    if (above.includes(schema)) return this.#anything("object");
    const fields = Object.entries(schema.fields);
    const required = fields.filter(([, field]) => field.required).map(([name]) => name);
    const properties = fields.map(([name, field]) => [name, this.#field(field, [...above, schema])] as const);
    return {
      type: "object",
      properties: { ...before, ...Object.fromEntries(properties) },
      ...(required.length === 0 ? {} : { required }),
      ...(schema.atomic ? { [`${this.#extension}-map-type`]: "atomic" } : {}),
    };
  }

  #field(field: FieldSchema, above: readonly StructSchema[]): JsonObject {
    const own: JsonObject = {
      ...(field.default === undefined || isJsonObject(field.default) ? {} : { default: field.default }),
      ...(field.patchMergeKey === undefined ? {} : { [`${this.#extension}-patch-merge-key`]: field.patchMergeKey }),
      ...(field.patchStrategy === undefined ? {} : { [`${this.#extension}-patch-strategy`]: field.patchStrategy.join(",") }),
    };
    const schema = this.#value(field.schema, above);
    if (!("$ref" in schema) || Object.keys(own).length === 0) return { ...own, ...schema };
    return { ...own, allOf: [schema] };
  }

  #value(schema: Schema, above: readonly StructSchema[]): JsonObject {
    switch (schema.kind) {
      case "struct":
        return this.#struct(schema, {}, above);
      case "list": {
        const { listType, keys } = schema;
        return {
          type: "array",
          items: this.#value(schema.item, above),
          [`${this.#extension}-list-type`]: listType,
          ...(keys.length === 0 ? {} : { [`${this.#extension}-list-map-keys`]: [...keys] }),
        };
      }
      case "map":
        return {
          type: "object",
          additionalProperties: this.#value(schema.value, above),
          ...(schema.atomic ? { [`${this.#extension}-map-type`]: "atomic" } : {}),
        };
      case "any":
        return this.#anything(schema.object ? "object" : undefined);
      case "scalar":
        return LEAVES[schema.type] === undefined ? (SCALARS[schema.type] ?? {}) : this.leaf(schema.type);
    }
  }

  #anything(type: JsonValue | undefined): JsonObject {
    return { ...(type === undefined ? {} : { type }), [`${this.#extension}-preserve-unknown-fields`]: true };
  }
}

const TYPE_META: JsonObject = {
  apiVersion: { description: "Group and version of this form of the object.", type: "string" },
  kind: { description: "Name of the type of this object.", type: "string" },
};

const sameKind = (a: KindReference, b: KindReference): boolean => a.group === b.group && a.version === b.version && a.kind === b.kind;
