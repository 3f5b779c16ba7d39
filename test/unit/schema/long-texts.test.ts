import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { resultOf } from "../../../runtime/schema/expressions/evaluate.js";
import { leastHold, SHARE } from "../../support/holds.js";
import { workWatch } from "../../support/thread-time.js";

const DEFINITIONS = fileURLToPath(new URL("../../../../api-definitions/", import.meta.url));
const LENGTH = 60_000;

/** Patterns that rules of definitions match texts against, as they stand in expressions. */
function patterns(): Set<string> {
  const files = readdirSync(DEFINITIONS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
  const rules = files.flatMap((name) => textsIn(parse(readFileSync(`${DEFINITIONS}/${name}`, "utf8"))));
  return new Set(rules.flatMap((rule) => [...rule.matchAll(/\bmatches\(('.*?'|".*?")\)/g)].map(([, pattern]) => pattern as string)));
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];

/** What keeps an engine busy that goes back, at the start of one attempt after the other. */
const PUMPS = ["a", "1", ".", ":", "-", "['", "a:", "iqn.2000-01.a", "\\\\", "a.", "1%", "[", "]:"];

function timeOf(pattern: string, pump: string): number {
  const self = `a${pump.repeat(LENGTH / pump.length)}\\`;
  const worked = workWatch();
  resultOf(`self.matches(${pattern})`, { self });
  return worked();
}

test("rules of definitions match a long text in time that grows as it does, whatever the text", async () => {
  const found = patterns();
  assert.ok(found.size > 20);
  for (const pattern of found) {
    const share = await leastHold(async () => Math.max(...PUMPS.map((pump) => timeOf(pattern, pump))));
    assert.ok(share < SHARE, `${pattern} takes ${share.toFixed(1)} yardsticks`);
  }
});
