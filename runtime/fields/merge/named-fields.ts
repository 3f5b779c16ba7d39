/** Ownership of the structs around owned fields, which pruning takes as owned with them. */
import type { Schema } from "../../definition/schema.js";
import { type FieldSet, type FieldSetDraft, isEmptySet, LEAF, SELF } from "../field-set/field-set.js";
import type { PathElement } from "../field-set/path-element.js";
import { ANY, declaredField, memberSchema } from "./schema-view.js";

/** `set` with every declared field a member that has a member below it; map keys and list items stay as they are. */
export function withNamedFields(set: FieldSet, schema: Schema): FieldSet {
  const out: FieldSetDraft = {};
  for (const element in set) {
    const node = set[element]!;
    if (element === SELF || isEmptySet(node)) {
      out[element] = node;
      continue;
    }
    const inner = withNamedFields(node, schemaAt(schema, element));
    out[element] = inner[SELF] === undefined && isNamed(schema, element) ? { [SELF]: LEAF, ...inner } : inner;
  }
  return out;
}

function isNamed(schema: Schema, element: PathElement): boolean {
  return schema.kind === "struct" && element.startsWith("f:") && declaredField(schema, element.slice(2)) !== undefined;
}

/** Schema of what an element leads to; what fits no schema is untyped. */
export function schemaAt(schema: Schema, element: PathElement): Schema {
  if (schema.kind === "list") return element.startsWith("f:") ? ANY : schema.item;
  return element.startsWith("f:") ? memberSchema(schema, element.slice(2)) : ANY;
}
