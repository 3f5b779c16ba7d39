/** What mends bytes of bodies, reads base64, and takes JSON of large objects in slices, as targets of the fuzzer. */
import assert from "node:assert/strict";
import { isUtf8 } from "node:buffer";
import { parseJson, stringifyJson } from "../../runtime/codec/json/json.js";
import { readInSlices, writeInSlices } from "../../runtime/codec/json/slices.js";
import { repairUtf8, utf8Mistake, wellFormed } from "../../runtime/codec/utf8.js";
import type { JsonValue } from "../../runtime/definition/json.js";
import { canonicalBase64 } from "../../runtime/fields/base64.js";
import type { FuzzTarget } from "./fuzzer.js";
import { tolerate } from "./tolerate.js";

export const BYTE_TARGETS: readonly FuzzTarget[] = [
  {
    name: "bytes that are no UTF-8",
    seeds: ["a\u00e9\u20ac\u{1f600}", "\xff\xfe\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80", "\xf0\x9f".repeat(16_000), "\xff".repeat(30_000)],
    tokens: ["\xc3", "\xe2\x82", "\xf0\x9f\x98", "\x80", "\xed\xa0\x80", "\xc0\x80", "\xf5"],
    run(latin) {
      // Seeds are texts of Latin letters, so that each byte is one.
      const input = Buffer.from(latin.toString(), "latin1");
      const repaired = repairUtf8(input);
      assert.ok(isUtf8(repaired));
      if (!isUtf8(input)) assert.notEqual(utf8Mistake(input), "");
      assert.ok(wellFormed(input.toString("utf16le", 0, input.length & ~1)).isWellFormed());
    },
  },
  {
    name: "base64",
    seeds: ["YWJj", "YQ==", "YW\r\nI=", "=".repeat(60_000), "\n".repeat(60_000), "YWJ".repeat(20_000)],
    tokens: ["=", "==", "\r", "\n", "A", "-", "_", "+", "/"],
    run(input) {
      let canonical = "";
      try {
        canonical = canonicalBase64(input.toString());
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith("illegal base64 data at input byte ")) throw error;
      }
      assert.equal(canonicalBase64(canonical), canonical);
    },
  },
  {
    name: "slices of JSON",
    maximumBytes: 512 * 1024,
    // Of all turns of the event loop together.
    share: 16,
    seeds: [
      `{"a":{${Array.from({ length: 9000 }, (_, index) => `"k${index}":"${"v".repeat(index % 40)}"`)}},"b":[]}`,
      `{"a":"${'\\"\\\\'.repeat(60_000)}","__proto__":{"b":[1,{"c":null}]}}`,
      `[${'{"a":[1,2,{"b":"c"}]},'.repeat(9000)}1]`,
    ],
    tokens: ["{", "}", "[", "]", ",", ":", '"', "\\\\", '\\"', '"a":', '"__proto__":', "1", "null"],
    async run(input) {
      let value: JsonValue | undefined;
      tolerate(() => {
        value = parseJson(input).value;
      });
      if (value === undefined) return;
      const text = stringifyJson(value);
      const read = await readInSlices(Buffer.from(text));
      assert.equal(stringifyJson(read), text);
      assert.equal(Buffer.from(await writeInSlices(read)).toString(), text);
    },
  },
];
