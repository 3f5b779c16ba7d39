import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { SuiteReport } from "../suite-report.js";

const folder = fileURLToPath(new URL("../", import.meta.url));
const file = `${folder}unit/some.test.js`;
const failed = (cause: unknown, failureType = "testCodeFailure") => ({ error: { failureType, cause } });
const stackOf = (lines: number): Error =>
  Object.assign(new Error("x"), { stack: Array.from({ length: lines }, (_, i) => `line ${i}`).join("\n") });

function reportOf(...events: readonly (readonly [string, object])[]): { text: string; lastWords: string; isWell: boolean } {
  let text = "";
  const report = new SuiteReport((printed) => {
    text += printed;
  });
  for (const [type, data] of events) report.receive(type, { nesting: 0, file, line: 7, ...data });
  const isWell = report.finish();
  return { text, lastWords: text.slice(text.indexOf("# tests")), isWell };
}

describe("the report of the suites", () => {
  it("is well when every test passed, and says what was skipped and why", () => {
    const { text, isWell } = reportOf(
      ["test:pass", { name: "a", details: { duration_ms: 2 } }],
      ["test:pass", { name: "b", skip: "kubectl is not installed", details: { duration_ms: 1, type: "suite" } }],
    );
    assert.equal(isWell, true);
    assert.match(text, /^unit\/some\.test\.ts: 1 tests, 3 ms\n# skipped 1: kubectl is not installed\n# tests 1\n# pass 1\n# fail 0\n/);
  });

  it("ends with the path and the error of what failed, without what only failed for that", () => {
    const { lastWords, isWell } = reportOf(
      ["test:start", { name: "outer" }],
      ["test:start", { name: "inner", nesting: 1 }],
      ["test:fail", { name: "inner", nesting: 1, details: failed(new TypeError("no such thing")) }],
      ["test:fail", { name: "outer", details: { type: "suite", ...failed("1 subtest failed", "subtestsFailed") } }],
    );
    assert.equal(isWell, false);
    assert.match(
      lastWords,
      /# fail 1\n[^\n]*\n[^\n]*\n\n1 failed:\nFAILED unit\/some\.test\.ts:7 outer > inner\n {4}TypeError: no such thing\n/,
    );
    assert.doesNotMatch(lastWords, /subtest failed/);
  });

  it("names causes before what was cancelled for them", () => {
    const { lastWords } = reportOf(
      ["test:fail", { name: "never ran", nesting: 1, details: failed("cancelled", "cancelledByParent") }],
      ["test:fail", { name: "suite", details: { type: "suite", ...failed(new Error("no server"), "hookFailed") } }],
    );
    assert.ok(lastWords.indexOf("no server") < lastWords.indexOf("never ran"));
  });

  it("keeps its last words to a screen, however much failed", () => {
    for (const count of [1, 2, 7, 100]) {
      const { lastWords } = reportOf(
        ...Array.from(
          { length: count },
          (_, i) => ["test:fail", { name: "n".repeat(900), line: i, details: failed(stackOf(300)) }] as const,
        ),
      );
      const lines = lastWords.slice(lastWords.indexOf("failed:")).trimEnd().split("\n");
      assert.ok(lines.length <= 26 && lines.length >= 10, `${count}: ${lines.length}`);
      assert.ok(lines.every((line) => line.length < 260));
    }
  });

  it("tells of a file that ended before its time what was running and what it said", () => {
    const { lastWords } = reportOf(
      ["test:dequeue", { name: "the long one" }],
      ["test:stderr", { message: "Error: out of luck\n" }],
      ["test:fail", { name: file, details: failed("test timed out after 5ms", "testTimeoutFailure") }],
    );
    assert.match(
      lastWords,
      /FAILED unit\/some\.test\.ts\n {4}test timed out after 5ms, in or after "the long one"\n {4}Error: out of luck\n/,
    );
  });

  it("fails when a file, or the whole, holds no test", () => {
    assert.equal(reportOf().isWell, false);
    const { lastWords, isWell } = reportOf(
      ["test:pass", { name: file, details: {} }],
      ["test:pass", { name: "a", file: "/other", details: {} }],
    );
    assert.equal(isWell, false);
    assert.match(lastWords, /FAILED unit\/some\.test\.ts\n {4}the file holds no test\n/);
  });
});
