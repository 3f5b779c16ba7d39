/** Tokens of a file and of bootstrap secrets from outside. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const refused = async (server: TestServer, token: string) =>
  assertStatus(await server.anonymous.get("/healthz", bearer(token)), 401, "Unauthorized", "Unauthorized");

async function reviewed(server: TestServer, token: string) {
  const answer = await server.admin.post("/apis/authentication.orch.io/v1/tokenreviews", { spec: { token } });
  assertOk(answer, 201);
  return answer.json.status.user;
}

describe("tokens of a file", () => {
  let server: TestServer;
  let directory: string;
  before(async () => {
    directory = mkdtempSync(join(tmpdir(), "orch-test-"));
    const file = join(directory, "tokens.csv");
    writeFileSync(file, 'first-token,jane,u1,"dev, ops"\nsecond-token,joe,u2\n\nthird-token,"the ""boss""",u3,system:masters\n');
    server = await startServer({ flags: [`--token-auth-file=${file}`] });
  });
  after(async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test("AUTHN-02 each is its user, with uid and groups", async () => {
    assert.deepEqual(await reviewed(server, "first-token"), {
      username: "jane",
      uid: "u1",
      groups: ["dev", "ops", "system:authenticated"],
    });
    assert.deepEqual(await reviewed(server, "second-token"), { username: "joe", uid: "u2", groups: ["system:authenticated"] });
    assert.equal((await reviewed(server, "third-token")).username, 'the "boss"');
    assertOk(await server.anonymous.get("/api/v1/nodes", bearer("third-token")), 200);
    assertOk(await server.anonymous.get("/api/v1/nodes", { headers: { authorization: "bEaReR third-token" } }), 200);
  });

  test("TWH-06 a review for other audiences than the server's finds none good", async () => {
    const review = async (audiences: string[]) => {
      const spec = { token: "first-token", audiences };
      return assertOk(await server.admin.post("/apis/authentication.orch.io/v1/tokenreviews", { spec }), 201).status;
    };
    assert.deepEqual((await review(["else", "https://orch.default.svc"])).audiences, ["https://orch.default.svc"]);
    assert.deepEqual(await review(["else"]), { user: {}, error: "invalid bearer token" });
  });

  test("ANON-02 others are refused, also where anybody may read", async () => {
    for (const token of ["first-toke", "first-token2", "FIRST-TOKEN", "jane"]) await refused(server, token);
    assert.equal((await server.anonymous.get("/healthz")).status, 200);
  });

  test("AUTHN-04 a good certificate beside a bad token counts, and the other way round", async () => {
    assertOk(await server.admin.get("/api/v1/nodes", bearer("garbage")), 200);
  });

  test("a file with too few columns refuses to start, and is not shown", async () => {
    const file = join(directory, "bad.csv");
    writeFileSync(file, "hidden-secret,jane\n");
    await assert.rejects(startServer({ flags: [`--token-auth-file=${file}`] }), (error: Error) => {
      assert.match(error.message, /--token-auth-file: .*bad.csv: line 1: token, user name and uid are needed, it has 2 columns/);
      return !error.message.includes("hidden-secret");
    });
    await assert.rejects(startServer({ flags: [`--token-auth-file=${file}.none`] }), /--token-auth-file/);
  });
});

describe("bootstrap tokens", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: ["--enable-bootstrap-token-auth"] });
  });
  after(() => server.stop());

  const SECRET = "0123456789abcdef";
  const stringData = (id: string) => ({ "token-id": id, "token-secret": SECRET, "usage-bootstrap-authentication": "true" });
  const add = async (id: string, more: object = {}, place: { name?: string; namespace?: string; type?: string } = {}) => {
    const { name = `bootstrap-token-${id}`, namespace = "orch-system", type = "bootstrap.orch.io/token" } = place;
    const body = { metadata: { name }, type, stringData: { ...stringData(id), ...more } };
    assertOk(await server.admin.post(`/api/v1/namespaces/${namespace}/secrets`, body), 201);
    return `${id}.${SECRET}`;
  };

  test("BOOT-03, BOOT-08 a token is its bootstrapper, with the groups of its secret", async () => {
    const token = await add("aaaaaa", { "auth-extra-groups": "system:bootstrappers:worker,system:bootstrappers:a:b" });
    assert.deepEqual(await reviewed(server, token), {
      username: "system:bootstrap:aaaaaa",
      groups: ["system:bootstrappers", "system:bootstrappers:worker", "system:bootstrappers:a:b", "system:authenticated"],
    });
    assert.equal((await server.anonymous.get("/api/v1/nodes", bearer(token))).status, 403);
  });

  test("BOOT-02 another secret, another form", async () => {
    await add("bbbbbb");
    for (const token of [
      "bbbbbb.0123456789abcdeg",
      "BBBBBB.0123456789abcdef",
      "bbbbbb.0123456789abcde",
      "bbbbbb",
      "cccccc.0123456789abcdef",
    ])
      await refused(server, token);
  });

  test("BOOT-04, BOOT-05 name, namespace, type and id have to agree", async () => {
    await refused(server, await add("dddddd", {}, { name: "bootstrap-token-other1" }));
    await refused(server, await add("eeeeee", {}, { namespace: "default" }));
    await refused(server, await add("ffffff", {}, { type: "Opaque" }));
    await refused(server, (await add("gggggg", { "token-id": "hhhhhh" })).replace("hhhhhh", "gggggg"));
  });

  test("BOOT-07, BOOT-08 use is the word true, and one bad group spoils the token", async () => {
    await refused(server, await add("iiiiii", { "usage-bootstrap-authentication": "True" }));
    await refused(server, await add("jjjjjj", { "auth-extra-groups": "system:bootstrappers:a,system:masters" }));
  });

  test("BOOT-06 until its end", async () => {
    await refused(server, await add("kkkkkk", { expiration: "2020-01-01T00:00:00Z" }));
    await refused(server, await add("llllll", { expiration: "tomorrow" }));
    const token = await add("mmmmmm", { expiration: "2099-01-01T00:00:00Z" });
    assert.equal((await server.anonymous.get("/api/v1/nodes", bearer(token))).status, 403);
  });

  test("BOOT-07 a token ends with its secret and with its use, though it was known", async () => {
    const token = await add("nnnnnn");
    const path = "/api/v1/namespaces/orch-system/secrets/bootstrap-token-nnnnnn";
    assert.equal((await server.anonymous.get("/api/v1/nodes", bearer(token))).status, 403);
    assertOk(await server.admin.mergePatch(path, { stringData: { "usage-bootstrap-authentication": "false" } }), 200);
    await refused(server, token);
    assertOk(await server.admin.mergePatch(path, { stringData: { "usage-bootstrap-authentication": "true" } }), 200);
    assert.equal((await server.anonymous.get("/api/v1/nodes", bearer(token))).status, 403);
    assertOk(await server.admin.delete(path), 200);
    await refused(server, token);
  });

  test("BOOT-01 off unless asked for", async () => {
    const plain = await startServer();
    try {
      const body = { metadata: { name: "bootstrap-token-aaaaaa" }, type: "bootstrap.orch.io/token", stringData: stringData("aaaaaa") };
      assertOk(await plain.admin.post("/api/v1/namespaces/orch-system/secrets", body), 201);
      await refused(plain, `aaaaaa.${SECRET}`);
    } finally {
      await plain.stop();
    }
  });
});
