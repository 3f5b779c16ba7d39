/** Large requests are worked on by another thread than others; nothing else about them may differ. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { signingRequest } from "../support/signing-requests.js";
import { allow, type HookHandler, patchWith, startWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const PROTOBUF = "application/vnd.orch.protobuf";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const text = (letter: string): string => letter.repeat(200_000);
const map = (name: string, letter: string, metadata: object = {}) => ({
  apiVersion: "v1",
  kind: "ConfigMap",
  metadata: { name, ...metadata },
  data: { text: text(letter) },
});

test("a large object is created, read, replaced and deleted (PATH-07)", async () => {
  const { admin } = server;
  const created = await admin.post(MAPS, map("one", "a"));
  assert.equal(created.status, 201);
  assert.equal(created.headers["content-type"], "application/json");
  assert.ok(created.json.metadata.uid);
  const read = await admin.get(`${MAPS}/one`);
  assert.deepEqual(read.json, created.json);
  const replaced = await admin.put(`${MAPS}/one`, map("one", "b", { resourceVersion: read.json.metadata.resourceVersion }));
  assert.equal(replaced.status, 200);
  assert.equal(replaced.json.data.text, text("b"));
  assert.notEqual(replaced.json.metadata.resourceVersion, created.json.metadata.resourceVersion);
  const conflict = await admin.put(`${MAPS}/one`, map("one", "c", { resourceVersion: read.json.metadata.resourceVersion }));
  assert.equal(conflict.status, 409);
  assert.equal(conflict.json.reason, "Conflict");
  const deleted = await admin.delete(`${MAPS}/one`);
  assert.equal(deleted.status, 200);
  assert.equal((await admin.get(`${MAPS}/one`)).status, 404);
});

test("NEG-01 a large object that does not fit its kind is refused in the same words as a small one", async () => {
  const refused = (padding: string) => server.admin.post(MAPS, { metadata: { name: "misfit" }, data: [padding] });
  assertStatus(await refused(text("a")), 400, "BadRequest", (await refused("")).json.message);
});

test("LIM-05 the thread of large requests goes behind all others, which so have their turn beside it", async () => {
  assertOk(await server.admin.post(`${MAPS}?dryRun=All`, map("behind", "a")), 201);
  const tasks = `/proc/${server.process.pid}/task`;
  const niceness = readdirSync(tasks).map((thread) =>
    Number(readFileSync(`${tasks}/${thread}/stat`, "latin1").split(") ")[1]?.split(" ")[16]),
  );
  const [usual = 0, ...others] = niceness.sort((a, b) => a - b);
  assert.deepEqual(
    others.filter((each) => each !== usual),
    [usual + 5],
  );
});

test("a large body is created once under one name (META-02)", async () => {
  const { admin } = server;
  const statuses = await Promise.all(["a", "b", "c"].map(async (letter) => (await admin.post(MAPS, map("once", letter))).status));
  assert.deepEqual(statuses.sort(), [201, 409, 409]);
  const again = await admin.post(MAPS, map("once", "d"));
  assert.equal(again.json.message, 'configmaps "once" already exists');
});

test("LIM-05 lists of hundreds of thousands of wrong addresses are refused, whatever of them is told with each", async () => {
  const { admin } = server;
  const wrong = Array.from({ length: 175_000 }, (_, index) => `a${index}`);
  const node = await admin.post("/api/v1/nodes", { metadata: { name: "wide" }, spec: { podCIDRs: wrong.slice(0, 65_000) } });
  assert.equal(node.status, 422);
  assert.match(node.json.message, /spec\.podCIDRs\[0\]: Invalid value: .* must be valid CIDR/);
  const services = "/api/v1/namespaces/default/services";
  for (const clusterIPs of [wrong, Array.from({ length: 400_000 }, () => "None")]) {
    const spec = { ports: [{ port: 80 }], clusterIP: clusterIPs[0], clusterIPs };
    const { status, json } = await admin.post(services, { metadata: { name: "wide" }, spec });
    assert.equal(status, 422, json.message.slice(0, 500));
    assert.match(json.message, /spec\.clusterIPs/);
  }
});

test("LIM-05 a map has 65,536 members at most, by whatever way it gets them", async () => {
  const { admin } = server;
  const members = (first: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${first + index}`, ""]));
  const message = "Request entity too large: data has more than 65536 members";
  const path = `${MAPS}/wide`;
  const whole = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "wide" }, data: members(0, 65_536) };
  assert.equal(Object.keys(assertOk(await admin.post(MAPS, whole), 201).data).length, 65_536);
  assertOk(await admin.mergePatch(path, { data: { k0: null, last: "" } }), 200);

  const wider = { ...whole, data: members(0, 65_537) };
  const yaml = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: wide }\ndata:\n${Object.keys(wider.data)
    .map((key) => ` ${key}: ""\n`)
    .join("")}`;
  assertStatus(await admin.post(MAPS, { ...wider, metadata: { name: "wider" } }), 413, "RequestEntityTooLarge", message);
  assertStatus(await admin.put(path, yaml, { type: "application/yaml" }), 413, "RequestEntityTooLarge", message);
  assertStatus(await admin.apply(`${path}?fieldManager=m&force=true`, wider), 413, "RequestEntityTooLarge", message);
  assertStatus(await admin.mergePatch(path, { data: members(65_536, 1) }), 413, "RequestEntityTooLarge", message);
  assertStatus(await admin.strategicPatch(path, { data: members(0, 1) }), 413, "RequestEntityTooLarge", message);
  const added = [{ op: "add", path: "/data/more", value: "" }];
  assertStatus(await admin.jsonPatch(path, added), 413, "RequestEntityTooLarge", message);

  const selector = { matchLabels: { a: "b" } };
  const template = {
    metadata: { labels: { a: "b" } },
    spec: { containers: [{ name: "c", image: "i" }], nodeSelector: members(0, 65_537) },
  };
  const deployment = await admin.post("/apis/apps/v1/namespaces/default/deployments", {
    metadata: { name: "wide" },
    spec: { selector, template },
  });
  const field = "spec.template.spec.nodeSelector";
  assertStatus(deployment, 413, "RequestEntityTooLarge", `Request entity too large: ${field} has more than 65536 members`);
  assertOk(await admin.delete(path), 200);
});

test("LIM-05 a list that tells its items apart has 65,536 at most", async () => {
  const { admin } = server;
  const finalizers = (count: number) => Array.from({ length: count }, (_, index) => `a.b/${index.toString(36)}`);
  const message = "Request entity too large: metadata.finalizers has more than 65536 items";
  const post = (count: number) => admin.post(`${MAPS}?dryRun=All`, map("held", "a", { finalizers: finalizers(count) }));
  assertOk(await post(65_536), 201);
  assertStatus(await post(65_537), 413, "RequestEntityTooLarge", message);
});

test("NS-05 a namespace that ends tells of 200 finalizers, however many hold its content", async () => {
  const { admin } = server;
  assertOk(await admin.post("/api/v1/namespaces", { metadata: { name: "held" } }), 201);
  for (const object of ["a", "b"]) {
    const finalizers = Array.from({ length: 1000 }, (_, index) => `example.com/${object}${index}`);
    const held = { metadata: { name: object, finalizers } };
    await eventually(async () => (await admin.post("/api/v1/namespaces/held/configmaps", held)).status === 201);
  }
  assertOk(await admin.delete("/api/v1/namespaces/held"), 200);
  const told = async (): Promise<string> => {
    const { conditions = [] } = (await admin.get("/api/v1/namespaces/held")).json.status;
    return conditions.find(({ type }: { type: string }) => type === "NamespaceFinalizersRemaining")?.message ?? "";
  };
  await eventually(async () => (await told()).includes("example.com/a199 in 1 resource instances"));
  assert.equal((await told()).split(", ").length, 200);
});

test("names of large objects are generated (META-05)", async () => {
  const created = await server.admin.post(MAPS, { ...map("", "g"), metadata: { generateName: "made-" } });
  assert.equal(created.status, 201);
  assert.match(created.json.metadata.name, /^made-[a-z0-9]{5}$/);
});

test("an object that is being deleted is told of as such when a large one is to take its place (DEL-03)", async () => {
  const { admin } = server;
  await admin.post(MAPS, map("ending", "a", { finalizers: ["example.com/wait"] }));
  assert.equal((await admin.delete(`${MAPS}/ending`)).status, 200);
  const again = await admin.post(MAPS, map("ending", "b"));
  assert.equal(again.status, 409);
  assert.match(again.json.message, /^object is being deleted: /);
  const freed = await admin.mergePatch(`${MAPS}/ending`, { metadata: { finalizers: null } });
  assert.equal(freed.status, 200);
  assert.equal((await admin.get(`${MAPS}/ending`)).status, 404);
});

test("a large body has to fit its schema, its path and its namespace (ERR-04, NS-07)", async () => {
  const { admin } = server;
  const wrong = await admin.post(MAPS, { ...map("wrong", "a"), data: { text: text("a"), "a b": "", n: "" } });
  assert.equal(wrong.status, 422);
  assert.equal(wrong.json.details.causes[0].field, "data[a b]");
  assert.equal((await admin.put(`${MAPS}/other`, map("wrong", "a"))).status, 400);
  const nowhere = await admin.post("/api/v1/namespaces/nowhere/configmaps", map("a", "a"));
  assert.equal(nowhere.status, 404);
  assert.equal(nowhere.json.message, 'namespaces "nowhere" not found');
  assert.equal((await admin.post(MAPS, `{"a":"${text("a")}`)).status, 400);
  assert.equal((await admin.post(MAPS, text("a"), { type: "text/plain" })).status, 415);
  assert.equal((await admin.post(MAPS, map("form", "a"), { accept: "image/png" })).status, 406);
});

test("what is unknown in a large body is warned of, or refused when asked for (VAL-02)", async () => {
  const { admin } = server;
  const warned = await admin.post(`${MAPS}?dryRun=All&fieldValidation=Warn`, { ...map("unknown", "a"), foo: 1 });
  assert.equal(warned.status, 201);
  assert.equal(warned.headers["warning"], '299 - "unknown field \\"foo\\""');
  const refused = await admin.post(`${MAPS}?fieldValidation=Strict`, { ...map("unknown", "a"), foo: 1 });
  assert.equal(refused.status, 400);
  assert.equal((await admin.get(`${MAPS}/unknown`)).status, 404);
});

test("large objects are patched and applied by small bodies and large ones (PATCH-01, SSA-08)", async () => {
  const { admin } = server;
  assert.equal((await admin.apply(`${MAPS}/applied?fieldManager=one`, map("applied", "a"))).status, 201);
  const conflict = await admin.apply(`${MAPS}/applied?fieldManager=two`, map("applied", "b"));
  assert.equal(conflict.status, 409);
  assert.equal(conflict.json.details.causes[0].field, ".data.text");
  assert.equal((await admin.apply(`${MAPS}/applied?fieldManager=two&force=true`, map("applied", "b"))).status, 200);
  const small = await admin.mergePatch(`${MAPS}/applied`, { data: { more: "x" } });
  assert.deepEqual(Object.keys(small.json.data).sort(), ["more", "text"]);
  const json = await admin.jsonPatch(`${MAPS}/applied`, [{ op: "replace", path: "/data/text", value: text("c") }]);
  assert.equal(json.json.data.text, text("c"));
  const counts = await Promise.all(Array.from({ length: 8 }, (_, i) => admin.mergePatch(`${MAPS}/applied`, { data: { [`k${i}`]: "x" } })));
  assert.deepEqual(
    counts.map(({ status }) => status),
    counts.map(() => 200),
  );
  assert.equal(Object.keys((await admin.get(`${MAPS}/applied`)).json.data).length, 10);
});

test("large objects are sent in every form (NEG-01, NEG-11)", async () => {
  const { admin } = server;
  await admin.post(MAPS, map("forms", "a"));
  const table = await admin.get(`${MAPS}/forms`, { accept: "application/json;as=Table;v=v1;g=meta.orch.io" });
  const group = table.status === 200 ? table.json : undefined;
  if (group !== undefined) assert.equal(group.rows?.[0]?.cells[0] ?? group.metadata?.name, "forms");
  const yaml = await admin.get(`${MAPS}/forms`, { accept: "application/yaml" });
  assert.match(yaml.text, /^apiVersion: v1\ndata:\n {2}text: a/);
  const binary = await admin.get(`${MAPS}/forms`, { accept: PROTOBUF });
  assert.equal(binary.headers["content-type"], PROTOBUF);
  assert.ok(binary.bytes.includes(text("a")));
  const pretty = await admin.get(`${MAPS}/forms?pretty=true`);
  assert.match(pretty.text, /^\{\n {2}"kind"/);
  const packed = await admin.get(`${MAPS}/forms?pretty=true`, { headers: { "accept-encoding": "gzip" } });
  assert.equal(packed.headers["content-encoding"], "gzip");
});

test("plugins of admission see large objects as they see small ones, and change and refuse them (ADM-07)", async () => {
  const { admin } = server;
  const strict = { name: "strict", labels: { "pod-security.orch.io/enforce": "baseline" } };
  assert.equal((await admin.post("/api/v1/namespaces", { metadata: strict })).status, 201);
  const pod = (count: number, last: object = {}) => ({
    metadata: { name: `pod-${count}` },
    spec: { containers: Array.from({ length: count }, (_, i) => ({ name: `c${i}`, image: "i", ...(i === count - 1 ? last : {}) })) },
  });
  const seen = [];
  for (const count of [1, 3000]) {
    const { status, json } = await admin.post("/api/v1/namespaces/default/pods", pod(count));
    const { serviceAccountName, tolerations, volumes, containers } = json.spec;
    seen.push([status, serviceAccountName, tolerations.length, volumes.length, containers.at(-1).volumeMounts.length]);
    const privileged = { securityContext: { privileged: true } };
    const refused = await eventually(async () => {
      const answer = await admin.post("/api/v1/namespaces/strict/pods", pod(count, privileged));
      return answer.json.message.includes("PodSecurity") && answer;
    });
    assert.equal(refused.status, 403);
    assert.match(refused.json.message, new RegExp(`privileged \\(container "c${count - 1}" must not`));
  }
  assert.deepEqual(seen[1], seen[0]);
});

test("lists of large objects are the same as of small ones, in every form (NEG-11, LIST-01)", async () => {
  const { admin } = server;
  const maps = "/api/v1/namespaces/orch-public/configmaps";
  const data = { text: text("a") };
  assert.equal((await admin.post(maps, { metadata: { name: "large" }, data })).status, 201);
  const one = await admin.get(`${maps}/large`);
  const yaml = await admin.get(maps, { accept: "application/yaml" });
  assert.match(yaml.text, /\n- data:\n {4}text: a{200000}\n {2}metadata:\n {4}creationTimestamp: /);
  const table = await admin.get(maps, { accept: "application/json;as=Table;v=v1;g=meta.orch.io" });
  assert.equal(table.json.rows.find((row: { cells: unknown[] }) => row.cells[0] === "large")?.cells[1], 1);
  const partial = await admin.get(maps, { accept: "application/json;as=PartialObjectMetadataList;v=v1;g=meta.orch.io" });
  const metadata = partial.json.items.map((item: { metadata: object }) => item.metadata);
  assert.ok(metadata.some((each: object) => JSON.stringify(each) === JSON.stringify(one.json.metadata)));
  const binary = await admin.get(maps, { accept: PROTOBUF });
  assert.ok(binary.bytes.includes(text("a")));
});

test("a collection of large objects is deleted as one of small ones is (PATH-12, DEL-05, DRY-08)", async () => {
  const { admin } = server;
  const finalizers = ["example.com/wait"];
  const seen = [];
  for (const [size, data] of Object.entries({ small: {}, large: { text: text("c") } })) {
    const selected = `${MAPS}?labelSelector=set%3D${size}`;
    const labels = { set: size };
    for (const [name, more] of Object.entries({ free: {}, held: { finalizers } })) {
      assertOk(await admin.post(MAPS, { metadata: { name: `${size}-${name}`, labels, ...more }, data }), 201);
    }
    const left = async (): Promise<unknown> =>
      (await admin.get(selected)).json.items.map(({ metadata }: { metadata: Record<string, unknown> }) => [
        String(metadata["name"]).slice(size.length),
        "deletionTimestamp" in metadata,
        metadata["finalizers"],
      ]);
    const reply = async (query: string, options?: object): Promise<unknown> => {
      const { status, json } = await admin.delete(`${selected}${query}`, options);
      return [status, json.status, json.reason, await left()];
    };
    const others = { preconditions: { uid: "another" } };
    seen.push([await reply("&dryRun=All"), await reply("", others), await reply("&propagationPolicy=Background"), await reply("")]);
    assertOk(await admin.mergePatch(`${MAPS}/${size}-held`, { metadata: { finalizers: null } }), 200);
  }
  assert.deepEqual(seen[1], seen[0]);
});

test("requests that wait for what is written to large objects do not keep it from being written (CAT-09)", async () => {
  const { admin } = server;
  const pods = "/api/v1/namespaces/default/pods";
  const spec = { containers: [{ name: "c", image: "i", env: [{ name: "E", value: text("v") }] }] };
  const annotations = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, ""]));
  const replies = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const name = `many-${i}`;
      assertOk(await admin.post(pods, { metadata: { name }, spec }), 201);
      return admin.post(`${pods}/${name}/binding`, { metadata: { name, annotations }, target: { name: "n" } });
    }),
  );
  for (const reply of replies) assertOk(reply, 201);
  const { json } = await admin.get(`${pods}/many-0`);
  assert.deepEqual([json.spec.nodeName, Object.keys(json.metadata.annotations).length], ["n", 3000]);
});

/** What makes an object large, wherever it is. */
const annotated = (name: string) => ({ name, annotations: { text: text("n") } });

