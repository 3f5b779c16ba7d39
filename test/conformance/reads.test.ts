/** Reads of one object under every form of resourceVersion, and gates and modes that change what is read or refused. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

describe("reads", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test("GET-01, GET-02, GET-03 a read after a write shows it, whatever version is asked for", async () => {
    assertOk(await server.admin.post(MAPS, { metadata: { name: "fresh" } }), 201);
    for (let i = 0; i < 20; i++) {
      const value = String(i);
      const put = assertOk(await server.admin.put(`${MAPS}/fresh`, { metadata: { name: "fresh" }, data: { value } }), 200);
      for (const query of ["", "?resourceVersion=", `?resourceVersion=${put.metadata.resourceVersion}`]) {
        assert.equal(assertOk(await server.admin.get(`${MAPS}/fresh${query}`), 200).data.value, value);
      }
      assertOk(await server.admin.get(`${MAPS}/fresh?resourceVersion=0`), 200);
    }
    assertStatus(await server.admin.get(`${MAPS}/fresh?resourceVersion=abc`), 400, "BadRequest");
  });

  test("META-08 versions are decimal, of one counter, and grow across kinds and namespaces", async () => {
    const paths = [
      MAPS,
      "/api/v1/namespaces/orch-public/configmaps",
      "/api/v1/namespaces/default/secrets",
      "/apis/storage.orch.io/v1/csidrivers",
    ];
    let last = 0;
    for (let round = 0; round < 5; round++) {
      for (const path of paths) {
        const { metadata } = assertOk(await server.admin.post(path, { metadata: { name: `v${round}` }, spec: {} }), 201);
        assert.match(metadata.resourceVersion, /^[1-9]\d*$/);
        assert.ok(Number(metadata.resourceVersion) > last);
        last = Number(metadata.resourceVersion);
      }
    }
  });

  test("LIST-06 without the gate there are no pages", async () => {
    const whole = await startServer({ flags: ["--feature-gates=APIListChunking=false"] });
    for (const name of ["a", "b"]) assertOk(await whole.admin.post(MAPS, { metadata: { name } }), 201);
    const list = assertOk(await whole.admin.get(`${MAPS}?limit=1`), 200);
    assert.deepEqual([list.items.length, list.metadata.continue ?? ""], [2, ""]);
    await whole.stop();
  });

  test("DRY-07, AUTHZ-02 a dry run needs the same permission", async () => {
    for (const query of ["", "?dryRun=All"]) {
      assertStatus(await server.anonymous.post(`${MAPS}${query}`, { metadata: { name: "x" } }), 403, "Forbidden");
    }
  });

  test("HEALTH-06 the checks that operators know", async () => {
    const text = (await server.admin.get("/readyz?verbose")).text;
    for (const name of ["ping", "log", "etcd", "poststarthook/start-controllers", "autoregister-completion", "shutdown"]) {
      assert.match(text, new RegExp(`^\\[\\+\\]${name} ok$`, "m"), name);
    }
  });

  test("ERR-08, VER-07 a gate that is locked cannot be turned off", async () => {
    await assert.rejects(startServer({ flags: ["--feature-gates=WatchBookmark=false"] }), /WatchBookmark/);
  });
});
