import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Lane } from "../../../../runtime/storage/sqlite/call-lane.js";
import { CommitQueue } from "../../../../runtime/storage/sqlite/commit-queue.js";

/** A queue whose thread never answers, and how many batches it was sent. */
function queue(): { readonly commits: CommitQueue; readonly sent: { count: number } } {
  const sent = { count: 0 };
  const ask = (): Promise<never> => {
    sent.count++;
    return new Promise(() => undefined);
  };
  return { commits: new CommitQueue({ ask } as unknown as Lane, Date.now, () => undefined), sent };
}

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await nextTurn();
}

test("a commit waits for others while they are about to come, and no longer", async () => {
  const { commits, sent } = queue();
  let follow = true;
  commits.moreFollow = () => follow;
  void commits.commit({ key: "a", expected: 0 });
  await turns(2);
  assert.equal(sent.count, 0);
  follow = false;
  await turns(2);
  assert.equal(sent.count, 1);
});

test("it waits for a few turns at most, and not where there are many", async () => {
  const { commits, sent } = queue();
  commits.moreFollow = () => true;
  void commits.commit({ key: "a", expected: 0 });
  await turns(8);
  assert.equal(sent.count, 1);
  const many = queue();
  many.commits.moreFollow = () => true;
  for (let i = 0; i < 64; i++) void many.commits.commit({ key: `k${i}`, expected: 0 });
  await turns(2);
  assert.equal(many.sent.count, 1);
});
