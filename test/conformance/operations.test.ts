/** What can be done to kinds and sub-resources that the specification names, operation by operation. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const STORAGE = "/apis/storage.orch.io/v1";
const ATTACHMENTS = `${STORAGE}/volumeattachments`;
const NAMESPACE = "/namespaces/default";

const SCALED = [
  { path: `/apis/apps/v1${NAMESPACE}/deployments`, kind: "Deployment" },
  { path: `/apis/apps/v1${NAMESPACE}/replicasets`, kind: "ReplicaSet" },
  { path: `/apis/apps/v1${NAMESPACE}/statefulsets`, kind: "StatefulSet" },
  { path: `/api/v1${NAMESPACE}/replicationcontrollers`, kind: "ReplicationController" },
] as const;

const template = { metadata: { labels: { app: "w" } }, spec: { containers: [{ name: "c", image: "i" }] } };

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server?.stop());

describe("volume attachments", () => {
  const attachment = (name: string, spec: object = {}) => ({
    metadata: { name },
    spec: { attacher: "d.example", nodeName: "n", source: { persistentVolumeName: "v" }, ...spec },
  });

  test("PATH-22 every operation there is", async () => {
    const watch = await server.admin.watch(`${ATTACHMENTS}?watch=1`);
    const made = assertOk(await server.admin.post(ATTACHMENTS, attachment("a")), 201);
    assert.equal((await watch.next())?.object?.metadata?.name, "a");
    watch.close();
    assertOk(await server.admin.get(`${ATTACHMENTS}/a`), 200);
    assert.equal(assertOk(await server.admin.get(ATTACHMENTS), 200).items.length, 1);
    assertOk(await server.admin.put(`${ATTACHMENTS}/a`, { ...made, metadata: { ...made.metadata, labels: { a: "b" } } }), 200);
    assertOk(await server.admin.mergePatch(`${ATTACHMENTS}/a`, { metadata: { labels: { c: "d" } } }), 200);
    const { metadata } = assertOk(await server.admin.get(`${ATTACHMENTS}/a/status`), 200);
    assert.deepEqual(metadata.labels, { a: "b", c: "d" });
    assertOk(await server.admin.mergePatch(`${ATTACHMENTS}/a/status`, { status: { attached: true } }), 200);
    assertOk(await server.admin.delete(`${ATTACHMENTS}/a`), 200);
    assertOk(await server.admin.post(ATTACHMENTS, attachment("b")), 201);
    assertOk(await server.admin.delete(ATTACHMENTS), 200);
    assert.deepEqual(assertOk(await server.admin.get(ATTACHMENTS), 200).items, []);
  });

  test("CSI-20 attacher, node and source are needed and stay; the status is the attacher's", async () => {
    assertInvalid(
      await server.admin.post(ATTACHMENTS, { metadata: { name: "w" }, spec: {} }),
      "FieldValueRequired spec.attacher",
      "FieldValueRequired spec.nodeName",
      "FieldValueRequired spec.source",
    );
    const made = assertOk(await server.admin.post(ATTACHMENTS, attachment("s")), 201);
    assertStatus(await server.admin.put(`${ATTACHMENTS}/s`, { ...made, spec: { ...made.spec, nodeName: "m" } }), 422, "Invalid");
    const time = "2026-01-02T03:04:05Z";
    const status = {
      attached: true,
      attachmentMetadata: { a: "b" },
      attachError: { time, message: "m" },
      detachError: { time, message: "n" },
    };
    const written = assertOk(
      await server.admin.put(`${ATTACHMENTS}/s/status`, { ...made, spec: { ...made.spec, nodeName: "m" }, status }),
      200,
    );
    assert.deepEqual([written.spec.nodeName, written.status], ["n", status]);
    assertOk(await server.admin.delete(`${ATTACHMENTS}/s`), 200);
  });
});

describe("operations that are no objects", () => {
  test("PATH-25 a review is asked by POST, keeps nothing and needs no name", async () => {
    const reviews = "/apis/authorization.orch.io/v1/subjectaccessreviews";
    const spec = { user: "jane", resourceAttributes: { verb: "get", resource: "pods", namespace: "default" } };
    const answer = assertOk(await server.admin.post(reviews, { spec }), 201);
    assert.equal(answer.status.allowed, false);
    assertStatus(await server.admin.get(reviews), 405, "MethodNotAllowed");
    assertStatus(await server.admin.get(`${reviews}/x`), 405, "MethodNotAllowed");
  });
});

describe("scale and status", () => {
  for (const { path, kind } of SCALED) {
    test(`PATH-29 the scale of a ${kind} is read, put and patched`, async () => {
      const selector = kind === "ReplicationController" ? { app: "w" } : { matchLabels: { app: "w" } };
      assertOk(
        await server.admin.post(path, { metadata: { name: "s" }, spec: { replicas: 2, selector, template, serviceName: "s" } }),
        201,
      );
      const scale = assertOk(await server.admin.get(`${path}/s/scale`), 200);
      assert.deepEqual([scale.kind, scale.apiVersion, scale.spec.replicas, scale.status.selector], ["Scale", "autoscaling/v1", 2, "app=w"]);
      assert.equal(assertOk(await server.admin.put(`${path}/s/scale`, { ...scale, spec: { replicas: 3 } }), 200).spec.replicas, 3);
      assert.equal(assertOk(await server.admin.get(`${path}/s`), 200).spec.replicas, 3);
      assert.equal(assertOk(await server.admin.mergePatch(`${path}/s/scale`, { spec: { replicas: 4 } }), 200).spec.replicas, 4);
      assert.equal(assertOk(await server.admin.get(`${path}/s`), 200).spec.replicas, 4);
      const other = { metadata: { ...scale.metadata, resourceVersion: undefined, uid: "other" }, spec: { replicas: 5 } };
      const plural = path.slice(path.lastIndexOf("/") + 1);
      const put = await server.admin.put(`${path}/s/scale`, other);
      assertStatus(put, 409, "Conflict", /Precondition failed: UID in precondition: other/);
      assert.equal(put.json.details.kind, plural);
      const patched = await server.admin.mergePatch(`${path}/s/scale`, { metadata: { uid: "other" }, spec: { replicas: 5 } });
      assertStatus(patched, 409, "Conflict", /Precondition failed: UID in precondition: other/);
      assert.equal(patched.json.details.kind, `${plural}/scale`);
    });
  }

  test("PATH-28 status and scale take every kind of patch", async () => {
    const path = SCALED[0].path;
    assertOk(await server.admin.post(path, { metadata: { name: "p" }, spec: { selector: { matchLabels: { app: "w" } }, template } }), 201);
    const patch = (url: string, type: string, body: unknown) => server.admin.send("PATCH", url, { type: `application/${type}`, body });
    for (const [i, type] of ["merge-patch+json", "strategic-merge-patch+json"].entries()) {
      assert.equal(assertOk(await patch(`${path}/p/scale`, type, { spec: { replicas: i + 2 } }), 200).spec.replicas, i + 2);
      assert.equal(assertOk(await patch(`${path}/p/status`, type, { status: { replicas: i + 2 } }), 200).status.replicas, i + 2);
    }
    const replace = (at: string, value: number) => [{ op: "replace", path: at, value }];
    assert.equal(assertOk(await patch(`${path}/p/scale`, "json-patch+json", replace("/spec/replicas", 7)), 200).spec.replicas, 7);
    assert.equal(assertOk(await patch(`${path}/p/status`, "json-patch+json", replace("/status/replicas", 7)), 200).status.replicas, 7);
    const query = "?fieldManager=m&force=true";
    const scale = { apiVersion: "autoscaling/v1", kind: "Scale", metadata: { name: "p" }, spec: { replicas: 9 } };
    assert.equal(assertOk(await patch(`${path}/p/scale${query}`, "apply-patch+yaml", scale), 200).spec.replicas, 9);
    const status = { apiVersion: "apps/v1", kind: "Deployment", metadata: { name: "p" }, status: { replicas: 9 } };
    assert.equal(assertOk(await patch(`${path}/p/status${query}`, "apply-patch+yaml", status), 200).status.replicas, 9);
  });
});

describe("well-known labels and annotations", () => {
  const PODS = `/api/v1${NAMESPACE}/pods`;

  test("LABEL-02 recommended labels select, annotations take any text", async () => {
    const names = ["name", "instance", "version", "component", "part-of", "managed-by", "created-by"];
    const labels = Object.fromEntries(names.map((name) => [`app.orch.io/${name}`, name]));
    const annotations = { "orch.io/change-cause": "orchctl apply --record=true\n", "orch.io/description": 'Any text: ü, {}, ""' };
    const maps = `/api/v1${NAMESPACE}/configmaps`;
    const { metadata } = assertOk(await server.admin.post(maps, { metadata: { name: "labelled", labels, annotations } }), 201);
    assert.deepEqual([metadata.labels, metadata.annotations], [labels, annotations]);
    for (const name of names) {
      assert.equal(assertOk(await server.admin.get(`${maps}?labelSelector=app.orch.io/${name}%3D${name}`), 200).items.length, 1);
    }
  });

  test("LABEL-03, LABEL-04 the cost of a pod's deletion is a number; bandwidths are kept as they are", async () => {
    const pod = (name: string, annotations: Record<string, string>) => ({
      metadata: { name, annotations },
      spec: { containers: [{ name: "c", image: "i" }] },
    });
    assertStatus(
      await server.admin.post(PODS, pod("costly", { "controller.orch.io/pod-deletion-cost": "abc" })),
      422,
      "Invalid",
      /pod-deletion-cost/,
    );
    const annotations = {
      "controller.orch.io/pod-deletion-cost": "-5",
      "orch.io/ingress-bandwidth": "10M",
      "orch.io/egress-bandwidth": "1G",
    };
    assert.deepEqual(assertOk(await server.admin.post(PODS, pod("wide", annotations)), 201).metadata.annotations, annotations);
  });
});
