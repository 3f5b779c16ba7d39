/** Pretty printing of a stream cut anywhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { JsonIndenter } from "../../../../runtime/codec/json/indenter.js";

test("the cuts between chunks do not show", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.nat({ max: 30 })), (value, lengths) => {
      let rest = Buffer.from(JSON.stringify(value));
      const indenter = new JsonIndenter();
      const pieces: Buffer[] = [];
      for (const length of lengths) {
        pieces.push(indenter.write(rest.subarray(0, length)));
        rest = rest.subarray(length);
      }
      pieces.push(indenter.write(rest));
      assert.equal(Buffer.concat(pieces).toString(), JSON.stringify(value, null, 2));
    }),
  );
});

test("what is deep is not indented beyond all measure, and says the same", () => {
  const input = Buffer.from(`${'{"a":'.repeat(250)}[${"1,".repeat(200_000)}1]${"}".repeat(250)}`);
  const output = new JsonIndenter().write(input);
  assert.ok(output.length < 6 * input.length + 2 * 1024 * 1024, `${output.length} bytes`);
  assert.deepEqual(JSON.parse(output.toString()), JSON.parse(input.toString()));
});
