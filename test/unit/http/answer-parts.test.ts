import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { anonymousUser } from "../../../runtime/authn/anonymous.js";
import { hasReason } from "../../../runtime/errors/status.js";
import { auditIdOf } from "../../../runtime/http/exchanges/audit-id.js";
import { WarningRecorder } from "../../../runtime/http/exchanges/warnings.js";
import { InFlightLimits } from "../../../runtime/http/in-flight.js";

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
  const user = (name: string, groups: string[] = []) => ({ name, uid: "", groups, extra: {} });
  const jane = user("jane");
  const isRefusal = (error: unknown): boolean =>
    hasReason(error, "TooManyRequests") && error.code === 429 && error.status.details?.retryAfterSeconds === 1;

  test("LIM-05 reads and writes are counted apart, and given back", () => {
    const limits = new InFlightLimits(1, 2);
    const read = limits.enterReading(jane);
    limits.enterWriting(jane);
    const write = limits.enterWriting(jane);
    assert.equal(limits.count, 3);
    assert.throws(() => limits.enterReading(user("joe")), isRefusal);
    assert.throws(() => limits.enterWriting(user("joe")), isRefusal);
    read.leave();
    write.leave();
    limits.enterReading(jane);
    limits.enterWriting(jane);
  });

  test("LIM-05 nobody takes more than a share: strangers a quarter, one user three quarters, administrators what they need", () => {
    const limits = new InFlightLimits(8, 8);
    for (let i = 0; i < 2; i++) limits.enterReading(anonymousUser);
    assert.throws(() => limits.enterReading(anonymousUser), isRefusal);
    for (let i = 0; i < 5; i++) limits.enterReading(jane);
    assert.throws(() => limits.enterReading(jane), isRefusal, "three times as many as are free");
    limits.enterReading(user("joe"));
    assert.throws(() => limits.enterReading(user("joe")), isRefusal);
    for (let i = 0; i < 8; i++) limits.enterReading(user("admin", ["system:masters"]));
    for (let i = 0; i < 6; i++) limits.enterWriting(jane);
    assert.throws(() => limits.enterWriting(jane), isRefusal);
    limits.enterWriting(user("joe"));
  });

  test("0 is no limit", () => {
    const limits = new InFlightLimits(0, 0);
    for (let i = 0; i < 1000; i++) i % 2 === 0 ? limits.enterReading(jane) : limits.enterWriting(jane);
    assert.equal(limits.count, 1000);
  });
});
