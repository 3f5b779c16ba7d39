import assert from "node:assert/strict";
import { test } from "node:test";
import { CacheWatchers } from "../../../../runtime/storage/cache/cache-watchers.js";
import type { CacheEntry } from "../../../../runtime/storage/cache/resource-cache.js";
import { leastShare } from "../../../support/yardstick.js";

test("LIM-05: a change costs nothing for those who have not taken the one before it, however many they are", () => {
  let told = 0;
  const watchers = new CacheWatchers<CacheEntry>("/maps/");
  const open = (): unknown => watchers.add({ prefix: "/maps/a!", after: 0, queueLimit: 10_000_000, onReady: () => told++ }, []);
  Array.from({ length: 2000 }, open);
  let revision = 0;
  const share = leastShare(() => {
    for (let i = 0; i < 100_000; i++) watchers.push({ revision: ++revision, key: "/maps/a!x", size: 1 });
    watchers.notify();
  });
  assert.equal(told, 2000);
  assert.ok(share < 8, `took ${share.toFixed(1)} times the yardstick`);
});