test("kinds that take numbers from others take them for large objects, too, and give them back (CAT-11)", async () => {
  const { admin } = server;
  const services = "/api/v1/namespaces/default/services";
  const service = (name: string, spec: object) => ({ metadata: annotated(name), spec: { ports: [{ port: 80 }], ...spec } });
  const created = await admin.post(services, service("large", { type: "NodePort" }));
  assert.equal(created.status, 201, created.text.slice(0, 500));
  const { clusterIP, ports } = created.json.spec;
  assert.match(clusterIP, /^\d+\.\d+\.\d+\.\d+$/);
  assert.ok(ports[0].nodePort >= 30_000);
  const taken = await admin.post(services, service("other", { clusterIP }));
  assert.equal(taken.status, 422);
  assert.match(taken.json.message, /spec\.clusterIPs: Invalid value: .*: failed to allocate IP .*: provided IP is already allocated/);
  assert.equal((await admin.delete(`${services}/large`)).status, 200);
  // What a refused one took would be missing here.
  const refused = await admin.post(services, service("refused", { clusterIP, ports: [{ port: 0 }] }));
  assert.equal(refused.status, 422);
  const again = await admin.post(services, service("again", { clusterIP }));
  assert.equal(again.status, 201, again.text.slice(0, 500));
  assert.equal(again.json.spec.clusterIP, clusterIP);
});

