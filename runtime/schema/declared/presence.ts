/** Whether a field is there: what is required, always written, or absent when it is zero. */
import type { TypeRef } from "./type-model.js";

export interface PresenceMarks {
  readonly required: ReadonlySet<string>;
  readonly alwaysWritten: ReadonlySet<string>;
}

/** What a type says of the presence of a field. */
export type Demand = "required" | "alwaysWritten" | "none";

export function demandOf(field: string, marks: PresenceMarks): Demand {
  if (marks.required.has(field)) return "required";
  return marks.alwaysWritten.has(field) ? "alwaysWritten" : "none";
}

/**
 * Objects and leaves without a natural zero are optional; strings, numbers, booleans, lists and maps are absent when zero. What is
 * required is told from its zero, but for lists, maps and texts that may not be empty anyway.
 */
export function optionalByDefault(type: TypeRef, demand: Demand, topLevel: boolean): boolean {
  if (demand === "required") return type.kind !== "list" && type.kind !== "map" && leastSize(type) === 0;
  if (demand === "alwaysWritten" || topLevel) return false;
  if (type.kind === "ref" || type.kind === "any") return true;
  return type.kind === "scalar" && !["string", "boolean", "int32", "int64", "double", "bytes"].includes(type.type);
}

/** Values that Go writes whatever `omitempty` says: structs, and times (as null). */
export const isAlwaysThere = (type: TypeRef): boolean =>
  type.kind === "ref" || (type.kind === "scalar" && ["Time", "MicroTime", "Quantity", "IntOrString", "Duration"].includes(type.type));

/** Characters, items or entries that a value of the type has at least. */
export function leastSize(type: TypeRef): number {
  if (type.kind === "list") return type.minItems ?? 0;
  if (type.kind === "map") return type.minProperties ?? 0;
  return type.kind === "scalar" ? (type.minLength ?? 0) : 0;
}
