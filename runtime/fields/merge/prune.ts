/** Removal of what an applier applied last time and does not apply now, unless somebody else owns it (SSA-17, SSA-19). */
import type { JsonObject } from "../../definition/json.js";
import type { StructSchema } from "../../definition/schema.js";
import { type FieldSet, isEmptySet } from "../field-set/field-set.js";
import { difference, intersection, union, unionOf } from "../field-set/set-algebra.js";
import { fieldSetOf } from "./field-set-of.js";
import { withNamedFields } from "./named-fields.js";
import { removeItems } from "./remove-items.js";
import type { VersionConverter, VersionedObject } from "./version-converter.js";

/** Fields owned in one version. */
export interface VersionedSet {
  readonly set: FieldSet;
  readonly apiVersion: string;
}

/**
 * `merged` without what the applier gave up, in the version of `merged`; `merged.object` itself when nothing goes.
 * @param last what the applier owned before
 * @param owned what everybody owns now, the applier's new set included
 * @param nulls fields that the configuration sets to null: those go when they lose all they had, though they are owned
 */
export function prune(
  merged: VersionedObject,
  last: VersionedSet,
  owned: readonly VersionedSet[],
  nulls: FieldSet,
  versions: VersionConverter,
): JsonObject {
  const schema = versions.schemaOf(last.apiVersion);
  const base = versions.convert(merged, last.apiVersion);
  if (schema === undefined || base === undefined) return merged.object;
  const named = new NamedFields(last);
  const lastNamed = named.in(last.set, schema);
  const without = { object: removeItems(base.object, lastNamed, schema, "null"), apiVersion: last.apiVersion };
  const kept = versions.convert(addBackOwned(base, without, owned, versions, named), last.apiVersion);
  if (kept === undefined) return merged.object;
  const gone = difference(intersection(named.of(base.object, schema), lastNamed), named.of(kept.object, schema));
  if (isEmptySet(gone)) return merged.object;
  const sameVersion = owned.filter(({ apiVersion }) => apiVersion === last.apiVersion);
  const containers = unionOf(sameVersion.map(({ set }) => set));
  const object = removeItems(base.object, gone, schema, difference(containers, nulls));
  return versions.convert({ object, apiVersion: base.apiVersion }, merged.apiVersion)?.object ?? merged.object;
}

/** The fields of objects, found out once for each. */
class NamedFields {
  readonly #known = new Map<JsonObject, FieldSet>();
  readonly #members = new Map<FieldSet, FieldSet>();

  /** @param likely what most of the fields are, which are shared with it */
  constructor(private readonly likely: VersionedSet) {}

  of(object: JsonObject, schema: StructSchema): FieldSet {
    let set = this.#known.get(object);
    if (set === undefined) {
      set = this.in(fieldSetOf(object, schema, this.likely.set), schema);
      this.#known.set(object, set);
    }
    return set;
  }

  in(set: FieldSet, schema: StructSchema): FieldSet {
    return withNamedFields(set, schema, this.#members);
  }
}

/** `pruned` with everything of `merged` that somebody owns: the version that was pruned first, then each other. */
function addBackOwned(
  merged: VersionedObject,
  pruned: VersionedObject,
  owned: readonly VersionedSet[],
  versions: VersionConverter,
  named: NamedFields,
): VersionedObject {
  const byVersion = new Map<string, FieldSet[]>([[pruned.apiVersion, []]]);
  for (const { set, apiVersion } of owned) {
    const sets = byVersion.get(apiVersion);
    if (sets === undefined) byVersion.set(apiVersion, [set]);
    else sets.push(set);
  }
  let result = pruned;
  for (const [apiVersion, sets] of byVersion) {
    const schema = versions.schemaOf(apiVersion);
    const all = versions.convert(merged, apiVersion);
    const rest = versions.convert(result, apiVersion);
    if (schema === undefined || all === undefined || rest === undefined) continue;
    const kept = union(named.of(rest.object, schema), named.in(unionOf(sets), schema));
    const gone = difference(named.of(all.object, schema), kept);
    result = { object: removeItems(all.object, gone, schema, "null"), apiVersion };
  }
  return result;
}