test("who asks for a certificate by a large request is who the server knows (CSR-06)", async () => {
  const requests = "/apis/certificates.orch.io/v1/certificatesigningrequests";
  const { request } = await signingRequest({ subject: "CN=somebody" });
  const spec = { request, signerName: "example.com/any", usages: ["client auth"], username: "somebody" };
  const small = await server.admin.post(requests, { metadata: { name: "small" }, spec });
  assert.equal(small.status, 201, small.text);
  assert.notEqual(small.json.spec.username, "somebody");
  const large = await server.admin.post(requests, { metadata: annotated("large"), spec });
  assert.deepEqual(large.json.spec, small.json.spec);
});

test("what keeps nothing answers large requests as it answers small ones (PATH-09, SAR-01)", async () => {
  const { admin } = server;
  const reviews = "/apis/authorization.orch.io/v1/subjectaccessreviews";
  const review = (groups: readonly string[]) => ({
    spec: { user: "somebody", groups: [...groups, "system:masters"], resourceAttributes: { verb: "get", resource: "secrets" } },
  });
  const small = await admin.post(reviews, review([]));
  const large = await admin.post(reviews, review(Array.from({ length: 9_000 }, (_, i) => `group-${i}`)));
  assert.equal(small.status, 201, small.text);
  assert.equal(large.status, 201, large.text.slice(0, 500));
  assert.equal(small.json.status.allowed, true);
  assert.deepEqual(large.json.status, small.json.status);
  assert.equal(large.json.spec.groups.length, 9_001);
  const protobuf = await admin.post(reviews, review([text("g")]), { accept: PROTOBUF });
  assert.equal(protobuf.headers["content-type"], PROTOBUF);
});

