import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ReviewKind, statusOfReview } from "../../../runtime/webhooks/review-status.js";
import { leastShare } from "../../support/yardstick.js";

const REVIEW: ReviewKind = { kind: "TokenReview", webhook: "token webhook" };

/** With as many short names. */
const answer = (names: number, nameOf: (index: number) => string): string =>
  `{"kind":"TokenReview","status":{"x":{${Array.from({ length: names }, (_, index) => `"${nameOf(index)}":1`)}}}}`;

describe("the status of a review", () => {
  const rows: readonly (readonly [title: string, text: string, isRead: boolean])[] = [
    ["2,000 names with a backslash", answer(2000, (index) => `\\\\${index}`), true],
    ["85,000 names with a backslash", answer(85_000, (index) => `\\\\${index}`), false],
    ["16,000 names", answer(16_000, String), true],
    ["110,000 names", answer(110_000, String), false],
    ["10,000 lists, one in the other,", `{"kind":"TokenReview","status":{"x":${"[".repeat(10_000)}${"]".repeat(10_000)}}}`, true],
    ["500,000 lists, one in the other,", `{"kind":"TokenReview","status":{"x":${"[".repeat(500_000)}${"]".repeat(500_000)}}}`, false],
    ["100,000 objects, one in the other,", `{"status":${'{"status":'.repeat(100_000)}`, false],
  ];
  for (const [title, text, isRead] of rows) {
    test(`LIM-05 ${title} are ${isRead ? "read" : "no answer"}, and neither takes long`, () => {
      const read = (): unknown => statusOfReview(text, REVIEW)["x"];
      const share = leastShare(2, () => {
        if (isRead) assert.equal(typeof read(), "object");
        else assert.throws(read, { constructor: RangeError, message: "the answer of the token webhook has too much in it" });
      });
      assert.ok(share < 2, `${share.toFixed(1)} times the yardstick`);
    });
  }
});
