/** What may come out of a parser, whoever sent what it reads. */
import assert from "node:assert/strict";
import { StatusError } from "../../runtime/errors/status.js";

type ErrorClass = abstract new (...parameters: never[]) => Error;

/** What a client may be told: a failure below 500, or an error of these classes. */
export function tolerate(work: () => void, ...classes: readonly ErrorClass[]): void {
  try {
    work();
  } catch (error) {
    if (error instanceof StatusError && error.code < 500) return;
    // A stack that overflows is a RangeError too, and nobody's answer.
    if (error instanceof RangeError && /call stack/.test(error.message)) throw error;
    if (!classes.some((known) => error instanceof known)) throw error;
  }
  assert.deepEqual(Object.keys(Object.prototype), [], "the prototype of all objects has new members");
}
