/** Watch streams. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { connect } from "node:tls";
import type { WatchStream } from "../support/api-client.js";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

describe("watches", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: [OWN_CONFIG_MAPS] });
  });
  after(() => server.stop());

  const pathOf = (namespace: string) => `/api/v1/namespaces/${namespace}/configmaps`;
  const create = async (path: string, name: string, metadata: object = {}) =>
    assertOk(await server.admin.post(path, { metadata: { name, ...metadata } }), 201);

  async function namespace(name: string): Promise<string> {
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name } }), 201);
    return pathOf(name);
  }

  async function take(watch: WatchStream, count: number): Promise<string[]> {
    const seen: string[] = [];
    while (seen.length < count) {
      const event = (await watch.next()) ?? assert.fail(`the watch ended after ${seen.join(" ")}`);
      seen.push(`${event.type} ${event.object.metadata.name}`);
    }
    return seen;
  }

  test("VER-06 each watcher is sent the version it watches, of objects there and of changes, also when others watch another one", async () => {
    const namespaceOf = "w-versions";
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: namespaceOf } }), 201);
    const path = (version: string) => `/apis/storage.orch.io/${version}/namespaces/${namespaceOf}/csistoragecapacities`;
    const body = (name: string) => ({ metadata: { name }, storageClassName: "fast" });
    assertOk(await server.admin.post(path("v1"), body("there")), 201);
    const stable = await server.admin.watch(`${path("v1")}?watch=1`);
    const beta = await server.admin.watch(`${path("v1beta1")}?watch=1`);
    const partial = "application/json;as=PartialObjectMetadata;g=meta.orch.io;v=v1";
    const table = await server.admin.watch(`${path("v1beta1")}?watch=1&includeObject=Object`, {
      accept: "application/json;as=Table;g=meta.orch.io;v=v1",
    });
    const names = await server.admin.watch(`${path("v1beta1")}?watch=1`, { accept: partial });
    const versions = async () => [
      (await stable.next())?.object.apiVersion,
      (await beta.next())?.object.apiVersion,
      (await table.next())?.object.rows[0].object.apiVersion,
      (await names.next())?.object.apiVersion,
    ];
    const expected = ["storage.orch.io/v1", "storage.orch.io/v1beta1", "storage.orch.io/v1beta1", "meta.orch.io/v1"];
    assert.deepEqual(await versions(), expected);
    assertOk(await server.admin.post(path("v1"), body("new")), 201);
    assert.deepEqual(await versions(), expected);
    assertOk(await server.admin.delete(`${path("v1")}/new`), 200);
    assert.deepEqual(await versions(), expected);
    for (const watch of [stable, beta, table, names]) watch.close();
  });

  test("WATCH-01, WATCH-02, WATCH-03 a stream of documents, one per change, in order", async () => {
    const path = await namespace("w01");
    const { metadata } = (await server.admin.get(path)).json;
    const watch = await server.admin.watch(`${path}?watch=true&resourceVersion=${metadata.resourceVersion}`);
    assert.deepEqual(
      [watch.status, watch.headers["transfer-encoding"], watch.headers["content-type"]],
      [200, "chunked", "application/json"],
    );
    const made = await create(path, "a");
    const put = assertOk(await server.admin.put(`${path}/a`, { metadata: { name: "a" }, data: { k: "1" } }), 200);
    const patched = assertOk(await server.admin.mergePatch(`${path}/a`, { data: { k: "2" } }), 200);
    const [added, modified, modifiedAgain] = [await watch.next(), await watch.next(), await watch.next()];
    assert.deepEqual(
      [added, modified, modifiedAgain],
      [
        { type: "ADDED", object: made },
        { type: "MODIFIED", object: put },
        { type: "MODIFIED", object: patched },
      ],
    );
    assertOk(await server.admin.delete(`${path}/a`), 200);
    const deleted = await watch.next();
    assert.equal(deleted?.type, "DELETED");
    assert.deepEqual(deleted?.object.data, { k: "2" });
    assert.ok(Number(deleted?.object.metadata.resourceVersion) > Number(patched.metadata.resourceVersion));
    watch.close();
  });

  test("WATCH-04 a cut stream goes on from the last version without loss or repeat", async () => {
    const path = await namespace("w04");
    let version = (await server.admin.get(path)).json.metadata.resourceVersion as string;
    const expected: string[] = [];
    for (let i = 0; i < 100; i++) {
      await create(path, `o${i}`);
      expected.push(`ADDED o${i}`);
    }
    const seen: string[] = [];
    for (const count of [37, 63]) {
      const watch = await server.admin.watch(`${path}?watch=1&resourceVersion=${version}`);
      for (let i = 0; i < count; i++) {
        const event = (await watch.next()) ?? assert.fail("ended");
        seen.push(`${event.type} ${event.object.metadata.name}`);
        version = event.object.metadata.resourceVersion;
      }
      watch.close();
    }
    assert.deepEqual(seen, expected);
  });

  test("WATCH-05, WATCH-06 where a watch starts", async () => {
    const path = await namespace("w05");
    await create(path, "a");
    const b = await create(path, "b");
    for (const start of ["", "&resourceVersion=", "&resourceVersion=0"]) {
      const watch = await server.admin.watch(`${path}?watch${start}`);
      assert.deepEqual(await take(watch, 2), ["ADDED a", "ADDED b"]);
      watch.close();
    }
    const later = await server.admin.watch(`${path}?watch=1&resourceVersion=${b.metadata.resourceVersion}`);
    await create(path, "c");
    assert.deepEqual(await take(later, 1), ["ADDED c"]);
    later.close();
    const anything = await server.admin.watch(`${path}?watch=maybe&timeoutSeconds=1`);
    assert.deepEqual(await take(anything, 1), ["ADDED a"]);
    anything.close();
    assert.equal(assertOk(await server.admin.get(`${path}?watch=false`), 200).kind, "ConfigMapList");
    assert.equal(assertOk(await server.admin.get(`${path}?watch=0`), 200).kind, "ConfigMapList");
  });

  test("WATCH-07, WATCH-08 bookmarks only when asked for, with nothing but a version", async () => {
    const path = await namespace("w07");
    const { metadata } = await create(path, "a");
    const elsewhere = await create(pathOf("default"), "w07");
    const query = `${path}?watch=1&timeoutSeconds=4&resourceVersion=${metadata.resourceVersion}`;
    const [asked, plain] = [await server.admin.watch(`${query}&allowWatchBookmarks=true`), await server.admin.watch(query)];
    const bookmark = (await asked.next()) ?? assert.fail("no bookmark near the timeout");
    assert.equal(bookmark.type, "BOOKMARK");
    assert.deepEqual([bookmark.object.kind, bookmark.object.apiVersion], ["ConfigMap", "v1"]);
    assert.deepEqual(
      Object.keys(bookmark.object.metadata).filter((key) => key !== "creationTimestamp"),
      ["resourceVersion"],
    );
    assert.ok(Number(bookmark.object.metadata.resourceVersion) >= Number(elsewhere.metadata.resourceVersion));
    assert.equal(await plain.next(), undefined);
    asked.close();
  });

  test("WATCH-09, WATCH-10 a version whose history is gone ends the watch with 410", async () => {
    const short = await startServer({ flags: [OWN_CONFIG_MAPS, "--etcd-compaction-interval=1s"] });
    const path = pathOf("default");
    const { metadata } = assertOk(await short.admin.post(path, { metadata: { name: "a" } }), 201);
    for (let i = 0; ; i++) {
      assertOk(await short.admin.put(`${path}/a`, { metadata: { name: "a" }, data: { i: String(i) } }), 200);
      const watch = await short.admin.watch(`${path}?watch=1&resourceVersion=${metadata.resourceVersion}&timeoutSeconds=1`);
      const event = await watch.next();
      watch.close();
      if (event?.type !== "ERROR") continue;
      assert.equal(watch.status, 200);
      assert.deepEqual([event.object.kind, event.object.code, event.object.reason], ["Status", 410, "Expired"]);
      break;
    }
    await short.stop();
  });

  test("WATCH-11, WATCH-15 a version from the future waits; timeoutSeconds ends a stream cleanly", async () => {
    const watch = await server.admin.watch(`${pathOf("default")}?watch=1&resourceVersion=999999999&timeoutSeconds=1`);
    assert.equal(watch.status, 200);
    assert.equal(await watch.next(), undefined);
  });

  test("WATCH-12 one object, by path, by name and by the old prefix", async () => {
    const path = await namespace("w12");
    await create(path, "a");
    await create(path, "b");
    for (const url of [
      `${path}/b?watch=true`,
      `${path}?watch=1&fieldSelector=metadata.name%3Db`,
      "/api/v1/watch/namespaces/w12/configmaps/b",
    ]) {
      const watch = await server.admin.watch(url);
      assert.deepEqual(await take(watch, 1), ["ADDED b"], url);
      watch.close();
    }
    for (const selector of ["metadata.name%3Da", "metadata.name!%3Da", "metadata.namespace%3Dw12"]) {
      const message = "fieldSelector metadata.name doesn't match requested name";
      assertStatus(await server.admin.get(`${path}/b?watch=true&fieldSelector=${selector}`), 400, "BadRequest", message);
    }
    const collection = await server.admin.watch("/api/v1/watch/namespaces/w12/configmaps");
    assert.deepEqual(await take(collection, 2), ["ADDED a", "ADDED b"]);
    collection.close();
  });

  test("WATCH-13 a namespace's watch sees its own changes, the other sees all", async () => {
    const [one, two] = [await namespace("w13"), await namespace("w13b")];
    const { metadata } = (await server.admin.get(one)).json;
    const own = await server.admin.watch(`${one}?watch=1&resourceVersion=${metadata.resourceVersion}`);
    const all = await server.admin.watch(`/api/v1/configmaps?watch=1&resourceVersion=${metadata.resourceVersion}`);
    await create(two, "x");
    await create(one, "y");
    assert.deepEqual(await take(own, 1), ["ADDED y"]);
    assert.deepEqual(await take(all, 2), ["ADDED x", "ADDED y"]);
    own.close();
    all.close();
  });

  test("WATCH-14 selectors turn changes into arrivals and departures", async () => {
    const path = await namespace("w14");
    const made = await create(path, "a", { labels: { on: "yes" } });
    const watch = await server.admin.watch(`${path}?watch=1&labelSelector=on%3Dyes`);
    assert.deepEqual(await take(watch, 1), ["ADDED a"]);
    const off = assertOk(await server.admin.mergePatch(`${path}/a`, { metadata: { labels: { on: "no" } } }), 200);
    const left = await watch.next();
    assert.equal(left?.type, "DELETED");
    assert.deepEqual(
      [left?.object.metadata.labels, left?.object.metadata.resourceVersion],
      [made.metadata.labels, off.metadata.resourceVersion],
    );
    assertOk(await server.admin.mergePatch(`${path}/a`, { data: { unseen: "1" } }), 200);
    assertOk(await server.admin.mergePatch(`${path}/a`, { metadata: { labels: { on: "yes" } } }), 200);
    assert.deepEqual(await take(watch, 1), ["ADDED a"]);
    watch.close();
  });

  test("WATCH-17, SSA-35 a write that changes nothing is no event and keeps the version", async () => {
    const path = await namespace("w17");
    const made = await create(path, "a");
    const watch = await server.admin.watch(`${path}?watch=1&resourceVersion=${made.metadata.resourceVersion}`);
    const same = assertOk(await server.admin.put(`${path}/a`, made), 200);
    assert.deepEqual(same, made);
    await create(path, "b");
    assert.deepEqual(await take(watch, 1), ["ADDED b"]);
    watch.close();
  });

  test("WATCH-01 a watch that is sent ahead behind other requests of its connection begins when they are answered, and misses nothing", async () => {
    const path = await namespace("w-behind");
    await create(path, "there");
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port), ...server.credentials });
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    const get = (url: string) => `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`;
    socket.write(get(path).repeat(5) + get(`${path}?watch=1`));
    const changes = Promise.all(Array.from({ length: 20 }, (_, i) => create(path, `new-${i}`)));
    const names = () => new Set(text.split("\r\n\r\n")[6]?.match(/"name":"[^"]+"/g));
    await eventually(() => names().size === 21);
    await changes;
    assert.equal(text.match(/HTTP\/1.1 200 OK/g)?.length, 6);
    socket.destroy();
  });

  test("the initial events of a list-watch end with an annotated bookmark", async () => {
    const path = await namespace("w18");
    await create(path, "a");
    const query = `${path}?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true`;
    for (const version of ["", "&resourceVersion=0", "&resourceVersion="]) {
      const watch = await server.admin.watch(query + version);
      assert.deepEqual(await take(watch, 1), ["ADDED a"]);
      const bookmark = await watch.next();
      assert.equal(bookmark?.type, "BOOKMARK");
      assert.equal(bookmark?.object.metadata.annotations["orch.io/initial-events-end"], "true");
      await create(path, `b${version.length}`);
      assert.equal((await watch.next())?.type, "ADDED");
      watch.close();
      await server.admin.delete(`${path}/b${version.length}`);
    }
    assertInvalid(await server.admin.get(`${path}?watch=1&sendInitialEvents=true`), "FieldValueForbidden resourceVersionMatch");
    assertStatus(await server.admin.get(`${path}?sendInitialEvents=true&resourceVersionMatch=NotOlderThan`), 422, "Invalid");
  });
});
