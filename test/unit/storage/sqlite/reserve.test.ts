import assert from "node:assert/strict";
import { test } from "node:test";
import Database from "better-sqlite3";
import { Reserve } from "../../../../runtime/storage/sqlite/reserve.js";

test("ERR-01 a file system that does not say how much room it has is not taken for a full one", {
  skip: process.platform !== "linux" && "needs a file system of that kind: Linux's /proc",
}, () => {
  const database = new Database(":memory:");
  const reserve = new Reserve("/proc/self/store.db", database, undefined);
  assert.equal(reserve.covers(1_000_000, 1_000_000), true);
  database.close();
});