test("sub-resources of another kind answer large requests as they answer small ones (PATH-31)", async () => {
  const { admin } = server;
  const at = (rest: string) => `/apis/apps/v1/namespaces/default/deployments${rest}`;
  const template = { metadata: { labels: { a: "b" } }, spec: { containers: [{ name: "c", image: "i" }] } };
  const deployment = { metadata: annotated("scaled"), spec: { selector: { matchLabels: { a: "b" } }, template } };
  assert.equal((await admin.post(at(""), deployment)).status, 201);
  const scaled = await admin.mergePatch(at("/scaled/scale"), { spec: { replicas: 3 } });
  assert.equal(scaled.status, 200, scaled.text);
  assert.deepEqual([scaled.json.kind, scaled.json.spec.replicas], ["Scale", 3]);
  assert.equal((await admin.get(at("/scaled"))).json.spec.replicas, 3);
  const bindings = "/api/v1/namespaces/default/bindings";
  const small = await admin.post(bindings, { metadata: { name: "absent" }, target: { name: "node" } });
  const large = await admin.post(bindings, { metadata: annotated("absent"), target: { name: "node" } });
  assert.deepEqual([large.status, large.json], [small.status, small.json]);
  const tokens = "/api/v1/namespaces/default/serviceaccounts/default/token";
  const token = await admin.post(tokens, { spec: { audiences: [text("a")] } });
  assert.equal(token.status, 201, token.text.slice(0, 500));
  assert.match(token.json.status.token, /^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test("webhooks make small objects large by large patches and small ones: later hooks see it, none is asked twice (HOOK-25)", async (t) => {
  const { admin } = server;
  const webhook = await startWebhook("127.0.0.1");
  const configurations = new Configurations(server);
  t.after(async () => {
    await configurations.clear();
    await webhook.close();
  });
  const piece = "x".repeat(1000);
  const whole = patchWith({ op: "add", path: "/data", value: Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, piece])) });
  const copying = patchWith(
    { op: "add", path: "/data", value: { k0: piece } },
    ...Array.from({ length: 199 }, (_, i) => ({ op: "copy", from: "/data/k0", path: `/data/k${i + 1}` })),
  );
  const label =
    (name: string): HookHandler =>
    () => ({ ...patchWith({ op: "add", path: `/metadata/labels/${name}`, value: "set" }), warnings: [`warned by ${name}`] });
  let patch = whole;
  webhook.on("/first", label("first"));
  webhook.on("/second", () => patch);
  webhook.on("/third", label("third"));
  webhook.on("/last", allow);
  const objectSelector = { matchExpressions: [{ key: "grows", operator: "Exists" }] };
  const hooks = ["/first", "/second", "/third", "/last"].map((path) => hookAt(webhook, path, { objectSelector }));
  await configurations.write("mutating", "grow", ...hooks.slice(0, 3));
  await configurations.write("validating", "look", ...hooks.slice(3));
  const before = { metadata: { name: "patched" } };
  assertOk(await admin.post(MAPS, before), 201);
  for (const [send, code] of [
    [() => admin.post(MAPS, { metadata: { generateName: "grown-", labels: { grows: "" } } }), 201],
    [() => admin.mergePatch(`${MAPS}/patched`, { metadata: { labels: { grows: "" } } }), 200],
  ] as const) {
    webhook.calls.length = 0;
    const reply = await send();
    assertOk(reply, code);
    assert.equal(reply.headers["warning"], '299 - "warned by first", 299 - "warned by third"');
    const { data, metadata } = (await admin.get(`${MAPS}/${reply.json.metadata.name}`)).json;
    assert.deepEqual(metadata.labels, { grows: "", first: "set", third: "set" });
    assert.equal(Object.values(data).filter((each) => each === piece).length, 200);
    const seen = webhook.calls.map(({ url, request }) => [url.split("?")[0], Object.keys(request.object.data ?? {}).length]);
    assert.deepEqual(seen, [
      ["/first", 0],
      ["/second", 0],
      ["/third", 200],
      ["/last", 200],
    ]);
    patch = copying;
  }
  patch = patchWith({ op: "add", path: "/data", value: { k: [piece.repeat(100)] } });
  const misfit = await admin.post(MAPS, { metadata: { name: "misfit", labels: { grows: "" } } });
  assert.deepEqual([misfit.status, misfit.json.reason], [500, "InternalError"]);
  assert.match(misfit.json.message, /^Internal error occurred: .*data/);
  patch = patchWith({ op: "remove", path: `/${piece.repeat(100)}` });
  const astray = await admin.post(MAPS, { metadata: { name: "astray", labels: { grows: "" } } });
  assert.match(
    astray.json.message,
    /^Internal error occurred: the patch of admission webhook "second.hooks.example.com" does not apply to the object$/,
  );
});

