/** As whom pods may run: users, groups, contexts of SELinux. */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { compareUtf8 } from "../../definition/utf8-order.js";
import { addFieldErrors, type FieldError, invalidValue, MAXIMUM_FIELD_ERRORS, required } from "../../errors/field-error.js";
import { SHOWN_CHARACTERS } from "../../errors/shown-text.js";
import type { SELinuxOptions } from "../pods/pod-model.js";
import { isWithin, MUST_RUN_AS, NON_ROOT, type PolicySpec, type RangeRule, rangesOf, rangesText } from "./policy.js";

/** `groups` are all that are set in the field. */
export function* groupErrors(
  field: string,
  groups: readonly (number | bigint)[],
  rule: RangeRule | undefined,
  found: FieldError[],
): Steps<void> {
  const ranges = rangesOf(rule);
  if (ranges === undefined) return;
  // Of more than a message has characters nothing is shown.
  const shown = groups.length === 0 ? "[]int64(nil)" : `[]int64{${groups.slice(0, SHOWN_CHARACTERS).join(", ")}}`;
  const value = [...groups];
  const wrong = (detail: string): void => addFieldErrors(found, [{ ...invalidValue(field, value, detail), shown }]);
  const allowed = rangesText(ranges);
  if (groups.length === 0 && rule?.rule === MUST_RUN_AS) wrong("unable to validate empty groups against required ranges");
  yield* forEachOf(groups, (id) => {
    if (found.length < MAXIMUM_FIELD_ERRORS && !isWithin(id, ranges)) wrong(`group ${id} must be in the ranges: ${allowed}`);
  });
}

/** Of a container, by what holds for it; `at` is the path of its security context. */
export function userErrors(at: string, user: number | bigint | undefined, nonRoot: boolean | undefined, rule: RangeRule): FieldError[] {
  const field = `${at}.runAsUser`;
  if (rule.rule === NON_ROOT) {
    if (nonRoot === undefined && user === undefined) return [required(`${at}.runAsNonRoot`, "must be true")];
    if (nonRoot === false) return [invalidValue(`${at}.runAsNonRoot`, false, "must be true")];
    return user === 0 ? [invalidValue(field, 0, "running with the root UID is forbidden")] : [];
  }
  const ranges = rangesOf(rule);
  if (ranges === undefined) return [];
  if (user === undefined) return [required(field, "")];
  return isWithin(user, ranges) ? [] : [invalidValue(field, user, `must be in the ranges: ${rangesText(ranges)}`)];
}

export function seLinuxErrors(
  field: string,
  given: SELinuxOptions | undefined,
  { rule, seLinuxOptions: wanted = {} }: PolicySpec["seLinux"],
): FieldError[] {
  if (rule !== MUST_RUN_AS) return [];
  if (given === undefined) return [required(field, "")];
  return (["level", "role", "type", "user"] as const).flatMap((part) => {
    const [has = "", must = ""] = [given[part], wanted[part]];
    const isSame = has === must || (part === "level" && has.length === must.length && orderedLevel(has) === orderedLevel(must));
    return isSame ? [] : [invalidValue(`${field}.${part}`, has, `must be ${must}`)];
  });
}

/** A level whose categories stand in order: `s0:c2,c1` is `s0:c1,c2`. */
function orderedLevel(level: string): string {
  const [sensitivity = "", ...categories] = level.split(":");
  return [sensitivity, ...categories.map((list) => list.split(",").sort(compareUtf8).join(","))].join(":");
}
