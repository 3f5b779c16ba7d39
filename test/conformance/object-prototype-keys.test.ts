/** Keys that mean something to JavaScript objects mean nothing here: they are kept, sent and merged like any other, and reach nothing else. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { startWebhookReceiver, type WebhookReceiver } from "../support/webhook-receiver.js";
import { whoAmI } from "../support/whoami.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype"];
const PROTOBUF = "application/vnd.orch.protobuf";

/** JSON in which every such name is a member with this value; a literal would set the prototype instead. */
const members = (value: string): string => NAMES.map((name) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",");
const sortedNames = [...NAMES].sort();

describe("keys that objects have by themselves", () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  before(async () => {
    receiver = await startWebhookReceiver();
    const flags = [`--authentication-token-webhook-config-file=${receiver.kubeconfig}`, "--authentication-token-webhook-version=v1"];
    server = await startServer({ flags });
  });
  after(async () => {
    await server.stop();
    await receiver.remove();
  });

  /** The data of a map as pairs, so that nothing is hidden by what objects inherit. */
  async function dataOf(name: string): Promise<[string, unknown][]> {
    const { text } = await server.admin.get(`${MAPS}/${name}`);
    return Object.entries((JSON.parse(text).data ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  const all = (value: string): [string, string][] => sortedNames.map((name) => [name, value]);

  for (const [form, type, body] of [
    ["JSON", "application/json", `{"metadata":{"name":"json"},"data":{${members("a")}}}`],
    ["YAML", "application/yaml", `metadata: {name: yaml}\ndata:\n${NAMES.map((name) => `  ${name}: a\n`).join("")}`],
    [
      "YAML with merged keys",
      "application/yaml",
      `metadata: {name: merged}\nx: &x {${NAMES.map((name) => `${name}: a`).join(", ")}}\ndata: {<<: *x}\n`,
    ],
  ] as const) {
    test(`NEG-01 a map in ${form} keeps them`, async () => {
      const created = await server.admin.post(MAPS, body, { type });
      assert.equal(created.status, 201, created.text);
      assert.deepEqual(await dataOf(created.json.metadata.name), all("a"));
    });
  }

  test("ERR-01 what cannot be made text is refused where a text is wanted", async () => {
    assertOk(await server.admin.post(MAPS, { metadata: { name: "plain" } }), 201);
    const odd = { toString: 1, valueOf: 1 };
    const token = Buffer.from(JSON.stringify({ v: odd })).toString("base64url");
    assert.equal((await server.admin.get(`${MAPS}?limit=1&continue=${token}`)).status, 400);
    for (const patch of [{ kind: odd }, { apiVersion: odd }, { metadata: { name: odd } }]) {
      const { status, text } = await server.admin.mergePatch(`${MAPS}/plain`, patch);
      assert.ok(status === 400 || status === 422, text);
    }
    const apply = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: odd } };
    const { status, text } = await server.admin.send("PATCH", `${MAPS}/plain?fieldManager=m`, {
      body: apply,
      type: "application/apply-patch+yaml",
    });
    assert.equal(status, 400, text);
    assertOk(await server.admin.delete(`${MAPS}/plain`), 200);
  });

  test("NEG-01 a map keeps them through protobuf", async () => {
    await server.admin.post(MAPS, `{"metadata":{"name":"binary"},"data":{${members("a")}}}`);
    const { bytes } = await server.admin.get(`${MAPS}/binary`, { accept: PROTOBUF });
    assert.equal((await server.admin.delete(`${MAPS}/binary`)).status, 200);
    const again = await server.admin.put(`${MAPS}/binary`, bytes, { type: PROTOBUF });
    // The version that the message names is gone.
    assert.equal(again.status, 404);
    for (const name of NAMES) assert.ok(bytes.includes(name));
  });

  test("PATCH-02 PATCH-03 patches set, change and remove them", async () => {
    for (const [name, patch] of [
      ["merge", server.admin.mergePatch],
      ["strategic", server.admin.strategicPatch],
    ] as const) {
      await server.admin.post(MAPS, `{"metadata":{"name":"${name}"}}`);
      assert.equal((await patch(`${MAPS}/${name}`, `{"data":{${members("b")}}}`)).status, 200);
      assert.deepEqual(await dataOf(name), all("b"));
      assert.equal((await patch(`${MAPS}/${name}`, `{"data":{${members("c")}}}`)).status, 200);
      assert.deepEqual(await dataOf(name), all("c"));
      assert.equal((await patch(`${MAPS}/${name}`, '{"data":{"__proto__":null,"constructor":null}}')).status, 200);
      assert.deepEqual(
        await dataOf(name),
        all("c").filter(([key]) => key !== "__proto__" && key !== "constructor"),
      );
    }
  });

  test("PATCH-01 operations of a JSON patch address them", async () => {
    await server.admin.post(MAPS, '{"metadata":{"name":"operations"},"data":{"a":"b"}}');
    const add = NAMES.map((name) => ({ op: "add", path: `/data/${name}`, value: "d" }));
    assert.equal((await server.admin.jsonPatch(`${MAPS}/operations`, add)).status, 200);
    assert.deepEqual(
      (await dataOf("operations")).filter(([key]) => key !== "a"),
      all("d"),
    );
    for (const path of ["/__proto__/polluted", "/metadata/__proto__/polluted", "/data/constructor/prototype/polluted"]) {
      const refused = await server.admin.jsonPatch(`${MAPS}/operations`, [{ op: "add", path, value: "x" }]);
      assert.equal(refused.status, 422, path);
    }
    const moved = await server.admin.jsonPatch(`${MAPS}/operations`, [{ op: "move", from: "/data/a", path: "/data/__proto__" }]);
    assert.equal(moved.status, 200);
    assert.equal(Object.hasOwn(moved.json.data, "__proto__"), true);
  });

  test("SSA-08 they are applied and owned like others", async () => {
    const applied = await server.admin.apply(
      `${MAPS}/applied?fieldManager=one`,
      `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"applied"},"data":{${members("a")}}}`,
    );
    assert.equal(applied.status, 201, applied.text);
    const { "f:data": owned } = applied.json.metadata.managedFields[0].fieldsV1;
    for (const name of NAMES) assert.ok(Object.hasOwn(owned, `f:${name}`), name);
    const other = await server.admin.apply(
      `${MAPS}/applied?fieldManager=two`,
      `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"applied"},"data":{${members("b")}}}`,
    );
    assert.equal(other.json.details.causes.length, NAMES.length);
    const given = await server.admin.apply(
      `${MAPS}/applied?fieldManager=one`,
      '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"applied"},"data":{"a":"b"}}',
    );
    assert.equal(given.status, 200);
    assert.deepEqual(await dataOf("applied"), [["a", "b"]]);
  });

  test("META-13 labels and selectors of such names match what has them and nothing else", async () => {
    await server.admin.post(MAPS, '{"metadata":{"name":"labelled","labels":{"constructor":"a","toString":"b"}}}');
    const found = await server.admin.get(`${MAPS}?labelSelector=constructor,toString%3Db`);
    assert.deepEqual(
      found.json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
      ["labelled"],
    );
    assert.equal((await server.admin.get(`${MAPS}?labelSelector=valueOf`)).json.items.length, 0);
    assert.equal((await server.admin.post(MAPS, '{"metadata":{"name":"wrong","labels":{"__proto__":"a"}}}')).status, 422);
  });

  test("VAL-03 as fields they are unknown like any other", async () => {
    for (const name of NAMES) {
      const refused = await server.admin.post(`${MAPS}?fieldValidation=Strict`, `{"metadata":{"name":"strict"},"${name}":{"polluted":1}}`);
      assert.equal(refused.status, 400);
      assert.match(refused.json.message, new RegExp(`unknown field "${name}"`));
      const dropped = await server.admin.post(
        `${MAPS}?dryRun=All`,
        `{"metadata":{"name":"strict","${name}":"x"},"${name}":{"polluted":1}}`,
      );
      assert.equal(dropped.status, 201);
      assert.ok(!Object.hasOwn(dropped.json, name) && !Object.hasOwn(dropped.json.metadata, name), name);
    }
  });

  test("paths, kinds and parameters of such names find nothing", async () => {
    for (const name of NAMES) {
      assert.equal((await server.admin.get(`/api/v1/namespaces/default/${name}`)).status, 404);
      assert.equal((await server.admin.get(`/apis/${name}/v1/x`)).status, 404);
      assert.equal((await server.admin.get(`${MAPS}/${encodeURIComponent(name)}`)).status, 404);
      assert.equal((await server.admin.post(MAPS, `{"kind":"${name}","apiVersion":"v1","metadata":{"name":"x"}}`)).status, 400);
      assert.ok((await server.admin.get(`${MAPS}?${name}=1`)).status === 200);
    }
  });

  /** As pairs, in order of their names. */
  const sorted = (members: object | undefined): [string, unknown][] => Object.entries(members ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const extras = sortedNames.map((name) => [name, ["a", "b"]]);

  test("IMP-04 CSR-02 as extras of whom somebody acts as they are kept, and written into requests for certificates", async () => {
    // Names of headers have no case: what is to be in upper case is encoded.
    const encoded = (name: string): string => name.replace(/[A-Z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    const asked = NAMES.map((name) => [`impersonate-extra-${encoded(name)}`, ["a", "b"]] as const);
    const headers = { "impersonate-user": "jane", "impersonate-group": "system:masters", ...Object.fromEntries(asked) };
    assert.deepEqual(sorted((await whoAmI(server.admin, { headers })).extra), extras);
  });

  test("TWH-02 as extras of whom a webhook knows they are told and written like any other", async () => {
    const extra = `{${NAMES.map((name) => `${JSON.stringify(name)}:["a","b"]`).join(",")}}`;
    const user = `{"username":"jane","groups":["system:masters"],"extra":${extra}}`;
    const kind = '"apiVersion":"authentication.orch.io/v1","kind":"TokenReview"';
    receiver.answer = () => ({ code: 201, body: JSON.parse(`{${kind},"status":{"authenticated":true,"user":${user}}}`) });
    const { status } = assertOk(await server.admin.post("/apis/authentication.orch.io/v1/tokenreviews", { spec: { token: "one" } }), 201);
    assert.deepEqual(sorted(status.user.extra), extras);
    const who = await whoAmI(server.anonymous, { headers: { authorization: "Bearer two" } });
    assert.deepEqual(sorted(who.extra), extras);
    receiver.answer = () => ({ code: 201, body: JSON.parse(`{${kind},"status":{"authenticated":false}}`) });
  });

  test("VAL-03 as names of amounts they are kept where any is, refused where some are", async () => {
    const amounts = `{${members("1")}}`;
    const node = assertOk(await server.admin.post("/api/v1/nodes", `{"metadata":{"name":"n"},"status":{"capacity":${amounts}}}`), 201);
    assert.deepEqual(sorted(node.status.capacity), all("1"));
    const patched = await server.admin.mergePatch("/api/v1/nodes/n/status", `{"status":{"allocatable":{${members("0.5")}}}}`);
    assert.deepEqual(sorted(assertOk(patched, 200).status.allocatable), all("500m"));
    const container = (resources: string): string => `{"name":"c","image":"i","resources":${resources}}`;
    for (const [path, spec] of [
      ["pods", `{"containers":[${container(`{"limits":${amounts},"requests":${amounts}}`)}]}`],
      ["pods", `{"containers":[${container(`{"requests":${amounts}}`)}]}`],
      ["resourcequotas", `{"hard":${amounts}}`],
      ["limitranges", `{"limits":[{"type":"Container","max":${amounts},"default":${amounts}}]}`],
    ] as const) {
      assertStatus(
        await server.admin.post(`/api/v1/namespaces/default/${path}`, `{"metadata":{"name":"a"},"spec":${spec}}`),
        422,
        "Invalid",
      );
    }
  });

  test("META-13 selectors of specs ask for them like for any other", async () => {
    const labels = '{"constructor":"a","toString":"b","hasOwnProperty":"c"}';
    const template = (given: string): string => `{"metadata":{"labels":${given}},"spec":{"containers":[{"name":"c","image":"i"}]}}`;
    const deployment = (name: string, wanted: string, given: string): string =>
      `{"metadata":{"name":"${name}"},"spec":{"selector":${wanted},"template":${template(given)}}}`;
    const deployments = "/apis/apps/v1/namespaces/default/deployments";
    const exists = '{"matchExpressions":[{"key":"constructor","operator":"Exists"},{"key":"valueOf","operator":"DoesNotExist"}]}';
    for (const [name, wanted, given, code] of [
      ["has", `{"matchLabels":${labels}}`, labels, 201],
      ["lacks", `{"matchLabels":${labels}}`, '{"a":"b"}', 422],
      ["exists", exists, labels, 201],
      ["is-absent", exists, '{"a":"b"}', 422],
      ["wrong", '{"matchLabels":{"__proto__":"a"}}', '{"__proto__":"a"}', 422],
    ] as const) {
      const made = await server.admin.post(deployments, deployment(name, wanted, given));
      assert.equal(made.status, code, made.text);
    }
    const service = '{"metadata":{"name":"s"},"spec":{"ports":[{"port":80}],"selector":{"constructor":"a","__proto__":"b"}}}';
    assertStatus(await server.admin.post("/api/v1/namespaces/default/services", service), 422, "Invalid");
    const kept = await server.admin.post("/api/v1/namespaces/default/services", service.replace("__proto__", "toString"));
    assert.deepEqual(sorted(assertOk(kept, 201).spec.selector), [
      ["constructor", "a"],
      ["toString", "b"],
    ]);
  });

  test("nothing of it has reached other objects", async () => {
    const { json } = await server.admin.post(MAPS, '{"metadata":{"name":"plain"}}');
    assert.deepEqual(Object.keys(json), ["kind", "apiVersion", "metadata"]);
    assert.equal((await server.admin.get("/healthz")).status, 200);
  });

  test("CAT-04 a name that is written with an escape is what it says, whatever others have sent", async () => {
    const revisions = "/apis/apps/v1/namespaces/default/controllerrevisions";
    const claims = Buffer.from('{"first":1,"\\\\":1}').toString("base64url");
    const headers = { authorization: `Bearer ${Buffer.from('{"alg":"RS256"}').toString("base64url")}.${claims}.AAAA` };
    assert.equal((await server.anonymous.get("/api", { headers })).status, 401);
    for (const [name, member] of [
      ["backslash", "\\"],
      ["quote", '"'],
      ["line", "\n"],
    ] as const) {
      const data = { first: 1, [member]: name };
      const created = await server.admin.post(revisions, { metadata: { name }, revision: 1, data });
      assert.equal(created.status, 201, created.text);
      for (const { text } of [created, await server.admin.get(`${revisions}/${name}`)]) {
        assert.ok(text.includes(JSON.stringify(data)), text);
      }
    }
  });
});
