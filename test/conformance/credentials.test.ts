/** Several credentials in one request, and which of them counts. */
import assert from "node:assert/strict";
import { createPrivateKey, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from "jose";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { letEverybodyBeSeen, whoAmI } from "../support/whoami.js";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe("credentials of one request", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-credentials-"));
  let server: TestServer;
  let stranger: ApiClient;
  const refused = async (client: ApiClient, headers: Record<string, string> = {}, method = "GET", path = "/healthz") =>
    assertStatus(await client.send(method, path, { headers }), 401, "Unauthorized", "Unauthorized");

  before(async () => {
    const tokens = join(folder, "tokens.csv");
    writeFileSync(tokens, "ann-token,ann,u1\nbob-token,bob,u2\n");
    server = await startServer({ flags: [`--token-auth-file=${tokens}`] });
    await letEverybodyBeSeen(server);
    const authority = await issueAuthority("elsewhere", Date.now());
    const pair = await issueCertificate(authority, { commonName: "admin", usage: "client", names: [] }, Date.now());
    stranger = new ApiClient(server.url, { ca: server.credentials.ca, cert: pair.certificate, key: pair.key });
  });
  after(async () => {
    stranger.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test("AUTHN-04 a bad certificate beside a good token is the token's user; a good one beside a bad token is the certificate's", async () => {
    assert.equal((await whoAmI(stranger, bearer("ann-token"))).username, "ann");
    assert.equal((await whoAmI(server.admin, bearer("garbage"))).username, "admin");
    assert.equal((await whoAmI(server.admin, bearer("ann-token"))).username, "admin", "certificates are looked at first");
    await refused(stranger);
    await refused(stranger, { authorization: "Bearer garbage" });
    await refused(stranger, { authorization: "Basic YW5uOmFubg==" });
  });

  test("AUTHN-02 credentials are the request's, not the connection's", async () => {
    const names = ["ann-token", "bob-token", "ann-token"].map((token) => whoAmI(server.anonymous, bearer(token)));
    assert.deepEqual(
      (await Promise.all(names)).map(({ username }) => username),
      ["ann", "bob", "ann"],
    );
    assert.equal((await whoAmI(server.anonymous)).username, "system:anonymous");
    await refused(server.anonymous, { authorization: "Bearer garbage" });
    assert.equal((await whoAmI(server.anonymous)).username, "system:anonymous");
  });

  test("AUTHN-01, ANON-02 a bad credential is told before anything else about the request", async () => {
    const garbage = { authorization: "Bearer garbage" };
    for (const [method, path] of [
      ["GET", "/healthz"],
      ["GET", "/nothing/there"],
      ["OPTIONS", "/api"],
      ["TRACE", "/api/v1/nodes"],
      ["GET", "/api/v1/nodes?limit=x&timeoutSeconds=-1"],
      ["POST", "/apis/no.such.group/v1/things"],
    ] as const) {
      await refused(server.anonymous, garbage, method, path);
    }
  });

  /** Asks to speak something else, with what is offered. */
  const offer = (protocols: string | undefined, more: Record<string, string> = {}): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const offered = protocols === undefined ? {} : { "Sec-WebSocket-Protocol": protocols };
      const headers = { Connection: "keep-alive, Upgrade", Upgrade: "WebSocket", ...offered, ...more };
      const outgoing = request(`${server.url}/api/v1/nodes?watch=1`, { ca: server.credentials.ca, headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
      outgoing.on("error", reject).end();
    });
  const encoded = (token: string, domain = "orch.io") =>
    `base64url.bearer.authorization.${domain}.${Buffer.from(token).toString("base64url")}`;

  test("AUTHN-02 a WebSocket may bring its token among the protocols that it offers", async () => {
    const { status, text } = await offer(`${encoded("ann-token")}, v4.channel`);
    assert.equal(status, 403);
    assert.match(JSON.parse(text).message, /User "ann" cannot watch resource "nodes"/);
    for (const protocols of [undefined, "v4.channel", `${encoded("ann-token", "k8s.io")}, v4.channel`]) {
      assert.match(JSON.parse((await offer(protocols)).text).message, /User "system:anonymous"/);
    }
    for (const protocols of [encoded("ann-token"), `${encoded("garbage")}, v4`, `${encoded("ann-token")},${encoded("bob-token")},v4`]) {
      assert.equal((await offer(protocols)).status, 401);
    }
    assert.match((await offer(`${encoded("bob-token")}, v4`, { authorization: "Bearer ann-token" })).text, /\\"ann\\"/);
    assert.match((await offer(`${encoded("bob-token")}, v4`, { authorization: "Bearer garbage" })).text, /\\"bob\\"/);
    const headers = { "sec-websocket-protocol": `${encoded("ann-token")}, v4` };
    assert.equal((await whoAmI(server.anonymous, { headers })).username, "system:anonymous", "it has to be a WebSocket");
  });
});

test("ANON-03, ANON-04 policies for everybody are for those who are known; nobody has to be named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-policies-"));
  const policy = (spec: object) => JSON.stringify({ apiVersion: "abac.authorization.orch.io/v1beta1", kind: "Policy", spec });
  const everybody = policy({ user: "*", group: "*", nonResourcePath: "/version", readonly: true });
  const nobody = policy({ group: "system:unauthenticated", nonResourcePath: "/api", readonly: true });
  writeFileSync(join(folder, "policies"), `${everybody}\n${nobody}\n`);
  writeFileSync(join(folder, "tokens"), "ann-token,ann,u1\n");
  const flags = [
    "--authorization-mode=ABAC",
    `--authorization-policy-file=${join(folder, "policies")}`,
    `--token-auth-file=${join(folder, "tokens")}`,
  ];
  const server = await startServer({ flags });
  const status = async (path: string, options?: object) => (await server.anonymous.get(path, options)).status;
  assert.deepEqual([await status("/version"), await status("/version", bearer("ann-token"))], [403, 200]);
  assert.deepEqual([await status("/api"), await status("/api", bearer("ann-token"))], [200, 403]);
  await server.stop();
  const closed = await startServer({ flags: [...flags, "--anonymous-auth=false"] });
  for (const path of ["/healthz", "/version", "/nothing"]) assert.equal((await closed.anonymous.get(path)).status, 401);
  await closed.stop();
  rmSync(folder, { recursive: true });
});

