import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import {
  addQuantities,
  canonicalQuantity,
  compareQuantities,
  formatQuantity,
  negateQuantity,
  parseQuantity,
  QuantityError,
} from "../../../runtime/schema/quantity.js";

const FORMAT = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";

describe("quantity: canonical form", () => {
  const cases: [text: string, canonical: string][] = [
    ["0", "0"],
    ["0Gi", "0"],
    ["-0", "0"],
    ["1", "1"],
    ["1Gi", "1Gi"],
    ["1024Mi", "1Gi"],
    ["1025Mi", "1025Mi"],
    ["1536Mi", "1536Mi"],
    ["1.5Gi", "1536Mi"],
    ["1.1Gi", "1181116006400m"],
    ["0.5Gi", "512Mi"],
    ["0.5Ki", "512"],
    ["1000Ki", "1000Ki"],
    ["512", "512"],
    ["0.5", "500m"],
    ["1.5", "1500m"],
    [".5", "500m"],
    ["1.", "1"],
    ["1.0", "1"],
    ["0.500", "500m"],
    ["1.500", "1500m"],
    ["100m", "100m"],
    ["1000m", "1"],
    ["1500m", "1500m"],
    ["1000", "1k"],
    ["1024", "1024"],
    ["1000k", "1M"],
    ["1100", "1100"],
    ["10000", "10k"],
    ["1e3", "1e3"],
    ["1E3", "1e3"],
    ["1000e3", "1e6"],
    ["1e1", "10"],
    ["1e-3", "1e-3"],
    ["12e-4", "1200e-6"],
    ["5E", "5E"],
    ["1000E", "1000E"],
    ["1n", "1n"],
    ["1u", "1u"],
    ["0.1n", "1n"],
    ["1e-10", "1e-9"],
    ["1.0000000001", "1000000001n"],
    ["-1.0000000001", "-1000000001n"],
    ["-1Gi", "-1Gi"],
    ["+1Gi", "1Gi"],
    ["007", "7"],
    [" 1Gi ", "1Gi"],
    ["15Ei", "9223372036854775807"],
    ["-15Ei", "-9223372036854775807"],
    ["8Ei", "9223372036854775807"],
    ["7Ei", "7Ei"],
    ["9223372036854775808", "9223372036854775808"],
    ["100000000000000000000000000", "100000000E"],
    ["1e2147483647", "1e2147483646".replace("1e", "10e")],
  ];
  for (const [text, canonical] of cases) test(`${text} is ${canonical}`, () => assert.equal(canonicalQuantity(text), canonical));
});

test("a quantity of usual length is read once", () => {
  for (const text of ["1.5Gi", "12345.678m"]) assert.equal(parseQuantity(text), parseQuantity(text));
  assert.equal(canonicalQuantity("1.5Gi"), canonicalQuantity(" 1.5Gi"));
});

describe("quantity: refusals", () => {
  const cases: [text: string, message: string][] = [
    ["", FORMAT],
    ["x", FORMAT],
    ["1 Gi", FORMAT],
    ["1..2", FORMAT],
    ["1.2.3", FORMAT],
    ["--1", FORMAT],
    ["0x10", FORMAT],
    ["true", FORMAT],
    ["1é", FORMAT],
    ["1gi", FORMAT],
    ["1K", "unable to parse quantity's suffix"],
    ["1i", "unable to parse quantity's suffix"],
    ["1mm", "unable to parse quantity's suffix"],
    ["1ki", "unable to parse quantity's suffix"],
    ["1e", "unable to parse quantity's suffix"],
    ["1e99999999999", "unable to parse quantity's suffix"],
    ["Gi", FORMAT],
    ["-", FORMAT],
    [`${"9".repeat(5000)}`, "unable to parse numeric part of quantity"],
  ];
  for (const [text, message] of cases) {
    test(text.slice(0, 20), () => assert.throws(() => canonicalQuantity(text), { constructor: QuantityError, message }));
  }
});

describe("quantity: arithmetic", () => {
  const compared: [a: string, b: string, order: number][] = [
    ["1Gi", "1024Mi", 0],
    ["1G", "1Gi", -1],
    ["500m", "0.5", 0],
    ["-1", "1n", -1],
    ["-2", "-1", -1],
    ["0", "0Gi", 0],
    ["1e2147483647", "1", 1],
    ["-1e2147483647", "1n", -1],
    ["99", "100", -1],
    ["1000000001n", "1", 1],
  ];
  for (const [a, b, order] of compared) {
    test(`${a} ? ${b}`, () => {
      assert.equal(Math.sign(compareQuantities(parseQuantity(a), parseQuantity(b))), order);
      assert.equal(Math.sign(compareQuantities(parseQuantity(b), parseQuantity(a))), 0 - order);
    });
  }

  const added: [a: string, b: string, sum: string][] = [
    ["1Gi", "1Gi", "2Gi"],
    ["1Gi", "500m", "1073741824500m"],
    ["500m", "500m", "1"],
    ["0", "1Gi", "1Gi"],
    ["1", "-1", "0"],
    ["1k", "1Ki", "2024"],
  ];
  for (const [a, b, sum] of added) {
    test(`${a} + ${b}`, () => assert.equal(formatQuantity(addQuantities(parseQuantity(a), parseQuantity(b))), sum));
  }

  test("sums of numbers worlds apart are refused", () => {
    assert.throws(() => addQuantities(parseQuantity("1e100000"), parseQuantity("1")), QuantityError);
  });
});

const texts = fc
  .tuple(
    fc.constantFrom("", "-", "+"),
    fc.bigInt({ min: 0n, max: 10n ** 20n }),
    fc.option(fc.nat(10 ** 9), { nil: undefined }),
    fc.constantFrom("", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "e3", "E-3", "e5"),
  )
  .map(([sign, whole, fraction, suffix]) => `${sign}${whole}${fraction === undefined ? "" : `.${fraction}`}${suffix}`);

describe("quantity: laws", () => {
  test("the canonical form is canonical, and the same number", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const canonical = canonicalQuantity(text);
        assert.equal(canonicalQuantity(canonical), canonical);
        assert.equal(compareQuantities(parseQuantity(text), parseQuantity(canonical)), 0);
      }),
    );
  });

  test("comparing agrees with subtracting", () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const [left, right] = [parseQuantity(a), parseQuantity(b)];
        const difference = addQuantities(left, negateQuantity(right)).unscaled;
        assert.equal(Math.sign(compareQuantities(left, right)), difference > 0n ? 1 : difference < 0n ? -1 : 0);
      }),
    );
  });
});
