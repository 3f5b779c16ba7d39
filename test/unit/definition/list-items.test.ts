import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { listItems } from "../../../runtime/definition/list-items.js";
import { acceptsGzip } from "../../../runtime/endpoints/compression.js";
import { leastShare } from "../../support/yardstick.js";

test("items of a list are what stands between its commas, without spaces and empty ones", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(",", " ", "\t", "a", "b c", ";q=0")), (parts) => {
      const header = parts.join("");
      const expected = header
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== "");
      assert.deepEqual([...listItems(header)], expected);
    }),
  );
});

test("NEG-21 gzip is taken where it is named and not refused", () => {
  const taken = ["gzip", "GZIP", "deflate, gzip ;q=0.5", "gzip;q=0.01", "gzip;level=1", ",gzip,", "gzip;q=0, gzip"];
  const refused = ["", "gzip;q=0", "gzip ; q=0.000", "gzip;a=b; Q=0 ;c=d", "gzipped", "x;gzip", "*", "gzip;q=0."];
  for (const header of taken) assert.equal(acceptsGzip(header), true, header);
  for (const header of refused) assert.equal(acceptsGzip(header), false, header);
});

test("LIM-05 headers of nothing but commas or semicolons take next to no time", () => {
  for (const header of [",".repeat(380_000), ";".repeat(380_000), ", ".repeat(190_000)]) {
    const share = leastShare(0.5, () => void acceptsGzip(header));
    assert.ok(share < 0.5, `${share.toFixed(1)} times the yardstick`);
  }
});
