/** Lists: paging over a fixed version, resource versions, selectors. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { parse } from "yaml";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

describe("lists", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: [OWN_CONFIG_MAPS] });
  });
  after(() => server.stop());

  const pathOf = (namespace: string) => `/api/v1/namespaces/${namespace}/configmaps`;
  const names = (list: { items: { metadata: { name: string } }[] }): string[] => list.items.map((item) => item.metadata.name);

  /** A namespace of its own holding maps `a`, `b`, ... */
  async function namespaceWith(name: string, count: number): Promise<string> {
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name } }), 201);
    for (let i = 0; i < count; i++) {
      const metadata = { name: String.fromCharCode(97 + i), labels: { index: String(i), even: String(i % 2 === 0) } };
      assertOk(await server.admin.post(pathOf(name), { metadata, data: { v: "1" } }), 201);
    }
    return pathOf(name);
  }

  test("LIST-01, LIST-26, NS-07 the shape of a list, also when it is empty", async () => {
    const reply = await server.admin.get(pathOf("nowhere"));
    const list = assertOk(reply, 200);
    assert.deepEqual([list.kind, list.apiVersion, list.items], ["ConfigMapList", "v1", []]);
    assert.match(list.metadata.resourceVersion, /^[1-9]\d*$/);
  });

  test("LIST-01, NEG-18, VER-11 items leave out what the list says of them all: kind and API version", async () => {
    const path = await namespaceWith("items", 2);
    const object = assertOk(await server.admin.get(`${path}/b`), 200);
    const { kind: _kind, apiVersion: _apiVersion, ...content } = object;
    assert.deepEqual(assertOk(await server.admin.get(path), 200).items[1], content);
    assert.deepEqual(assertOk(await server.admin.get(`${path}?limit=1&labelSelector=even%3Dfalse`), 200).items, [content]);
    const asYaml = await server.admin.get(path, { accept: "application/yaml" });
    assert.deepEqual(parse(asYaml.text).items[1], content);
    const capacities = (version: string) => `/apis/storage.orch.io/${version}/csistoragecapacities`;
    const capacity = { metadata: { name: "c" }, storageClassName: "s" };
    assertOk(await server.admin.post(capacities("v1").replace("csi", "namespaces/items/csi"), capacity), 201);
    for (const version of ["v1", "v1beta1"]) {
      const list = assertOk(await server.admin.get(capacities(version)), 200);
      assert.deepEqual([list.apiVersion, list.items[0].storageClassName], [`storage.orch.io/${version}`, "s"]);
      assert.deepEqual([list.items[0].kind, list.items[0].apiVersion], [undefined, undefined]);
    }
  });

  test("LIST-02, LIST-03, LIST-04, LIST-05 pages are one snapshot", async () => {
    const path = await namespaceWith("paged", 5);
    const one = assertOk(await server.admin.get(`${path}?limit=2`), 200);
    assert.deepEqual([names(one), one.metadata.remainingItemCount], [["a", "b"], 3]);
    await server.admin.post(path, { metadata: { name: "bb" } });
    await server.admin.delete(`${path}/c`);
    await server.admin.mergePatch(`${path}/d`, { data: { v: "2" } });
    const next = (list: { metadata: { continue: string } }) => `${path}?limit=2&continue=${encodeURIComponent(list.metadata.continue)}`;
    const two = assertOk(await server.admin.get(next(one)), 200);
    assert.deepEqual([names(two), two.metadata.remainingItemCount, two.items[1].data.v], [["c", "d"], 1, "1"]);
    const three = assertOk(await server.admin.get(next(two)), 200);
    assert.deepEqual([names(three), three.metadata.remainingItemCount, three.metadata.continue ?? ""], [["e"], undefined, ""]);
    assert.equal(new Set([one, two, three].map((list) => list.metadata.resourceVersion)).size, 1);
    assert.deepEqual(names(assertOk(await server.admin.get(path), 200)), ["a", "b", "bb", "d", "e"]);
    const selected = assertOk(await server.admin.get(`${path}?limit=1&labelSelector=even%3Dtrue`), 200);
    assert.equal(selected.metadata.remainingItemCount, undefined);
    assert.ok(selected.metadata.continue);
  });

  test("LIM-04 a large collection is read in chunks, each of them small", async () => {
    const path = await namespaceWith("large", 0);
    const all = Array.from({ length: 1_200 }, (_, index) => `m${String(index).padStart(5, "0")}`);
    const waiting = [...all];
    const create = async (): Promise<void> => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        assertOk(await server.admin.post(path, { metadata: { name }, data: { text: "x".repeat(2_048) } }), 201);
      }
    };
    await Promise.all(Array.from({ length: 16 }, create));
    const seen: string[] = [];
    for (let token: string | undefined = ""; token !== undefined; ) {
      const reply = await server.admin.get(`${path}?limit=500&continue=${token}`);
      const page = assertOk(reply, 200);
      assert.ok(page.items.length <= 500 && reply.text.length < 500 * 3_000);
      seen.push(...names(page));
      token = page.metadata.continue;
    }
    assert.deepEqual(seen, all);
  });

  test("LIST-08, LIST-09, LIST-17, LIST-25, ERR-06 tokens and versions that do not go together", async () => {
    const path = await namespaceWith("tokens", 3);
    const { metadata } = assertOk(await server.admin.get(`${path}?limit=1`), 200);
    const token = encodeURIComponent(metadata.continue);
    assertStatus(
      await server.admin.get(`${path}?limit=1&continue=${token}&resourceVersion=5`),
      400,
      "BadRequest",
      "specifying resource version is not allowed when using continue",
    );
    const zero = assertOk(await server.admin.get(`${path}?limit=1&continue=${token}&resourceVersion=0`), 200);
    assert.equal(zero.metadata.resourceVersion, metadata.resourceVersion);
    for (const [damage, why] of [
      ["zzz", "invalid character '\u00cf' looking for beginning of value"],
      ["a b", "illegal base64 data at input byte 1"],
      ["e30", 'server does not recognize this encoded version ""'],
      [Buffer.from('{"v":"v9"}').toString("base64url"), 'server does not recognize this encoded version "v9"'],
      [Buffer.from('{"v":"v1","rv":123456789012345678901,"mac":[]}').toString("base64url"), "it was not issued for this collection"],
    ] as const) {
      assertStatus(
        await server.admin.get(`${path}?continue=${encodeURIComponent(damage)}`),
        400,
        "BadRequest",
        `invalid continue token: continue key is not valid: ${why}`,
      );
    }
    assertStatus(await server.admin.get(`${pathOf("default")}?limit=1&continue=${token}`), 400, "BadRequest");
    assertStatus(await server.admin.get(`/api/v1/namespaces/tokens/secrets?limit=1&continue=${token}`), 400, "BadRequest");
    const damaged = metadata.continue.slice(0, -2) + (metadata.continue.endsWith("A") ? "BB" : "AA");
    assertStatus(await server.admin.get(`${path}?limit=1&continue=${encodeURIComponent(damaged)}`), 400, "BadRequest");
    assertInvalid(
      await server.admin.get(`${path}?limit=1&continue=${token}&resourceVersionMatch=Exact`),
      "FieldValueForbidden resourceVersionMatch",
      "FieldValueForbidden resourceVersionMatch",
    );
    assertStatus(await server.admin.get(`${path}?resourceVersion=abc`), 400, "BadRequest");
    assertStatus(await server.admin.get(`${path}?limit=many`), 400, "BadRequest");
    assertStatus(await server.admin.get(`${path}?limit=`), 400, "BadRequest");
    assert.equal(names(assertOk(await server.admin.get(`${path}?limit=-1`), 200)).length, 3);
  });

  test("LIST-10, LIST-11, LIST-12, LIST-13, LIST-14, LIST-16, LIST-19, LIST-20 the rules of resourceVersion", async () => {
    const path = await namespaceWith("versions", 2);
    const then = assertOk(await server.admin.get(path), 200);
    const version = then.metadata.resourceVersion;
    assertOk(await server.admin.delete(`${path}/a`), 200);
    assert.deepEqual(names(assertOk(await server.admin.get(`${path}?resourceVersion=0`), 200)), ["b"]);
    const fresh = assertOk(await server.admin.get(`${path}?resourceVersion=${version}`), 200);
    assert.ok(Number(fresh.metadata.resourceVersion) > Number(version));
    assert.equal(fresh.items[0].metadata.resourceVersion, then.items[1].metadata.resourceVersion);
    for (const query of ["limit=5&", "resourceVersionMatch=Exact&", "limit=5&resourceVersionMatch=Exact&"]) {
      const exact = assertOk(await server.admin.get(`${path}?${query}resourceVersion=${version}`), 200);
      assert.deepEqual([names(exact), exact.metadata.resourceVersion], [["a", "b"], version], query);
    }
    assertInvalid(await server.admin.get(`${path}?resourceVersionMatch=Exact`), "FieldValueForbidden resourceVersionMatch");
    assertInvalid(
      await server.admin.get(`${path}?resourceVersionMatch=Exact&resourceVersion=0`),
      "FieldValueForbidden resourceVersionMatch",
    );
    assertInvalid(await server.admin.get(`${path}?resourceVersionMatch=NotOlderThan`), "FieldValueForbidden resourceVersionMatch");
    assertOk(await server.admin.get(`${path}?resourceVersionMatch=NotOlderThan&resourceVersion=0`), 200);
    assert.deepEqual(names(assertOk(await server.admin.get(`${path}?resourceVersionMatch=Exact&resourceVersion=00`), 200)), ["b"]);
    assertOk(await server.admin.get(`${path}?resourceVersionMatch=NotOlderThan&resourceVersion=${version}`), 200);
    assertInvalid(
      await server.admin.get(`${path}?resourceVersionMatch=Foo&resourceVersion=1`),
      "FieldValueNotSupported resourceVersionMatch",
    );
  });

  test("LIST-18, GET-04, ERR-06, ERR-07 a version from the future is 504 after a short wait", async () => {
    const [list, exact, item] = await Promise.all([
      server.admin.get(`${pathOf("default")}?resourceVersion=9223372036854775807`),
      server.admin.get(`${pathOf("default")}?limit=1&resourceVersion=9223372036854775807`),
      server.admin.get("/api/v1/namespaces/default?resourceVersion=999999999"),
    ]);
    for (const reply of [list, exact, item]) {
      assertStatus(reply, 504, "Timeout", /Too large resource version: (9223372036854775807|999999999), current: \d+/);
      assert.equal(reply.json.details.causes[0].reason, "ResourceVersionTooLarge");
      assert.match(String(reply.headers["retry-after"]), /^\d+$/);
    }
  });

  test("LIST-07, LIST-15, LIM-01 what history no longer holds is 410, and a token goes on inconsistently", async () => {
    const short = await startServer({ flags: [OWN_CONFIG_MAPS, "--etcd-compaction-interval=1s"] });
    const path = pathOf("default");
    for (const name of ["a", "b", "c"]) assertOk(await short.admin.post(path, { metadata: { name } }), 201);
    const { metadata } = assertOk(await short.admin.get(`${path}?limit=1`), 200);
    const query = `${path}?limit=5&continue=${encodeURIComponent(metadata.continue)}`;
    let reply = await short.admin.get(query);
    for (let i = 0; reply.status === 200; i++) {
      assertOk(await short.admin.put(`${path}/c`, { metadata: { name: "c" }, data: { i: String(i) } }), 200);
      reply = await short.admin.get(query);
    }
    assertStatus(reply, 410, "Expired");
    const onward = assertOk(await short.admin.get(`${path}?limit=5&continue=${encodeURIComponent(reply.json.metadata.continue)}`), 200);
    assert.deepEqual(names(onward), ["b", "c"]);
    assertStatus(await short.admin.get(`${path}?resourceVersionMatch=Exact&resourceVersion=${metadata.resourceVersion}`), 410, "Expired");
    await short.stop();
  });

  test("LIST-21, LIST-22, LIST-26 all namespaces, in order of namespace then name", async () => {
    for (const namespace of ["ord", "ord-a"]) {
      const path = await namespaceWith(namespace, 0);
      for (const name of ["z", "a"]) assertOk(await server.admin.post(path, { metadata: { name, labels: { ord: "1" } } }), 201);
    }
    const query = "/api/v1/configmaps?foo=bar&labelSelector=ord%3D1";
    const keys = (list: { items: { metadata: { namespace: string; name: string } }[] }) =>
      list.items.map(({ metadata }) => `${metadata.namespace}/${metadata.name}`);
    const expected = ["ord/a", "ord/z", "ord-a/a", "ord-a/z"];
    const list = assertOk(await server.admin.get(query), 200);
    assert.deepEqual(keys(list), expected);
    const exact = assertOk(
      await server.admin.get(`${query}&resourceVersionMatch=Exact&resourceVersion=${list.metadata.resourceVersion}`),
      200,
    );
    assert.deepEqual(keys(exact), expected);
  });

  test("LIST-23, LIST-24 selectors", async () => {
    const path = await namespaceWith("selected", 4);
    const select = async (query: string) => names(assertOk(await server.admin.get(`${path}?${query}`), 200));
    for (const [selector, expected] of [
      ["even=true", "ac"],
      ["even==false", "bd"],
      ["even!=true", "bd"],
      ["index in (0,3)", "ad"],
      ["index notin (0,3)", "bc"],
      ["even", "abcd"],
      ["!even", ""],
      ["index>1", "cd"],
      ["index<1,even=true", "a"],
      ["", "abcd"],
    ] as const) {
      assert.equal((await select(`labelSelector=${encodeURIComponent(selector)}`)).join(""), expected, selector);
    }
    assertStatus(
      await server.admin.get(`${path}?labelSelector=${encodeURIComponent("a in b")}`),
      400,
      "BadRequest",
      /unable to parse requirement/,
    );
    assert.deepEqual(await select("fieldSelector=metadata.name%3Db"), ["b"]);
    assert.deepEqual(await select("fieldSelector=%3D"), ["a", "b", "c", "d"]);
    assert.deepEqual(await select("fieldSelector=metadata.name!%3Db,metadata.namespace%3Dselected"), ["a", "c", "d"]);
    assertStatus(
      await server.admin.get(`${path}?fieldSelector=spec.x%3D1`),
      400,
      "BadRequest",
      /field label not supported: spec\.x|"spec\.x" is not a known field selector/,
    );
    const secrets = "/api/v1/namespaces/selected/secrets";
    assertOk(await server.admin.post(secrets, { metadata: { name: "s" }, type: "special" }), 201);
    assert.deepEqual(names(assertOk(await server.admin.get(`${secrets}?fieldSelector=type%3Dspecial`), 200)), ["s"]);
  });
});
