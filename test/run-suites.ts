/** Runs the named suites, one process per file, and ends with what failed; fails when a test fails or a suite or file holds none. */
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { fileURLToPath } from "node:url";
import { SuiteReport } from "./suite-report.js";

/** A bound for what hangs; no file takes a tenth of it, but in a soak, where the longest goes on for a quarter of an hour. */
const FILE_TIMEOUT_MS = process.env["SOAK"] === undefined ? 600_000 : 3_600_000;

const compiledTests = fileURLToPath(new URL(".", import.meta.url));
const files = process.argv.slice(2).flatMap((suite) => testFiles(suite));

// Errors name the lines of the sources.
process.env["NODE_OPTIONS"] = `${process.env["NODE_OPTIONS"] ?? ""} --enable-source-maps`.trim();
const report = new SuiteReport((text) => process.stdout.write(text));
const events = run({ files, concurrency: Math.min(2, availableParallelism()), timeout: FILE_TIMEOUT_MS });
for await (const { type, data } of events) report.receive(type, data);
process.exitCode = report.finish() ? 0 : 1;

function testFiles(suite: string): string[] {
  const directory = join(compiledTests, suite);
  const found = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.js"));
  if (found.length === 0) throw new Error(`the suite ${suite} holds no test file`);
  return found.sort().map((name) => join(directory, name));
}
