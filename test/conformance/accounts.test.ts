/** What every namespace has without being asked: an account, and what the server is verified by. Secrets that hold tokens. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { decodeJwt } from "jose";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const NAMESPACES = "/api/v1/namespaces";
const accounts = (namespace: string) => `${NAMESPACES}/${namespace}/serviceaccounts`;
const maps = (namespace: string) => `${NAMESPACES}/${namespace}/configmaps`;
const secrets = (namespace: string) => `${NAMESPACES}/${namespace}/secrets`;

/** The object once it is there and as wanted. */
const found = (server: TestServer, path: string, fits: (object: Found) => boolean = () => true): Promise<Found> =>
  eventually(async () => {
    const answer = await server.admin.get(path);
    return answer.status === 200 && fits(answer.json) && answer.json;
  });
const gone = (server: TestServer, path: string) => eventually(async () => (await server.admin.get(path)).status === 404);

// biome-ignore lint/suspicious/noExplicitAny: objects of every kind
type Found = any;

const text = (data: string | undefined): string => Buffer.from(data ?? "", "base64").toString();

for (const [profile, name] of [
  ["orch", "orch-root-ca.crt"],
  ["kubernetes", "kube-root-ca.crt"],
] as const) {
  describe(`accounts and root certificates, ${profile}`, () => {
    let server: TestServer;
    before(async () => {
      server = await startServer({ profile });
    });
    after(() => server.stop());

    const namespace = async (wanted: string) => assertOk(await server.admin.post(NAMESPACES, { metadata: { name: wanted } }), 201);
    const isPublished = ({ data = {}, binaryData }: Found) =>
      data["ca.crt"] === server.credentials.ca && Object.keys(data).length === 1 && binaryData === undefined;

    test("SA-15, CAT-13 every namespace has its default account, and gets another one for it", async () => {
      await found(server, `${accounts("default")}/default`);
      await namespace("first");
      const made = await found(server, `${accounts("first")}/default`);
      assert.equal(made.secrets, undefined);
      assertOk(await server.admin.delete(`${accounts("first")}/default`), 200);
      await found(server, `${accounts("first")}/default`, ({ metadata }) => metadata.uid !== made.metadata.uid);
      assert.deepEqual(assertOk(await server.admin.get(secrets("first")), 200).items, [], "v1.24 makes no secret unasked");
    });

    test("SA-14, CAT-13 what the server is verified by is in every namespace, whole and alone, whatever is done to it", async () => {
      await found(server, `${maps("default")}/${name}`, isPublished);
      await namespace("second");
      const path = `${maps("second")}/${name}`;
      const made = await found(server, path, isPublished);
      for (const damage of [
        { data: { "ca.crt": "else" } },
        { data: { "ca.crt": null } },
        { data: { more: "x" } },
        { binaryData: { more: "AA==" } },
        { data: null },
      ]) {
        assertOk(await server.admin.mergePatch(path, damage), 200);
        assert.equal((await found(server, path, isPublished)).metadata.uid, made.metadata.uid);
      }
      assertOk(await server.admin.delete(path), 200);
      await found(server, path, (map) => isPublished(map) && map.metadata.uid !== made.metadata.uid);
    });

    test("SA-14 one that was made unchangeable with something else in it makes way", async () => {
      await namespace("third");
      const path = `${maps("third")}/${name}`;
      const made = await found(server, path, isPublished);
      assertOk(await server.admin.mergePatch(path, { data: { "ca.crt": "else" }, immutable: true }), 200);
      await found(server, path, (map) => isPublished(map) && map.metadata.uid !== made.metadata.uid);
    });

    test("SA-14, SA-15, NS-01 neither holds up the end of a namespace", async () => {
      await namespace("fourth");
      await found(server, `${maps("fourth")}/${name}`);
      await found(server, `${accounts("fourth")}/default`);
      assertOk(await server.admin.delete(`${NAMESPACES}/fourth`), 200);
      await gone(server, `${NAMESPACES}/fourth`);
      assert.equal((await server.admin.get(`${maps("fourth")}/${name}`)).status, 404);
      assert.doesNotMatch(server.output(), /controller failed/);
    });

    test("AUTHZ-09, SA-15 a loop of the server may do what its role says and no more", async () => {
      const group = `rbac.authorization.${profile === "orch" ? "orch.io" : "k8s.io"}`;
      const bindings = `/apis/${group}/v1/clusterrolebindings`;
      const binding = "system:controller:service-account-controller";
      const { metadata: _, ...content } = assertOk(await server.admin.get(`${bindings}/${binding}`), 200);
      assertOk(await server.admin.delete(`${bindings}/${binding}`), 200);
      await namespace("fifth");
      const refused = /serviceaccounts is forbidden: User .{1,3}system:serviceaccount:[a-z]+-system:service-account-controller/;
      await eventually(() => refused.test(server.output()));
      assert.equal((await server.admin.get(`${accounts("fifth")}/default`)).status, 404);
      assertOk(await server.admin.post(bindings, { ...content, metadata: { name: binding } }), 201);
      await found(server, `${accounts("fifth")}/default`);
    });
  });
}

