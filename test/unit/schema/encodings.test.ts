/** Texts that carry something encoded, as definitions may demand them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { certificateRequestTexts, pemTexts } from "../../../runtime/schema/formats/encodings.js";
import { workWatch } from "../../support/thread-time.js";
import { yardstick } from "../../support/yardstick.js";

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const block = (label: string, headers = ""): string => `-----BEGIN ${label}-----\n${headers}QUJD\n-----END ${label}-----\n`;

describe("PEM", () => {
  test("blocks with headers and spaces around them are taken, whatever they are", () => {
    for (const text of [
      block("A"),
      ` ${block("A")}\n\n${block("B C", "Key: value\n\n")} `,
      block("A").trim(),
      block("A").replaceAll("\n", "\r\n"),
      "-----BEGIN A-----\nQUJD-----END A-----",
    ]) {
      assert.deepEqual(pemTexts(base64(text)), [], text);
    }
  });

  test("anything else is refused", () => {
    for (const text of [
      "",
      "QUJD",
      `${block("A")}x`,
      `x${block("A")}`,
      block("A").replace("QUJD", "QUJ"),
      block("A").replace("QUJD", "Q.J="),
      block("A").replace("END A", "END B"),
      "-----BEGIN A-----\n-----END A-----\n",
      "-----BEGIN a-----\nQUJD\n-----END a-----\n",
    ]) {
      assert.deepEqual(pemTexts(base64(text)), ["must be PEM-encoded"], text);
    }
    assert.deepEqual(certificateRequestTexts(base64(block("CERTIFICATE REQUEST"))), []);
    assert.equal(certificateRequestTexts(base64(block("A"))).length, 1);
    assert.equal(certificateRequestTexts(base64(block("CERTIFICATE REQUEST").repeat(2))).length, 1);
  });

  test("LIM-05 texts that are none cost no more than their length", () => {
    for (const [name, text] of Object.entries({
      spaces: " ".repeat(45_000),
      "line ends behind an end": `-----END A-----${"\n".repeat(45_000)}`,
      "headers of one line": `-----BEGIN A-----\n${": ".repeat(22_000)}`,
      "headers of many lines": `-----BEGIN A-----\n${`${": ".repeat(10)}\n`.repeat(2000)}x`,
    })) {
      const worked = workWatch();
      assert.equal(pemTexts(base64(text)).length, 1);
      const taken = worked();
      assert.ok(taken < 4 * yardstick(), `${name}: ${taken} ms`);
    }
  });
});
