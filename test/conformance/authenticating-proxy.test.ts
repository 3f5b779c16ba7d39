/** A proxy in front that says who its clients are, with certificates and headers as they come over the wire. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { issueIntermediate } from "../support/intermediate-authority.js";
import { startServer, type TestServer } from "../support/server.js";
import { type Identity, identityIn, identityQuestion, letEverybodyBeSeen, whoAmI } from "../support/whoami.js";

const JANE = { "x-remote-user": "jane" };
const clientOf = (server: TestServer, { certificate: cert, key }: KeyPair): ApiClient =>
  new ApiClient(server.url, { ca: server.credentials.ca, cert, key });

describe("an authenticating proxy", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-proxy-"));
  const caFile = join(folder, "proxy-ca.pem");
  let authority: KeyPair;
  let server: TestServer;
  let proxy: ApiClient;
  let proxyPair: KeyPair;
  const clients: ApiClient[] = [];
  const issued = async (commonName: string, more: object = {}, by = authority): Promise<KeyPair> =>
    issueCertificate(by, { commonName, usage: "client", names: [], ...more }, Date.now());
  const client = async (pair: KeyPair | Promise<KeyPair>): Promise<ApiClient> => {
    const made = clientOf(server, await pair);
    clients.push(made);
    return made;
  };
  const assertRefused = async (asked: ApiClient, headers: Record<string, string> = JANE) =>
    assertStatus(await asked.get("/healthz", { headers }), 401, "Unauthorized", "Unauthorized");

  before(async () => {
    authority = await issueAuthority("front-proxy-ca", Date.now());
    writeFileSync(caFile, authority.certificate);
    const tokens = join(folder, "tokens.csv");
    writeFileSync(tokens, "good-token,ann,u1\n");
    server = await startServer({
      flags: [
        `--requestheader-client-ca-file=${caFile}`,
        "--requestheader-allowed-names=front-proxy-client,other-proxy",
        "--requestheader-username-headers=X-Remote-User,X-Forwarded-User",
        "--requestheader-group-headers=X-Remote-Group",
        "--requestheader-group-headers=X-Team",
        "--requestheader-extra-headers-prefix=X-Remote-Extra-,X-More-",
        `--token-auth-file=${tokens}`,
      ],
    });
    await letEverybodyBeSeen(server);
    proxyPair = await issued("front-proxy-client");
    proxy = await client(proxyPair);
  });
  after(async () => {
    for (const each of clients) each.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test("PROXY-01 the first header with a value names the user, in the order of the flag", async () => {
    assert.deepEqual(await whoAmI(proxy, { headers: JANE }), { username: "jane", groups: ["system:authenticated"] });
    for (const headers of [
      { "x-forwarded-user": "joe", "X-REMOTE-USER": "jane" },
      { "x-remote-user": ["jane", "eve"], "x-forwarded-user": "joe" },
    ]) {
      assert.equal((await whoAmI(proxy, { headers })).username, "jane");
    }
    assert.equal((await whoAmI(proxy, { headers: { "x-remote-user": "", "x-forwarded-user": "joe" } })).username, "joe");
    // Sent as the bytes that they are; Node encodes headers again that go out together with a text.
    const { path, body } = await identityQuestion();
    const named = { "x-remote-user": Buffer.from("jörg, the 2nd").toString("latin1") };
    const answer = assertOk(await proxy.post(path, Buffer.from(JSON.stringify(body)), { headers: named }), 201);
    assert.equal(identityIn(answer).username, "jörg, the 2nd");
  });

  test("PROXY-01 each request of a connection is its own user's", async () => {
    const names = await Promise.all(
      ["jane", "joe", "jane", "eve"].map(async (name) => (await whoAmI(proxy, { headers: { "x-remote-user": name } })).username),
    );
    assert.deepEqual(names, ["jane", "joe", "jane", "eve"]);
    await assertRefused(proxy, {});
  });

  const headers = {
    "X-Remote-User": "jane",
    "X-Remote-Group": ["dev, ops", "qa", ""],
    "X-Team": "blue",
    "X-Remote-Extra-Acme.com%2FProject": ["a, b", "c"],
    "X-More-Acme.com%2fproject": "d",
    "X-Remote-Extra-100%": "e",
    "X-Remote-Extra-A%252Fb": "f",
  };
  const expected = {
    username: "jane",
    groups: ["dev, ops", "qa", "blue", "system:authenticated"],
    extra: { "acme.com/project": ["a, b", "c", "d"], "100%": ["e"], "a%2fb": ["f"] },
  };

  test("PROXY-02, PROXY-03 each value is by itself, a comma splits none, keys are lower-cased and then decoded once", async () => {
    const { path, body } = await identityQuestion();
    const answer = await new Promise<string>((resolve, reject) => {
      const content = JSON.stringify(body);
      const raw = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
      const host = new URL(server.url).host;
      const more = [
        ["Host", host],
        ["Content-Type", "application/json"],
        ["Content-Length", String(Buffer.byteLength(content))],
      ];
      const options = { method: "POST", path, headers: [...raw, ...more].flat(), ca: server.credentials.ca };
      const outgoing = request(server.url, { ...options, cert: proxyPair.certificate, key: proxyPair.key } as never, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve(Buffer.concat(chunks).toString());
      });
      outgoing.on("error", reject).end(content);
    });
    assert.deepEqual(identityIn(JSON.parse(answer)), expected);
  });

  test("PROXY-02, PROXY-03 over HTTP/2 it is the same", async () => {
    const { path, body } = await identityQuestion();
    const session = connectHttp2(server.url, { ca: server.credentials.ca, cert: proxyPair.certificate, key: proxyPair.key });
    const stream = session.request({ ":method": "POST", ":path": path, "content-type": "application/json", ...lowerCase(headers) });
    stream.end(JSON.stringify(body));
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    session.close();
    assert.deepEqual(identityIn(JSON.parse(Buffer.concat(chunks).toString())), expected);
  });

  test("PROXY-04 without the certificate of a proxy headers say nothing", async () => {
    assert.equal((await whoAmI(server.anonymous, { headers: JANE })).username, "system:anonymous");
    assert.equal((await whoAmI(server.admin, { headers: JANE })).username, "admin");
    const stranger = await client(issued("front-proxy-client", {}, await issueAuthority("front-proxy-ca", Date.now())));
    await assertRefused(stranger);
    await assertRefused(await client(issued("front-proxy-client", { usage: "server" })));
  });

  test("PROXY-04 a proxy is no client: without a user it is nobody, unless another credential is good", async () => {
    await assertRefused(proxy, { "x-remote-user": "" });
    assert.equal((await whoAmI(proxy, { headers: { authorization: "Bearer good-token" } })).username, "ann");
    const both: Identity = await whoAmI(proxy, { headers: { ...JANE, authorization: "Bearer good-token" } });
    assert.equal(both.username, "jane", "headers are looked at first");
    assert.equal((await whoAmI(proxy, { headers: { ...JANE, authorization: "Bearer garbage" } })).username, "jane");
  });

  test("PROXY-04 a client's certificate makes no proxy, and the chain behind it has to be whole", async () => {
    const ownAuthority = {
      certificate: readFileSync(join(server.dataDir, "pki", "ca.crt"), "utf8"),
      key: readFileSync(join(server.dataDir, "pki", "ca.key"), "utf8"),
    };
    const pair = await issued("front-proxy-client", {}, ownAuthority);
    // The client sends along what a proxy's authority signed; it has signed nothing of this chain.
    const dressed = await client({ ...pair, certificate: `${pair.certificate}${proxyPair.certificate}${authority.certificate}` });
    assert.equal((await whoAmI(dressed, { headers: JANE })).username, "front-proxy-client");
  });

  test("PROXY-04 it counts by way of another authority that it sends along", async () => {
    const between = await issueIntermediate(authority, "between", Date.now() + 3_600_000);
    const { certificate, key } = await issued("front-proxy-client", {}, between);
    const behind = await client({ certificate: certificate + between.certificate, key });
    assert.equal((await whoAmI(behind, { headers: JANE })).username, "jane");
    await assertRefused(await client({ certificate, key }));
  });

  test("PROXY-05 other names are no proxies", async () => {
    assert.equal((await whoAmI(await client(issued("other-proxy")), { headers: JANE })).username, "jane");
    await assertRefused(await client(issued("third-proxy")));
  });

  const MAP = "/api/v1/namespaces/orch-system/configmaps/extension-apiserver-authentication";
  const published = async () => (await server.admin.get(MAP)).json?.data as Record<string, string> | undefined;

  test("PROXY-06 whom the server believes is published, and put right again", async () => {
    const data = await eventually(published);
    assert.equal(data["requestheader-client-ca-file"], authority.certificate);
    assert.equal(data["client-ca-file"], readFileSync(join(server.dataDir, "pki", "ca.crt"), "utf8"));
    const lists = Object.fromEntries(Object.entries(data).filter(([, value]) => value.startsWith("[")));
    assert.deepEqual(lists, {
      "requestheader-username-headers": '["X-Remote-User","X-Forwarded-User"]',
      "requestheader-group-headers": '["X-Remote-Group","X-Team"]',
      "requestheader-extra-headers-prefix": '["X-Remote-Extra-","X-More-"]',
      "requestheader-allowed-names": '["front-proxy-client","other-proxy"]',
    });
    assertOk(await server.admin.delete(MAP), 200);
    assert.deepEqual(await eventually(published), data);
    assertOk(
      await server.admin.mergePatch(MAP, { data: { "client-ca-file": "forged", "requestheader-allowed-names": null, own: "x" } }),
      200,
    );
    await eventually(async () => (await published())?.["client-ca-file"] === data["client-ca-file"]);
    assert.deepEqual(await published(), { ...data, own: "x" });
    assertOk(await server.admin.mergePatch(MAP, { immutable: true, data: { "client-ca-file": "forged" } }), 200);
    await eventually(async () => (await published())?.["client-ca-file"] === data["client-ca-file"]);
  });

  test("PROXY-04 authorities of proxies rotate while the server runs", async () => {
    const next = await issueAuthority("next-proxy-ca", Date.now());
    const nextProxy = await client(issued("front-proxy-client", {}, next));
    await assertRefused(nextProxy);
    writeFileSync(caFile, next.certificate);
    server.process.kill("SIGHUP");
    await eventually(async () => (await published())?.["requestheader-client-ca-file"] === next.certificate);
    assert.equal((await whoAmI(await client(issued("front-proxy-client", {}, next)), { headers: JANE })).username, "jane");
    await assertRefused(await client(issued("front-proxy-client")));
  });
});

test("PROXY-01, PROXY-04 flags that do not go together refuse to start", async () => {
  const refused = (flags: string[], message: RegExp) => assert.rejects(startServer({ flags }), message);
  await refused(["--requestheader-username-headers=X-Remote-User"], /--requestheader-client-ca-file is needed/);
  await refused(["--requestheader-allowed-names=a"], /--requestheader-client-ca-file is needed/);
  await refused(["--requestheader-username-headers=X Remote"], /--requestheader-username-headers: .*"X Remote" is no name of a header/);
  const folder = mkdtempSync(join(tmpdir(), "orch-proxy-"));
  const file = join(folder, "ca.pem");
  writeFileSync(file, (await issueAuthority("front-proxy-ca", Date.now())).certificate);
  await refused([`--requestheader-client-ca-file=${file}`], /--requestheader-username-headers is needed/);
  writeFileSync(file, "no certificates");
  const flags = [`--requestheader-client-ca-file=${file}`, "--requestheader-username-headers=X-Remote-User"];
  await refused(flags, /--requestheader-client-ca-file: .*holds no PEM certificates/);
  rmSync(folder, { recursive: true });
});

const lowerCase = (headers: Readonly<Record<string, string | string[]>>): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