describe("tokens kept in secrets", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const TYPE = "orch.io/service-account-token";
  const NAME = "orch.io/service-account.name";
  const UID = "orch.io/service-account.uid";
  const account = async (name: string, more: object = {}) =>
    assertOk(await server.admin.post(accounts("default"), { metadata: { name }, ...more }), 201);
  const secret = async (name: string, annotations: object, more: object = {}) =>
    assertOk(await server.admin.post(secrets("default"), { metadata: { name, annotations }, type: TYPE, ...more }), 201);
  const pathOf = (name: string) => `${secrets("default")}/${name}`;
  const isWhole = ({ data = {} }: Found) =>
    data.token !== undefined && text(data["ca.crt"]) === server.credentials.ca && text(data.namespace) === "default";
  const status = async (token: string) =>
    (await server.anonymous.get("/api/v1/nodes", { headers: { authorization: `Bearer ${token}` } })).status;

  test("SA-02, SA-03, SEC-07 a secret that somebody made for an account is filled, and whoever reads it acts as the account", async () => {
    const { metadata } = await account("worker");
    await secret("worker-token", { [NAME]: "worker" });
    const filled = await found(server, pathOf("worker-token"), isWhole);
    assert.equal(filled.metadata.annotations[UID], metadata.uid);
    assert.deepEqual(Object.keys(filled.data).sort(), ["ca.crt", "namespace", "token"]);
    const token = text(filled.data.token);
    assert.equal(decodeJwt(token).exp, undefined);
    const answer = await server.anonymous.get("/api/v1/nodes", { headers: { authorization: `Bearer ${token}` } });
    assert.match(answer.json.message, /User "system:serviceaccount:default:worker" cannot list/);
  });

  test("SA-03, SEC-07 one that nobody may change is left as it is", async () => {
    await account("fixed");
    await secret("fixed-token", { [NAME]: "fixed" }, { immutable: true, data: { token: "eA==" } });
    await secret("later-token", { [NAME]: "fixed" });
    await found(server, pathOf("later-token"), isWhole);
    assert.deepEqual((await found(server, pathOf("fixed-token"))).data, { token: "eA==" });
    assert.doesNotMatch(server.output(), /controller failed/);
  });

  test("SA-03 what is damaged is repaired, what is somebody's own stays, and a good token stays what it is", async () => {
    await account("mended");
    await secret("mended-token", { [NAME]: "mended" }, { data: { own: "eA==" } });
    const path = pathOf("mended-token");
    const { token } = (await found(server, path, isWhole)).data;
    for (const damage of [{ "ca.crt": "eA==" }, { namespace: "eA==" }, { "ca.crt": null, namespace: null }]) {
      assertOk(await server.admin.mergePatch(path, { data: damage }), 200);
      const { data } = await found(server, path, isWhole);
      assert.deepEqual([data.token, data.own], [token, "eA=="]);
    }
    assertOk(await server.admin.mergePatch(path, { metadata: { annotations: { [UID]: null } } }), 200);
    await found(server, path, ({ metadata }) => metadata.annotations[UID] !== undefined);
    for (const damage of [{ token: null }, { token: "bm9uZQ==" }, null]) {
      const before = text((await found(server, path, isWhole)).data.token);
      assert.equal(await status(before), 403);
      assertOk(await server.admin.mergePatch(path, { data: damage }), 200);
      const after = text((await found(server, path, (one) => isWhole(one) && one.data.token !== "bm9uZQ==")).data.token);
      assert.deepEqual([await status(before), await status(after)], [401, 403]);
    }
  });

  test("SA-03, SA-16 with the account its secrets go, and their tokens are nobody's", async () => {
    await account("leaving");
    await secret("leaving-one", { [NAME]: "leaving" });
    await secret("leaving-two", { [NAME]: "leaving" });
    const token = text((await found(server, pathOf("leaving-one"), isWhole)).data.token);
    await found(server, pathOf("leaving-two"), isWhole);
    assertOk(await server.admin.delete(`${accounts("default")}/leaving`), 200);
    await gone(server, pathOf("leaving-one"));
    await gone(server, pathOf("leaving-two"));
    assert.equal(await status(token), 401);
  });

  test("SA-03 a secret of an account that is missing, or is another of the same name, is deleted", async () => {
    await secret("nobody", { [NAME]: "nobody" });
    await gone(server, pathOf("nobody"));
    await account("again");
    await secret("again-token", { [NAME]: "again", [UID]: "0b2b3d5e-5a55-4d0c-8a8e-8c3c8f2f2a11" });
    await gone(server, pathOf("again-token"));
  });

  test("SA-03 a secret that goes is no longer among those of its account", async () => {
    await account("keeper", { secrets: [{ name: "keeper-token" }, { name: "other" }] });
    await secret("keeper-token", { [NAME]: "keeper" });
    await found(server, pathOf("keeper-token"), isWhole);
    assertOk(await server.admin.delete(pathOf("keeper-token")), 200);
    const { secrets: left } = await found(server, `${accounts("default")}/keeper`, (one) => one.secrets.length === 1);
    assert.deepEqual(left, [{ name: "other" }]);
  });

  test("no token is ever in the log", async () => {
    const { data } = assertOk(await server.admin.get(pathOf("worker-token")), 200);
    assert.ok(!server.output().includes(text(data.token)) && !server.output().includes(data.token));
  });
});

