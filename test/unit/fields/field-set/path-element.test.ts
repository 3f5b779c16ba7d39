import assert from "node:assert/strict";
import { test } from "node:test";
import {
  canonicalElement,
  compareElements,
  elementText,
  fieldElement,
  indexElement,
  keyElement,
  valueElement,
} from "../../../../runtime/fields/field-set/path-element.js";

test("elements are spelled as FieldsV1 spells them (SSA-06)", () => {
  assert.equal(fieldElement("spec"), "f:spec");
  assert.equal(keyElement({ protocol: "TCP", port: 80 }), 'k:{"port":80,"protocol":"TCP"}');
  assert.equal(keyElement({ big: 9007199254740993n }), 'k:{"big":9007199254740993}');
  assert.equal(valueElement("a/b"), 'v:"a/b"');
  assert.equal(valueElement(true), "v:true");
  assert.equal(valueElement(1.5), "v:1.5");
  assert.equal(valueElement(null), "v:null");
  assert.equal(indexElement(3), "i:3");
});

test("what a client spelled otherwise is made canonical", () => {
  for (const [given, canonical] of [
    ["f:", "f:"],
    ["f:f:x", "f:f:x"],
    ['k:{ "b": 2, "a": "x" }', 'k:{"a":"x","b":2}'],
    ["k:{}", "k:{}"],
    ['v: "a"', 'v:"a"'],
    ["v:1.0", "v:1"],
    ['k:{"id":9007199254740993}', 'k:{"id":9007199254740993}'],
    ["i:007", "i:7"],
    ["i:-1", "i:-1"],
  ] as const) {
    assert.equal(canonicalElement(given), canonical, given);
  }
  assert.equal(canonicalElement("x:later"), undefined, "an unknown kind is skipped, not refused");
});

test("what is no element is refused", () => {
  for (const text of ["", "f", "fx", "spec", "k:1", "k:[]", "k:{", "v:", "v:x", "i:", "i:x", "i:1.5"]) {
    assert.throws(() => canonicalElement(text), RangeError, text);
  }
});

test("elements are in the peer's order: fields, keys, values, indexes; bytes, not code units", () => {
  const ordered = [
    ".",
    "f:",
    "f:A",
    "f:a",
    "f:ab",
    "f:b",
    "f:\uffff",
    "f:\u{1f600}",
    'k:{"a":1}',
    'k:{"a":1,"b":1}',
    'k:{"a":2}',
    'k:{"a":10}',
    'k:{"a":"x"}',
    'k:{"b":0}',
    "v:-1",
    "v:2",
    "v:10",
    'v:"a"',
    'v:"b"',
    "v:false",
    "v:true",
    "v:[1]",
    "v:[1,2]",
    "v:[2]",
    'v:{"a":1}',
    "v:null",
    "i:2",
    "i:10",
  ];
  for (const [i, a] of ordered.entries()) {
    for (const [j, b] of ordered.entries()) {
      assert.equal(Math.sign(compareElements(a, b)), Math.sign(i - j), `${a} and ${b}`);
    }
  }
});

test("messages show elements as the peer does", () => {
  assert.equal(elementText("f:spec"), ".spec");
  assert.equal(elementText('k:{"port":80,"protocol":"TCP"}'), '[port=80,protocol="TCP"]');
  assert.equal(elementText('v:"a"'), '[="a"]');
  assert.equal(elementText("v:5"), "[=5]");
  assert.equal(elementText("i:4"), "[4]");
});
