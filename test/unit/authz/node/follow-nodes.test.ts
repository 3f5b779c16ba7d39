import assert from "node:assert/strict";
import { test } from "node:test";
import { followNodes } from "../../../../runtime/authz/node/follow-nodes.js";
import { NodeGraph, type Reference } from "../../../../runtime/authz/node/node-graph.js";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";
import type { ResourceRegistry } from "../../../../runtime/registry/resource-registry.js";
import { eventually } from "../../../support/eventually.js";
import { OverrunCache } from "../../../support/overrun-cache.js";

test("AUTHZ-14 what pods, volumes and attachments led to is gone when they went while the follower had to start over", async () => {
  const caches = { pods: new OverrunCache(), persistentvolumes: new OverrunCache(), volumeattachments: new OverrunCache() };
  const pod = (name: string) => ({
    metadata: { namespace: "a", name },
    spec: { nodeName: "n", containers: [], volumes: [{ name: "v", secret: { secretName: `${name}-secret` } }] },
  });
  const volume = (name: string) => ({ metadata: { name }, spec: { claimRef: { namespace: "a", name: "claim" } } });
  const attachment = (name: string) => ({ metadata: { name }, spec: { nodeName: "n" } });
  caches.pods.objects.set("/a!kept", {
    ...pod("kept"),
    spec: { ...pod("kept").spec, volumes: [{ name: "c", persistentVolumeClaim: { claimName: "claim" } }] },
  });
  caches.pods.objects.set("/a!gone", pod("gone"));
  caches.persistentvolumes.objects.set("/gone", volume("gone"));
  caches.volumeattachments.objects.set("/gone", attachment("gone"));
  const registry = {
    stored: (_group: string, _version: string, resource: keyof typeof caches) => ({ store: { prefix: "/", cache: caches[resource] } }),
  };
  const profile = { groupDomain: "example.test", names: { mirrorPodAnnotation: "mirror" } };
  const graph = new NodeGraph();
  const followed = followNodes(registry as unknown as ResourceRegistry, profile as unknown as VendorProfile, graph);
  await followed.ready;
  const references: readonly Reference[] = [
    { kind: "secret", namespace: "a", name: "gone-secret" },
    { kind: "volume", namespace: "", name: "gone" },
    { kind: "attachment", namespace: "", name: "gone" },
    { kind: "claim", namespace: "a", name: "claim" },
  ];
  const reaches = () => references.map((reference) => atOnce(graph.reaches("n", reference)));
  assert.deepEqual(reaches(), [true, true, true, true]);
  for (const [key, cache] of Object.entries(caches)) {
    cache.objects.delete(key === "pods" ? "/a!gone" : "/gone");
    cache.overrun();
  }
  await eventually(() => reaches().join() === "false,false,false,true");
  followed.close();
});
