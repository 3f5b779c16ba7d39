import assert from "node:assert/strict";
import { test } from "node:test";
import { holdWatchQuery } from "../../../runtime/endpoints/watch-query-room.js";

const LONG = `labelSelector=${"!a,".repeat(85_000)}`;

test("LIM-05 long queries of watches are bounded for each user and in all, short ones are not, and what is let go of has room again", () => {
  const short = "x".repeat(500);
  const refused = { code: 429, message: /Too many watches have long selectors/ };
  const held: (() => void)[] = [];
  const fill = (user: string): number => {
    for (let count = 0; ; count++) {
      try {
        held.push(holdWatchQuery(user, LONG));
      } catch (error) {
        assert.throws(() => {
          throw error;
        }, refused);
        return count;
      }
    }
  };
  assert.equal(fill("jane"), 4);
  assert.doesNotThrow(() => held.push(holdWatchQuery("jane", short)));
  assert.deepEqual(
    ["john", "joe", "jim", "jo"].map((user) => fill(user)),
    [4, 4, 4, 0],
  );
  held[0]?.();
  held.shift();
  assert.equal(fill("jo"), 1);
  assert.equal(fill("jane"), 0);
  for (const letGo of held) letGo();
  assert.equal(fill("jane"), 4);
  for (const letGo of held.slice(-4)) letGo();
});
