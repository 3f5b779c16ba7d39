/** The rules of a type as a JSON Schema for the validator library, other types by reference. */
import { formats } from "../../runtime/schema/formats/formats.js";
import type { ApiModel, FieldModel, ScalarConstraints, TypeModel, TypeRef } from "../model/model.js";
import { leastSize } from "../model/presence.js";
import { isTemplate, typeNamed } from "./naming.js";

/** A schema in the vocabulary of `validation-keywords.ts`. */
export type RuleSchema = Record<string, unknown>;

/** How a required field has to be there: `present` (a pointer, which may be empty) or `filled`. */
export type Requirement = Record<string, "present" | "filled">;

const ruledTypes = new WeakMap<ApiModel, ReadonlySet<TypeModel>>();

/** Types that state a rule themselves or use one that does. */
export function typesWithRules(model: ApiModel): ReadonlySet<TypeModel> {
  const known = ruledTypes.get(model);
  if (known !== undefined) return known;
  const ruled = new Set<TypeModel>();
  for (let size = -1; size !== ruled.size; ) {
    size = ruled.size;
    for (const type of model.types.values()) if (Object.keys(ruleSchema(type, model, ruled)).length > 0) ruled.add(type);
  }
  ruledTypes.set(model, ruled);
  return ruled;
}

/** The rules of a type; `{}` when it has none. References to types outside `ruled` are left out. */
export function ruleSchema(type: TypeModel, model: ApiModel, ruled: ReadonlySet<TypeModel>): RuleSchema {
  const required: Requirement = {};
  const properties: Record<string, RuleSchema> = {};
  for (const field of type.fields) {
    const requirement = requirementOf(field);
    if (requirement !== undefined) required[field.name] = requirement;
    const rules = fieldRules(field, model, ruled);
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

function fieldRules(field: FieldModel, model: ApiModel, ruled: ReadonlySet<TypeModel>): RuleSchema {
  const rules = typeRules(field.type, model, ruled);
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

function typeRules(type: TypeRef, model: ApiModel, ruled: ReadonlySet<TypeModel>): RuleSchema {
  switch (type.kind) {
    case "ref":
      return ruled.has(typeNamed(model, type.name)) ? { typeRef: type.name } : {};
    case "list": {
      const items = typeRules(type.item, model, ruled);
      return { ...given({ minItems: type.minItems, maxItems: type.maxItems }), ...(Object.keys(items).length > 0 ? { items } : {}) };
    }
    case "map": {
      const values = typeRules(type.value, model, ruled);
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
