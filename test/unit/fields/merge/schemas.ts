/** Schemas to merge by, written briefly. */
import type { JsonValue } from "../../../../runtime/definition/json.js";
import type {
  AnySchema,
  FieldSchema,
  ListSchema,
  MapSchema,
  ScalarSchema,
  ScalarType,
  Schema,
  StructSchema,
} from "../../../../runtime/definition/schema.js";

type FieldOptions = Partial<Omit<FieldSchema, "schema">>;

/** A field with options; a bare schema stands for an optional field (a pointer in the peer), a bare list for a plain one. */
export type FieldLike = Schema | { readonly of: Schema; readonly with: FieldOptions };

export const field = (of: Schema, options: FieldOptions): FieldLike => ({ of, with: options });

export function struct(fields: Readonly<Record<string, FieldLike>>, options: { atomic?: boolean; typeName?: string } = {}): StructSchema {
  const all = Object.entries(fields).map(([name, like]): [string, FieldSchema] => {
    const [schema, given] = "of" in like ? [like.of, like.with] : [like, {}];
    return [name, { schema, required: false, omitEmpty: true, optional: schema.kind !== "list", ...given }];
  });
  return { kind: "struct", typeName: options.typeName ?? "T", atomic: options.atomic ?? false, fields: Object.fromEntries(all) };
}

export const scalar = (type: ScalarType): ScalarSchema => ({ kind: "scalar", type });
export const string = scalar("string");
export const number = scalar("double");
export const integer = scalar("int32");
export const boolean = scalar("boolean");
export const any: AnySchema = { kind: "any", object: false };
export const map = (value: Schema, atomic = false): MapSchema => ({ kind: "map", value, atomic });
export const atomicList = (item: Schema): ListSchema => ({ kind: "list", item, listType: "atomic", keys: [] });
export const set = (item: Schema): ListSchema => ({ kind: "list", item, listType: "set", keys: [] });
export const keyed = (item: Schema, ...keys: string[]): ListSchema => ({ kind: "list", item, listType: "map", keys });

/** A field that defaulting sets. */
export const defaulted = (of: Schema, value: JsonValue): FieldLike => field(of, { default: value });

/** Metadata as every object has it, as far as ownership goes. */
export const objectMeta = struct(
  {
    name: field(string, { optional: false }),
    generateName: field(string, { optional: false }),
    namespace: field(string, { optional: false }),
    uid: field(string, { optional: false }),
    resourceVersion: field(string, { optional: false }),
    generation: field(scalar("int64"), { optional: false }),
    creationTimestamp: field(scalar("Time"), { optional: true, omitEmpty: true }),
    labels: map(string),
    annotations: map(string),
    finalizers: set(string),
    ownerReferences: keyed(
      struct({ apiVersion: string, kind: string, name: string, uid: string, controller: boolean }, { atomic: true }),
      "uid",
    ),
    managedFields: atomicList(any),
  },
  { typeName: "ObjectMeta" },
);
