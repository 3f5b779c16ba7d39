/** Claims get volumes: what the binder and the maker of ephemeral claims do, seen from outside. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { WorkQueue } from "../../runtime/client/kit/work-queue.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { startWebhook } from "../support/webhook.js";
import { hookAt } from "../support/webhook-configurations.js";

const CORE = "/api/v1/namespaces/default";
const CLAIMS = `${CORE}/persistentvolumeclaims`;
const VOLUMES = "/api/v1/persistentvolumes";
const CLASSES = "/apis/storage.k8s.io/v1/storageclasses";
const BOUND_BY_CONTROLLER = "pv.kubernetes.io/bound-by-controller";
const BIND_COMPLETED = "pv.kubernetes.io/bind-completed";
const PROVISIONER = "volume.kubernetes.io/storage-provisioner";

type Fields = Record<string, unknown>;

describe("volumes for claims", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ profile: "kubernetes" });
    await eventually(async () => (await server.admin.get(`${CORE}/serviceaccounts/default`)).status === 200);
  });
  after(() => server.stop());

  const makeVolume = async (name: string, spec: Fields = {}, metadata: Fields = {}, storage = "2Gi") => {
    const body = { metadata: { name, ...metadata }, spec: { ...volumeSpec(storage), ...spec } };
    return assertOk(await server.admin.post(VOLUMES, body), 201);
  };
  const makeClaim = async (name: string, spec: Fields = {}, storage = "1Gi") => {
    const body = { metadata: { name }, spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage } }, ...spec } };
    return assertOk(await server.admin.post(CLAIMS, body), 201);
  };
  const read = async (path: string) => (await server.admin.get(path)).json;
  const comesTo = (path: string, phase: string) =>
    eventually(async () => {
      const object = await read(path);
      return object.status?.phase === phase && object;
    });
  const claimIs = (name: string, phase: string) => comesTo(`${CLAIMS}/${name}`, phase);
  const volumeIs = (name: string, phase: string) => comesTo(`${VOLUMES}/${name}`, phase);
  const event = (about: string, reason: string): Promise<string> =>
    eventually(async () => {
      const selector = `involvedObject.name=${about},reason=${reason}`;
      const { items } = await read(`${CORE}/events?fieldSelector=${encodeURIComponent(selector)}`);
      return items[0]?.message;
    });

  test("PV-14 a claim and the smallest volume that will do for it are bound to each other", async () => {
    const storageClassName = "plain";
    await makeVolume("large", { storageClassName }, {}, "10Gi");
    await makeVolume("medium", { storageClassName }, {}, "5Gi");
    await makeVolume("small", { storageClassName }, {}, "1Gi");
    await makeVolume("shared", { storageClassName, accessModes: ["ReadWriteOnce", "ReadOnlyMany"] }, {}, "2Gi");
    await makeVolume("raw", { storageClassName, volumeMode: "Block" }, {}, "2Gi");
    await makeVolume("other", { storageClassName: "other" }, {}, "2Gi");
    for (const name of ["large", "medium", "small", "shared", "raw", "other"]) await volumeIs(name, "Available");
    const { metadata } = await makeClaim("c", { storageClassName }, "2Gi");
    const claim = await claimIs("c", "Bound");
    assert.equal(claim.spec.volumeName, "medium");
    assert.deepEqual(claim.status, { phase: "Bound", accessModes: ["ReadWriteOnce"], capacity: { storage: "5Gi" } });
    assert.equal(claim.metadata.annotations[BOUND_BY_CONTROLLER], "yes");
    assert.equal(claim.metadata.annotations[BIND_COMPLETED], "yes");
    const volume = await volumeIs("medium", "Bound");
    const { resourceVersion, ...reference } = volume.spec.claimRef;
    assert.deepEqual(reference, { apiVersion: "v1", kind: "PersistentVolumeClaim", namespace: "default", name: "c", uid: metadata.uid });
    assert.match(resourceVersion, /^\d+$/);
    assert.deepEqual(volume.metadata.annotations, { [BOUND_BY_CONTROLLER]: "yes" });
  });

  test("PV-14 claims that wait take volumes as they come, by their labels, and of two one", async () => {
    const storageClassName = "late";
    const gold = { matchLabels: { tier: "gold" } };
    await makeClaim("gold", { storageClassName, selector: gold });
    await makeVolume("lead-volume", { storageClassName }, { labels: { tier: "lead" } });
    await volumeIs("lead-volume", "Available");
    await makeVolume("gold-volume", { storageClassName }, { labels: { tier: "gold" } });
    assert.equal((await claimIs("gold", "Bound")).spec.volumeName, "gold-volume");
    await Promise.all([makeClaim("first", { storageClassName }), makeClaim("second", { storageClassName })]);
    const bound = await volumeIs("lead-volume", "Bound");
    const winner = bound.spec.claimRef.name;
    await claimIs(winner, "Bound");
    const loser = winner === "first" ? "second" : "first";
    assert.equal((await read(`${CLAIMS}/${loser}`)).status.phase, "Pending");
    await makeVolume("one-more", { storageClassName });
    assert.equal((await claimIs(loser, "Bound")).spec.volumeName, "one-more");
  });

  test("PV-14 either side may name the other, and what somebody wrote is not called the binder's", async () => {
    await makeVolume("reserved", { claimRef: { namespace: "default", name: "expected" } });
    await volumeIs("reserved", "Available");
    await makeClaim("expected");
    const claim = await claimIs("expected", "Bound");
    assert.equal(claim.spec.volumeName, "reserved");
    const reserved = await volumeIs("reserved", "Bound");
    assert.equal(reserved.metadata.annotations, undefined);
    assert.equal(reserved.spec.claimRef.uid, claim.metadata.uid);
    await makeClaim("chooser", { volumeName: "chosen", storageClassName: "x" });
    await makeVolume("chosen", { storageClassName: "x" });
    const chooser = await claimIs("chooser", "Bound");
    assert.deepEqual(chooser.metadata.annotations, { [BIND_COMPLETED]: "yes" });
    await makeVolume("tiny", {}, {}, "1Mi");
    await makeClaim("too-much", { volumeName: "tiny" });
    assert.equal(await event("too-much", "VolumeMismatch"), 'Cannot bind to requested volume "tiny": requested PV is too small');
    await makeClaim("late-comer", { volumeName: "chosen", storageClassName: "x" });
    assert.equal(await event("late-comer", "FailedBinding"), 'volume "chosen" already bound to a different claim.');
  });

  test("PV-14 a volume of another mode that names a claim is not taken, and both are told why", async () => {
    const { metadata } = await makeClaim("files", { storageClassName: "modes" });
    const claimRef = { namespace: "default", name: "files", uid: metadata.uid };
    await makeVolume("blocks", { storageClassName: "modes", volumeMode: "Block", claimRef });
    const what = 'Cannot bind PersistentVolume "blocks" to requested PersistentVolumeClaim due to incompatible volumeMode.';
    assert.equal(await event("files", "VolumeMismatch"), what);
    const ofVolume = 'Cannot bind PersistentVolume to requested PersistentVolumeClaim "files" due to incompatible volumeMode.';
    assert.equal(await event("blocks", "VolumeMismatch"), ofVolume);
    assert.equal((await claimIs("files", "Pending")).spec.volumeName, undefined);
  });

  test("PV-14 a claim that cannot be written is tried again after pauses that grow, and at once when it has changed", async () => {
    const storageClassName = "denied";
    const configurations = "/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations";
    const webhook = await startWebhook("127.0.0.1");
    let calls = 0;
    webhook.on("/deny", () => {
      calls++;
      return { allowed: false };
    });
    await makeClaim("denied", { storageClassName });
    const rules = [{ operations: ["UPDATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["persistentvolumeclaims"] }];
    const configuration = { metadata: { name: "deny" }, webhooks: [hookAt(webhook, "/deny", { rules })] };
    assertOk(await server.admin.post(configurations, configuration), 201);
    const change = { metadata: { labels: { a: "b" } } };
    await eventually(async () => (await server.admin.mergePatch(`${CLAIMS}/denied?dryRun=All`, change)).status !== 200);
    calls = 0;
    await makeVolume("denied-volume", { storageClassName });
    await eventually(() => calls > 0);
    let tries = 0;
    const failing = new WorkQueue({
      parallel: 1,
      work: async () => {
        tries++;
        throw new Error("denied");
      },
      failed: () => undefined,
    });
    failing.add("a");
    await eventually(() => tries === 8);
    failing.close();
    const tried = calls;
    assertOk(await server.admin.delete(`${configurations}/deny`), 200);
    await eventually(async () => (await server.admin.mergePatch(`${CLAIMS}/denied`, change)).status === 200);
    assert.equal((await claimIs("denied", "Bound")).spec.volumeName, "denied-volume");
    await webhook.close();
    assert.ok(tried <= 2 * tries, `tried ${tried} times while another was tried ${tries} times`);
  });

  test("PV-14 a selector for what no label can be leaves its claim waiting and the server alone", async () => {
    const storageClassName = "odd";
    await makeVolume("odd-volume", { storageClassName });
    await volumeIs("odd-volume", "Available");
    const matchExpressions = [{ key: "a", operator: "In", values: ["not valid!"] }];
    await makeClaim("odd", { storageClassName, selector: { matchExpressions } });
    await makeClaim("even", { storageClassName });
    assert.equal((await claimIs("even", "Bound")).spec.volumeName, "odd-volume");
    assert.equal((await claimIs("odd", "Pending")).spec.volumeName, undefined);
  });

  test("PV-14 a volume that is going is had by the claim that names it, and by no other", async () => {
    const storageClassName = "going";
    await makeVolume("going", { storageClassName }, { finalizers: ["example.com/held"] });
    await volumeIs("going", "Available");
    assertOk(await server.admin.delete(`${VOLUMES}/going`), 200);
    await makeClaim("any", { storageClassName });
    await claimIs("any", "Pending");
    await makeClaim("this", { storageClassName, volumeName: "going" });
    assert.equal((await claimIs("this", "Bound")).spec.volumeName, "going");
  });

  test("PV-14 a claim that waits for a provisioner is written when there is something to write", async () => {
    const provisioner = "example.com/maker";
    const storageClassName = "fed";
    assertOk(await server.admin.post(CLASSES, { metadata: { name: storageClassName }, provisioner }), 201);
    await makeClaim("fed", { storageClassName });
    await event("fed", "ExternalProvisioning");
    await claimIs("fed", "Pending");
    const writes = async (): Promise<number> => {
      const { text } = await server.admin.get("/metrics");
      const lines = text
        .split("\n")
        .filter((line) => /^apiserver_request_total\{.*resource="persistentvolumeclaims".*verb="PUT"/.test(line));
      return lines.filter((line) => line.includes('subresource=""')).reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
    };
    const before = await writes();
    await makeVolume("fed-small", { storageClassName }, {}, "1Mi");
    await volumeIs("fed-small", "Available");
    await makeVolume("fed-large", { storageClassName });
    assert.equal((await claimIs("fed", "Bound")).spec.volumeName, "fed-large");
    assert.equal((await writes()) - before, 1);
  });

  test("LIM-04 what people are told of a claim stays short, whatever the claim asks for", async () => {
    const metadata = { name: "of-long-class", annotations: { "volume.beta.kubernetes.io/storage-class": "c".repeat(100_000) } };
    const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
    assertOk(await server.admin.post(CLAIMS, { metadata, spec }), 201);
    const message = await event("of-long-class", "ProvisioningFailed");
    assert.equal(message.length, 1024);
    assert.ok(message.endsWith("..."));
  });

  test("PVC-11 a phase that somebody writes is put right", async () => {
    await makeClaim("waiting");
    assert.equal(await event("waiting", "FailedBinding"), "no persistent volumes available for this claim and no storage class is set");
    const status = { phase: "Bound", accessModes: ["ReadWriteOnce"], capacity: { storage: "1Gi" } };
    assertOk(await server.admin.mergePatch(`${CLAIMS}/waiting/status`, { status }), 200);
    assert.deepEqual((await claimIs("waiting", "Pending")).status, { phase: "Pending" });
  });

  test("PV-14 a volume whose claim is gone waits for somebody to free it, or has failed where nobody can delete it", async () => {
    await makeVolume("kept", { storageClassName: "kept" });
    await makeVolume("dropped", { storageClassName: "dropped", persistentVolumeReclaimPolicy: "Delete" });
    const made = { [`pv.kubernetes.io/provisioned-by`]: "example.com/p" };
    await makeVolume("provided", { storageClassName: "provided", persistentVolumeReclaimPolicy: "Delete" }, { annotations: made });
    for (const name of ["kept", "dropped", "provided"]) {
      await makeClaim(`of-${name}`, { storageClassName: name });
      await claimIs(`of-${name}`, "Bound");
      assertOk(await server.admin.delete(`${CLAIMS}/of-${name}`), 200);
    }
    const kept = await volumeIs("kept", "Released");
    assert.equal(kept.spec.claimRef.name, "of-kept");
    await volumeIs("provided", "Released");
    const failed = await volumeIs("dropped", "Failed");
    assert.equal(failed.status.message, 'error getting deleter volume plugin for volume "dropped": no deletable volume plugin matched');
    await makeClaim("of-kept", { storageClassName: "kept" });
    assertOk(await server.admin.mergePatch(`${VOLUMES}/kept`, { spec: { claimRef: null } }), 200);
    assert.equal((await claimIs("of-kept", "Bound")).spec.volumeName, "kept");
  });

  test("PV-14 a claim whose volume is gone is lost", async () => {
    await makeVolume("fragile", { storageClassName: "fragile" });
    await makeClaim("unlucky", { storageClassName: "fragile" });
    await claimIs("unlucky", "Bound");
    await volumeIs("fragile", "Bound");
    assertOk(await server.admin.delete(`${VOLUMES}/fragile`), 200);
    assertOk(await server.admin.mergePatch(`${VOLUMES}/fragile`, { metadata: { finalizers: null } }), 200);
    assert.deepEqual((await claimIs("unlucky", "Lost")).status, { phase: "Lost" });
    assert.equal(await event("unlucky", "ClaimLost"), "Bound claim has lost its PersistentVolume. Data on the volume is lost!");
  });

  test("PV-14 what a class waits for is left to others: the first pod, or a provisioner", async () => {
    for (const [name, provisioner, volumeBindingMode] of [
      ["patient", "example.com/p", "WaitForFirstConsumer"],
      ["made", "example.com/p", "Immediate"],
      ["by-hand", "kubernetes.io/no-provisioner", "Immediate"],
    ]) {
      assertOk(await server.admin.post(CLASSES, { metadata: { name }, provisioner, volumeBindingMode }), 201);
    }
    await makeVolume("for-patient", { storageClassName: "patient" });
    await volumeIs("for-patient", "Available");
    await makeClaim("patient", { storageClassName: "patient" });
    assert.equal(await event("patient", "WaitForFirstConsumer"), "waiting for first consumer to be created before binding");
    assert.equal((await read(`${CLAIMS}/patient`)).status.phase, "Pending");
    await makeClaim("made", { storageClassName: "made" });
    assert.match(await event("made", "ExternalProvisioning"), /either by external provisioner "example\.com\/p" or manually created/);
    assert.equal((await read(`${CLAIMS}/made`)).metadata.annotations[PROVISIONER], "example.com/p");
    await makeClaim("by-hand", { storageClassName: "by-hand" });
    assert.equal(await event("by-hand", "ProvisioningFailed"), "no volume plugin matched name: kubernetes.io/no-provisioner");
    assertOk(await server.admin.post(CLASSES, { metadata: { name: "migrated" }, provisioner: "kubernetes.io/aws-ebs" }), 201);
    await makeClaim("migrated", { storageClassName: "migrated" });
    assert.match(
      await event("migrated", "ExternalProvisioning"),
      /either by external provisioner "ebs\.csi\.aws\.com" or manually created/,
    );
    assert.equal((await read(`${CLAIMS}/migrated`)).metadata.annotations[PROVISIONER], "ebs.csi.aws.com");
    await makeClaim("nowhere", { storageClassName: "nowhere" });
    assert.equal(await event("nowhere", "ProvisioningFailed"), 'storageclass.storage.k8s.io "nowhere" not found');
    const chosen = { metadata: { annotations: { "volume.kubernetes.io/selected-node": "n" } } };
    assertOk(await server.admin.mergePatch(`${CLAIMS}/patient`, chosen), 200);
    assert.match(await event("patient", "ExternalProvisioning"), /either by external provisioner "example\.com\/p" or manually created/);
    const reserved = { spec: { claimRef: { namespace: "default", name: "patient" } } };
    assertOk(await server.admin.mergePatch(`${VOLUMES}/for-patient`, reserved), 200);
    assert.equal((await claimIs("patient", "Bound")).spec.volumeName, "for-patient");
  });

  const ephemeral = (name: string) => {
    const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, storageClassName: "scratch" };
    return { name, ephemeral: { volumeClaimTemplate: { metadata: { labels: { a: "b" } }, spec } } };
  };
  const makePod = async (name: string, ...volumes: string[]) => {
    const spec = { terminationGracePeriodSeconds: 0, containers: [{ name: "c", image: "i" }], volumes: volumes.map(ephemeral) };
    return assertOk(await server.admin.post(`${CORE}/pods`, { metadata: { name }, spec }), 201);
  };
  const claimNamed = (name: string) =>
    eventually(async () => {
      const answer = await server.admin.get(`${CLAIMS}/${name}`);
      return answer.status === 200 && answer.json;
    });

  test("VOL-25 the claim of an ephemeral volume is the pod's, comes back while the pod is there and goes with it", async () => {
    const pod = await makePod("worker", "scratch");
    const claim = await claimNamed("worker-scratch");
    const { uid } = pod.metadata;
    const owner = { apiVersion: "v1", kind: "Pod", name: "worker", uid, controller: true, blockOwnerDeletion: true };
    assert.deepEqual(claim.metadata.ownerReferences, [owner]);
    assert.deepEqual(claim.metadata.labels, { a: "b" });
    assert.equal(claim.spec.storageClassName, "scratch");
    assertOk(await server.admin.delete(`${CLAIMS}/worker-scratch`), 200);
    await eventually(async () => ![undefined, claim.metadata.uid].includes((await read(`${CLAIMS}/worker-scratch`)).metadata?.uid));
    assertOk(await server.admin.delete(`${CORE}/pods/worker`), 200);
    await eventually(async () => (await server.admin.get(`${CLAIMS}/worker-scratch`)).status === 404);
  });

  test("VOL-25 a claim of that name that is not the pod's is left alone until it goes", async () => {
    const theirs = await makeClaim("taken-data", { storageClassName: "scratch" });
    await makePod("taken", "data");
    const what = "PVC default/taken-data was not created for pod default/taken (pod is not owner)";
    assert.equal(await event("taken", "FailedBinding"), `ephemeral volume data: ${what}`);
    const found = await read(`${CLAIMS}/taken-data`);
    assert.equal(found.metadata.uid, theirs.metadata.uid);
    assert.equal(found.metadata.ownerReferences, undefined);
    assertOk(await server.admin.delete(`${CLAIMS}/taken-data`), 200);
    await eventually(async () => (await read(`${CLAIMS}/taken-data`)).metadata?.ownerReferences?.[0].name === "taken");
  });
});

const volumeSpec = (storage: string): Fields => ({
  capacity: { storage },
  accessModes: ["ReadWriteOnce"],
  persistentVolumeReclaimPolicy: "Retain",
  hostPath: { path: "/x" },
});