test("SA-03, SA-14, SA-15 what was done while no controller ran is put right at the next start", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-accounts-"));
  try {
    const before = await startServer({ dataDir });
    const [account, map] = [`${accounts("default")}/default`, `${maps("default")}/orch-root-ca.crt`];
    await found(before, account);
    await found(before, map);
    await before.stop();
    const without = await startServer({ dataDir, flags: ["--controllers="] });
    assertOk(await without.admin.post(accounts("default"), { metadata: { name: "late" } }), 201);
    const annotations = { "orch.io/service-account.name": "late" };
    const secret = { metadata: { name: "late", annotations }, type: "orch.io/service-account-token" };
    assertOk(await without.admin.post(secrets("default"), secret), 201);
    assertOk(await without.admin.delete(account), 200);
    assertOk(await without.admin.mergePatch(map, { data: { "ca.crt": "else" } }), 200);
    assertOk(await without.admin.post(NAMESPACES, { metadata: { name: "bare" } }), 201);
    await without.stop();
    const after = await startServer({ dataDir });
    await found(after, account);
    await found(after, map, ({ data }) => data["ca.crt"] === after.credentials.ca);
    await found(after, `${accounts("bare")}/default`);
    await found(after, `${secrets("default")}/late`, ({ data }) => data?.token !== undefined);
    await after.stop();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
