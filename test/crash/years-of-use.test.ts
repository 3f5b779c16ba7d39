/** What `make soak` shows over a million updates holds over a few thousand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenBounds, runSoak, soakTable } from "../soak/years-of-use.js";

test("LIST-04, WATCH-04, LIM-01 file and log are bounded, watchers see every change, paging and old versions go on", async (context) => {
  const report = await runSoak({ updates: 12_000, objects: 120, retentionSeconds: 3 });
  context.diagnostic(soakTable(report));
  assert.deepEqual(brokenBounds(report), []);
  assert.ok(report.readers.pages > 2 && report.readers.pastLists > 2 && report.duringCompaction.length > 0);
});
