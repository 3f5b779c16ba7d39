/** Reads of one object under every form of resourceVersion, and gates and modes that change what is read or refused. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

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
    const whole = await startServer({ flags: [OWN_CONFIG_MAPS, "--feature-gates=APIListChunking=false"] });
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

  test("VER-06 an unknown gate is named, and nothing starts", async () => {
    await assert.rejects(startServer({ flags: ["--feature-gates=Nope=true"] }), /unrecognized feature gate: Nope/);
  });

  test("VER-05, VER-03 what is turned off is gone after a restart, and back with its objects after the next", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-test-"));
    const drivers = "/apis/storage.orch.io/v1/csidrivers";
    const off = "--runtime-config=storage.orch.io/v1=false";
    let made: unknown;
    for (const [flags, code] of [
      [[], 201],
      [[off], 404],
      [[], 200],
    ] as const) {
      const restarted = await startServer({ dataDir, flags });
      if (code === 201) made = assertOk(await restarted.admin.post(drivers, { metadata: { name: "d" }, spec: {} }), 201);
      else if (code === 404) {
        assertStatus(await restarted.admin.get(`${drivers}/d`), 404, "NotFound");
        // Stored in the version that is off, served in another.
        const { groups } = assertOk(await restarted.admin.get("/apis"), 200);
        const storage = groups.find(({ name }: { name: string }) => name === "storage.orch.io");
        assert.deepEqual(storage.preferredVersion, { groupVersion: "storage.orch.io/v1beta1", version: "v1beta1" });
        const capacities = "/apis/storage.orch.io/v1beta1/namespaces/default/csistoragecapacities";
        assertOk(await restarted.admin.post(capacities, { metadata: { name: "c" }, storageClassName: "s" }), 201);
        assert.equal(assertOk(await restarted.admin.get(capacities), 200).items.length, 1);
      } else assert.deepEqual(assertOk(await restarted.admin.get(`${drivers}/d`), 200), made);
      await restarted.stop();
    }
    rmSync(dataDir, { recursive: true });
  });
});
