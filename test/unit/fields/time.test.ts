import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { canonicalDuration } from "../../../runtime/definition/go-duration.js";
import { canonicalMicroTime, canonicalTime } from "../../../runtime/fields/time.js";

const LAYOUT = '"2006-01-02T15:04:05Z07:00"';

describe("time", () => {
  const cases: [text: string, canonical: string | null][] = [
    ["2020-01-01T00:00:00Z", "2020-01-01T00:00:00Z"],
    ["2020-02-29T23:59:59Z", "2020-02-29T23:59:59Z"],
    ["2020-01-01T00:00:00.999Z", "2020-01-01T00:00:00Z"],
    ["2020-01-01T00:00:00,5Z", "2020-01-01T00:00:00Z"],
    ["2020-01-01T00:30:00+01:00", "2019-12-31T23:30:00Z"],
    ["2020-01-01T00:30:00-00:45", "2020-01-01T01:15:00Z"],
    ["2020-01-01T1:02:03Z", "2020-01-01T01:02:03Z"],
    ["0001-01-01T00:00:00Z", null],
    ["0001-01-01T01:00:00+01:00", null],
    ["0000-06-01T00:00:00Z", "0000-06-01T00:00:00Z"],
    ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"],
  ];
  for (const [text, canonical] of cases) test(text, () => assert.equal(canonicalTime(text), canonical));

  const refused: [text: string, message: string][] = [
    ["", `parsing time "" as ${LAYOUT}: cannot parse "" as "2006"`],
    ["yesterday", `parsing time "yesterday" as ${LAYOUT}: cannot parse "yesterday" as "2006"`],
    ["2020-01-01", `parsing time "2020-01-01" as ${LAYOUT}: cannot parse "" as "T"`],
    ["2020-01-01 00:00:00Z", `parsing time "2020-01-01 00:00:00Z" as ${LAYOUT}: cannot parse " 00:00:00Z" as "T"`],
    ["2020-1-01T00:00:00Z", `parsing time "2020-1-01T00:00:00Z" as ${LAYOUT}: cannot parse "1-01T00:00:00Z" as "01"`],
    ["2020-01-01T00:00:00", `parsing time "2020-01-01T00:00:00" as ${LAYOUT}: cannot parse "" as "Z07:00"`],
    ["2020-01-01T00:00:00z", `parsing time "2020-01-01T00:00:00z" as ${LAYOUT}: cannot parse "z" as "Z07:00"`],
    ["2020-01-01T00:00:00+0100", `parsing time "2020-01-01T00:00:00+0100" as ${LAYOUT}: cannot parse "+0100" as "Z07:00"`],
    ["2020-13-01T00:00:00Z", 'parsing time "2020-13-01T00:00:00Z": month out of range'],
    ["2019-02-29T00:00:00Z", 'parsing time "2019-02-29T00:00:00Z": day out of range'],
    ["2020-01-01T24:00:00Z", 'parsing time "2020-01-01T24:00:00Z": hour out of range'],
    ["2020-01-01T00:60:00Z", 'parsing time "2020-01-01T00:60:00Z": minute out of range'],
    ["2020-01-01T00:00:60Z", 'parsing time "2020-01-01T00:00:60Z": second out of range'],
    ["2020-01-01T00:00:00Zx", 'parsing time "2020-01-01T00:00:00Zx": extra text: "x"'],
    ["9999-12-31T23:59:59-01:00", 'parsing time "9999-12-31T23:59:59-01:00": year out of range'],
    ["é", `parsing time "\\xc3\\xa9" as ${LAYOUT}: cannot parse "\\xc3\\xa9" as "2006"`],
  ];
  for (const [text, message] of refused) test(`refuses ${text}`, () => assert.throws(() => canonicalTime(text), { message }));

  test("every time is its own canonical form after the first", () => {
    const date = fc.date({ min: new Date("0001-01-02"), max: new Date("9999-12-30"), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.integer({ min: -23, max: 23 }), (moment, hours) => {
        const offset = `${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}:00`;
        const local = new Date(moment.getTime() + hours * 3_600_000).toISOString().replace(/^\+0*/, "");
        const canonical = canonicalTime(local.replace("Z", offset));
        assert.equal(canonical, `${moment.toISOString().slice(0, 19)}Z`);
        assert.equal(canonicalTime(canonical ?? ""), canonical);
      }),
    );
  });
});

describe("time with microseconds", () => {
  test("has six digits", () => {
    assert.equal(canonicalMicroTime("2020-01-01T00:00:00.000001Z"), "2020-01-01T00:00:00.000001Z");
    assert.equal(canonicalMicroTime("2020-01-01T01:00:00.100000+01:00"), "2020-01-01T00:00:00.100000Z");
    assert.equal(canonicalMicroTime("0001-01-01T00:00:00.000000Z"), null);
  });

  for (const text of ["2020-01-01T00:00:00Z", "2020-01-01T00:00:00.1Z", "2020-01-01T00:00:00.1234567Z"]) {
    test(`refuses ${text}`, () => assert.throws(() => canonicalMicroTime(text), /as "2006-01-02T15:04:05.000000Z07:00": cannot parse/));
  }
});

describe("duration", () => {
  const cases: [text: string, canonical: string][] = [
    ["0", "0s"],
    ["0h", "0s"],
    ["1h", "1h0m0s"],
    ["90m", "1h30m0s"],
    ["60s", "1m0s"],
    ["1.5s", "1.5s"],
    ["1500ms", "1.5s"],
    ["250ms", "250ms"],
    ["1us", "1µs"],
    ["1.5µs", "1.5µs"],
    ["1ns", "1ns"],
    ["-1h30m", "-1h30m0s"],
    ["+.5h", "30m0s"],
    ["100h", "100h0m0s"],
    ["0.0000000001s", "0s"],
    ["9223372036854775807ns", "2562047h47m16.854775807s"],
  ];
  for (const [text, canonical] of cases) test(`${text} is ${canonical}`, () => assert.equal(canonicalDuration(text), canonical));

  const refused: [text: string, message: string][] = [
    ["", 'time: invalid duration ""'],
    ["-", 'time: invalid duration "-"'],
    ["1", 'time: missing unit in duration "1"'],
    ["1h2", 'time: missing unit in duration "1h2"'],
    ["1d", 'time: unknown unit "d" in duration "1d"'],
    ["h", 'time: invalid duration "h"'],
    [".s", 'time: invalid duration ".s"'],
    ["1 s", 'time: unknown unit " s" in duration "1 s"'],
    ["9223372036854775808ns", 'time: invalid duration "9223372036854775808ns"'],
    [`${"9".repeat(100_000)}h`, `time: invalid duration "${"9".repeat(1024)}"...`],
  ];
  for (const [text, message] of refused)
    test(`refuses ${text.slice(0, 30)}`, () => assert.throws(() => canonicalDuration(text), { message }));
});
