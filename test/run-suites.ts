/** Runs the named suites with the test runner of Node, one process per file, and fails when any of them fails or holds no test. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const compiledTests = fileURLToPath(new URL(".", import.meta.url));
const suites = process.argv.slice(2);

const files = suites.flatMap((suite) => testFiles(join(compiledTests, suite)));
if (files.length === 0) {
  console.error(`no test file in ${suites.join(", ")}`);
  process.exit(1);
}
const result = spawnSync(process.execPath, ["--enable-source-maps", "--test", "--test-concurrency=2", ...files], { stdio: "inherit" });
process.exit(result.status ?? 1);

function testFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.js"))
    .sort()
    .map((name) => join(directory, name));
}
