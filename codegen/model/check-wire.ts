/** Protobuf messages of types: their numbers, and what has no binary form. */
import { type BuiltType, fieldPlace } from "../../runtime/schema/declared/built-type.js";
import { below, type Place } from "../../runtime/schema/declared/place.js";
import type { TypeRef } from "../../runtime/schema/declared/type-model.js";
import type { ProblemList } from "./problem-list.js";

/** Reports field numbers that clash, and values without binary form. */
export function checkWire(built: BuiltType, problems: ProblemList): void {
  checkProtoNumbers(built, problems);
  for (const field of built.model.fields)
    if (field.embeddedIn === undefined) checkValue(field.type, fieldPlace(built, field.name), problems);
}

function checkValue(type: TypeRef, place: Place, problems: ProblemList): void {
  if (type.kind === "map") {
    if (type.value.kind === "map")
      problems.atKey(place, ["additionalProperties"], "a map of maps has no protobuf form", "name a type of its own for the inner one");
    checkValue(type.value, below(place, "additionalProperties"), problems);
  }
  if (type.kind !== "list") return;
  if (type.item.kind === "list" || type.item.kind === "map")
    problems.atKey(place, ["items"], `a list of ${type.item.kind}s has no protobuf form`, "name a type of its own for the items");
  checkValue(type.item, below(place, "items"), problems);
}

function checkProtoNumbers(built: BuiltType, problems: ProblemList): void {
  const { model } = built;
  if (!model.hasProtobuf) return;
  const own = model.fields.filter((field) => field.embeddedIn === undefined && field.proto > 0);
  const numbered = [...own, ...model.embedded];
  const used = new Map<number, string>();
  for (const { name, proto } of numbered) {
    const earlier = used.get(proto);
    if (earlier === undefined) {
      used.set(proto, name);
      continue;
    }
    problems.atValue(
      fieldPlace(built, name),
      ["x-orch-proto"],
      `field number ${proto} is taken by "${earlier}"`,
      `the next free number is ${nextNumber(numbered.map((field) => field.proto))}`,
    );
  }
  for (const { name, proto } of numbered) {
    if (proto < RESERVED_NUMBERS.from || proto > RESERVED_NUMBERS.to) continue;
    problems.atValue(
      fieldPlace(built, name),
      ["x-orch-proto"],
      `field numbers ${RESERVED_NUMBERS.from} to ${RESERVED_NUMBERS.to} are reserved by protobuf`,
      `the next free number is ${nextNumber(numbered.map((field) => field.proto))}`,
    );
  }
}

/** What protobuf keeps for itself. */
const RESERVED_NUMBERS = { from: 19_000, to: 19_999 } as const;

/** The number after the greatest ordinary one: lower ones may have been given up, and are not to be used again. */
function nextNumber(used: readonly number[]): number {
  return Math.max(0, ...used.filter((proto) => proto < RESERVED_NUMBERS.from)) + 1;
}