for (const [profile, domain] of [
  ["orch", "orch.io"],
  ["kubernetes", "kubernetes.io"],
] as const) {
  test(`SA-16 a token kept in a secret is good while the secret holds that very token, for that very account (${profile})`, async () => {
    const server = await startServer({ profile });
    const namespace = "/api/v1/namespaces/default";
    try {
      assertOk(await server.admin.post(`${namespace}/serviceaccounts`, { metadata: { name: "worker" } }), 201);
      const keptIn = async (name: string): Promise<string> => {
        const metadata = { name, annotations: { [`${domain}/service-account.name`]: "worker" }, finalizers: ["a.example/held"] };
        assertOk(await server.admin.post(`${namespace}/secrets`, { metadata, type: `${domain}/service-account-token` }), 201);
        const read = async () => (await server.admin.get(`${namespace}/secrets/${name}`)).json.data?.token as string | undefined;
        return Buffer.from(await eventually(read), "base64").toString();
      };
      const genuine = await keptIn("kept");
      const statusOf = async (token: string) => (await server.anonymous.get("/api/v1/nodes", bearer(token))).status;
      assert.equal(await statusOf(genuine), 403);
      const key = createPrivateKey(readFileSync(join(server.dataDir, "pki", "service-account.key")));
      const signed = (change: JWTPayload) =>
        new SignJWT({ ...decodeJwt(genuine), ...change })
          .setProtectedHeader({ alg: "ES256", kid: decodeProtectedHeader(genuine).kid as string })
          .sign(key);
      const twin = await signed({});
      const foreign = await signed({ [`${domain}/serviceaccount/service-account.uid`]: randomUUID() });
      assert.notEqual(twin, genuine);
      for (const token of [twin, foreign]) assert.equal(await statusOf(token), 401, "it is not what the secret holds");
      const keep = async (token: string) =>
        assertOk(await server.admin.mergePatch(`${namespace}/secrets/kept`, { stringData: { token } }), 200);
      await keep(twin);
      assert.equal(await statusOf(twin), 403);
      assert.equal(await statusOf(genuine), 401, "though it was known");
      await keep(foreign);
      assert.equal(await statusOf(foreign), 401, "it is of another account");
      await keep(genuine);
      assert.equal(await statusOf(genuine), 403);
      const other = await keptIn("other");
      assert.equal(await statusOf(other), 403);
      assertOk(await server.admin.delete(`${namespace}/secrets/kept`), 200);
      assert.equal(await statusOf(genuine), 401, "its secret is being deleted");
      const worker = `${namespace}/serviceaccounts/worker`;
      assertOk(await server.admin.mergePatch(worker, { metadata: { finalizers: ["a.example/held"] } }), 200);
      assert.equal(await statusOf(other), 403);
      assertOk(await server.admin.delete(worker), 200);
      assert.equal(await statusOf(other), 401, "its account is being deleted");
    } finally {
      await server.stop();
    }
  });
}
