/** Tolerations: which of them stand for others, several lists as one, and lists as people write them. */
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { Toleration } from "./pod-model.js";

/** Tolerations of one list: each is held against all others. */
export const MAXIMUM_TOLERATIONS = 500;

const FIELDS = { key: "string", operator: "string", value: "string", effect: "string", tolerationSeconds: "number" } as const;
const OPERATORS: ReadonlySet<string> = new Set(["", "Exists", "Equal"]);
const EFFECTS: ReadonlySet<string> = new Set(["", "NoSchedule", "PreferNoSchedule", "NoExecute"]);

/** A list as a document has it; absent texts stay absent, unknown members are left out. @throws RangeError for what is none; `at` names it. */
export function readTolerations(given: JsonValue | undefined, at: string): readonly Toleration[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw new RangeError(`${at} must be a list of tolerations`);
  if (given.length > MAXIMUM_TOLERATIONS) throw new RangeError(`${at} must have at most ${MAXIMUM_TOLERATIONS} items`);
  return given.map((item, index) => {
    if (!isJsonObject(item)) throw new RangeError(`${at}[${index}] must be a toleration`);
    return readToleration(item, `${at}[${index}]`);
  });
}

function readToleration(item: JsonObject, at: string): Toleration {
  const toleration: JsonObject = {};
  for (const [field, type] of Object.entries(FIELDS)) {
    const value = item[field];
    if (value === undefined || value === null) continue;
    if (typeof value !== type || (type === "number" && !Number.isSafeInteger(value)))
      throw new RangeError(`${at}.${field} must be a ${type}`);
    toleration[field] = value;
  }
  const { key = "", operator = "", value = "", effect = "" } = toleration as Toleration;
  if (!OPERATORS.has(operator)) throw new RangeError(`${at}.operator must be Exists or Equal`);
  if (!EFFECTS.has(effect)) throw new RangeError(`${at}.effect must be NoSchedule, PreferNoSchedule or NoExecute`);
  if (key === "" && operator !== "Exists") {
    throw new RangeError(`${at}.operator must be Exists when \`key\` is empty, which means "match all values and all keys"`);
  }
  if (operator === "Exists" && value !== "") throw new RangeError(`${at}.value must be empty when \`operator\` is 'Exists'`);
  return toleration;
}

const isSame = (a: Toleration, b: Toleration): boolean =>
  (a.key ?? "") === (b.key ?? "") &&
  (a.operator ?? "") === (b.operator ?? "") &&
  (a.value ?? "") === (b.value ?? "") &&
  (a.effect ?? "") === (b.effect ?? "") &&
  a.tolerationSeconds === b.tolerationSeconds;

/** Whether `wide` tolerates all that `narrow` does. */
export function covers(wide: Toleration, narrow: Toleration): boolean {
  if (isSame(wide, narrow)) return true;
  const { key = "", operator = "", effect = "", value = "", tolerationSeconds: seconds } = wide;
  if ((narrow.key ?? "") !== key && (key !== "" || operator !== "Exists")) return false;
  if (effect !== "" && (narrow.effect ?? "") !== effect) return false;
  if (effect === "NoExecute" && seconds !== undefined && (narrow.tolerationSeconds === undefined || narrow.tolerationSeconds > seconds)) {
    return false;
  }
  return operator === "Exists" || (narrow.operator === "Equal" && (narrow.value ?? "") === value);
}

/** All of both lists that no other one covers; of those that are the same the first stays. */
export function mergeTolerations(first: readonly Toleration[], second: readonly Toleration[]): Toleration[] {
  const all = [...first, ...second];
  const merged: Toleration[] = [];
  for (const [index, toleration] of all.entries()) {
    const isCovered =
      merged.some((kept) => covers(kept, toleration)) ||
      all.slice(index + 1).some((later) => !isSame(later, toleration) && covers(later, toleration));
    if (!isCovered) merged.push(toleration);
  }
  return merged;
}