test("LIM-05 one user's large writes that wait for a webhook leave room for those of others, and are bounded", async (t) => {
  const { admin } = server;
  const webhook = await startWebhook("127.0.0.1");
  const configurations = new Configurations(server);
  let answer = (): void => undefined;
  const answered = new Promise<object>((resolve) => {
    answer = () => resolve({ allowed: true });
  });
  webhook.on("/held", () => answered);
  t.after(async () => {
    await configurations.clear();
    await webhook.close();
  });
  const objectSelector = { matchLabels: { waits: "" } };
  await configurations.write("validating", "held", hookAt(webhook, "/held", { objectSelector, timeoutSeconds: 30 }));
  const as = (user: string) => ({ headers: { "impersonate-user": user, "impersonate-group": "system:masters" } });
  const data = { text: "x".repeat(1_000_000) };
  let ended = 0;
  const waiting = Array.from({ length: 60 }, async (_, index) => {
    const metadata = { name: `waits-${index}`, labels: { waits: "" } };
    const { status } = await admin.post(`${MAPS}?dryRun=All`, { metadata, data }, as("ann"));
    ended++;
    return status;
  });
  await eventually(() => webhook.calls.length >= 24);
  for (const user of ["ben", "cas"]) {
    assertOk(await admin.put(`${MAPS}/passes-${user}`, map(`passes-${user}`, "a"), as(user)), 201);
    assert.equal((await admin.get(`${MAPS}/passes-${user}`, { headers: { ...as(user).headers, accept: PROTOBUF } })).status, 200);
  }
  assert.equal(ended, 0, "those that wait for the webhook do so meanwhile");
  assert.ok(webhook.calls.length < 36, `${webhook.calls.length} are held at a time`);
  answer();
  assert.deepEqual(new Set(await Promise.all(waiting)), new Set([201]));
});

