import assert from "node:assert/strict";
import { test } from "node:test";
import { translated, translateStorageError } from "../../../runtime/registry/storage-errors.js";
import { StorageError, type StorageErrorCode } from "../../../runtime/storage/key-value-store.js";
import { status } from "./registry-fixture.js";

for (const [code, http, reason] of [
  ["Compacted", 410, "Expired"],
  ["FutureRevision", 504, "Timeout"],
  ["TooLarge", 413, "RequestEntityTooLarge"],
  ["Unavailable", 503, "ServiceUnavailable"],
  ["Full", 507, "InsufficientStorage"],
  ["Closed", 503, "ServiceUnavailable"],
  ["Corrupt", 500, "InternalError"],
  ["Missing", 500, "InternalError"],
] as const satisfies readonly (readonly [StorageErrorCode, number, string])[]) {
  test(`a store that says ${code} is told as ${http} ${reason}`, async () => {
    await assert.rejects(translated(Promise.reject(new StorageError(code, "why"))), status(http, reason));
  });
}

test("foreign errors stay as they are, to become a 500", () => {
  const error = new RangeError("why");
  assert.equal(translateStorageError(error), error);
});
