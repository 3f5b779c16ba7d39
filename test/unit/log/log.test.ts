/** A log whose disk was full is well again as soon as there is room; no line is longer than somebody reads. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const LOG = new URL("../../../runtime/log/log.js", import.meta.url).href;
const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

/** Says after each step whether the log is well, as its last line of output. */
const PROGRAM = `
import { spawnSync } from "node:child_process";
import { createLog } from ${JSON.stringify(LOG)};
const room = (bytes) => spawnSync("prlimit", ["--pid=" + process.pid, "--fsize=" + bytes + ":unlimited"]);
const log = createLog("info");
const seen = [];
const step = async (text) => {
  if (text !== undefined) log.warn(text);
  await import("pino");
  for (let i = 0; i < 100; i++) await new Promise(setImmediate);
  seen.push(log.healthy);
};
process.on("SIGXFSZ", () => {});
log.warn("first");
await step("second");
room(1);
await step("lost or late");
await step();
room("unlimited");
await step();
room(1);
await step("again");
room("unlimited");
await step("last");
console.log(JSON.stringify(seen));
`;

test("HEALTH-06 a log that could not be written is well when it can be again, with or without another line", {
  skip: !hasPrlimit && "prlimit (util-linux) is not installed",
}, () => {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  const file = join(folder, "log");
  const output = openSync(file, "w");
  const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    encoding: "utf8",
    timeout: 20_000,
    stdio: ["ignore", "pipe", output],
  });
  closeSync(output);
  const lines = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  assert.equal(status, 0, lines);
  assert.deepEqual(JSON.parse(stdout), [true, false, false, true, false, true], lines);
  assert.match(lines, /first.*second.*last/s);
});

test("LIM-05 of a long text in a line so much is written as tells what happened", () => {
  const program = `
import { createLog } from ${JSON.stringify(LOG)};
createLog("info").warn("failed", { reason: "because " + "x".repeat(1e6), key: "a", count: 2 });
`;
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8", timeout: 20_000 });
  const { reason, key, count, msg } = JSON.parse(stderr) as Record<string, unknown>;
  assert.deepEqual([key, count, msg], ["a", 2, "failed"]);
  assert.match(reason as string, /^because x{4088}\.\.\. 995912 characters more$/);
});
