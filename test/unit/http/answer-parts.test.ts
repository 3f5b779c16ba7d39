import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { hasReason } from "../../../runtime/errors/status.js";
import { auditIdOf } from "../../../runtime/http/audit-id.js";
import { InFlightLimits } from "../../../runtime/http/in-flight.js";
import { WarningRecorder } from "../../../runtime/http/warnings.js";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("audit id", () => {
  test("the client's own is kept where it can be a header value", () => {
    assert.equal(auditIdOf("abc-1"), "abc-1");
    assert.equal(auditIdOf(["first", "second"]), "first");
  });
  for (const [name, header] of [
    ["absent", undefined],
    ["empty", ""],
    ["too long", "x".repeat(65)],
    ["with a line break", "a\nb"],
    ["with a blank", "a b"],
  ] as const) {
    test(`${name}: a new one`, () => assert.match(auditIdOf(header), UUID));
  }
});

describe("warnings", () => {
  const valuesOf = (...texts: string[]): string[] => {
    const recorder = new WarningRecorder();
    for (const text of texts) recorder.add(text);
    return recorder.values();
  };

  test("OBS-01 each text once, in order, quoted", () => {
    assert.deepEqual(valuesOf('unknown field "a"', "b", "b", ""), ['299 - "unknown field \\"a\\""', '299 - "b"']);
    assert.deepEqual(valuesOf("a\\b\r\nc"), ['299 - "a\\\\b c"']);
  });

  test("text beyond ASCII is sent as UTF-8", () => {
    assert.deepEqual(
      valuesOf("ü").map((value) => Buffer.from(value, "latin1").toString("utf8")),
      ['299 - "ü"'],
    );
  });

  test("LIM-02 up to 4096 characters nothing is cut, beyond that every text is cut to 256 and the rest dropped", () => {
    const whole = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(512));
    assert.deepEqual(
      valuesOf(...whole),
      whole.map((text) => `299 - "${text}"`),
    );
    const cut = valuesOf(...Array.from({ length: 30 }, (_, index) => String.fromCharCode(65 + index).repeat(300)));
    assert.equal(cut.length, 16);
    assert.equal(cut[0], `299 - "${"A".repeat(256)}"`);
  });
});

describe("requests in flight", () => {
  test("LIM-05 reads and writes are counted apart, and given back", () => {
    const limits = new InFlightLimits(1, 2);
    const leaveRead = limits.enter(false);
    limits.enter(true);
    const leaveWrite = limits.enter(true);
    assert.equal(limits.count, 3);
    for (const mutating of [false, true]) {
      assert.throws(
        () => limits.enter(mutating),
        (error) => hasReason(error, "TooManyRequests") && error.code === 429 && error.status.details?.retryAfterSeconds === 1,
      );
    }
    leaveRead();
    leaveWrite();
    limits.enter(false);
    limits.enter(true);
  });

  test("0 is no limit", () => {
    const limits = new InFlightLimits(0, 0);
    for (let i = 0; i < 1000; i++) limits.enter(i % 2 === 0);
    assert.equal(limits.count, 1000);
  });
});