test("who sends many requests that take long keeps others waiting for the work that is being done, and not for all of it (LIM-05)", async () => {
  const { admin } = server;
  const as = (user: string) => ({ headers: { "impersonate-user": user, "impersonate-group": "system:masters" } });
  const amounts = Object.fromEntries(Array.from({ length: 12_000 }, (_, i) => [`a.b/r${i}`, "1"]));
  const spec = { containers: [{ name: "c", image: "x", resources: { limits: amounts, requests: amounts } }] };
  let ended = 0;
  const heavy = Array.from({ length: 8 }, async (_, i) => {
    const { status } = await admin.post(
      "/api/v1/namespaces/default/pods?dryRun=All",
      { metadata: { name: `heavy-${i}` }, spec },
      as("ann"),
    );
    ended++;
    return status;
  });
  await eventually(() => ended > 0);
  for (let i = 0; i < 3; i++) {
    const before = ended;
    assertOk(await admin.post(`${MAPS}?dryRun=All`, map(`light-${i}`, "a"), as("ben")), 201);
    assert.ok(ended - before <= 1, `${ended - before} have ended before one that takes little`);
  }
  assert.ok(ended < heavy.length, "and not because there were no more");
  assert.deepEqual(new Set(await Promise.all(heavy)), new Set([201]));
});

test("an object is bounded by its bytes as plugins are shown it, which may be three of one that is no character (LIM-05)", async () => {
  const pod = (bytes: number): Buffer => {
    const [head, tail] = ['{"metadata":{"name":"repaired"},"spec":{"containers":[{"name":"c","image":"', '"}]}}'];
    return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 0xff), Buffer.from(tail)]);
  };
  const send = (bytes: number) => server.admin.send("POST", "/api/v1/namespaces/default/pods?dryRun=All", { body: pod(bytes) });
  assertStatus(await send(2_950_000), 413, "RequestEntityTooLarge");
  const whole = await send(1_000_000);
  assert.equal(whole.status, 201);
  assert.equal(whole.json.spec.containers[0].image, "\ufffd".repeat(1_000_000));
});
