import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonObject } from "../../../runtime/definition/json.js";
import { conform } from "../../../runtime/fields/conform.js";
import { applyDefaults } from "../../../runtime/fields/defaults.js";
import { field, list, map, pod, scalar, struct } from "./sample-schemas.js";

function defaulted(spec: JsonObject): JsonObject {
  const { object } = conform({ spec }, pod);
  applyDefaults(object, pod);
  return object["spec"] as JsonObject;
}

describe("defaults", () => {
  test("are set in structs, lists and below them", () => {
    const { containers, restartPolicy } = defaulted({ containers: [{ name: "a", ports: [{ containerPort: 1 }], livenessProbe: {} }] });
    assert.equal(restartPolicy, "Always");
    assert.deepEqual(containers, [
      { name: "a", ports: [{ containerPort: 1, protocol: "TCP" }], livenessProbe: { periodSeconds: 10 }, resources: {} },
    ]);
  });

  test("leave what is set", () => {
    assert.equal(defaulted({ restartPolicy: "Never" })["restartPolicy"], "Never");
  });

  test("take the zero value of a field that is no pointer as absent", () => {
    assert.deepEqual(
      defaulted({ containers: [{ name: "a", livenessProbe: { periodSeconds: 0 } }], restartPolicy: "" })["restartPolicy"],
      "Always",
    );
  });

  test("leave the zero value of a pointer", () => {
    assert.deepEqual(defaulted({ volumes: [{ name: "v", secret: { defaultMode: 0 } }] })["volumes"], [
      { name: "v", secret: { defaultMode: 0 } },
    ]);
  });

  test("do not create an absent struct", () => {
    assert.deepEqual(defaulted({ volumes: [{ name: "v" }] })["volumes"], [{ name: "v" }]);
  });

  test("are copies, and have defaults inside them", () => {
    const inner = struct("Inner", { a: field(scalar("string"), { default: "x" }) });
    const schema = struct("Outer", {
      one: field(inner, { optional: true, default: {} }),
      many: field(map(inner)),
      list: field(list(scalar("string")), { default: ["p"] }),
    });
    const objects: JsonObject[] = [{ many: { k: {} } }, {}];
    for (const object of objects) applyDefaults(object, schema);
    assert.deepEqual(objects, [
      { many: { k: { a: "x" } }, one: { a: "x" }, list: ["p"] },
      { one: { a: "x" }, list: ["p"] },
    ]);
    assert.notEqual(objects[0]?.["list"], objects[1]?.["list"]);
  });

  test("below a type hold only where it is around them, and where its condition does", () => {
    const part = struct("Part", {
      number: field(scalar("int32")),
      copy: field(scalar("int32")),
      most: field(map(scalar("string"))),
      least: field(map(scalar("string"))),
    });
    const fields = { on: field(scalar("boolean")), parts: field(list(part)), flag: field(scalar("boolean"), { optional: true }) };
    const around = {
      ...struct("Around", fields),
      defaultsBelow: [
        { at: ".parts[*].copy", from: ".number", when: "self.on" },
        { at: ".parts[*].least", from: ".most" },
        { at: ".flag", value: true },
      ],
    };
    const whole = struct("Whole", { around: field(around, { optional: true }), part: field(part, { optional: true }) });
    const given = { number: 2, copy: 0, most: { a: "1", b: "2" }, least: { a: "0" } };
    for (const { on, copy } of [
      { on: true, copy: 2 },
      { on: false, copy: 0 },
    ]) {
      const object: JsonObject = { around: { on, parts: [structuredClone(given), {}] }, part: structuredClone(given) };
      applyDefaults(object, whole);
      const parts = [{ ...given, copy, least: { a: "0", b: "2" } }, {}];
      assert.deepEqual(object, { around: { on, parts, flag: true }, part: given });
    }
  });

  test("set again change nothing", () => {
    const once = defaulted({ containers: [{ name: "a", ports: [{ containerPort: 1 }] }] });
    const twice = structuredClone({ spec: once }) as JsonObject;
    applyDefaults(twice, pod);
    assert.deepEqual(twice["spec"], once);
  });
});
