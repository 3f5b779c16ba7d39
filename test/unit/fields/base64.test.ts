import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { canonicalBase64 } from "../../../runtime/fields/base64.js";

describe("base64", () => {
  const cases: [text: string, canonical: string][] = [
    ["", ""],
    ["YQ==", "YQ=="],
    ["YWI=", "YWI="],
    ["YWJj", "YWJj"],
    ["YW\r\nJj\n", "YWJj"],
    ["YQ\n=\n=", "YQ=="],
    ["YR==", "YQ=="],
    ["+/+/", "+/+/"],
  ];
  for (const [text, canonical] of cases) test(JSON.stringify(text), () => assert.equal(canonicalBase64(text), canonical));

  const refused: [text: string, byte: number][] = [
    ["Y", 0],
    ["YQ", 0],
    ["YWI", 0],
    ["YWJjZA", 4],
    ["YQ=", 3],
    ["=", 0],
    ["Y===", 1],
    ["YQ=x", 2],
    ["YQ==YQ==", 4],
    ["YWI=x", 4],
    ["YW J", 2],
    ["YWé=", 2],
    ["-_-_", 0],
  ];
  for (const [text, byte] of refused) {
    test(`refuses ${text}`, () => assert.throws(() => canonicalBase64(text), { message: `illegal base64 data at input byte ${byte}` }));
  }

  test("line breaks anywhere change nothing", () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.nat(10), (bytes, width) => {
        const text = Buffer.from(bytes).toString("base64");
        const broken = text.replace(new RegExp(`.{${width + 1}}`, "g"), "$&\r\n");
        assert.equal(canonicalBase64(broken), text);
      }),
    );
  });
});
