import type { BuiltType, BuiltTypes, PatternEngine } from "./built-type.js";
import { checkKeywords } from "./check-keywords.js";
import { asBoolean, asList, asMapping, asNumber, asText, type Mapping } from "./mapping.js";
import { checksOf, defaultsBelowOf, defaultsOf, immutabilityOf, joinChecks, unionsOf } from "./marks.js";
import { below, type Mistakes, type NodePath, type Place } from "./place.js";
import { type Demand, demandOf, isAlwaysThere, optionalByDefault, type PresenceMarks } from "./presence.js";
import { scalarOf } from "./scalars.js";
import { didYouMean, nearestFirst } from "./suggest.js";
import type { EmbeddedModel, FieldModel, TypeModel, TypeRef } from "./type-model.js";

/** Where the types of one definition file go. */
export interface TypeScope {
  /** `storage/v1`. */
  readonly packageName: string;
  /** Package searched when {@link packageName} lacks a name; for versions defined by another one. */
  readonly fallbackPackage?: string;
}

/** Looks up functions that declarations name. */
export interface HookNames {
  /** Reports a name that there is not, `steps` below `place`; `types` are those of the values that the function is called with. */
  use(table: "typeHooks", name: string, place: Place, steps: NodePath, types: readonly string[]): void;
}

/** Fields that every resource has without saying so. */
const OBJECT_METADATA: FieldModel = {
  name: "metadata",
  description: "Standard metadata of the object.",
  type: { kind: "ref", name: "meta/v1.ObjectMeta" },
  proto: 1,
  required: false,
  refuseAbsence: false,
  omitEmpty: false,
  optional: false,
  deprecated: false,
  source: { file: "", line: 1, column: 1 },
};

/** What declarations of a document have to say, and may. */
export interface TypeBuilding {
  readonly patterns: PatternEngine;
  /** False: not every name is known, so that an unknown one is no mistake. */
  readonly complete: boolean;
  /** True: types have a binary form and documentation, so that fields have numbers and descriptions. */
  readonly published: boolean;
  readonly hooks?: HookNames;
  /** Name of the type of an object that a field of `owner` describes in place. */
  readonly inlineName?: (owner: string, field: string) => string;
}

class TypeTable extends Map<string, BuiltType> implements BuiltTypes {
  constructor(readonly patterns: PatternEngine) {
    super();
  }
}

/** Builds types into `types`; mistakes go to `problems`. Call {@link declare} for every name before building any. */
export class TypeBuilder {
  readonly types: Map<string, BuiltType> & BuiltTypes;
  readonly #declared = new Map<string, Place>();

  constructor(
    readonly problems: Mistakes,
    private readonly building: TypeBuilding,
  ) {
    this.types = new TypeTable(building.patterns);
  }

  /** Makes a name known, so that references to it resolve. */
  declare(scope: TypeScope, name: string, place: Place): void {
    const qualified = `${scope.packageName}.${name}`;
    const earlier = this.#declared.get(qualified);
    if (earlier !== undefined && earlier !== place) {
      const other = earlier.file.keyAt(earlier.path);
      this.problems.atKey(place, [], `type "${qualified}" is defined twice`, `it is also in ${other.file}:${other.line}`);
      return;
    }
    this.#declared.set(qualified, place);
  }

  /** Declares the inline types of a schema, at every depth. */
  declareInline(scope: TypeScope, name: string, schema: Mapping, place: Place): void {
    for (const [field, value] of Object.entries(asMapping(schema["properties"]))) {
      this.#declareBelow(scope, name, field, asMapping(value), below(place, "properties", field));
    }
  }

