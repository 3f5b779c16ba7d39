import assert from "node:assert/strict";
import { describe, it } from "node:test";
import protobuf from "protobufjs/minimal.js";
import {
  appendItem,
  appendNumber,
  type FieldsReader,
  MAX_MESSAGE_DEPTH,
  MessageReader,
  mergeMessage,
  putEntry,
  readDuration,
  readInt32,
  readInt64,
  readIntOrString,
  readJson,
  readMicroTime,
  readQuantity,
  readString,
  readTime,
  setNonEmpty,
  type ValueReader,
} from "../../../../runtime/codec/protobuf/message-reader.js";
import {
  type ValueWriter,
  writeDuration,
  writeInt64,
  writeIntOrString,
  writeJson,
  writeMap,
  writeMicroTime,
  writeQuantity,
  writeString,
  writeTime,
} from "../../../../runtime/codec/protobuf/message-writer.js";
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";

const written = (write: (w: protobuf.Writer) => void): Uint8Array => {
  const writer = protobuf.Writer.create();
  write(writer);
  return writer.finish();
};

const readOne = (bytes: Uint8Array, read: ValueReader): JsonValue => {
  const reader = new MessageReader(bytes);
  assert.equal(reader.next(), 1);
  const value = read(reader);
  assert.equal(reader.next(), 0);
  return value;
};

/** A message with a text, a nested message of its own type, texts, numbers and a map. */
const decodeNode: FieldsReader = (r, o) => {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "child", decodeNode);
        break;
      case 3:
        appendItem(r, o, "tags", readString);
        break;
      case 4:
        appendNumber(r, o, "sizes", readInt32);
        break;
      case 5:
        putEntry(r, o, "labels", readString, "");
        break;
      default:
        r.skip();
    }
  }
};

const decode = (hex: string): JsonObject => {
  const message: JsonObject = {};
  decodeNode(new MessageReader(Buffer.from(hex.replaceAll(" ", ""), "hex")), message);
  return message;
};

describe("leaves, JSON to protobuf and back", () => {
  const rows: readonly [string, ValueWriter, ValueReader, JsonValue, string][] = [
    ["a time", writeTime, readTime, "2022-05-03T10:11:12Z", "0a0808c0ffc393061000"],
    ["the zero time", writeTime, readTime, null, "0a00"],
    ["the first second of 1970", writeTime, readTime, "1970-01-01T00:00:00Z", "0a0408001000"],
    ["its first microsecond", writeMicroTime, readMicroTime, "1970-01-01T00:00:00.000000Z", "0a0408001000"],
    ["microseconds", writeMicroTime, readMicroTime, "2022-05-03T10:11:12.000345Z", "0a0a08c0ffc3930610a88715"],
    ["a quantity", writeQuantity, readQuantity, "1Gi", "0a050a03314769"],
    ["a number or text: number", writeIntOrString, readIntOrString, 80, "0a06080010501a00"],
    ["a number or text: text", writeIntOrString, readIntOrString, "http", "0a0a080110001a0468747470"],
    ["a duration", writeDuration, readDuration, "1h0m0s", "0a070880c0e285e368"],
    ["the largest int64", writeInt64, readInt64, 9223372036854775807n, "08ffffffffffffffff7f"],
    ["a negative int64", writeInt64, readInt64, -1, "08ffffffffffffffffff01"],
    ["an unsafe negative int64", writeInt64, readInt64, -9007199254740993n, "08ffffffffffffffefff01"],
    ["any JSON", writeJson, readJson, { a: [1, "b", null] }, "0a140a127b2261223a5b312c2262222c6e756c6c5d7d"],
  ];
  for (const [name, write, read, value, hex] of rows) {
    it(name, () => {
      const bytes = written((w) => write(w, 1, value));
      assert.equal(Buffer.from(bytes).toString("hex"), hex);
      assert.deepEqual(readOne(bytes, read), value);
    });
  }

  for (const text of ["0s", "1ns", "1.5µs", "2.25ms", "1.5s", "1m30s", "2h45m0.5s", "-1h0m0s"]) {
    it(`duration ${text}`, () =>
      assert.equal(
        readOne(
          written((w) => writeDuration(w, 1, text)),
          readDuration,
        ),
        text,
      ));
  }

  it("maps are written by ascending bytes of their keys, whatever JavaScript's order is", () => {
    const bytes = written((w) => writeMap(w, 1, { "\u{1f600}": "c", "\uffee": "b", a: "a" }, writeString));
    const keys: JsonValue[] = [];
    const reader = new MessageReader(bytes);
    while (reader.next() !== 0) {
      const entry: JsonObject = {};
      putEntry(reader, entry, "map", readString, "");
      keys.push(...Object.keys(entry["map"] as JsonObject));
    }
    assert.deepEqual(keys, ["a", "\uffee", "\u{1f600}"]);
  });
});

describe("messages from clients", () => {
  it("fields come in any order, the last one wins, nested messages merge", () => {
    assert.deepEqual(decode("1a0178 0a0161 1203 0a0163 0a0162 1204 1a02 6869"), {
      tags: ["x"],
      name: "b",
      child: { name: "c", tags: ["hi"] },
    });
  });

  it("an empty text after a full one empties the field", () => {
    assert.deepEqual(decode("0a0161 0a00"), {});
  });

  it("an empty message is kept apart from an absent one (CSI-17)", () => {
    assert.deepEqual(decode("1200"), { child: {} });
    assert.deepEqual(decode(""), {});
  });

  it("numbers may be packed", () => {
    assert.deepEqual(decode("2001 2203 020304 2005"), { sizes: [1, 2, 3, 4, 5] });
  });

  it("map entries may lack key or value, and __proto__ is a key like others", () => {
    const { labels } = decode("2a00 2a0e 0a09 5f5f70726f746f5f5f 120161");
    assert.deepEqual(Object.entries(labels as JsonObject), [
      ["", ""],
      ["__proto__", "a"],
    ]);
  });

  it("unknown fields of every wire type are skipped", () => {
    assert.deepEqual(decode("f80101 f9010000000000000000 fa0103616263 fd0100000000 fb01 0801 fc01 0a0161"), { name: "a" });
  });

  const refused: readonly [string, string][] = [
    ["a text that ends early", "0a05616263"],
    ["a nested message that ends early", "12050a0161"],
    ["a nested field that reaches beyond its message", "12030a0561616161 61"],
    ["a tag that ends early", "0a016180"],
    ["a wrong wire type", "0801"],
    ["a text where a message is due", "1001"],
    ["field number 0", "0001"],
    ["wire type 7", "ff0101"],
    ["an end of group without a start", "0c"],
    ["an endless varint", "20ffffffffffffffffffffff01"],
    ["JSON bytes", Buffer.from('{"kind":"Secret"}').toString("hex")],
  ];
  for (const [name, hex] of refused) it(`refuses ${name}`, () => assert.throws(() => decode(hex), Error));

  it("refuses nesting that is too deep, and bears what is allowed", () => {
    const nested = (depth: number): string => {
      let bytes = Buffer.alloc(0);
      for (let i = 0; i < depth; i++) bytes = Buffer.from(written((w) => w.uint32(18).bytes(bytes)));
      return bytes.toString("hex");
    };
    assert.doesNotThrow(() => decode(nested(MAX_MESSAGE_DEPTH)));
    assert.throws(() => decode(nested(MAX_MESSAGE_DEPTH + 1)), /nested more than 1000 deep/);
  });

  it("refuses times that no calendar has", () => {
    assert.throws(() => readOne(Buffer.from("0a0b08ffffffffffffffff7f1000", "hex"), readTime), RangeError);
  });
});
