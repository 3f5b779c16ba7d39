/** Keeps the graph of nodes true by following pods, volumes and attachments (AUTHZ-14); one that cannot be read leads nowhere. */
import { readJsonValue } from "../../codec/json/json.js";
import { atOnce, forEachOf, inSlices, type Steps, soonOf } from "../../codec/lists/steps.js";
import { objectOf } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { referencesOfPod } from "../../kinds/core/pods/pod-references.js";
import { secretsOfVolume } from "../../kinds/core/volume-secrets.js";
import { type FollowedIndex, followIndex, type IndexFeed, joinIndexes } from "../../registry/followers/index-follower.js";
import { memberValue, valueEnd } from "../../registry/json-scan.js";
import { LARGE_BYTES } from "../../registry/large-objects.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { readMetadataMember } from "../../registry/stored-object.js";
import type { NodeGraph, Reference } from "./node-graph.js";

/** Resources that are not served lead nowhere. */
export function followNodes(registry: ResourceRegistry, profile: VendorProfile, graph: NodeGraph): FollowedIndex {
  const mirror = profile.names["mirrorPodAnnotation"] ?? "";
  const feeds: readonly (readonly [group: string, resource: string, feed: IndexFeed])[] = [
    ["", "pods", podFeed(graph, mirror)],
    ["", "persistentvolumes", { set: (entry) => setVolume(graph, entry), remove: (key) => graph.unbind(key) }],
    [
      `storage.${profile.groupDomain}`,
      "volumeattachments",
      { set: (entry) => setAttachment(graph, entry), remove: (key) => atOnce(graph.unlink(key)) },
    ],
  ];
  return joinIndexes(
    feeds.flatMap(([group, resource, feed]) => {
      const served = registry.stored(group, "v1", resource);
      return served === undefined ? [] : [followIndex(served.store, feed)];
    }),
  );
}

/** Large pods are told of in slices. */
function podFeed(graph: NodeGraph, mirror: string): IndexFeed {
  const known = new WeakSet<ObjectEntry>();
  return {
    readAhead: (entry) =>
      entry.size < LARGE_BYTES
        ? undefined
        : inSlices(setPod(graph, entry, mirror)).then(
            () => void known.add(entry),
            // Whoever takes it in is told why it cannot be read.
            () => undefined,
          ),
    set: (entry) => {
      if (!known.has(entry)) atOnce(setPod(graph, entry, mirror));
    },
    remove: (key) => soonOf(graph.unlink(key)),
  };
}

/** A pod speaks for its node once it is bound; what a node made itself, to mirror a pod of its own, leads to nothing. */
function* setPod(graph: NodeGraph, entry: ObjectEntry, mirror: string): Steps<void> {
  const pod = relevantPart(entry);
  const { nodeName, serviceAccountName } = objectOf(pod["spec"]);
  if (typeof nodeName !== "string" || nodeName === "" || pod.metadata.annotations?.[mirror] !== undefined) {
    yield* graph.unlink(entry.key);
    return;
  }
  const { namespace = "" } = pod.metadata;
  const { secrets, configMaps, claims } = yield* referencesOfPod(pod);
  const references: Reference[] = [];
  if (typeof serviceAccountName === "string" && serviceAccountName !== "") {
    references.push({ kind: "serviceAccount", namespace, name: serviceAccountName });
  }
  for (const [kind, names] of [
    ["secret", secrets],
    ["configMap", configMaps],
    ["claim", claims],
  ] as const) {
    yield* forEachOf(names, (name) => references.push({ kind, namespace, name }));
  }
  yield* graph.link(entry.key, nodeName, references);
}

/** A pod without what leads to nothing, which is most of it: all pods are looked at when the server starts. */
function relevantPart(entry: ObjectEntry): Readonly<ApiObject> {
  if (entry.size >= LARGE_BYTES) return entry.shared();
  const { namespace, name } = entry;
  const annotations = readMetadataMember(entry, "annotations");
  const json = entry.view();
  const spec = memberValue(json, 0, "spec");
  return {
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name, namespace, ...(annotations === undefined ? {} : { annotations }) },
    ...(spec === undefined ? {} : { spec: readJsonValue(json.subarray(spec, valueEnd(json, spec))) }),
  };
}

function setVolume(graph: NodeGraph, entry: ObjectEntry): void {
  const volume = entry.shared();
  const spec = objectOf(volume["spec"]);
  const { namespace, name } = objectOf(spec["claimRef"]);
  const isBound = typeof namespace === "string" && typeof name === "string";
  const secrets = isBound ? secretsOfVolume(spec, namespace) : [];
  graph.bind(entry.key, {
    claim: isBound ? { kind: "claim", namespace, name } : undefined,
    brings: [
      { kind: "volume", namespace: "", name: volume.metadata.name ?? "" },
      ...secrets.map((secret) => ({ kind: "secret" as const, ...secret })),
    ],
  });
}

function setAttachment(graph: NodeGraph, entry: ObjectEntry): void {
  const attachment = entry.shared();
  const { nodeName } = objectOf(attachment["spec"]);
  const isAttached = typeof nodeName === "string" && nodeName !== "";
  const what = { kind: "attachment", namespace: "", name: attachment.metadata.name ?? "" } as const;
  atOnce(isAttached ? graph.link(entry.key, nodeName, [what]) : graph.unlink(entry.key));
}
