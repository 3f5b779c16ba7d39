/** What a server stores at its first start without looking for defaults and mistakes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createSystemNamespaces } from "../../../runtime/controllers/system-namespaces.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { reconcileBootstrapPolicy } from "../../../runtime/kinds/rbac/bootstrap/reconcile.js";
import { createSystemPriorityClasses } from "../../../runtime/kinds/scheduling/system-priority-classes.js";
import { systemContext } from "../../../runtime/registry/system-context.js";
import { openFixture } from "./registry-fixture.js";

const RESOURCES = ["namespaces", "priorityclasses", "clusterroles", "clusterrolebindings", "roles", "rolebindings"];

/** Without what the server says of each for itself. */
function given({ metadata, ...rest }: ApiObject): ApiObject {
  const { uid: _uid, creationTimestamp: _time, resourceVersion: _version, managedFields: _fields, ...own } = metadata;
  return { ...rest, metadata: own };
}

test("NS-04 ADM-19 AUTHZ-09 what is stored at the start is valid and lacks no default", async (t) => {
  const [started, other] = [await openFixture(t), await openFixture(t)];
  const boot = systemContext({ ...started.context, user: "system:apiserver" });
  await createSystemNamespaces(started.registry, boot);
  await createSystemPriorityClasses(started.registry, boot);
  await reconcileBootstrapPolicy(started.registry, boot);
  for (const plural of RESOURCES) {
    const resource = started.resource(plural);
    const { entries } = await resource.store.list(resource.target("", ""), {});
    const found = Array.from(entries, (entry) => given(entry.object()));
    assert.ok(found.length > 1, plural);
    for (const object of found) {
      const created = await other.resource(plural).create({ ...object }, object.metadata.namespace ?? "");
      assert.deepEqual(given(created), object);
    }
  }
});
