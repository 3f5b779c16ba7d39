import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Call, Lane } from "../../../../runtime/storage/sqlite/call-lane.js";
import { CommitQueue } from "../../../../runtime/storage/sqlite/commit-queue.js";
import { MessageReader, MessageWriter, Outcome } from "../../../../runtime/storage/sqlite/messages.js";

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

test("who writes is woken for a commit that is expected, not where commits come together, and no more for a while when one never came", async () => {
  const answers: (() => void)[] = [];
  const ask = <T>({ write, read }: Call<T>): Promise<T> => {
    const writer = new MessageWriter(Buffer.alloc(4096));
    write(writer);
    const count = writer.buffer.readDoubleLE(0);
    const answer = new MessageWriter(Buffer.alloc(4096));
    for (const number of [count, 0, ...Array.from({ length: count }, () => Outcome.RefusedAbsent)]) answer.number(number);
    return new Promise((resolve) => answers.push(() => resolve(read(new MessageReader(answer.buffer), answer.buffer))));
  };
  const commits = new CommitQueue({ ask }, Date.now, () => undefined);
  const commit = async (...keys: string[]): Promise<void> => {
    const done = keys.map((key) => commits.commit({ key, expected: 0, withoutCurrent: true }));
    await turns(2);
    // What is under way needs nobody to be woken.
    assert.equal(commits.expect(), false);
    answers.pop()?.();
    await Promise.all(done);
  };
  for (let i = 0; i < 3; i++) {
    assert.equal(commits.expect(), true);
    await commit("a");
  }
  await commit("a", "b");
  assert.equal(commits.expect(), false);
  await commit("a");
  assert.equal(commits.expect(), true);
  const believed = Array.from({ length: 100 }, () => commits.expect()).filter(Boolean).length;
  assert.ok(believed < 5, `${believed} of 100 were believed that had been followed by none`);
});
