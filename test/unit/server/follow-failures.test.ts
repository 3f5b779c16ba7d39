import assert from "node:assert/strict";
import { test } from "node:test";
import type { Log } from "../../../runtime/log/log.js";
import { followFailures } from "../../../runtime/server/follow-failures.js";

test("the log names an object that could not be taken in and the place, says nothing of what is in it, and says it a few times", () => {
  const lines: Parameters<Log["error"]>[] = [];
  const failed = followFailures({ error: (...line) => void lines.push(line) } as Partial<Log> as Log);
  for (let i = 0; i < 1000; i++) failed("/secrets/default/one", new TypeError("pass\nword"));
  assert.ok(lines.length >= 10 && lines.length <= 20, String(lines.length));
  const [message, { key, cause, at } = {}] = lines[0] ?? [];
  assert.deepEqual([message, key, cause], ["an object could not be taken in", "/secrets/default/one", "TypeError"]);
  assert.match(String(at), /^ {4}at .*follow-failures\.test/);
  assert.doesNotMatch(JSON.stringify(lines), /pass|word/);
});
