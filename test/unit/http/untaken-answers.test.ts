import assert from "node:assert/strict";
import { test } from "node:test";
import { anonymousUser } from "../../../runtime/authn/anonymous.js";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { UntakenAnswers } from "../../../runtime/http/untaken-answers.js";

const MIB = 1024 * 1024;
const userOf = (name: string, ...groups: string[]): UserInfo => ({ name, uid: "", groups, extra: {} });

/** Answers of whole MiB, those that were broken off, in order, and what each user is told who asks for more. */
class Fixture {
  readonly answers = new UntakenAnswers();
  readonly over: (() => void)[] = [];
  readonly cut: string[] = [];

  note(name: string, mebibytes: number, ...groups: string[]): void {
    const bytes = mebibytes * MIB;
    const onClose = (listener: () => void): void => void this.over.push(listener);
    this.answers.note(
      { bytes, untaken: bytes, onClose, destroy: () => void this.cut.push(`${name} ${mebibytes}`) },
      userOf(name, ...groups),
    );
  }

  isAnswered(name: string, ...groups: string[]): boolean {
    try {
      this.answers.check(userOf(name, ...groups));
      return true;
    } catch {
      return false;
    }
  }
}

const ALL = ["greedy", "also", "honest"];

test("LIM-05 who has less waiting than others is answered beside two users who together have all there may be", () => {
  const fixture = new Fixture();
  const answered = () => ALL.map((name) => fixture.isAnswered(name));
  fixture.note("greedy", 96);
  assert.deepEqual(answered(), [false, true, true]);
  fixture.note("also", 96);
  fixture.note("honest", 30);
  assert.deepEqual(answered(), [false, false, true]);
  for (const listener of fixture.over) listener();
  assert.deepEqual(answered(), [true, true, true]);
});

test("LIM-05 beside hundreds of users who take nothing one who has nothing waiting is answered: who has most loses what he got first", () => {
  const fixture = new Fixture();
  fixture.note("greedy", 20);
  fixture.note("greedy", 30);
  fixture.note("administrator", 300, "system:masters");
  for (let i = 0; i < 206; i++) fixture.note(`one of many ${i}`, 1);
  assert.deepEqual(fixture.cut, []);
  fixture.note("honest", 2);
  assert.deepEqual(fixture.cut, ["greedy 20"]);
  for (let i = 0; i < 20; i++) fixture.note(`yet another ${i}`, 1);
  assert.deepEqual(fixture.cut, ["greedy 20", "greedy 30"]);
  assert.equal(fixture.isAnswered("greedy"), true);
  // Nothing is taken off twice.
  for (const listener of fixture.over) listener();
  assert.deepEqual([fixture.isAnswered("honest"), fixture.isAnswered("administrator", "system:masters")], [true, true]);
  for (let i = 0; i < 256; i++) fixture.note(`the next ${i}`, 1);
  assert.deepEqual(fixture.cut, ["greedy 20", "greedy 30"]);
});

test("LIM-05 a user who was let in many times before any of it was answered loses what he got first, and others are answered beside him", () => {
  const fixture = new Fixture();
  const beside = () => {
    fixture.note("honest", 1);
    return fixture.isAnswered("honest");
  };
  fixture.note("greedy", 2);
  for (let i = 0; i < 125; i++) fixture.note("greedy", 1);
  assert.deepEqual(fixture.cut, []);
  assert.equal(beside(), true);
  assert.deepEqual(fixture.cut, ["greedy 2"]);
  for (let i = 0; i < 60; i++) fixture.note("greedy", 1);
  assert.equal(fixture.cut.length, 60);
  assert.deepEqual(Array.from({ length: 30 }, beside), Array(30).fill(true));
  assert.deepEqual([...new Set(fixture.cut.slice(1))], ["greedy 1"]);
  assert.equal(fixture.isAnswered("greedy"), false);
});

test("LIM-05 of strangers short answers count, too: those that were answered first lose theirs, and nobody is refused for it", () => {
  const answers = new UntakenAnswers();
  const cut: number[] = [];
  const note = (bytes: number, user: UserInfo, name: number): void =>
    answers.note({ bytes, untaken: bytes, onClose: () => undefined, destroy: () => cut.push(name) }, user);
  const SHORT = 16 * 1024;
  for (let i = 0; i < 2048; i++) note(SHORT, anonymousUser, i);
  assert.deepEqual(cut, []);
  for (let i = 2048; i < 2058; i++) note(SHORT, anonymousUser, i);
  assert.deepEqual(cut, [...Array(10).keys()]);
  answers.check(anonymousUser);
});

test("LIM-05 of who is known short answers count that are still there a moment later, with what their streams hold", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const answers = new UntakenAnswers();
  const cut: number[] = [];
  const listeners: (() => void)[] = [];
  const note = (bytes: number, untaken: number, user: UserInfo, name: number): void =>
    answers.note({ bytes, untaken, onClose: (listener) => void listeners.push(listener), destroy: () => cut.push(name) }, user);
  const [greedy, quick, honest] = ["greedy", "quick", "honest"].map((name) => userOf(name)) as [UserInfo, UserInfo, UserInfo];
  const isRefused = (user: UserInfo): boolean => {
    try {
      answers.check(user);
      return false;
    } catch {
      return true;
    }
  };
  for (let i = 0; i < 20_000; i++) note(60 * 1024, 0, quick, -1);
  assert.deepEqual([listeners.length, isRefused(quick)], [0, false], "what has been taken is not counted");
  const room = (96 * 1024) / (56 + 8);
  for (let i = 0; i < room - 64; i++) note(56 * 1024, 56 * 1024, greedy, i);
  assert.equal(isRefused(greedy), false);
  for (let i = room - 64; i < room + 64; i++) note(56 * 1024, 56 * 1024, greedy, i);
  assert.deepEqual([isRefused(greedy), isRefused(honest)], [true, false]);
  for (let i = 0; i < 2 * room; i++) note(100, 100, greedy, room + i);
  for (let i = 0; i < room / 3; i++) note(56 * 1024, 56 * 1024, honest, -1);
  assert.ok(cut.length > 0 && cut[0] === 0 && !cut.includes(-1), "who has more than his share loses what he was answered first");
  for (const listener of listeners) listener();
  assert.deepEqual([isRefused(greedy), isRefused(honest)], [false, false]);
  const before = listeners.length;
  t.mock.timers.tick(1000);
  note(100, 100, quick, -1);
  t.mock.timers.tick(1000);
  assert.ok(listeners.length > before, "few are looked at, too");
});

test("LIM-05 an answer that is told of twice, as of a request that fails behind its 504, counts once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const answers = new UntakenAnswers();
  const over: (() => void)[] = [];
  const [user, other] = [userOf("late"), userOf("other")];
  const waiting = (bytes: number) => ({
    bytes,
    untaken: bytes,
    onClose: (listener: () => void) => void over.push(listener),
    destroy: () => assert.fail("nothing is too much"),
  });
  // With what each holds besides, twice as much as may wait at most.
  for (let i = 0; i < 64 * 1024; i += 64) {
    for (let k = 0; k < 64; k++) {
      const answer = waiting(230);
      answers.note(answer, user);
      answers.note(answer, user);
    }
    t.mock.timers.tick(1000);
    for (const listener of over.splice(0)) listener();
  }
  answers.note(waiting(95 * MIB), other);
  answers.note(waiting(20 * MIB), user);
  answers.check(user);
});
