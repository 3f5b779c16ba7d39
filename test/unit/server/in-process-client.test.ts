import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fixtureClients } from "../registry/fixture-clients.js";
import { openFixture } from "../registry/registry-fixture.js";

const RULES = 2000;
/** Of each look at a rule, milliseconds: all of them take as long as many slices. */
const LOOK_MS = 0.05;

test("LIM-05 large patches of the server's own loops are written in slices", async (context) => {
  const { clusterRoles } = fixtureClients(await openFixture(context)).rbac.v1;
  const seen = new Set<string>();
  const rules = new Proxy(
    Array.from({ length: RULES }, (_, index) => ({ verbs: ["get"], apiGroups: [""], resources: [`r${index}`] })),
    {
      get(target, name, receiver) {
        const end = performance.now() + LOOK_MS;
        if (typeof name === "string") seen.add(name);
        while (performance.now() < end);
        return Reflect.get(target, name, receiver);
      },
    },
  );
  for (const send of [
    () => clusterRoles.patch.merge("absent", { rules }),
    () => clusterRoles.apply({ metadata: { name: "absent" }, rules }, { fieldManager: "m" }),
  ]) {
    seen.clear();
    const sent = send().catch(() => undefined);
    await nextTurn();
    assert.ok(seen.size < RULES / 2, `${seen.size} looks in the first turn`);
    await sent;
    assert.ok(seen.has(String(RULES - 1)));
  }
});
