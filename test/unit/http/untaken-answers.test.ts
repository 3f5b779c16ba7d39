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
  // Known users are few, and their answers bounded by their requests.
  for (let i = 0; i < 20_000; i++) note(SHORT, userOf("somebody"), -1);
  assert.equal(cut.length, 10);
});
