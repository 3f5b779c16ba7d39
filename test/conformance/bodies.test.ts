/** Request bodies: what is accepted, what is refused, and in which words. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const YAML = { type: "application/yaml" };

describe("request bodies", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const post = (body: string, options: object = {}) => server.admin.post(MAPS, body, options);

  test("NEG-01 type and version may be left out, and are refused when they are others", async () => {
    const made = assertOk(await post('{"metadata":{"name":"b01"}}'), 201);
    assert.deepEqual([made.kind, made.apiVersion], ["ConfigMap", "v1"]);
    assertStatus(await post('{"kind":"Secret","apiVersion":"v1","metadata":{"name":"b01b"}}'), 400, "BadRequest");
    assertStatus(
      await post('{"kind":"ConfigMap","apiVersion":"v2","metadata":{"name":"b01b"}}'),
      400,
      "BadRequest",
      /no kind "ConfigMap" is registered for version "v2"|the API version in the data \(v2\) does not match the expected API version \(v1\)/,
    );
    const [kind, version] = await Promise.all([
      post('{"kind":"Secret","apiVersion":"v1"}'),
      post('{"kind":"ConfigMap","apiVersion":"v2"}'),
    ]);
    assert.notEqual(kind.json.message, version.json.message);
  });

  test("VAL-03 names are quoted in complaints as the peer quotes them", async () => {
    const strict = (body: string, options: object = {}) => server.admin.post(`${MAPS}?fieldValidation=Strict`, body, options);
    assertStatus(await strict('{"metadata":{"name":"b"},"\\u00a0\\u007fé":1}'), 400, "BadRequest", /unknown field "\\u00a0\\x7fé"$/);
    assertStatus(await strict('{"metadata":{"name":"b"},"data":{"\\u200b":"","\\u200b":""}}'), 400, "BadRequest", /"data\.\\u200b"$/);
    const yaml = await strict('metadata: {name: b}\ndata: {"\\u00a0": "1", "\\u00a0": "2"}\n', YAML);
    assertStatus(yaml, 400, "BadRequest", /line 2: key "\\u00a0" already set in map$/);
  });

  test("large whole numbers of YAML, which are floats, are integers", async () => {
    const pod = (seconds: string) =>
      server.admin.post(
        "/api/v1/namespaces/default/pods?dryRun=All",
        `metadata: {name: b}\nspec: {containers: [{name: a, image: i}], terminationGracePeriodSeconds: ${seconds}}\n`,
        YAML,
      );
    assert.match((await pod("1e18")).text, /"terminationGracePeriodSeconds":1000000000000000000[,}]/);
    assertStatus(await pod("1e19"), 400, "BadRequest", /cannot unmarshal number 10000000000000000000 into/);
  });

  test("LIM-05 a value of thousands of levels is taken, changed and given back as it is", async () => {
    const revisions = "/apis/apps/v1/namespaces/default/controllerrevisions";
    const data = `${"[".repeat(4400)}1${"]".repeat(4400)}`;
    const made = await server.admin.post(revisions, `{"metadata":{"name":"deep"},"revision":1,"data":{"a":${data}}}`);
    assert.equal(made.status, 201, made.text.slice(-200));
    const changed = await server.admin.mergePatch(`${revisions}/deep`, { metadata: { labels: { a: "b" } } });
    assert.equal(changed.status, 200, changed.text.slice(-200));
    assert.ok((await server.admin.get(`${revisions}/deep`)).text.includes(`"data":{"a":${data}}`));
    assert.ok((await server.admin.get(`${revisions}/deep`, { accept: "application/yaml" })).text.includes("- - - -"));
  });

  test("an empty body and an absent one are 400", async () => {
    assertStatus(await post(""), 400, "BadRequest");
    assertStatus(await server.admin.send("POST", MAPS), 400, "BadRequest");
    assertStatus(await server.admin.send("PUT", `${MAPS}/x`), 400, "BadRequest");
  });

  test("NEG-10 malformed JSON and YAML are 400, an unknown media type is 415", async () => {
    for (const text of ["{", '{"metadata":{"name":"x"}', "nope", '{"metadata":{"name":"x"}} trailing', "[]", "3", '{"data":{"a":01}}']) {
      assertStatus(await post(text), 400, "BadRequest");
    }
    assertStatus(await post("a: [", YAML), 400, "BadRequest");
    const reply = await post("a,b", { type: "text/csv" });
    assertStatus(reply, 415, "UnsupportedMediaType");
    assert.match(reply.json.message, /application\/json, application\/yaml, application\/vnd\.orch\.protobuf/);
  });

  test("field names are case-sensitive and unknown ones dropped (VAL-05)", async () => {
    const made = assertOk(await post('{"metadata":{"name":"b05"},"Data":{"a":"b"},"foo":1}'), 201);
    assert.deepEqual([made.data, made.Data, made.foo], [undefined, undefined, undefined]);
    assertStatus(
      await post('{"metadata":{"name":"b05b"},"data":[]}'),
      400,
      "BadRequest",
      /json: cannot unmarshal array into Go struct field ConfigMap\.data of type map\[string\]string/,
    );
  });

  test("the last duplicate key wins, null in a string map is empty, every name is an ordinary key", async () => {
    const made = assertOk(
      await post('{"metadata":{"name":"b06"},"data":{"a":"1","a":"2","n":null,"constructor":"c","toString":"t"}}'),
      201,
    );
    assert.deepEqual(made.data, { a: "2", n: "", constructor: "c", toString: "t" });
    const proto = await post('{"metadata":{"name":"b06p"},"data":{"__proto__":"p"}}');
    assertOk(proto, 201);
    assert.match((await server.admin.get(`${MAPS}/b06p`)).text, /"data":\{"__proto__":"p"\}/);
  });

  test("a lone surrogate becomes U+FFFD", async () => {
    assert.equal(assertOk(await post('{"metadata":{"name":"b07"},"data":{"a":"x\\ud800y"}}'), 201).data.a, "x\ufffdy");
  });

  test("depth and alias bombs are 400 and cost little", async () => {
    assertStatus(await post(`{"metadata":{"name":"deep"},"x":${"[".repeat(10_001)}${"]".repeat(10_001)}}`), 400, "BadRequest");
    assertStatus(await post("[".repeat(1_000_000)), 400, "BadRequest");
    assertStatus(await post(`x: ${"[".repeat(20_000)}${"]".repeat(20_000)}`, YAML), 400, "BadRequest");
    const bomb = [
      "a: &a [x,x,x,x,x,x,x,x,x]",
      ..."bcdefghi".split("").map((name, i) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[i]}`).join(",")}]`),
    ];
    assertStatus(await post(bomb.join("\n"), YAML), 400, "BadRequest");
    assertOk(await server.admin.get(MAPS), 200);
  });

  test("NEG-18 YAML is 1.1, its first document only", async () => {
    const made = assertOk(await post('metadata:\n  name: b09\ndata:\n  a: "x"\nimmutable: yes\n---\nmetadata: {name: other}\n', YAML), 201);
    assert.deepEqual([made.immutable, made.data], [true, { a: "x" }]);
    assertStatus(await server.admin.get(`${MAPS}/other`), 404, "NotFound");
    const read = await server.admin.get(`${MAPS}/b09`, { accept: "application/yaml" });
    assert.equal(read.headers["content-type"], "application/yaml");
    assert.match(read.text, /^apiVersion: v1\ndata:\n {2}a: x\nimmutable: true\nkind: ConfigMap\nmetadata:\n/);
  });

  test("64-bit integers keep their value", async () => {
    const drivers = "/apis/storage.orch.io/v1/csidrivers";
    const reply = await server.admin.post(
      drivers,
      '{"metadata":{"name":"b10"},"spec":{"tokenRequests":[{"audience":"a","expirationSeconds":9007199254740993}]}}',
    );
    assert.equal(reply.status, 422, "more than 1<<32 seconds is refused");
    assert.match(reply.text, /9007199254740993/);
  });

  test("an integer is spelled as one in JSON, and refused with the digits that were sent", async () => {
    const nodes = "/apis/storage.orch.io/v1/csinodes?dryRun=All";
    const node = (count: string) =>
      `{"metadata":{"name":"b12"},"spec":{"drivers":[{"name":"d","nodeID":"x","topologyKeys":[],"allocatable":{"count":${count}}}]}}`;
    for (const count of ["1.0", "1e3", "-0.0", "2147483648", "99999999999999999999", "123456789012345678901234567890"]) {
      const message = `cannot unmarshal number ${count} into Go struct field VolumeNodeResources.spec.drivers.allocatable.count of type int32`;
      assertStatus(
        await server.admin.post(nodes, node(count)),
        400,
        "BadRequest",
        `CSINode in version "v1" cannot be handled as a CSINode: json: ${message}`,
      );
    }
    assertOk(await server.admin.post(nodes, node("1e3"), { type: "application/yaml" }), 201);
    assertStatus(
      await server.admin.delete(`${MAPS}/b12`, '{"gracePeriodSeconds":1.0}'),
      400,
      "BadRequest",
      "json: cannot unmarshal number 1.0 into Go struct field DeleteOptions.gracePeriodSeconds of type int64",
    );
    const claim = (storage: string) =>
      `{"metadata":{"name":"b12"},"spec":{"accessModes":["ReadWriteOnce"],"resources":{"requests":{"storage":${storage}}}}}`;
    for (const [storage, shown] of [
      ["1e3", "1e3"],
      ["1.0", "1"],
      ["99999999999999999999", "99999999999999999999"],
    ] as const) {
      const made = await server.admin.post("/api/v1/namespaces/default/persistentvolumeclaims?dryRun=All", claim(storage));
      assert.equal(assertOk(made, 201).spec.resources.requests.storage, shown);
    }
  });

  test("times may carry an offset or a fraction and have whole seconds", async () => {
    const claims = "/api/v1/namespaces/default/persistentvolumeclaims";
    assertOk(
      await server.admin.post(claims, {
        metadata: { name: "b11" },
        spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } },
      }),
      201,
    );
    const conditions = [{ type: "A", status: "True", lastProbeTime: "2024-01-01T02:00:00.5+02:00" }];
    const patched = assertOk(await server.admin.mergePatch(`${claims}/b11/status`, { status: { conditions } }), 200);
    assert.equal(patched.status.conditions[0].lastProbeTime, "2024-01-01T00:00:00Z");
  });

  test("booleans in a query are read as Go reads them; options that are not are 4xx", async () => {
    for (const value of ["1", "t", "T", "TRUE", "true", "True"]) {
      const reply = await server.admin.send("PATCH", `${MAPS}/b01?force=${value}`, { body: {}, type: "application/merge-patch+json" });
      assertStatus(
        reply,
        422,
        "Invalid",
        /PatchOptions\.meta\.orch\.io "" is invalid: force: Forbidden: may not be specified for non-apply patch/,
      );
    }
    assertStatus(
      await server.admin.post(`${MAPS}?dryRun=Some`, { metadata: { name: "x" } }),
      422,
      "Invalid",
      'CreateOptions.meta.orch.io "" is invalid: dryRun: Unsupported value: []string{"Some"}: supported values: "All"',
    );
  });

  test("LIM-05 the body limit is exactly three MiB, chunked and on DELETE too", async () => {
    const limit = 3 * 1024 * 1024;
    const body = (size: number): string => {
      const head = '{"metadata":{"name":"big"},"x":"';
      return `${head}${"x".repeat(size - head.length - 2)}"}`;
    };
    assertOk(await post(body(limit)), 201);
    assertStatus(await post(body(limit + 1)), 413, "RequestEntityTooLarge");
    assertStatus(await server.admin.delete(`${MAPS}/big`, body(limit + 1)), 413, "RequestEntityTooLarge");
    assertOk(await server.admin.get(`${MAPS}/big`), 200);
  });

  test("LIM-05 options of a deletion are short, in YAML shorter still", async () => {
    const remove = (body: string, type: string) => server.admin.send("DELETE", `${MAPS}/none`, { body, type });
    const merged = `a: &a {${Array.from({ length: 600 }, (_, i) => `k${i}: 1`).join(", ")}}\nb: [${"{<<: *a}, ".repeat(100)}]`;
    assertStatus(await remove(merged, "application/yaml"), 413, "RequestEntityTooLarge", /limit is 4096 for DeleteOptions$/);
    assertStatus(await remove("gracePeriodSeconds: 0", "application/yaml"), 404, "NotFound");
    const spaced = (bytes: number): string => `{"gracePeriodSeconds":${" ".repeat(bytes)}0}`;
    assertStatus(await remove(spaced(60_000), "application/json"), 404, "NotFound");
    assertStatus(await remove(spaced(66_000), "application/json"), 413, "RequestEntityTooLarge", /limit is 65536 for DeleteOptions$/);
  });
});
