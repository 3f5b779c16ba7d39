/** Makes a body of an apply into a configuration that can be merged: checked, with leaves in the form that is stored. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";
import type { Schema } from "../../definition/schema.js";
import { badRequest } from "../../errors/constructors.js";
import { conform } from "../conform.js";
import { checkApplied, mistakesText } from "./check-applied.js";
import { isAtomic, memberSchema } from "./schema-view.js";

/** Throws a 400 for a configuration of another version or kind, with managedFields, or that does not fit the schema. */
export function requireApplicable(applied: ApiObject, definition: ResourceDefinition): void {
  const expected = apiVersionOf(definition);
  if (applied.apiVersion !== expected) {
    throw badRequest(
      `Incorrect version specified in apply patch. Specified patch version: ${applied.apiVersion ?? ""}, expected: ${expected}`,
    );
  }
  const metadata = applied.metadata as ApiObject["metadata"] | null | undefined;
  if ((metadata?.managedFields ?? null) !== null) throw badRequest("metadata.managedFields must be nil");
  const subject = `${metadata?.namespace ?? ""}/${metadata?.name ?? ""}; ${definition.group}/${definition.version}, Kind=${applied.kind ?? ""}`;
  if (applied.kind !== definition.kind) {
    throw badRequest(
      `failed to create typed patch object (${subject}): no corresponding type for ${definition.group}/${definition.version}, Kind=${applied.kind ?? ""}`,
    );
  }
  const mistakes = checkApplied(applied as JsonObject, definition.schema);
  if (mistakes.length > 0) throw badRequest(`failed to create typed patch object (${subject}): ${mistakesText(mistakes)}`);
}

/**
 * The configuration with fields in the form they are stored in (`1024Mi` is `1Gi`), but with neither more nor fewer of them: what
 * conforming adds or drops would be owned or given up. Throws the 400 of {@link conform}.
 */
export function canonicalConfig(applied: JsonObject, definition: ResourceDefinition): JsonObject {
  const { object } = conform(applied, definition.schema);
  return withLeavesOf(applied, object, definition.schema) as JsonObject;
}

function withLeavesOf(given: JsonValue, conformed: JsonValue | undefined, schema: Schema): JsonValue {
  if (conformed === undefined || conformed === given || given === null || schema.kind === "any") return given;
  if (isAtomic(schema)) return conformed;
  if (schema.kind === "list") {
    if (!Array.isArray(given) || !Array.isArray(conformed) || given.length !== conformed.length) return given;
    const items = given.map((item, i) => withLeavesOf(item, conformed[i], schema.item));
    return items.some((item, i) => item !== given[i]) ? items : given;
  }
  return isJsonObject(given) && isJsonObject(conformed) ? withMembersOf(given, conformed, schema) : given;
}

function withMembersOf(given: JsonObject, conformed: JsonObject, schema: Schema): JsonObject {
  let out: JsonObject | undefined;
  for (const name in given) {
    const value = given[name];
    if (value === undefined) continue;
    const canonical = withLeavesOf(value, getOwn(conformed, name), memberSchema(schema, name));
    if (canonical === value) continue;
    out ??= { ...given };
    setOwn(out, name, canonical);
  }
  return out ?? given;
}
