import assert from "node:assert/strict";
import { test } from "node:test";
import { defaulted, field, map, string, struct } from "../merge/schemas.js";
import { conflictsOf, LAST_APPLIED, Session, thing } from "./session.js";

const definition = thing({
  data: map(string),
  spec: field(struct({ mode: defaulted(string, "Filesystem"), size: string }), { optional: false }),
});

/** What client-side apply leaves: the object, and the configuration in an annotation. */
function appliedByClient(config: object, more: object = {}): Session {
  const whole = { apiVersion: "example.com/v1", kind: "Thing", metadata: { name: "x", namespace: "default", annotations: {} }, ...config };
  const annotations = { [LAST_APPLIED]: `${JSON.stringify(whole)}\n` };
  return new Session(definition).update("kubectl-client-side-apply", { ...config, ...more, metadata: { annotations } });
}

test("server-side apply by the command-line tool takes over from client-side apply without conflicts", () => {
  const s = appliedByClient({ data: { k: "1" } });
  s.apply("kubectl", { data: { k: "2" } });
  assert.deepEqual(s.owned()["kubectl"], [".data.k"]);
  assert.equal(s.owned()["kubectl-client-side-apply updating"]?.includes(".data.k"), false);
});

test("other managers do conflict with what client-side apply set", () => {
  const s = appliedByClient({ data: { k: "1" } });
  assert.deepEqual(
    conflictsOf(() => s.apply("m", { data: { k: "2" } })),
    [".data.k"],
  );
});

test("what somebody changed since, or client-side apply never set, still conflicts", () => {
  const s = appliedByClient({ data: { k: "1", l: "1" } }, { spec: { size: "1" } });
  s.patch("u", (object) => Object.assign(object["data"]!, { l: "2" }));
  assert.deepEqual(
    conflictsOf(() => s.apply("kubectl", { data: { k: "2", l: "3" }, spec: { size: "2" } })),
    [".spec.size", ".data.l"].sort().reverse(),
  );
});

for (const [name, text] of [
  ["unreadable", "{"],
  ["no object", "[]"],
  ["of another version", '{"apiVersion":"example.com/v2","kind":"Thing","data":{"k":"1"}}'],
] as const) {
  test(`an annotation that is ${name} excuses nothing`, () => {
    const s = new Session(definition).update("u", { data: { k: "1" }, metadata: { annotations: { [LAST_APPLIED]: text } } });
    assert.deepEqual(
      conflictsOf(() => s.apply("kubectl", { data: { k: "2" } })),
      [".data.k"],
    );
  });
}

test("the annotation follows what the command-line tool applies, for those who go back; nobody owns the change", () => {
  const s = appliedByClient({ data: { k: "1" } });
  s.apply("kubectl", { data: { b: "<1>", a: "2" } });
  assert.equal(
    s.live?.metadata.annotations?.[LAST_APPLIED],
    '{"apiVersion":"example.com/v1","data":{"a":"2","b":"\\u003c1\\u003e"},"kind":"Thing","metadata":{"name":"x","namespace":"default"}}\n',
  );
  assert.deepEqual(s.owned()["kubectl"], [".data.a", ".data.b"]);
  const { revision } = s;
  s.apply("kubectl", { data: { b: "<1>", a: "2" } });
  assert.equal(s.revision, revision);
});

test("other managers leave the annotation alone, and no annotation is made where there was none", () => {
  const s = appliedByClient({ data: { k: "1" } });
  const before = s.live?.metadata.annotations;
  s.apply("m", { data: { l: "1" } });
  assert.deepEqual(s.live?.metadata.annotations, before);
  const t = new Session(definition).apply("kubectl", { data: { l: "1" } });
  assert.equal(t.live?.metadata.annotations, undefined);
});

test("an annotation that would grow too large is dropped", () => {
  const s = appliedByClient({ data: { k: "1" } });
  s.apply("kubectl", { data: { k: "x".repeat(300 * 1024) } });
  assert.equal(s.live?.metadata.annotations?.[LAST_APPLIED], undefined);
});
