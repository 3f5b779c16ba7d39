/** Types of several versions of a group whose rules are the same: that of the most preferred version has the validator, for all. */

import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
import { ruleSchema, typesWithRules } from "../../runtime/schema/declared/validation-schema.js";
import type { ApiModel } from "../model/model.js";
import { qualifiedName, typeNamed } from "./naming.js";

const known = new WeakMap<ApiModel, ReadonlyMap<TypeModel, TypeModel>>();

/** The type whose validator judges values of `type`: itself, or its namesake in another version. */
export function validatedAs(type: TypeModel, model: ApiModel): TypeModel {
  let shared = known.get(model);
  if (shared === undefined) {
    shared = sharedTypes(model);
    known.set(model, shared);
  }
  return shared.get(type) ?? type;
}

/** Namesakes are taken for the same, then told apart until what they refer to is the same, too. */
function sharedTypes(model: ApiModel): ReadonlyMap<TypeModel, TypeModel> {
  const ruled = typesWithRules(model.types);
  const namesakes = [...Map.groupBy([...ruled].sort(byPreference(model)), ({ package: name, name: type }) => `${folderOf(name)}.${type}`)]
    .map(([, types]) => types)
    .filter((types) => types.length > 1);
  const shared = new Map(namesakes.flatMap((types) => types.map((type) => [type, types[0] ?? type] as const)));
  const text = (type: TypeModel): string =>
    JSON.stringify(ruleSchema(type, model.types, ruled), (key, value) => {
      if (key !== "typeRef" || typeof value !== "string") return value;
      const target = typeNamed(model, value);
      return qualifiedName(shared.get(target) ?? target);
    });
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const types of namesakes) {
      const texts = types.map(text);
      for (const [index, type] of types.entries()) {
        const first = types[texts.indexOf(texts[index] ?? "")] ?? type;
        if (shared.get(type) === first) continue;
        shared.set(type, first);
        isSettled = false;
      }
    }
  }
  return shared;
}

const folderOf = (packageName: string): string => packageName.split("/")[0] ?? "";

function byPreference({ groups }: ApiModel): (a: TypeModel, b: TypeModel) => number {
  const rank = ({ package: name }: TypeModel): number => {
    const [folder, version = ""] = name.split("/");
    return groups.find((group) => group.folder === folder)?.versions.indexOf(version) ?? 0;
  };
  return (a, b) => rank(a) - rank(b);
}
