/** What the plugin of limit ranges says of pods before it is asked about one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LimitRanger } from "../../../runtime/admission/limit-ranger/limit-ranger.js";
import { openFixture } from "../registry/registry-fixture.js";

test("LIM-05 a pod may become large by the defaults of a range from the moment the range is there, until it is gone", async (t) => {
  const fixture = await openFixture(t);
  const plugin = new LimitRanger(fixture.registry);
  await plugin.open();
  t.after(() => plugin.close());
  const { definition: pods } = fixture.resource("pods").store;
  const ranges = fixture.resource("limitranges");
  const limits = [{ type: "Container", default: { cpu: "1" } }];
  assert.equal(plugin.replacesObjects(pods), false);
  await ranges.create({ metadata: { name: "a", namespace: "ns" }, spec: { limits } });
  assert.equal(plugin.replacesObjects(pods), true);
  await ranges.delete("a");
  assert.equal(plugin.replacesObjects(pods), false);
});
