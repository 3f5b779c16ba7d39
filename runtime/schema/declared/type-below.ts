/** Follows paths below a value through types. */

import type { BuiltType, BuiltTypes } from "./built-type.js";
import { didYouMean } from "./suggest.js";
import type { FieldModel, TypeRef } from "./type-model.js";

/** The type at a path such as `.containers[*].image`; undefined after a report, or where nothing more is known. */
export function typeBelow(
  type: TypeRef,
  path: string,
  types: BuiltTypes,
  report: (message: string, suggestion?: string) => void,
): TypeRef | undefined {
  let current: TypeRef | undefined = type;
  for (const [step, name] of path.matchAll(/\[\*\]|([^.[\]]+)/g)) {
    if (current === undefined) return undefined;
    if (step === "[*]") {
      if (current.kind !== "list" && current.kind !== "map") {
        report(`"[*]" goes through a list or a map`);
        return undefined;
      }
      current = current.kind === "list" ? current.item : current.value;
      continue;
    }
    if (current.kind === "scalar" || current.kind === "list") {
      report(
        `"${name}" is below a ${current.kind === "list" ? "list" : current.type}`,
        ...(current.kind === "list" ? ['go through it by "[*]"'] : []),
      );
      return undefined;
    }
    if (current.kind !== "ref") return undefined;
    const model: BuiltType["model"] | undefined = types.get(current.name)?.model;
    const field: FieldModel | undefined = model?.fields.find((candidate) => candidate.name === name);
    if (model !== undefined && field === undefined) {
      const names = model.fields.map((candidate) => candidate.name);
      report(`${model.name} has no field "${name}"`, didYouMean(name ?? "", names));
    }
    current = field?.type;
  }
  return current;
}
