/** What several suites ask of an answer. */
import assert from "node:assert/strict";
import type { Reply } from "./api-client.js";

/** The answer is a Status of this code and reason, carrying this message when given. */
export function assertStatus(reply: Reply, code: number, reason: string, message?: string | RegExp): void {
  assert.equal(reply.status, code, reply.text);
  const status = reply.json;
  assert.equal(status.kind, "Status");
  assert.equal(status.apiVersion, "v1");
  assert.equal(status.status, "Failure");
  assert.equal(status.code, code);
  assert.equal(status.reason, reason);
  if (typeof message === "string") assert.equal(status.message, message);
  else if (message !== undefined) assert.match(status.message, message);
}

/** The answer is a 422 with exactly these causes, in any order, each `reason field`. */
export function assertInvalid(reply: Reply, ...causes: string[]): void {
  assertStatus(reply, 422, "Invalid");
  const found = (reply.json.details.causes as { reason: string; field: string }[]).map((cause) => `${cause.reason} ${cause.field}`);
  assert.deepEqual(found.sort(), [...causes].sort(), reply.text);
}

/** The answer succeeded with this code; gives its body. */
// biome-ignore lint/suspicious/noExplicitAny: tests reach into objects of every kind
export function assertOk(reply: Reply, code: number): any {
  assert.equal(reply.status, code, reply.text);
  return reply.json;
}
