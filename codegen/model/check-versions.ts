/** Versions of a kind: objects are stored in one and converted by name only, so that all have to have the same shape. */

import type { BuiltType } from "../../runtime/schema/declared/built-type.js";
import type { Place } from "../../runtime/schema/declared/place.js";
import type { FieldModel, TypeRef } from "../../runtime/schema/declared/type-model.js";
import type { ResourceModel } from "./model.js";
import type { ProblemList } from "./problem-list.js";

/** Reports every field in which `resource` differs from the version it is stored in. */
export function checkSameShape(resource: ResourceModel, place: Place, types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  const { kind, conversion } = resource;
  if (conversion.type !== "identity") return;
  const storageVersion = conversion.storedVersion;
  const stored = conversion.storedType;
  const seen = new Set<string>();
  compare(resource.type, stored, "");

  function compare(own: string, other: string, path: string): void {
    const ownType = types.get(own);
    const otherType = types.get(other);
    if (own === other || seen.has(own) || ownType === undefined || otherType === undefined) return;
    seen.add(own);
    const names = new Set([...ownType.model.fields, ...otherType.model.fields].map((field) => field.name));
    for (const name of names) compareField(fieldOf(ownType, name), fieldOf(otherType, name), `${path}.${name}`);
  }

  function compareField(own: FieldModel | undefined, other: FieldModel | undefined, path: string): void {
    if (own === undefined || other === undefined) tell(path, own === undefined ? "is missing here" : `is not in ${storageVersion}`);
    else if (shapeOf(own.type) !== shapeOf(other.type)) tell(path, `is of another type than in ${storageVersion}`);
    else if (own.proto !== other.proto || own.embeddedIn !== other.embeddedIn)
      tell(path, `has another field number than in ${storageVersion}`);
    else {
      const [a, b] = [refIn(own.type), refIn(other.type)];
      if (a !== undefined && b !== undefined) compare(a, b, path);
    }
  }

  function tell(path: string, what: string): void {
    const advice = `versions of a kind have the same fields; give sameAs: ${storageVersion} in place of a schema, or name a conversion`;
    problems.atKey(place, ["kind"], `"${path}" ${what}, the version that ${kind} is stored in`, advice);
  }
}

const fieldOf = (built: BuiltType, name: string): FieldModel | undefined => built.model.fields.find((field) => field.name === name);

/** A type without its rules, and without the package of the types it names. */
function shapeOf(type: TypeRef): string {
  switch (type.kind) {
    case "ref":
      return type.name.startsWith("meta/") ? type.name : "struct";
    case "list":
      return `${type.listType} list of ${shapeOf(type.item)} by ${type.keys.join()}`;
    case "map":
      return `${type.atomic ? "atomic " : ""}map of ${shapeOf(type.value)}`;
    case "any":
      return type.message;
    case "scalar":
      return type.type;
  }
}

function refIn(type: TypeRef): string | undefined {
  if (type.kind === "ref") return type.name;
  if (type.kind === "list") return refIn(type.item);
  return type.kind === "map" ? refIn(type.value) : undefined;
}
