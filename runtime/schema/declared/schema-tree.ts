/** The schema tree of declared types: what the generator prints as code, and schemas that come at run time are. */
import type { FieldSchema, Schema, StructSchema } from "../../definition/schema.js";
import {
  anyObject,
  anyValue,
  atomicList,
  atomicMap,
  type FieldTraits,
  field,
  granularMap,
  mapList,
  scalar,
  setList,
  struct,
} from "../schema-parts.js";
import type { FieldModel, TypeModel, TypeRef } from "./type-model.js";

/** What a field is besides its type. */
export function fieldTraits(model: FieldModel): FieldTraits {
  const { default: value, defaultsWhen, checks, unchecked, featureGate, patchStrategy, patchMergeKey, errorPath } = model;
  return {
    ...(model.required ? { required: true } : {}),
    ...(model.omitEmpty ? { omitEmpty: true } : {}),
    ...(model.optional ? { optional: true } : {}),
    ...(value === undefined ? {} : { default: value }),
    ...(defaultsWhen === undefined ? {} : { defaultsWhen }),
    ...(checks === undefined ? {} : { checks }),
    ...(unchecked === undefined ? {} : { unchecked }),
    ...(featureGate === undefined ? {} : { gate: featureGate }),
    ...(patchStrategy === undefined ? {} : { patchStrategy }),
    ...(patchMergeKey === undefined ? {} : { patchMergeKey }),
    ...(errorPath === undefined ? {} : { errorPath }),
  } as FieldTraits;
}

/** The trees of `types`, each made once; `known` holds those of types that are declared elsewhere. Throws for a type that neither has. */
export class SchemaTrees {
  readonly #made = new Map<string, StructSchema>();

  constructor(
    private readonly types: ReadonlyMap<string, TypeModel>,
    private readonly known: ReadonlyMap<string, StructSchema>,
  ) {}

  /** The tree of a type by its qualified name. */
  of(name: string): StructSchema {
    const found = this.known.get(name) ?? this.#made.get(name);
    if (found !== undefined) return found;
    const type = this.types.get(name);
    if (type === undefined) throw new Error(`no type is called "${name}"`);
    const { atomic, isKind, validationOrder, checks, unions, defaultsBelow, hooks } = type;
    const made = struct(type.name, () => ({
      ...(atomic ? { atomic: true } : {}),
      ...(isKind ? { isKind: true } : {}),
      validationOrder,
      checks,
      unions,
      defaultsBelow,
      hooks,
      fields: Object.fromEntries(type.fields.map((model) => [model.name, this.#field(model)])),
    }));
    this.#made.set(name, made);
    return made;
  }

  #field(model: FieldModel): FieldSchema {
    return field(this.#schema(model.type), fieldTraits(model));
  }

  #schema(type: TypeRef): Schema {
    switch (type.kind) {
      case "ref":
        return this.of(type.name);
      case "list":
        if (type.listType === "map") return mapList(type.keys, this.#schema(type.item), type.itemChecks);
        return (type.listType === "set" ? setList : atomicList)(this.#schema(type.item), type.itemChecks);
      case "map":
        return (type.atomic ? atomicMap : granularMap)(this.#schema(type.value), type.valueChecks, type.keyChecks);
      case "scalar":
        return scalar[type.type];
      case "any":
        return type.object ? anyObject : anyValue;
    }
  }
}
