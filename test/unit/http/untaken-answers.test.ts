import assert from "node:assert/strict";
import { test } from "node:test";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { UntakenAnswers } from "../../../runtime/http/untaken-answers.js";

const MIB = 1024 * 1024;
const userOf = (name: string, ...groups: string[]): UserInfo => ({ name, uid: "", groups, extra: {} });

test("LIM-05 who has no answers that wait is answered beside two users who together have all there may be", () => {
  const answers = new UntakenAnswers();
  const over: (() => void)[] = [];
  const note = (name: string, mebibytes: number): void =>
    answers.note({ bytes: mebibytes * MIB, untaken: mebibytes * MIB, onClose: (listener) => over.push(listener) }, userOf(name));
  const isAnswered = (name: string, ...groups: string[]): boolean => {
    try {
      answers.check(userOf(name, ...groups));
      return true;
    } catch {
      return false;
    }
  };
  note("greedy", 96);
  assert.deepEqual(
    ["greedy", "also", "honest"].map((name) => isAnswered(name)),
    [false, true, true],
  );
  note("also", 32);
  assert.deepEqual(
    ["greedy", "also", "honest"].map((name) => isAnswered(name)),
    [false, false, true],
  );
  for (let i = 0; i < 128; i++) note(`one of many ${i}`, 1);
  assert.deepEqual([isAnswered("honest"), isAnswered("honest", "system:masters")], [false, true]);
  for (const listener of over) listener();
  assert.deepEqual(
    ["greedy", "also", "honest"].map((name) => isAnswered(name)),
    [true, true, true],
  );
});
