/** Refused writes of the catalogue, told cause by cause. */
import assert from "node:assert/strict";
import type { Reply } from "../support/api-client.js";
import { assertStatus } from "../support/assertions.js";

interface Cause {
  readonly field: string;
  readonly message: string;
}

/** The answer is a 422 with exactly these causes, in any order, each `field: message`. */
export function assertCauses(reply: Reply, ...causes: string[]): void {
  assertStatus(reply, 422, "Invalid");
  const found = (reply.json.details.causes as Cause[]).map(({ field, message }) => `${field}: ${message}`);
  assert.deepEqual(found.sort(), [...causes].sort(), reply.text);
}
