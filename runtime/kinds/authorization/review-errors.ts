/** Mistakes of reviews of access, worded as the peer words them (AUTHZ-12). */
import type { SubjectAccessReview, SubjectAccessReviewSpec } from "../../../generated/authorization/v1/types.js";
import type { Steps } from "../../codec/lists/steps.js";
import { type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { FieldError } from "../../errors/field-error.js";
import { fieldPath } from "../field-path.js";

const PATH = fieldPath<SubjectAccessReview>(({ spec }) => spec.nonResourceAttributes);
const RESOURCE = fieldPath<SubjectAccessReview>(({ spec }) => spec.resourceAttributes);

/** The question has to be about a resource or a path, not both. */
export function actionErrors({ resourceAttributes, nonResourceAttributes }: SubjectAccessReviewSpec): FieldError[] {
  const asksResource = resourceAttributes !== undefined && resourceAttributes !== null;
  const asksPath = nonResourceAttributes !== undefined && nonResourceAttributes !== null;
  if (asksResource && asksPath) {
    const value = nonResourceAttributes as unknown as JsonValue;
    return [mistake(PATH, value, "cannot be specified in combination with resourceAttributes")];
  }
  if (asksResource || asksPath) return [];
  return [mistake(RESOURCE, null, "exactly one of nonResourceAttributes or resourceAttributes must be specified")];
}

export function subjectErrors({ user = "", groups }: SubjectAccessReviewSpec): FieldError[] {
  const isSaid = user !== "" || (groups ?? []).length > 0;
  return isSaid
    ? []
    : [
        mistake(
          fieldPath<SubjectAccessReview>(({ spec }) => spec.user),
          "",
          "at least one of user or group must be specified",
        ),
      ];
}

/** Nothing of the metadata counts, so nothing may be said in it. */
export const metadataErrors = (object: ApiObject): Steps<FieldError[]> => emptyBut(object, [], "must be empty");

/** Of a review in a namespace. */
export function* localErrors(
  object: ApiObject,
  { resourceAttributes, nonResourceAttributes }: SubjectAccessReviewSpec,
): Steps<FieldError[]> {
  const errors = yield* emptyBut(object, ["namespace"], "must be empty except for namespace");
  if (resourceAttributes !== undefined && resourceAttributes !== null) {
    const { namespace = "" } = resourceAttributes;
    if (namespace !== object.metadata.namespace) {
      errors.push(
        mistake(
          fieldPath<SubjectAccessReview>(({ spec }) => spec.resourceAttributes.namespace),
          namespace,
          "must match metadata.namespace",
        ),
      );
    }
  }
  if (nonResourceAttributes !== undefined && nonResourceAttributes !== null) {
    errors.push(mistake(PATH, nonResourceAttributes as unknown as JsonValue, "disallowed on this kind of request"));
  }
  return errors;
}

/** What the server itself writes into every object that is sent. */
const OWN: ReadonlySet<string> = new Set(["managedFields", "creationTimestamp"]);

function* emptyBut({ metadata }: ApiObject, allowed: readonly string[], detail: string): Steps<FieldError[]> {
  const said: JsonObject = {};
  for (const [key, value] of Object.entries(metadata as unknown as JsonObject)) {
    if (OWN.has(key) || allowed.includes(key)) continue;
    if (!isEmpty(value)) setOwn(said, key, value as JsonValue);
    // Whoever looks at the names of many members, as messages do that show them, has a turn for it alone.
    yield;
  }
  return Object.keys(said).length === 0 ? [] : [mistake("metadata", said, detail)];
}

function isEmpty(value: JsonValue | undefined): boolean {
  if (value === null || value === undefined || value === "" || value === 0) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

const mistake = (field: string, value: JsonValue, detail: string): FieldError => ({ type: "FieldValueInvalid", field, value, detail });
