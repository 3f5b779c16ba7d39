import assert from "node:assert/strict";
import { test } from "node:test";
import { decodePatch } from "../../../runtime/admission/webhook/patch-text.js";
import { leastShare } from "../../support/yardstick.js";

const decoded = (text: string): string | undefined => decodePatch(text)?.toString();

test("HOOK-25 a patch is base64 with pads, and line breaks wherever they are", () => {
  assert.equal(decoded(""), "");
  for (const text of ["a", "ab", "abc", "[1,2]", "Grüße"]) {
    const encoded = Buffer.from(text).toString("base64");
    assert.equal(decoded(encoded), text);
    assert.equal(decoded([...encoded].join("\r\n")), text);
    assert.equal(decoded(`\n${encoded}\n`), text);
  }
  // Bits that say nothing do not count, as in the peer.
  assert.equal(decoded("YR=="), "a");
});

test("HOOK-25 what is no base64 is no patch", () => {
  for (const text of [
    "a",
    "YQ",
    "YQ=",
    "YQ===",
    "=YQ=",
    "Y=Q=",
    "YWJj=",
    "YQ==YQ==",
    "a b=",
    "-_-_",
    "YWJ\u0169",
    "YWI\ud83d\ude00",
    "====",
    "YQ==\n=",
  ])
    assert.equal(decoded(text), undefined, text);
});

test("HOOK-25 one letter that is no digit, wherever it is, makes a long text no patch", () => {
  const encoded = Buffer.from("v".repeat(150)).toString("base64");
  for (const letter of "-_!= \0\u00e9\u0169") {
    for (let at = 0; at < encoded.length - 2; at++) {
      assert.equal(decoded(`${encoded.slice(0, at)}${letter}${encoded.slice(at + 1)}`), undefined, `${letter} at ${at}`);
    }
  }
});

const LONG = "A".repeat(4_000_000);
/** To look at each letter takes more than all of it. */
const SHARE = 0.85;

for (const [name, text] of Object.entries({
  digits: LONG,
  "lines of digits": LONG.replace(/.{64}/g, "$&\r\n"),
  "digits and a letter that is none": `${LONG}AAA!`,
})) {
  test(`HOOK-25, LIM-05 four megabytes of ${name} are decoded in less than the yardstick`, () => {
    const share = leastShare(SHARE, () => void decodePatch(text));
    assert.ok(share < SHARE, `took ${share.toFixed(2)} times the yardstick`);
  });
}
