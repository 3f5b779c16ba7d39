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
  ["Full", 500, "InternalError"],
  ["Closed", 503, "ServiceUnavailable"],
] as const satisfies readonly (readonly [StorageErrorCode, number, string])[]) {
  test(`a store that says ${code} is told as ${http} ${reason}`, async () => {
    await assert.rejects(translated(Promise.reject(new StorageError(code, "why"))), status(http, reason));
  });
}

test("damage and foreign errors stay as they are, to become a 500", () => {
  for (const error of [new StorageError("Corrupt", "why"), new RangeError("why")]) assert.equal(translateStorageError(error), error);
});
