/** Addresses and ranges of them: what they are, however they are written, and how long it takes to tell. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  ipFamily,
  ipVersion,
  isCidr,
  isLinkLocalIp,
  isLinkLocalMulticastIp,
  isLoopbackIp,
  isSubnetOf,
  isUnspecifiedIp,
} from "../../../runtime/schema/formats/addresses.js";
import { leastShare } from "../../support/yardstick.js";

for (const { text, version, family = version } of [
  { text: "10.0.0.1", version: 4 },
  { text: "010.000.0.01", version: 4 },
  { text: "255.255.255.255", version: 4 },
  { text: "256.0.0.1", version: 0 },
  { text: "1.2.3", version: 0 },
  { text: "1.2.3.4.5", version: 0 },
  { text: "1.2.3.", version: 0 },
  { text: "1.2.3.0004", version: 0 },
  { text: " 1.2.3.4", version: 0 },
  { text: "", version: 0 },
  { text: "::", version: 6 },
  { text: "1:2:3:4:5:6:7:ABcd", version: 6 },
  { text: "1::8", version: 6 },
  { text: "1:2:3:4:5:6:7::", version: 6 },
  { text: "::ffff:10.0.0.1", version: 6, family: 4 },
  { text: "::FFFF:0a00:1", version: 6, family: 4 },
  { text: "::10.0.0.1", version: 6 },
  { text: "64:ff9b::10.0.0.1", version: 6 },
  { text: "1::2::3", version: 0 },
  { text: "1:2:3:4:5:6:7:8:9", version: 0 },
  { text: "fe80::1%eth0", version: 0 },
  { text: `${"0".repeat(100)}::1`, version: 0 },
]) {
  test(`${JSON.stringify(text)} is of version ${version}, of family ${family}`, () => {
    assert.deepEqual([ipVersion(text), ipFamily(text)], [version, family]);
  });
}

describe("what addresses mean", () => {
  for (const { is, texts, not } of [
    { is: isUnspecifiedIp, texts: ["0.0.0.0", "::", "0:0::0", "::ffff:0.0.0.0"], not: ["0.0.0.1", "::1", "", "x"] },
    { is: isLoopbackIp, texts: ["127.0.0.1", "127.9.9.9", "::1", "0::0:1", "::ffff:127.0.0.1"], not: ["128.0.0.1", "::2", "1::1", "x"] },
    { is: isLinkLocalIp, texts: ["169.254.1.1", "fe80::1", "FEBF::", "::ffff:169.254.0.1"], not: ["169.253.1.1", "fec0::1", "x"] },
    { is: isLinkLocalMulticastIp, texts: ["224.0.0.9", "ff02::1", "fff2::", "::ffff:224.0.0.1"], not: ["224.0.1.0", "ff01::1", "x"] },
  ]) {
    test(is.name, () => {
      assert.deepEqual(texts.filter(is), texts);
      assert.deepEqual(not.filter(is), []);
    });
  }
});

for (const { range, outer, lies } of [
  { range: "10.1.0.0/16", outer: "10.0.0.0/8", lies: true },
  { range: "10.0.0.0/8", outer: "10.0.0.0/8", lies: false },
  { range: "11.0.0.0/16", outer: "10.0.0.0/8", lies: false },
  { range: "1.2.3.4/32", outer: "0.0.0.0/0", lies: true },
  { range: "10.0.0.130/32", outer: "10.0.0.128/25", lies: true },
  { range: "10.0.0.120/32", outer: "10.0.0.128/25", lies: false },
  { range: "010.1.0.0/16", outer: "10.0.0.0/8", lies: true },
  { range: "2001:db8:1::/48", outer: "2001:db8::/32", lies: true },
  { range: "2001:db9::/48", outer: "2001:db8::/32", lies: false },
  { range: "2001:db8::/16", outer: "2001:db8::/32", lies: false },
  { range: "::1/128", outer: "0.0.0.0/0", lies: false },
]) {
  test(`${range} ${lies ? "lies within" : "is no smaller part of"} ${outer}`, () => assert.equal(isSubnetOf(range, outer), lies));
}

test("what is no range", () => {
  const none = ["", "/", "10.0.0.0", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/8/", "10.0.0.0/+8", "::/129", "::/0008", "x/8"];
  assert.deepEqual(none.filter(isCidr), []);
});

const COUNT = 20_000;
/** Times the yardstick that rules may take for so many addresses. */
const MOST = 6;

const addresses = Array.from({ length: COUNT }, (_, i) => `::ffff:10.1.${i >> 8}.${i & 0xff}`);
const ranges = Array.from({ length: COUNT }, (_, i) => `10.1.${i >> 8}.${i & 0xff}/32`);

for (const [what, work] of Object.entries({
  "the rules of addresses": () => {
    for (const text of addresses) {
      for (const is of [isUnspecifiedIp, isLoopbackIp, isLinkLocalIp, isLinkLocalMulticastIp]) assert.equal(is(text), false);
    }
  },
  "the rules of ranges within another": () => {
    for (const text of ranges) assert.equal(isCidr(text) && isCidr("10.0.0.0/8") && isSubnetOf(text, "10.0.0.0/8"), true);
  },
})) {
  test(`LIM-05 ${what} take next to no time`, () => {
    const share = leastShare(MOST, work);
    assert.ok(share < MOST, `${share.toFixed(2)} times the yardstick`);
  });
}
