/** Keys that mean something to JavaScript objects mean nothing here: they are kept, sent and merged like any other, and reach nothing else. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype"];
const PROTOBUF = "application/vnd.orch.protobuf";

/** JSON in which every such name is a member with this value; a literal would set the prototype instead. */
const members = (value: string): string => NAMES.map((name) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",");
const sortedNames = [...NAMES].sort();

describe("keys that objects have by themselves", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

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
