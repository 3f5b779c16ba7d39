/** ID tokens of an issuer over TLS: whose they are, and which are none. */
import assert from "node:assert/strict";
import { createHmac, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import type { JWTPayload } from "jose";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { CLIENT_ID, createIssuer, ecKeys, rsaKeys, type SigningOptions, type TestIssuer } from "../support/oidc-issuer.js";
import { startServer, type TestServer } from "../support/server.js";
import { letEverybodyBeSeen, whoAmI } from "../support/whoami.js";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const seconds = () => Math.floor(Date.now() / 1000);
const folder = mkdtempSync(join(tmpdir(), "orch-oidc-"));
after(() => rmSync(folder, { recursive: true }));

/** Flags that believe the issuer. */
function flagsFor(issuer: TestIssuer, ...more: string[]): string[] {
  const file = join(folder, `${new URL(issuer.url).port}.pem`);
  writeFileSync(file, issuer.authority);
  return [`--oidc-issuer-url=${issuer.url}`, `--oidc-client-id=${CLIENT_ID}`, `--oidc-ca-file=${file}`, ...more];
}

const statusOf = async (server: TestServer, token: string) => (await server.anonymous.get("/api/v1/nodes", bearer(token))).status;
const refused = async (server: TestServer, token: string) =>
  assertStatus(await server.anonymous.get("/healthz", bearer(token)), 401, "Unauthorized", "Unauthorized");
const found = (server: TestServer, issuer: TestIssuer) => eventually(async () => (await statusOf(server, await issuer.sign({}))) === 403);

describe("an OpenID Connect issuer", () => {
  let issuer: TestIssuer;
  let server: TestServer;
  const sign = (claims: JWTPayload = {}, by?: SigningOptions) => issuer.sign(claims, by);
  const who = async (claims: JWTPayload, by?: SigningOptions) => whoAmI(server.anonymous, bearer(await sign(claims, by)));
  const refuse = async (claims: JWTPayload, by?: SigningOptions) => refused(server, await sign(claims, by));
  const review = async (token: string) =>
    assertOk(await server.admin.post("/apis/authentication.orch.io/v1/tokenreviews", { spec: { token } }), 201).status;

  before(async () => {
    issuer = await createIssuer();
    server = await startServer({
      flags: flagsFor(
        issuer,
        "--oidc-groups-claim=groups",
        "--oidc-groups-prefix=oidc:",
        "--oidc-signing-algs=RS256,PS256,ES256,ES384,ES512",
        "--oidc-required-claim=tenant=blue, green=1",
        "--oidc-required-claim=level=3",
      ),
    });
    await letEverybodyBeSeen(server);
    const { sign: signed } = issuer;
    issuer.sign = (claims, by) => signed({ tenant: "blue, green=1", level: "3", ...claims }, by);
  });
  after(async () => {
    await server.stop();
    await issuer.close();
  });
  beforeEach(() => {
    issuer.asked.length = 0;
  });

  test("OIDC-02 it may come up later than the server; until then its tokens are refused", async () => {
    await refuse({});
    assert.deepEqual(await review(await sign()), { user: {}, error: "the issuer of the token has not been found yet" });
    await issuer.open();
    await found(server, issuer);
    assert.deepEqual(
      issuer.asked.map(({ path }) => path),
      ["/.well-known/openid-configuration", "/keys"],
    );
  });

  test("OIDC-01, OIDC-05, OIDC-08 the token is its user's, with the issuer before the name and the groups of the claim", async () => {
    assert.deepEqual(await who({ groups: ["dev", "ops"] }), {
      username: `${issuer.url}#jane`,
      groups: ["oidc:dev", "oidc:ops", "system:authenticated"],
    });
    assert.deepEqual((await who({ groups: "dev" })).groups, ["oidc:dev", "system:authenticated"]);
    for (const groups of [undefined, null, []]) assert.deepEqual((await who({ groups })).groups, ["system:authenticated"]);
    for (const groups of [7, ["dev", 7], { dev: true }, true]) await refuse({ groups });
    for (const sub of [7, "", null] as unknown as string[]) await refuse({ sub });
    assert.deepEqual(issuer.asked, [], "nobody was asked");
  });

  test("OIDC-01 expired, not yet valid, without an end, and how far clocks may differ", async () => {
    await refuse({ exp: seconds() - 1 });
    await refuse({ exp: undefined } as unknown as JWTPayload);
    await refuse({ exp: "tomorrow" as unknown as number });
    await refuse({ nbf: seconds() + 90 });
    assert.equal((await who({ nbf: seconds() + 45 })).username, `${issuer.url}#jane`);
    assert.equal((await review(await sign({ exp: seconds() - 1 }))).error, "the token has expired");
    const ending = await sign({ exp: seconds() + 2 });
    assert.equal(await statusOf(server, ending), 403);
    await eventually(async () => (await statusOf(server, ending)) === 401);
  });

  test("OIDC-03, OIDC-04 of another issuer, for another client; among several it is enough", async () => {
    for (const iss of [`${issuer.url}/`, issuer.url.toUpperCase(), "https://elsewhere.example"]) await refuse({ iss });
    for (const aud of ["other", ["other"], undefined, `${CLIENT_ID} `]) await refuse({ aud } as JWTPayload);
    assert.equal((await who({ aud: ["other", CLIENT_ID] })).username, `${issuer.url}#jane`);
  });

  test("OIDC-09 every required claim, to the letter", async () => {
    await refuse({ tenant: "blue" });
    await refuse({ tenant: undefined });
    await refuse({ level: 3 });
    await refuse({ level: ["3"] });
  });

  test("OIDC-01 no token chooses how it is verified", async () => {
    const genuine = await sign();
    const [header, payload, signature] = genuine.split(".");
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const { publicKey, privateKey } = issuer.keys.get("first") as ReturnType<typeof rsaKeys>;
    const byPublicKey = (format: "pem" | "der"): string => {
      const signed = `${encoded({ alg: "HS256", kid: "first" })}.${payload}`;
      const secret = publicKey.export({ type: "spki", format } as { type: "spki"; format: "pem" });
      return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
    };
    const root = encoded({ iss: issuer.url, aud: CLIENT_ID, sub: "root", exp: seconds() + 60 });
    const bad = [
      `${encoded({ alg: "none" })}.${payload}.`,
      byPublicKey("pem"),
      byPublicKey("der"),
      await sign({}, { key: privateKey, alg: "RS512" }),
      await sign({}, { key: rsaKeys().privateKey }),
      await sign({}, { key: ecKeys().privateKey, alg: "ES256" }),
      `${header}.${root}.${signature}`,
      genuine.slice(0, -8),
      `${genuine}x`,
      `${genuine}.x`,
      `${header}.${payload}`,
    ];
    await Promise.all(bad.map((token) => refused(server, token)));
    assert.ok(!server.output().includes(payload as string));
  });

  test("OIDC-01 keys of every kind that is accepted; keys for something else are none", async () => {
    const named = {
      pss: ["PS256", rsaKeys()],
      p256: ["ES256", ecKeys()],
      p384: ["ES384", ecKeys("P-384")],
      p521: ["ES512", ecKeys("P-521")],
    } as const;
    for (const [kid, [, keys]] of Object.entries(named)) issuer.keys.set(kid, keys);
    const known = Object.entries(named).map(([kid, [alg, { privateKey: key }]]) =>
      eventually(async () => (await statusOf(server, await sign({}, { key, alg, kid }))) === 403),
    );
    await Promise.all(known);
    const { privateKey: key } = named.p256[1];
    await refuse({}, { key, alg: "ES256", kid: "p384" });
    const enciphering = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const keys = [
      { ...enciphering.publicKey.export({ format: "jwk" }), kid: "enc", use: "enc" },
      "no key",
      { kty: "oct", k: "c2VjcmV0", kid: "s" },
    ];
    issuer.documents.set("/keys", JSON.stringify({ keys }));
    await refuse({}, { key: enciphering.privateKey, kid: "enc" });
    issuer.documents.delete("/keys");
    await found(server, issuer);
  });

  test("OIDC-02 keys rotate: a token by an unknown key makes the server look again, but never often", async () => {
    const next = rsaKeys();
    await refuse({}, { key: next.privateKey, kid: "next" });
    issuer.keys.set("next", next);
    await eventually(async () => (await statusOf(server, await sign({}, { key: next.privateKey, kid: "next" }))) === 403);
    assert.equal(await statusOf(server, await sign({}, { key: next.privateKey, kid: null })), 403, "without a name every key is tried");
    issuer.keys.delete("first");
    issuer.asked.length = 0;
    const begun = performance.now();
    const stranger = rsaKeys().privateKey;
    await Promise.all(Array.from({ length: 60 }, async (_, index) => refuse({ index }, { key: stranger, kid: `unknown-${index}` })));
    assert.ok(issuer.asked.length <= 2 + (performance.now() - begun) / 1000, `${issuer.asked.length} looks`);
    await eventually(async () => (await statusOf(server, await sign({ jti: "old" }, { kid: "first" }))) === 401);
  });

  test("OIDC-02 while the issuer is down its tokens are good, and those by unknown keys are not", async () => {
    await issuer.close();
    const { privateKey: key } = issuer.keys.get("next") as ReturnType<typeof rsaKeys>;
    assert.equal((await who({ sub: "joe" }, { key, kid: "next" })).username, `${issuer.url}#joe`);
    await refuse({}, { key, kid: "unknown" });
    assert.match(server.output(), /tokens cannot be verified.*"verifier":"oidc"|"verifier":"oidc".*tokens cannot be verified/);
    await issuer.open();
  });

  test("OIDC-08 groups that are told elsewhere are asked for there, and verified", async () => {
    const { privateKey: key } = issuer.keys.get("next") as ReturnType<typeof rsaKeys>;
    const by = { key, kid: "next" };
    const other = await createIssuer();
    const elsewhere = (endpoint: unknown, more: object = {}) => ({
      _claim_names: { groups: "src" },
      _claim_sources: { src: { endpoint, access_token: "look-up-token", ...more } },
    });
    issuer.documents.set("/groups", await sign({ groups: ["far"] }, by));
    assert.deepEqual((await who(elsewhere(`${issuer.url}/groups`), by)).groups, ["oidc:far", "system:authenticated"]);
    assert.equal(issuer.asked.find(({ path }) => path === "/groups")?.headers.authorization, "Bearer look-up-token");
    issuer.documents.set("/moved", { location: `${issuer.url}/groups` });
    assert.deepEqual((await who(elsewhere(`${issuer.url}/moved`), by)).groups, ["oidc:far", "system:authenticated"]);
    const bad = {
      "/forged": await sign({ groups: ["system:masters"] }, { key: rsaKeys().privateKey, kid: "next" }),
      "/expired": await sign({ groups: ["far"], exp: seconds() - 1 }, by),
      "/other-client": await sign({ groups: ["far"], aud: "other" }, by),
      "/unknown-issuer": await sign({ groups: ["far"], iss: other.url }, by),
      "/no-https": await sign({ groups: ["far"], iss: "http://127.0.0.1" }, by),
      "/without": await sign({}, by),
      "/numbers": await sign({ groups: [7] }, by),
      "/garbage": "garbage",
    };
    for (const [path, text] of Object.entries(bad)) issuer.documents.set(path, text);
    await Promise.all(Object.keys(bad).map((path) => refuse(elsewhere(`${issuer.url}${path}`), by)));
    for (const endpoint of [`${issuer.url}/missing`, "http://127.0.0.1/groups", 7]) await refuse(elsewhere(endpoint), by);
    await refuse({ _claim_names: { groups: "other" }, _claim_sources: { src: { endpoint: `${issuer.url}/groups` } } }, by);
    await refuse({ _claim_names: { groups: "src" } }, by);
    assert.deepEqual((await who({ _claim_names: { email: "src" }, groups: ["near"] }, by)).groups, ["oidc:near", "system:authenticated"]);
    assert.deepEqual((await who(elsewhere("", { JWT: "x" }), by)).groups, ["system:authenticated"], "one that is inside is not looked at");
    assert.ok(!server.output().includes("look-up-token"));
  });

  test("TWH-06 a review for other audiences than the server's finds no ID token good", async () => {
    const { privateKey: key } = issuer.keys.get("next") as ReturnType<typeof rsaKeys>;
    const token = await sign({}, { key, kid: "next" });
    const path = "/apis/authentication.orch.io/v1/tokenreviews";
    assert.deepEqual((await review(token)).audiences, ["https://orch.default.svc"]);
    assert.equal(assertOk(await server.admin.post(path, { spec: { token, audiences: ["x"] } }), 201).status.authenticated, undefined);
  });
});

describe("names of users of an OpenID Connect issuer", () => {
  let issuer: TestIssuer;
  before(async () => {
    issuer = await createIssuer();
    await issuer.open();
  });
  after(() => issuer.close());

  test("OIDC-06 an email stands by itself, and has to be verified where the token speaks of that", async () => {
    const server = await startServer({ flags: flagsFor(issuer, "--oidc-username-claim=email") });
    await letEverybodyBeSeen(server);
    const email = "jane@example.com";
    await eventually(async () => (await statusOf(server, await issuer.sign({ email }))) === 403);
    const who = async (claims: JWTPayload) => (await whoAmI(server.anonymous, bearer(await issuer.sign(claims)))).username;
    assert.equal(await who({ email, email_verified: true }), email);
    assert.equal(await who({ email }), email);
    for (const verified of [false, "true", 1, null]) await refused(server, await issuer.sign({ email, email_verified: verified }));
    await refused(server, await issuer.sign({}));
    assert.equal((await whoAmI(server.anonymous, bearer(await issuer.sign({ email, groups: ["dev"] })))).groups?.includes("dev"), false);
    await server.stop();
  });

  test("OIDC-07 a prefix of one's own, or none, under the other profile", async () => {
    const issued = await issuer.sign({ "acme/id": "j1" });
    for (const [prefix, name] of [
      ["oidc:", "oidc:j1"],
      ["-", "j1"],
    ]) {
      const flags = flagsFor(issuer, "--oidc-username-claim=acme/id", `--oidc-username-prefix=${prefix}`);
      const server = await startServer({ profile: "kubernetes", flags });
      await letEverybodyBeSeen(server, "k8s.io");
      await eventually(async () => (await statusOf(server, issued)) === 403);
      assert.equal((await whoAmI(server.anonymous, bearer(issued), "k8s.io")).username, name);
      await server.stop();
    }
  });
});

describe("issuers that are not believed", () => {
  const notFound = (server: TestServer, reason: RegExp) => eventually(() => reason.test(server.output()));

  test("OIDC-10, OIDC-11 of an authority that nobody knows, or with a certificate of its own that is no authority's", async () => {
    const issuer = await createIssuer();
    await issuer.open();
    const flags = flagsFor(issuer).filter((flag) => !flag.startsWith("--oidc-ca-file"));
    const server = await startServer({ flags });
    await notFound(server, /issuer of ID tokens cannot be found.*|unable to verify|self-signed/);
    await refused(server, await issuer.sign({}));
    await server.stop();
    await issuer.close();
    const own = await selfSigned();
    const alone = await createIssuer(own);
    await alone.open();
    const file = join(folder, "own.pem");
    writeFileSync(file, own.certificate);
    const second = await startServer({
      flags: [`--oidc-issuer-url=${alone.url}`, `--oidc-client-id=${CLIENT_ID}`, `--oidc-ca-file=${file}`],
    });
    await notFound(second, /its certificate is signed by itself and is no authority's/);
    await refused(second, await alone.sign({}));
    await second.stop();
    await alone.close();
  });

  test("OIDC-03, OIDC-11 by another name, without discovery: looked for again until it is as it should be", async () => {
    const issuer = await createIssuer();
    await issuer.open();
    const right = issuer.configuration;
    issuer.configuration = { ...right, issuer: `${issuer.url}/` };
    const server = await startServer({ flags: flagsFor(issuer) });
    await notFound(server, /the issuer calls itself by another name/);
    issuer.documents.set("/.well-known/openid-configuration", "x".repeat(2 ** 20 + 1));
    await notFound(server, /its answer is too large/);
    await refused(server, await issuer.sign({}));
    issuer.configuration = right;
    issuer.documents.clear();
    await found(server, issuer);
    await server.stop();
    await issuer.close();
  });

  test("OIDC-03, OIDC-04 flags that do not go together refuse to start", async () => {
    const url = "--oidc-issuer-url=https://issuer.example";
    const client = "--oidc-client-id=c";
    const cases: [string[], RegExp][] = [
      [["--oidc-issuer-url=http://issuer.example", client], /--oidc-issuer-url: .*must be an https URL/],
      [["--oidc-issuer-url=https://i/.well-known/openid-configuration", client], /the discovery path is no part of it/],
      [[url], /--oidc-issuer-url and --oidc-client-id must be given together/],
      [["--oidc-groups-claim=groups"], /--oidc-groups-claim: it says nothing without --oidc-issuer-url/],
      [[url, client, `--oidc-ca-file=${join(folder, "none")}`], /--oidc-ca-file: .*no such file/],
    ];
    await Promise.all(cases.map(([flags, message]) => assert.rejects(startServer({ flags }), message)));
  });
});

/** A certificate for the address that nobody but itself vouches for, and that is no authority's. */
async function selfSigned() {
  const { KeyUsageFlags, KeyUsagesExtension, BasicConstraintsExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } =
    await import("@peculiar/x509");
  const { webcrypto, KeyObject } = await import("node:crypto");
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: "CN=alone",
      keys,
      signingAlgorithm: algorithm,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new SubjectAlternativeNameExtension([{ type: "ip", value: "127.0.0.1" }], false),
      ],
    },
    webcrypto,
  );
  const key = KeyObject.from(keys.privateKey).export({ type: "pkcs8", format: "pem" }) as string;
  return { certificate: certificate.toString("pem"), key };
}
