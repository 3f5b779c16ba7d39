/** The envelope around binary messages (NEG-03, NEG-04, NEG-06). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { ENVELOPE_TAIL, envelopeHead, unwrap, wrap } from "../../../../runtime/codec/protobuf/envelope.js";
import { StatusError } from "../../../../runtime/errors/status.js";

const PREFIX = [0x6b, 0x38, 0x73, 0x00];

test("is written byte for byte as the peer writes it", () => {
  const bytes = wrap(PREFIX, "v1", "Pod", Buffer.from([0x0a, 0x00]));
  assert.equal(bytes.toString("hex"), "6b387300" + "0a09" + "0a027631" + "1203506f64" + "12020a00" + "1a00" + "2200");
  assert.deepEqual(Buffer.concat([envelopeHead(PREFIX, "v1", "Pod", 2), Buffer.from([0x0a, 0x00]), ENVELOPE_TAIL]), bytes);
});

test("what was wrapped is unwrapped", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.uint8Array({ maxLength: 400 }), (apiVersion, kind, raw) => {
      const envelope = unwrap(PREFIX, wrap(PREFIX, apiVersion, kind, raw));
      assert.deepEqual({ ...envelope, raw: [...envelope.raw] }, { apiVersion, kind, raw: [...raw] });
    }),
  );
});

describe("takes from clients", () => {
  const message = (...parts: (string | Buffer)[]): Buffer =>
    Buffer.concat([Buffer.from(PREFIX), ...parts.map((part) => (typeof part === "string" ? Buffer.from(part, "hex") : part))]);

  test("fields in any order, the last of repeated ones, and unknown ones of every wire type", () => {
    const bytes = message("1201ff", "2803", "3204aabbccdd", "390102030405060708", "3d01020304", "0a04" + "0a027631", "12020a00");
    const { apiVersion, kind, raw } = unwrap(PREFIX, bytes);
    assert.deepEqual([apiVersion, kind, raw.toString("hex")], ["v1", "", "0a00"]);
  });

  const mistakes: readonly (readonly [string, Buffer, string])[] = [
    ["nothing", Buffer.alloc(0), "empty data"],
    ["JSON", Buffer.from("{}"), "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]"],
    [
      "another prefix",
      Buffer.from([0x6c, 0x38, 0x73, 0, 1]),
      "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]",
    ],
    ["a prefix alone", message(), "empty body"],
    ["a cut length", message("12ff"), "unexpected EOF"],
    ["a cut content", message("1205aa"), "unexpected EOF"],
    ["an endless number", message("28ffffffffffffffffffffffff"), "proto: integer overflow"],
    ["a huge length", message("12ffffffffffffffff7f"), "unexpected EOF"],
    ["a group", message("2b"), "proto: illegal wireType 3"],
    ["field 0", message("0201aa"), "proto: illegal tag 0 (wire type 2)"],
    ["a number for raw", message("1001"), "proto: wrong wireType for field 2 of Unknown"],
  ];
  for (const [name, bytes, text] of mistakes) {
    test(`not ${name}`, () => {
      assert.throws(
        () => unwrap(PREFIX, bytes),
        (error) => error instanceof StatusError && error.code === 400 && error.message === text,
      );
    });
  }

  test("nothing that throws anything but a StatusError", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          unwrap(PREFIX, message(Buffer.from(bytes)));
        } catch (error) {
          assert.ok(error instanceof StatusError);
        }
      }),
    );
  });
});
