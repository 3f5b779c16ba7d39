import assert from "node:assert/strict";
import { test } from "node:test";
import { decodePatch } from "../../../runtime/admission/webhook/patch-text.js";

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