  /** A list kind; its item type is `kind`. */
  addList(scope: TypeScope, kind: string, description: string, place: Place): void {
    const name = `${kind}List`;
    const source = place.file.valueAt(place.path);
    const metadata: FieldModel = {
      ...OBJECT_METADATA,
      description: "Standard metadata of the list.",
      type: { kind: "ref", name: "meta/v1.ListMeta" },
      source,
    };
    const items: FieldModel = {
      ...OBJECT_METADATA,
      name: "items",
      description: `The ${kind} objects.`,
      type: {
        kind: "list",
        item: { kind: "ref", name: `${scope.packageName}.${kind}` },
        listType: "atomic",
        keys: [],
        listTypeDeclared: false,
      },
      proto: 2,
      required: true,
      source,
    };
    this.#put(
      {
        package: scope.packageName,
        name,
        description: description === "" ? `A list of ${kind} objects.` : description,
        atomic: false,
        isKind: true,
        listOf: `${scope.packageName}.${kind}`,
        hasProtobuf: true,
        fields: [metadata, items],
        embedded: [],
        source,
      },
      place,
    );
  }

  /** Builds a named type. `kind` says that it is a kind, and whether a resource's. */
  build(scope: TypeScope, name: string, schema: Mapping, place: Place, kind?: "resource" | "other", description?: string): void {
    const hasProtobuf = this.building.published && asBoolean(schema["x-orch-no-proto"]) !== true;
    const fields: FieldModel[] = [];
    const embedded: EmbeddedModel[] = [];
    if (kind === "resource") fields.push({ ...OBJECT_METADATA, source: place.file.valueAt(place.path) });
    const marks = { required: namesIn(schema["required"]), alwaysWritten: namesIn(schema["x-orch-always-written"]) };
    for (const [field, value] of Object.entries(asMapping(schema["properties"]))) {
      const fieldPlace = below(place, "properties", field);
      if (kind !== undefined && (field === "apiVersion" || field === "kind" || (field === "metadata" && kind === "resource"))) {
        this.problems.atKey(fieldPlace, [], `every kind has "${field}"`, "leave it out");
        continue;
      }
      // What is no mapping has been reported.
      if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
      const fieldSchema = asMapping(value);
      if (asBoolean(fieldSchema["x-orch-inline"]) === true) {
        if (fieldSchema["$ref"] === undefined) this.problems.atKey(fieldPlace, ["x-orch-inline"], "only a $ref can be inline", "give $ref");
        const type = this.#resolve(scope, fieldSchema["$ref"], fieldPlace);
        if (type !== undefined) embedded.push({ name: field, type, proto: this.#proto(fieldSchema, fieldPlace, hasProtobuf) });
        continue;
      }
      fields.push(this.#field({ scope, owner: name, hasProtobuf, kind }, field, fieldSchema, fieldPlace, demandOf(field, marks)));
    }
    this.#checkMarks(marks, schema, place);
    const order = asList(messagesOf(name, place)["order"]).map(String);
    const text = description ?? asText(schema["description"]) ?? "";
    if (text === "" && this.building.published) this.problems.atKey(place, [], `type "${name}" has no description`);
    this.#put(
      {
        package: scope.packageName,
        name,
        description: text.trim(),
        atomic: schema["x-orch-map-type"] === "atomic",
        isKind: kind !== undefined,
        hasProtobuf,
        fields,
        ...(order.length === 0 ? {} : { validationOrder: order }),
        embedded,
        ...this.#demandsOf(schema, fields, place, `${scope.packageName}.${name}`),
        source: place.file.keyAt(place.path),
      },
      place,
    );
  }

  /** Fields that are required or always written are there, and not both. */
  #checkMarks(marks: PresenceMarks, schema: Mapping, place: Place): void {
    const properties = asMapping(schema["properties"]);
    const tell = (key: string, what: string): void =>
      asList(schema[key])
        .map(String)
        .forEach((field, index) => {
          if (Object.hasOwn(properties, field)) return;
          const near = didYouMean(field, Object.keys(properties));
          this.problems.atValue(place, [key, index], `${what} field "${field}" is not among the properties`, near);
        });
    tell("required", "required");
    tell("x-orch-always-written", "always written");
    asList(schema["x-orch-always-written"]).forEach((name, index) => {
      const field = String(name);
      if (!marks.required.has(field)) return;
      const message = `the absence of "${field}" cannot both be refused and read as its zero`;
      this.problems.atValue(place, ["x-orch-always-written", index], message, "keep one");
    });
  }

  /** What the type demands of its values. An inline type leaves immutability to the field that it is the type of. */
  #demandsOf(
    schema: Mapping,
    fields: readonly FieldModel[],
    place: Place,
    qualified: string,
  ): Pick<TypeModel, "checks" | "unions" | "defaultsBelow" | "hooks"> {
    const checks = checksOf(schema, { immutable: place.path.at(-2) !== "properties" });
    const unions = unionsOf(
      schema,
      fields.map(({ name }) => name),
    );
    const defaultsBelow = defaultsBelowOf(schema);
    const hook = asText(schema["x-orch-hook"]);
    if (hook !== undefined) this.building.hooks?.use("typeHooks", hook, place, ["x-orch-hook"], [qualified]);
    return {
      ...(checks === undefined ? {} : { checks }),
      ...(unions === undefined ? {} : { unions }),
      ...(defaultsBelow === undefined ? {} : { defaultsBelow }),
      ...(hook === undefined ? {} : { hooks: [hook] }),
    };
  }

  #put(model: TypeModel, place: Place): void {
    this.types.set(`${model.package}.${model.name}`, { model, place });
  }

  #inlineName(owner: string, field: string, schema: Mapping): string {
    return this.building.inlineName?.(owner, field) ?? asText(schema["title"]) ?? inlineTypeName(owner, field);
  }

  #declareBelow(scope: TypeScope, owner: string, field: string, schema: Mapping, place: Place): void {
    if (schema["properties"] !== undefined) {
      const name = this.#inlineName(owner, field, schema);
      this.declare(scope, name, place);
      this.declareInline(scope, name, schema, place);
    }
    for (const key of ["items", "additionalProperties"]) {
      if (schema[key] !== undefined) this.#declareBelow(scope, owner, field, asMapping(schema[key]), below(place, key));
    }
  }

  #field(within: FieldContext, name: string, schema: Mapping, place: Place, demand: Demand): FieldModel {
    const type = this.#ref(within, name, schema, place);
    const isTop = within.kind !== undefined && isTopLevel(name);
    const optional = asBoolean(schema["x-orch-optional"]) ?? optionalByDefault(type, demand, isTop);
    const published = demand !== "none";
    if (demand === "required" && !optional && (type.kind === "ref" || type.kind === "any"))
      this.problems.atValue(place, ["x-orch-optional"], `"${name}" is required, so that its absence differs from its zero`, "leave it out");
    const strategy = asText(schema["x-orch-patch-strategy"]);
    const mergeKey = asText(schema["x-orch-patch-merge-key"]);
    const gate = asText(schema["x-orch-feature-gate"]);
    const errorPath = asText(asMapping(messagesOf(within.owner, place)["paths"])[name]);
    const description = asText(schema["description"]) ?? "";
    if (this.building.published && schema["description"] === undefined && schema["$ref"] === undefined) {
      this.problems.atKey(place, [], `field "${name}" has no description`);
    }
    const immutable = immutabilityOf(schema["x-orch-immutable"]);
    // Whatever else an inline object demands is its type's own.
    const own = schema["properties"] === undefined ? checksOf(schema) : undefined;
    const checks = joinChecks(own, immutable === undefined || own !== undefined ? undefined : { immutable });
    return {
      name,
      description: description.trim(),
      type,
      proto: this.#proto(schema, place, within.hasProtobuf),
      required: published,
      refuseAbsence: demand === "required",
      omitEmpty: asBoolean(schema["x-orch-omit-empty"]) ?? (!published && (optional || !isAlwaysThere(type))),
      optional,
      ...defaultsOf(schema),
      ...(checks === undefined ? {} : { checks }),
      ...(schema["x-orch-unchecked"] === true ? { unchecked: true } : {}),
      ...(strategy === undefined ? {} : { patchStrategy: strategy.split(",") as NonNullable<FieldModel["patchStrategy"]> }),
      ...(mergeKey === undefined ? {} : { patchMergeKey: mergeKey }),
      ...(gate === undefined ? {} : { featureGate: gate }),
      ...(errorPath === undefined ? {} : { errorPath }),
      deprecated: asBoolean(schema["deprecated"]) ?? false,
      source: place.file.keyAt(place.path),
    };
  }

  #proto(schema: Mapping, place: Place, wanted: boolean): number {
    const proto = asNumber(schema["x-orch-proto"]);
    if (wanted && proto === undefined) this.problems.atKey(place, [], `field "${String(place.path.at(-1))}" has no x-orch-proto`);
    return wanted ? (proto ?? 0) : 0;
  }

  #ref(within: FieldContext, field: string, schema: Mapping, place: Place): TypeRef {
    checkKeywords(schema, place, this.problems);
    if (schema["$ref"] !== undefined) {
      const name = this.#resolve(within.scope, schema["$ref"], place);
      return name === undefined ? { kind: "any", object: false, message: "RawExtension" } : { kind: "ref", name };
    }
    if (schema["properties"] !== undefined) {
      const name = this.#inlineName(within.owner, field, schema);
      this.build(within.scope, name, schema, place);
      return { kind: "ref", name: `${within.scope.packageName}.${name}` };
    }
    if (schema["items"] !== undefined) return this.#list(within, field, schema, place);
    if (schema["additionalProperties"] !== undefined) {
      const names = asMapping(schema["propertyNames"]);
      const keyChecks = checksOf(names);
      const values = asMapping(schema["additionalProperties"]);
      const valueChecks = values["properties"] === undefined ? checksOf(values) : undefined;
      const keyFormat = asText(names["format"]);
      return {
        kind: "map",
        value: this.#ref(within, field, values, below(place, "additionalProperties")),
        atomic: schema["x-orch-map-type"] === "atomic",
        ...(keyFormat === undefined ? {} : ({ keyFormat } as object)),
        ...bounds(schema, ["minProperties", "maxProperties"]),
        ...(valueChecks === undefined ? {} : { valueChecks }),
        ...(keyChecks === undefined ? {} : { keyChecks }),
      };
    }
    return scalarOf(schema, place, this.problems);
  }

  #list(within: FieldContext, field: string, schema: Mapping, place: Place): TypeRef {
    const items = asMapping(schema["items"]);
    const item = this.#ref(within, field, items, below(place, "items"));
    const itemChecks = items["properties"] === undefined ? checksOf(items) : undefined;
    const declared = asText(schema["x-orch-list-type"]) as "atomic" | "set" | "map" | undefined;
    const merged = (asText(schema["x-orch-patch-strategy"]) ?? "").includes("merge");
    const mergeKey = asText(schema["x-orch-patch-merge-key"]);
    const listType = declared ?? (!merged ? "atomic" : mergeKey === undefined ? "set" : "map");
    const keys = asList(schema["x-orch-list-map-keys"]).map(String);
    const wrapped = asText(schema["x-orch-proto-message"]);
    return {
      kind: "list",
      item,
      listType,
      keys: keys.length > 0 || listType !== "map" || mergeKey === undefined ? keys : [mergeKey],
      listTypeDeclared: declared !== undefined,
      ...(wrapped === undefined ? {} : { wrapped }),
      ...bounds(schema, ["minItems", "maxItems"]),
      ...(itemChecks === undefined ? {} : { itemChecks }),
    };
  }

  #resolve(scope: TypeScope, reference: unknown, place: Place): string | undefined {
    const text = asText(reference);
    if (text === undefined) return undefined;
    const packages = [scope.packageName, ...(scope.fallbackPackage === undefined ? [] : [scope.fallbackPackage])];
    const candidates = text.includes(".") ? [text] : packages.map((name) => `${name}.${text}`);
    const found = candidates.find((name) => this.#declared.has(name));
    if (found !== undefined || !this.building.complete) return found;
    const known = [...this.#declared.keys()];
    const names = known.map((name) => (name.startsWith(`${scope.packageName}.`) ? name.slice(scope.packageName.length + 1) : name));
    this.problems.atValue(place, ["$ref"], `unknown type "${text}"`, didYouMean(text, names) ?? nearestFirst(text, names, 8));
    return undefined;
  }
}

/** What the file says of the messages of a type; see the grammar of definitions. */
const messagesOf = (type: string, { file }: Place): Mapping => asMapping(asMapping(asMapping(file.value)["messages"])[type]);

const namesIn = (list: unknown): ReadonlySet<string> => new Set(asList(list).map(String));

/** `CSIDriver` and `spec` make `CSIDriverSpec`. */
const inlineTypeName = (owner: string, field: string): string => owner + field.charAt(0).toUpperCase() + field.slice(1);

interface FieldContext {
  readonly scope: TypeScope;
  readonly owner: string;
  readonly hasProtobuf: boolean;
  readonly kind: "resource" | "other" | undefined;
}

const isTopLevel = (name: string): boolean => name === "spec" || name === "status" || name === "metadata";

function bounds(schema: Mapping, names: readonly string[]): object {
  return Object.fromEntries(names.flatMap((name) => (asNumber(schema[name]) === undefined ? [] : [[name, asNumber(schema[name])]])));
}
