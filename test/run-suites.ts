/** Runs the named suites, one process per file, and ends with what failed; fails when a test fails or a suite or file holds none. */
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { fileURLToPath } from "node:url";
import { runFiles } from "./file-queue.js";
import { SuiteReport } from "./suite-report.js";

/** A bound for what hangs; no file takes a tenth of it, but in a soak, where the longest goes on for a quarter of an hour. */
const FILE_TIMEOUT_MS = process.env["SOAK"] === undefined ? 600_000 : 3_600_000;

const ENDING = ".test.js";

/** Begun first, so that none of them is left to itself at the end. */
const LONG_FILES = [
  "conformance/hostile-connections",
  "crash/event-loop-holds",
  "clients/go-client",
  "fuzz/parsers",
  "crash/years-of-use",
  "clients/kubectl-tour",
  "clients/generated-client",
  "unit/codegen/main",
  "clients/kubectl",
];

/** They measure how long the server is at work without a break, which suffers from what others do to the caches of the processors. */
const MEASURING_FILES = ["crash/event-loop-holds", "crash/attacks-hold-nothing"];

/** They wait for most of their time, for minutes: what runs beside them has all the room. */
const WAITING_FILES = ["conformance/hostile-connections"];

/** One file more than processors, since most of them wait now and then; one beside those that measure. */
const PROCESSORS = Math.min(2, availableParallelism());
const ROOM = PROCESSORS + 1;

const compiledTests = fileURLToPath(new URL(".", import.meta.url));
const names = process.argv.slice(2).flatMap((suite) => testFiles(suite));
const files = [...LONG_FILES.filter((name) => names.includes(name)), ...names.filter((name) => !LONG_FILES.includes(name))];

// Errors name the lines of the sources.
process.env["NODE_OPTIONS"] = `${process.env["NODE_OPTIONS"] ?? ""} --enable-source-maps`.trim();
const report = new SuiteReport((text) => process.stdout.write(text));
const queue = files.map((name) => ({
  path: join(compiledTests, `${name}${ENDING}`),
  takes: MEASURING_FILES.includes(name) ? PROCESSORS : WAITING_FILES.includes(name) ? 0 : 1,
}));
const runner = (path: string) => run({ files: [path], signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
await runFiles(queue, ROOM, runner, ({ type, data }) => report.receive(type, data));
process.exitCode = report.finish() ? 0 : 1;

/** Their paths below the folder of tests, without what they all end with. */
function testFiles(suite: string): string[] {
  const found = readdirSync(join(compiledTests, suite), { recursive: true, encoding: "utf8" });
  const names = found.filter((name) => name.endsWith(ENDING)).map((name) => `${suite}/${name.slice(0, -ENDING.length)}`);
  if (names.length === 0) throw new Error(`the suite ${suite} holds no test file`);
  return names.sort();
}
