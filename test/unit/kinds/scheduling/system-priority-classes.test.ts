import assert from "node:assert/strict";
import { test } from "node:test";
import { SYSTEM_PRIORITY_CLASSES } from "../../../../runtime/kinds/scheduling/system-priority-classes.js";
import { openFixture } from "../../registry/registry-fixture.js";

// They are stored at the start without being validated.
test("ADM-19 the priority classes of the start are valid", async (t) => {
  const classes = (await openFixture(t)).resource("priorityclasses");
  assert.equal(SYSTEM_PRIORITY_CLASSES.size, 2);
  for (const [name, content] of SYSTEM_PRIORITY_CLASSES) await classes.create({ metadata: { name }, ...content });
  await assert.rejects(classes.create({ metadata: { name: "system-other" }, value: 1 }), /reserved for system use only/);
});
