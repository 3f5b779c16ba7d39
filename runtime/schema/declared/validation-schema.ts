/** The rules of a type as a JSON Schema for the validator library, other types by reference. */
import { formats } from "../formats/formats.js";
import { isTemplate } from "../names-of-profile.js";
import { leastSize } from "./presence.js";
import type { FieldModel, ScalarConstraints, TypeModel, TypeRef } from "./type-model.js";

/** A schema in the vocabulary of `validator-keywords.ts`. */
export type RuleSchema = Record<string, unknown>;

/** How a required field has to be there: `present` (a pointer, which may be empty) or `filled`. */
export type Requirement = Record<string, "present" | "filled">;

type Types = ReadonlyMap<string, TypeModel>;

const ruledTypes = new WeakMap<Types, ReadonlySet<TypeModel>>();

/** Types that state a rule themselves or use one that does. */
export function typesWithRules(types: Types): ReadonlySet<TypeModel> {
  const known = ruledTypes.get(types);
  if (known !== undefined) return known;
  const ruled = new Set<TypeModel>();
  for (let size = -1; size !== ruled.size; ) {
    size = ruled.size;
    for (const type of types.values()) if (Object.keys(ruleSchema(type, types, ruled)).length > 0) ruled.add(type);
  }
  ruledTypes.set(types, ruled);
  return ruled;
}

/** The rules of a type; `{}` when it has none. References to types outside `ruled` are left out. */
export function ruleSchema(type: TypeModel, types: Types, ruled: ReadonlySet<TypeModel>): RuleSchema {
  const required: Requirement = {};
  const properties: Record<string, RuleSchema> = {};
  for (const field of type.fields) {
    const requirement = requirementOf(field);
    if (requirement !== undefined) required[field.name] = requirement;
    const rules = fieldRules(field, types, ruled);
    if (Object.keys(rules).length > 0) properties[field.name] = rules;
  }
  return {
    ...(Object.keys(required).length > 0 ? { required } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  };
}

/** A field without explicit presence counts as empty when it is absent, so that a demand for content makes it required. */
function requirementOf(field: FieldModel): Requirement[string] | undefined {
  if (field.optional) return field.refuseAbsence ? "present" : undefined;
  return field.refuseAbsence || leastSize(field.type) > 0 ? "filled" : undefined;
}

function fieldRules(field: FieldModel, types: Types, ruled: ReadonlySet<TypeModel>): RuleSchema {
  const rules = field.unchecked === true ? {} : typeRules(field.type, types, ruled);
  if (field.optional) return rules;
  if (leastSize(field.type) === 0) return isText(field) && field.omitEmpty ? unlessEmpty(rules) : rules;
  // "required" speaks for the empty value; a size of one says nothing more.
  const { minLength, minItems, minProperties, ...others } = rules;
  const sizes = Object.fromEntries(
    Object.entries({ minLength, minItems, minProperties }).filter(([, size]) => typeof size === "number" && size > 1),
  );
  return unlessEmpty({ ...sizes, ...others });
}

const isText = (field: FieldModel): boolean => field.type.kind === "scalar" && field.type.type === "string";

const unlessEmpty = (rules: RuleSchema): RuleSchema => (Object.keys(rules).length === 0 ? rules : { unlessEmpty: rules });

function typeRules(type: TypeRef, types: Types, ruled: ReadonlySet<TypeModel>): RuleSchema {
  switch (type.kind) {
    case "ref":
      return isRuled(types.get(type.name), ruled) ? { typeRef: type.name } : {};
    case "list": {
      const items = typeRules(type.item, types, ruled);
      return { ...given({ minItems: type.minItems, maxItems: type.maxItems }), ...(Object.keys(items).length > 0 ? { items } : {}) };
    }
    case "map": {
      const values = typeRules(type.value, types, ruled);
      return {
        ...given({ minProperties: type.minProperties, maxProperties: type.maxProperties }),
        ...(type.keyFormat === undefined ? {} : { propertyNames: { format: type.keyFormat } }),
        ...(Object.keys(values).length > 0 ? { additionalProperties: values } : {}),
      };
    }
    case "scalar":
      return scalarRules(type);
    case "any":
      return {};
  }
}

const isRuled = (type: TypeModel | undefined, ruled: ReadonlySet<TypeModel>): boolean => type !== undefined && ruled.has(type);

function scalarRules(type: ScalarConstraints): RuleSchema {
  if (type.enum?.some(isTemplate)) throw new Error(`an enumeration may not hold vendor names: ${type.enum.join(", ")}`);
  const { format } = type;
  if (format !== undefined && formats[format] === undefined) throw new Error(`unknown format "${format}"`);
  return given({
    enum: type.enum,
    format,
    pattern: type.pattern,
    minimum: type.minimum,
    maximum: type.maximum,
    minLength: type.minLength,
    maxLength: type.maxLength,
  });
}

const given = (rules: RuleSchema): RuleSchema => Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
