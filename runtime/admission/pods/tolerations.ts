/** Tolerations: which of them stand for others, several lists as one, and lists as people write them. */
import { atOnce, forEachOf, type Steps } from "../../codec/lists/steps.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { tolerationScope } from "../../kinds/core/pods/toleration-scope.js";
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
export const mergeTolerations = (first: readonly Toleration[], second: readonly Toleration[]): Toleration[] =>
  atOnce(mergeInSteps(first, second));

/** As {@link mergeTolerations}, of lists that may be long: takes as long as they are. */
export function* mergeInSteps(first: readonly Toleration[], second: readonly Toleration[]): Steps<Toleration[]> {
  const all = [...first, ...second];
  const later = new Coverage();
  const covered = new Set<number>();
  yield* forEachOf(all.keys(), (at) => {
    const index = all.length - 1 - at;
    const toleration = all[index] as Toleration;
    if (later.coversAsAnother(toleration)) covered.add(index);
    later.add(toleration);
  });
  const kept = new Coverage();
  const merged: Toleration[] = [];
  yield* forEachOf(all.entries(), ([index, toleration]) => {
    if (covered.has(index) || kept.has(toleration) || kept.coversAsAnother(toleration)) return;
    kept.add(toleration);
    merged.push(toleration);
  });
  return merged;
}

/** The widest of those that tolerate the same but for how long. */
interface Widest {
  readonly identity: string;
  readonly seconds: Seconds;
}

type Seconds = NonNullable<Toleration["tolerationSeconds"]>;

/** What {@link covers} says of any of a set of tolerations. */
class Coverage {
  readonly #identities = new Set<string>();
  /** The two widest of each scope, so that one is left besides any that is asked about. */
  readonly #widest = new Map<string, readonly [Widest, Widest?]>();

  add(toleration: Toleration): void {
    const identity = identityOf(toleration);
    if (this.#identities.has(identity)) return;
    this.#identities.add(identity);
    const { key = "", operator = "", effect = "", value = "", tolerationSeconds = FOREVER } = toleration;
    const scope = tolerationScope(key, effect, operator === "Exists" ? undefined : value);
    const added = { identity, seconds: effect === "NoExecute" ? tolerationSeconds : FOREVER };
    const [widest, next] = this.#widest.get(scope) ?? [];
    if (widest === undefined || added.seconds > widest.seconds) this.#widest.set(scope, widest === undefined ? [added] : [added, widest]);
    else if (next === undefined || added.seconds > next.seconds) this.#widest.set(scope, [widest, added]);
  }

  /** Whether the very same is among them. */
  has(toleration: Toleration): boolean {
    return this.#identities.has(identityOf(toleration));
  }

  /** Whether one that is not the same covers it. */
  coversAsAnother(narrow: Toleration): boolean {
    const { key = "", operator = "", effect = "", value = "", tolerationSeconds = FOREVER } = narrow;
    const identity = identityOf(narrow);
    const isCoveredIn = (scope: string): boolean =>
      this.#widest.get(scope)?.some((wide) => wide !== undefined && wide.identity !== identity && tolerationSeconds <= wide.seconds) ===
      true;
    return (effect === "" ? [""] : [effect, ""]).some(
      (each) =>
        isCoveredIn(tolerationScope(key, each)) ||
        isCoveredIn(tolerationScope("", each)) ||
        (operator === "Equal" && isCoveredIn(tolerationScope(key, each, value))),
    );
  }
}

const FOREVER = Number.POSITIVE_INFINITY;

function identityOf({ key = "", operator, effect, value = "", tolerationSeconds }: Toleration): string {
  const operatorText: string = operator ?? "";
  const effectText: string = effect ?? "";
  return `${key.length},${operatorText.length},${effectText.length},${tolerationSeconds ?? ""}:${key}${operatorText}${effectText}${value}`;
}
