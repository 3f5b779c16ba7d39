/** What is applied again and again is not read again and again, and is answered as if it were. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import type { AppliedConfig } from "../../../runtime/registry/options.js";
import { body, type Fixture, openFixture, status } from "./registry-fixture.js";

/** Applies a text; gives the answer, and how often it was read. */
function applier(fixture: Fixture, more: Partial<AppliedConfig> = {}) {
  const maps = fixture.resource("configmaps");
  return async (data: Record<string, string>, fieldManager = "m", definition?: ResourceDefinition) => {
    const object = body({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" }, data });
    const bytes = Buffer.from(JSON.stringify(object));
    let reads = 0;
    const read = () => {
      reads++;
      return structuredClone(object);
    };
    const target = definition === undefined ? maps.target("a") : { ...maps.target("a"), definition };
    const { object: answer, created } = await maps.store.apply(fixture.context, target, { bytes, read, ...more }, { fieldManager });
    return { json: answer.json.toString(), created, isRead: reads > 0 };
  };
}

test("SSA-11 what changed nothing of a state of the object is not read again, and changes nothing", async (t) => {
  const fixture = await openFixture(t);
  const apply = applier(fixture);
  const made = await apply({ k: "1" });
  const first = await apply({ k: "1" });
  const second = await apply({ k: "1" });
  assert.deepEqual(
    [made, first, second].map(({ isRead }) => isRead),
    [true, true, false],
  );
  assert.deepEqual([first.json, second.json, second.created], [made.json, made.json, false]);
});

test("SSA-11 another text, another manager, another state and another definition are read", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const apply = applier(fixture);
  const repeat = async (...given: Parameters<typeof apply>) => {
    await apply(...given);
    await apply(...given);
    assert.equal((await apply(...given)).isRead, false);
  };
  await repeat({ k: "1" });
  assert.equal((await apply({ k: "1" }, "other")).isRead, true);
  await repeat({ k: "1" }, "other");
  await repeat({ k: "1" });
  const changed = await apply({});
  assert.equal(changed.isRead, true);
  await repeat({});
  await maps.change("a", (object) => {
    object["data"] = { k: "3" };
  });
  assert.equal((await apply({})).isRead, true, "somebody else has changed the object");
  await repeat({});
  const { definition } = maps.target("a");
  assert.equal((await apply({}, "m", { ...definition })).isRead, true, "it may mean another thing where the kind is another");
});

test("SSA-11 a conflict is one each time", async (t) => {
  const fixture = await openFixture(t);
  const apply = applier(fixture);
  await apply({ k: "1" });
  for (let i = 0; i < 3; i++) await assert.rejects(apply({ k: "2" }, "other"), status(409, "Conflict", /conflict with "m"/));
});

test("VAL-03 what strict reading complains of is read each time", async (t) => {
  const fixture = await openFixture(t);
  const apply = applier(fixture, { hasComplaints: true });
  for (let i = 0; i < 3; i++) assert.equal((await apply({ k: "1" })).isRead, true);
});

test("SSA-11 each of a few managers is told from the others; of more, those who applied last", async (t) => {
  const fixture = await openFixture(t);
  const apply = applier(fixture);
  const managers = ["a", "b", "c", "d", "e"];
  for (const name of managers) await apply({ k: "1" }, name);
  for (const name of managers) assert.equal((await apply({ k: "1" }, name)).isRead, true);
  const read: string[] = [];
  for (const name of managers.slice(1)) if ((await apply({ k: "1" }, name)).isRead) read.push(name);
  assert.deepEqual(read, []);
  assert.equal((await apply({ k: "1" }, "a")).isRead, true);
});
