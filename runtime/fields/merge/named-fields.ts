/** Ownership of the structs around owned fields, which pruning takes as owned with them. */
import type { Schema } from "../../definition/schema.js";
import { type FieldSet, type FieldSetDraft, isEmptySet, LEAF, SELF } from "../field-set/field-set.js";
import type { PathElement } from "../field-set/path-element.js";
import { ANY, declaredField, memberSchema } from "./schema-view.js";

/**
 * `set` with every declared field a member that has a member below it; map keys and list items stay as they are. Shares with `set` what
 * stays, and with other outcomes what they have in common, as `members` remembers.
 */
export function withNamedFields(set: FieldSet, schema: Schema, members = new Map<FieldSet, FieldSet>()): FieldSet {
  if (!declaresFields(schema)) return set;
  let changed: FieldSetDraft | undefined;
  for (const element in set) {
    const node = set[element]!;
    if (element === SELF || isEmptySet(node)) continue;
    const inner = withNamedFields(node, schemaAt(schema, element), members);
    const named = inner[SELF] === undefined && isNamed(schema, element) ? memberOf(inner, members) : inner;
    if (named === node) continue;
    changed ??= {};
    changed[element] = named;
  }
  return changed === undefined ? set : { ...set, ...changed };
}

function memberOf(inner: FieldSet, members: Map<FieldSet, FieldSet>): FieldSet {
  let member = members.get(inner);
  if (member === undefined) {
    member = { [SELF]: LEAF, ...inner };
    members.set(inner, member);
  }
  return member;
}

/** Whether any field is declared there or below: whole maps and lists of scalars are passed over. */
function declaresFields(schema: Schema): boolean {
  if (schema.kind === "scalar") return false;
  if (schema.kind === "map") return declaresFields(schema.value);
  return schema.kind !== "list" || declaresFields(schema.item);
}

function isNamed(schema: Schema, element: PathElement): boolean {
  return schema.kind === "struct" && element.startsWith("f:") && declaredField(schema, element.slice(2)) !== undefined;
}

/** Schema of what an element leads to; what fits no schema is untyped. */
export function schemaAt(schema: Schema, element: PathElement): Schema {
  if (schema.kind === "list") return element.startsWith("f:") ? ANY : schema.item;
  return element.startsWith("f:") ? memberSchema(schema, element.slice(2)) : ANY;
}
