/** Names that clash: of groups, folders and files, of types and fields in generated code, of resources in discovery. */

import type { BuiltType } from "../../runtime/schema/declared/built-type.js";
import type { Place } from "../../runtime/schema/declared/place.js";
import { below } from "../../runtime/schema/declared/place.js";
import type { DefinitionFile, GroupFile } from "../read/read-definitions.js";
import type { GroupModel, ResourceModel } from "./model.js";
import { kebabCase } from "./names.js";
import type { ProblemList } from "./problem-list.js";

/** Types that generated modules name without declaring them. */
const TAKEN_TYPES: ReadonlySet<string> = new Set(["Array", "JsonObject", "JsonValue", "Record"]);

/** Members that every object has, so that a field of this name could not be told from them. */
const TAKEN_FIELDS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Reports groups of one name, folders that no package can be called after, and versions without definitions. */
export function checkGroups(
  groups: readonly GroupFile[],
  models: ReadonlyMap<string, GroupModel>,
  definitions: readonly DefinitionFile[],
  problems: ProblemList,
): void {
  const byName = new Map<string, GroupFile>();
  for (const group of groups) {
    const place: Place = { file: group.file, path: [] };
    const model = models.get(group.folder);
    if (!/^[a-z][a-z0-9]*$/.test(group.folder))
      problems.atValue(place, [], `"${group.folder}" is no name for a folder of a group`, "small letters and digits only");
    if (model === undefined || model.versions.length === 0) continue;
    const earlier = byName.get(model.name);
    if (earlier !== undefined)
      problems.atValue(place, ["name"], `group "${model.name}" is defined twice`, `it is also in ${earlier.file.name}`);
    byName.set(model.name, group);
    if (!/^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.|$))*$/.test(model.name.replaceAll(/\$\{\w+\}/g, "x")))
      problems.atValue(place, ["name"], `"${model.name}" is no name for a group`, "give a DNS name");
    model.versions.forEach((version, index) => {
      if (definitions.some((definition) => definition.folder === group.folder && definition.version === version)) return;
      problems.atValue(
        place,
        ["versions", index],
        `version "${version}" has no definitions`,
        `put them into ${group.folder}/${version}, or remove it`,
      );
    });
  }
}

/** Reports a file that is not called after its kind, with or without hyphens. */
export function checkFileName({ file, data }: DefinitionFile, problems: ProblemList): void {
  const { kind } = data;
  if (typeof kind !== "string" || !/^[A-Z][A-Za-z0-9]*$/.test(kind)) return;
  const name = file.name.slice(file.name.lastIndexOf("/") + 1).replace(/\.ya?ml$/, "");
  if (name.replaceAll("-", "").toLowerCase() !== kind.toLowerCase())
    problems.atValue({ file, path: ["kind"] }, [], `"${kind}" stands in a file of another name`, `call it ${kebabCase(kind)}.yaml`);
}

/** Reports types and fields whose names generated code cannot use. */
export function checkTypeNames(types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  const known = new Map<string, BuiltType>();
  for (const built of types.values()) {
    const { model, place } = built;
    if (TAKEN_TYPES.has(model.name)) problems.atKey(place, [], `no type can be called "${model.name}"`, "generated code uses this name");
    const folded = `${model.package}.${model.name}`.toLowerCase();
    const earlier = known.get(folded);
    known.set(folded, built);
    if (earlier !== undefined) problems.atKey(place, [], `"${model.name}" differs from "${earlier.model.name}" in case only`);
    for (const { name } of model.fields) {
      if (TAKEN_FIELDS.has(name))
        problems.atKey(below(place, "properties", name), [], `no field can be called "${name}"`, "every object has a member of this name");
    }
  }
}

/** Reports resources of a group that share a plural, singular or short name with another kind. */
export function checkResourceNames(
  resources: readonly { readonly model: ResourceModel; readonly place: Place }[],
  problems: ProblemList,
): void {
  const owners = new Map<string, ResourceModel>();
  for (const { model, place } of resources) {
    const named: [string, (string | number)[]][] = [
      [model.resource, ["names", "plural"]],
      [model.singular, ["names", "singular"]],
      ...model.shortNames.map((name, index): [string, (string | number)[]] => [name, ["names", "shortNames", index]]),
    ];
    for (const [name, steps] of named) {
      const key = `${model.folder} ${name}`;
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, model);
      else if (owner.kind !== model.kind) problems.atValue(place, steps, `${owner.kind} is called "${name}", too`, "give another name");
    }
  }
}
