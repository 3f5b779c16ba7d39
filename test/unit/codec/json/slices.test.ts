import assert from "node:assert/strict";
import { test } from "node:test";
import { readJsonValue, stringifyJson } from "../../../../runtime/codec/json/json.js";
import { memberNames, readInSlices, writeInSlices } from "../../../../runtime/codec/json/slices.js";
import type { JsonValue } from "../../../../runtime/definition/json.js";
import { chance } from "../../../fuzz/fuzzer.js";

const NAMES = ["a", "__proto__", "constructor", 'quo"te\\', "\u{1f600}", "", "long ".repeat(3000)];

/** Values of every shape, some larger than a piece and some not. */
function randomValue(random: () => number, depth: number): JsonValue {
  const below = (bound: number): number => Math.floor(random() * bound);
  const leaves: JsonValue[] = [
    null,
    true,
    -1.5e-9,
    2n ** 60n,
    "",
    'a "quoted\\" [{,}] text',
    "\u2028\ud800é",
    "x".repeat(below(random() < 0.01 ? 20_000 : 200)),
  ];
  if (depth === 0 || random() < 0.2) return leaves[below(leaves.length)] as JsonValue;
  const count = random() < 0.1 ? 1500 : below(12);
  if (random() < 0.5) return Array.from({ length: count }, (_, i) => randomValue(random, i < 5 ? depth - 1 : 0));
  const members = Array.from({ length: count }, (_, i) => [NAMES[i] ?? `k${i}`, randomValue(random, i < 5 ? depth - 1 : 0)] as const);
  return Object.fromEntries(members);
}

test("what is written and read in slices is what is written and read at once (LIM-05)", async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const value = randomValue(chance(seed), 4);
    const text = stringifyJson(value);
    const bytes = Buffer.from(text);
    assert.ok(bytes.equals(await writeInSlices(value)), `written, seed ${seed}`);
    assert.ok(stringifyJson(await readInSlices(bytes)) === stringifyJson(readJsonValue(bytes)), `read, seed ${seed}`);
  }
});

test("texts of any length are read as they are written, beside all that is in them and around them (LIM-05)", async () => {
  const long = [
    `{[${"{".repeat(60_000)}`,
    `\\"${'"\\\\'.repeat(90_000)}`,
    `: 1e5000, ${"é\u{1f600}".repeat(30_000)}`,
    `${"\\".repeat(150_000)}`,
    "\u0001".repeat(20_000),
    `x${"\u{1f600}".repeat(100_000)}`,
    `\n${"\ufffd".repeat(200_000)}`,
    "\ud800".repeat(70_000),
  ];
  const fields = Object.fromEntries(long.map((text, i) => [`f${i}`, text]));
  const short: JsonValue[] = [{}, [1, { a: [] }]];
  const values: JsonValue[] = [
    fields,
    long,
    [fields, 2n ** 60n, ...long, fields],
    { a: 1, b: { c: [long[0] as string], ...fields, d: 2n ** 60n }, [long[1] as string]: long[2] as string },
    ...long.map((name, i) => ({
      a: 1,
      [name]: short[i % 2] as JsonValue,
      [`${name}b`]: { ...fields, [name]: [] },
      [`${name}c`]: i,
      d: [{ [name]: {} }],
    })),
  ];
  for (const value of values) {
    const text = stringifyJson(value);
    const read = await readInSlices(Buffer.from(text));
    assert.ok(stringifyJson(read) === stringifyJson(readJsonValue(Buffer.from(text))));
    assert.ok(Buffer.from(await writeInSlices(value)).equals(Buffer.from(text)));
  }
});

test("names of members are remembered of objects that have many, and are those that there are", async () => {
  const many = Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [`k${i}`, i === 7 ? "long".repeat(10_000) : ""]));
  const value = { few: { a: 1, b: { c: 2 } }, list: Array.from({ length: 30_000 }, () => 1), many, [`${"n".repeat(9000)}`]: many };
  const read = (await readInSlices(Buffer.from(JSON.stringify(value)))) as Record<string, Record<string, JsonValue>>;
  for (const [name, object] of Object.entries({ ...value, list: {} }))
    if (name !== "list") assert.deepEqual(memberNames(read[name] as Record<string, JsonValue>), Object.keys(object), name.slice(0, 9));
  assert.deepEqual(memberNames(read), Object.keys(value));
});

test("deep documents are read and written without recursion (LIM-05)", async () => {
  const filler = `"${"x".repeat(100)}"`;
  const text = `${`[${filler},`.repeat(5000)}0${"]".repeat(5000)}`;
  assert.equal(Buffer.from(await writeInSlices(await readInSlices(Buffer.from(text)))).toString(), text);
});

test("others have their turns while one long text is read and written (LIM-05)", async () => {
  for (const text of ["\ufffd".repeat(12_000_000), "\u0001".repeat(6_000_000)]) await assertOthersHaveTurns({ text });
});

test("members that are absent are left out (ERR-04)", async () => {
  const value = { a: undefined, list: Array.from({ length: 2000 }, () => ({ b: undefined, c: 1 })) } as unknown as JsonValue;
  assert.equal(Buffer.from(await writeInSlices(value)).toString(), JSON.stringify(value));
});

test("others have their turns while a large document is read and written (LIM-05)", () =>
  assertOthersHaveTurns({ items: Array.from({ length: 100_000 }, (_, i) => ({ name: `n${i}`, more: [i, i] })) }));

async function assertOthersHaveTurns(value: JsonValue): Promise<void> {
  const json = Buffer.from(JSON.stringify(value));
  let turns = 0;
  let isRunning = true;
  const count = (): void => {
    turns++;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  const read = await readInSlices(json);
  const whileRead = turns;
  await writeInSlices(read);
  isRunning = false;
  assert.ok(whileRead > 2, `${whileRead} turns of others while it was read`);
  assert.ok(turns - whileRead > 2, `${turns - whileRead} turns of others while it was written`);
}
