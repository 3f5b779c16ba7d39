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

  test("set again change nothing", () => {
    const once = defaulted({ containers: [{ name: "a", ports: [{ containerPort: 1 }] }] });
    const twice = structuredClone({ spec: once }) as JsonObject;
    applyDefaults(twice, pod);
    assert.deepEqual(twice["spec"], once);
  });
});
