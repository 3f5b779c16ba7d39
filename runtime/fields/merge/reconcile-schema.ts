/** Fits sets that were recorded under an older schema to the present one (SSA-32). */
import type { Schema } from "../../definition/schema.js";
import { type FieldSet, type FieldSetDraft, isEmptySet, LEAF, SELF } from "../field-set/field-set.js";
import { schemaAt } from "./named-fields.js";
import { isAtomic } from "./schema-view.js";

/**
 * What has become atomic is owned as a whole by whoever owned a part of it. What has become granular stays owned as it was: by
 * the field alone, so that its parts have no owner. Returns `set` itself when it fits.
 */
export function reconcileWithSchema(set: FieldSet, schema: Schema): FieldSet {
  let out: FieldSetDraft | undefined;
  for (const element in set) {
    const node = set[element]!;
    if (element === SELF || isEmptySet(node)) continue;
    const childSchema = schemaAt(schema, element);
    if (childSchema.kind === "any" && childSchema.atomic !== true) continue;
    const fitted = childSchema.kind !== "scalar" && isAtomic(childSchema) ? LEAF : reconcileWithSchema(node, childSchema);
    if (fitted === node) continue;
    out ??= { ...set };
    out[element] = fitted;
  }
  return out ?? set;
}
