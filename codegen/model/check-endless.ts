/** Values that would never end. */
import { type BuiltType, fieldPlace } from "../../runtime/schema/declared/built-type.js";
import type { ProblemList } from "./problem-list.js";

/**
 * Reports types that hold themselves without end: through embedding, or through fields that are never absent, lists and maps
 * apart. Writing such a value would never end.
 */
export function checkEndless(types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  for (const [name, built] of types) {
    for (const member of neverAbsent(built)) {
      if (!reaches(member.type, name, types, new Set())) continue;
      problems.atKey(
        fieldPlace(built, member.name),
        [],
        `${built.model.name} would hold itself without end`,
        "break the circle by x-orch-optional: true, or by a list",
      );
    }
  }
}

function neverAbsent(built: BuiltType): { readonly name: string; readonly type: string }[] {
  const fields = built.model.fields.flatMap(({ name, type, optional, embeddedIn }) =>
    type.kind === "ref" && !optional && embeddedIn === undefined ? [{ name, type: type.name }] : [],
  );
  return [...fields, ...built.model.embedded];
}

function reaches(from: string, to: string, types: ReadonlyMap<string, BuiltType>, seen: Set<string>): boolean {
  if (from === to) return true;
  const built = types.get(from);
  if (built === undefined || seen.has(from)) return false;
  seen.add(from);
  return neverAbsent(built).some((member) => reaches(member.type, to, types, seen));
}
