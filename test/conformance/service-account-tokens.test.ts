/** Tokens of service accounts from outside: made, verified, forged, revoked. */
import assert from "node:assert/strict";
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const NAMESPACE = "/api/v1/namespaces/default";
const REVIEWS = "/apis/authentication.orch.io/v1/tokenreviews";
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const now = () => Math.floor(Date.now() / 1000);

interface Asked {
  audiences?: string[];
  expirationSeconds?: number;
  boundObjectRef?: object;
}

function callers(server: TestServer) {
  const request = (account: string, spec: Asked = {}) => server.admin.post(`${NAMESPACE}/serviceaccounts/${account}/token`, { spec });
  return {
    request,
    account: async (name: string) => assertOk(await server.admin.post(`${NAMESPACE}/serviceaccounts`, { metadata: { name } }), 201),
    token: async (account: string, spec?: Asked): Promise<string> => {
      const answer = await request(account, spec);
      assertOk(answer, 201);
      return answer.json.status.token;
    },
    /** 403 names the caller, 401 does not know him. */
    status: async (token: string) => (await server.anonymous.get("/api/v1/nodes", bearer(token))).status,
    review: async (token: string, audiences?: string[]) => {
      const answer = await server.admin.post(REVIEWS, { spec: { token, audiences } });
      assertOk(answer, 201);
      return answer.json.status;
    },
  };
}

describe("tokens of service accounts", () => {
  let server: TestServer;
  let call: ReturnType<typeof callers>;
  before(async () => {
    server = await startServer();
    call = callers(server);
    await call.account("worker");
  });
  after(() => server.stop());

  test("AUTHN-02 a token has one spelling: with padding, spaces or anything else in it it is none", async () => {
    const token = await call.token("worker");
    const [head = "", payload = "", signature = ""] = token.split(".");
    const inside = (text: string) => `${head}.${payload}.${signature.slice(0, 10)}${text}${signature.slice(10)}`;
    assert.equal(await call.status(token), 403);
    for (const spelled of [
      `${token}=`,
      `${token}==`,
      inside("\t"),
      inside("~"),
      inside("="),
      `${token}.`,
      `${head}=.${payload}.${signature}`,
    ])
      assert.equal(await call.status(spelled), 401, spelled);
    for (const spelled of [inside("\n"), inside(" "), `\t${token}`]) assert.equal((await call.review(spelled)).authenticated, undefined);
  });

  const privateKey = () => createPrivateKey(readFileSync(join(server.dataDir, "pki", "service-account.key")));

  /** The claims of a good token, changed and signed by hand. */
  const forged = async (change: (claims: JWTPayload) => void, key = privateKey(), algorithm = "ES256") => {
    const genuine = await call.token("worker");
    const claims = decodeJwt(genuine);
    change(claims);
    const { kid } = decodeProtectedHeader(genuine);
    return new SignJWT(claims).setProtectedHeader({ alg: algorithm, ...(kid === undefined ? {} : { kid }) }).sign(key);
  };

  const assertRefused = async (token: string) =>
    assertStatus(await server.anonymous.get("/healthz", bearer(token)), 401, "Unauthorized", "Unauthorized");

  test("SA-01 the token is its account, in the groups of accounts", async () => {
    const token = await call.token("worker");
    const answer = await server.anonymous.get("/api/v1/nodes", bearer(token));
    assertStatus(
      answer,
      403,
      "Forbidden",
      'nodes is forbidden: User "system:serviceaccount:default:worker" cannot list resource "nodes" in API group "" at the cluster scope',
    );
    const review = await call.review(token);
    assert.equal(review.authenticated, true);
    assert.equal(review.user.username, "system:serviceaccount:default:worker");
    assert.deepEqual(review.user.groups, ["system:serviceaccounts", "system:serviceaccounts:default", "system:authenticated"]);
    assert.deepEqual(review.audiences, ["https://orch.default.svc"]);
  });

  test("SA-10, SA-11 a token says what was asked for, and what was not", async () => {
    const answer = await call.request("worker");
    const { metadata, spec, status } = answer.json;
    assert.equal(metadata.name, "worker");
    assert.equal(metadata.namespace, "default");
    assert.equal(spec.expirationSeconds, 3600);
    assert.deepEqual(spec.audiences, ["https://orch.default.svc"]);
    const claims = decodeJwt(status.token);
    assert.equal(claims.iss, "https://orch.default.svc");
    assert.equal(claims.sub, "system:serviceaccount:default:worker");
    assert.deepEqual(claims.aud, ["https://orch.default.svc"]);
    assert.equal((claims.exp as number) - (claims.iat as number), 3600);
    assert.equal(Date.parse(status.expirationTimestamp), (claims.exp as number) * 1000);
    const uid = (await server.admin.get(`${NAMESPACE}/serviceaccounts/worker`)).json.metadata.uid;
    assert.deepEqual(claims["orch.io"], { namespace: "default", serviceaccount: { name: "worker", uid } });
  });

  test("SA-11, LIM-06 ten minutes at least, 2^32 seconds at most", async () => {
    for (const [seconds, problem] of [
      [599, "may not specify a duration less than 10 minutes"],
      [2 ** 32 + 1, "may not specify a duration larger than 2^32 seconds"],
    ] as const) {
      const answer = await call.request("worker", { expirationSeconds: seconds });
      assert.equal(answer.status, 422);
      assert.match(answer.json.message, new RegExp(`spec.expirationSeconds: Invalid value: ${seconds}: ${problem.replace("^", "\\^")}`));
    }
    const text = '{"spec":{"audiences":[],"expirationSeconds":9223372036854775807}}';
    const largest = await server.admin.post(`${NAMESPACE}/serviceaccounts/worker/token`, text);
    assert.match(largest.json.message, /Invalid value: 9223372036854775807: may not specify/);
    assertOk(await call.request("worker", { expirationSeconds: 600 }), 201);
  });

  test("SA-12 a token for another audience is not for this server, and a review says for whom it is", async () => {
    const token = await call.token("worker", { audiences: ["vault", "https://orch.default.svc"] });
    assert.equal(await call.status(token), 403);
    const other = await call.token("worker", { audiences: ["vault"] });
    await assertRefused(other);
    assert.deepEqual((await call.review(other, ["else", "vault"])).audiences, ["vault"]);
    assert.equal((await call.review(other, ["else"])).authenticated, undefined);
  });

  test("SA-12 bound to a secret: gone with it, and the next of the same name is another", async () => {
    const secret = { metadata: { name: "bound" } };
    assertOk(await server.admin.post(`${NAMESPACE}/secrets`, secret), 201);
    const token = await call.token("worker", { boundObjectRef: { kind: "Secret", apiVersion: "v1", name: "bound" } });
    assert.equal(await call.status(token), 403);
    assertOk(await server.admin.delete(`${NAMESPACE}/secrets/bound`), 200);
    assert.equal(await call.status(token), 401, "at once, though the token was known");
    assertOk(await server.admin.post(`${NAMESPACE}/secrets`, secret), 201);
    assert.equal(await call.status(token), 401);
  });

  test("SA-12 bound to a pod of its own account", async () => {
    const pod = { metadata: { name: "p" }, spec: { serviceAccountName: "worker", containers: [{ name: "c", image: "i" }] } };
    const created = await server.admin.post(`${NAMESPACE}/pods`, pod);
    assertOk(created, 201);
    const boundObjectRef = { kind: "Pod", apiVersion: "v1", name: "p" };
    const token = await call.token("worker", { boundObjectRef });
    assert.deepEqual((await call.review(token)).user.extra, {
      "authentication.orch.io/pod-name": ["p"],
      "authentication.orch.io/pod-uid": [created.json.metadata.uid],
    });
    await call.account("other");
    assertStatus(
      await call.request("other", { boundObjectRef }),
      400,
      "BadRequest",
      'cannot bind token for serviceaccount "other" to pod running with different serviceaccount name.',
    );
    assert.equal((await call.request("worker", { boundObjectRef: { ...boundObjectRef, uid: "else" } })).status, 409);
    assert.equal((await call.request("worker", { boundObjectRef: { ...boundObjectRef, name: "none" } })).status, 404);
    assertOk(await server.admin.delete(`${NAMESPACE}/pods/p?gracePeriodSeconds=0`), 200);
    assert.equal(await call.status(token), 401);
  });

  test("SA-10 bound to nothing else, and for no account that is not there", async () => {
    assertStatus(
      await call.request("worker", { boundObjectRef: { kind: "Node", apiVersion: "v1", name: "n" } }),
      400,
      "BadRequest",
      "cannot bind token to object of type /v1, Kind=Node",
    );
    assert.equal((await call.request("nobody")).status, 404);
  });

  test("a projected volume's token outlives what it says", async () => {
    const pod = { metadata: { name: "long" }, spec: { serviceAccountName: "worker", containers: [{ name: "c", image: "i" }] } };
    assertOk(await server.admin.post(`${NAMESPACE}/pods`, pod), 201);
    const boundObjectRef = { kind: "Pod", apiVersion: "v1", name: "long" };
    const { status } = (await call.request("worker", { boundObjectRef, expirationSeconds: 3607 })).json;
    const claims = decodeJwt(status.token) as { exp: number; iat: number; "orch.io": { warnafter: number } };
    assert.equal(claims.exp - claims.iat, 31_536_000);
    assert.equal(claims["orch.io"].warnafter - claims.iat, 3607);
    assert.equal(Date.parse(status.expirationTimestamp) / 1000 - claims.iat, 3607);
  });

  test("SA-16 tokens end with their account, also when another of its name comes", async () => {
    await call.account("short");
    const token = await call.token("short");
    assert.equal(await call.status(token), 403);
    assertOk(await server.admin.delete(`${NAMESPACE}/serviceaccounts/short`), 200);
    assert.equal(await call.status(token), 401);
    await call.account("short");
    assert.equal(await call.status(token), 401);
    assert.equal(await call.status(await call.token("short")), 403);
  });

  test("SA-16 expired, not yet valid, of another issuer, tampered with", async () => {
    assert.equal(await call.status(await forged(() => undefined)), 403, "the forger's pen is good");
    await assertRefused(await forged((claims) => Object.assign(claims, { exp: now() - 1 })));
    await assertRefused(await forged((claims) => Object.assign(claims, { nbf: now() + 600 })));
    await assertRefused(await forged((claims) => Object.assign(claims, { iss: "https://elsewhere.example" })));
    await assertRefused(await forged((claims) => Object.assign(claims, { sub: "system:serviceaccount:kube-system:root" })));
    await assertRefused(await forged((claims) => Reflect.deleteProperty(claims, "exp")));
    const [header, , signature] = (await call.token("worker")).split(".");
    const claims = { ...decodeJwt(await call.token("worker")), sub: "system:serviceaccount:default:admin" };
    await assertRefused(`${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`);
    for (const garbage of ["x", "a.b.c", "..", `${header}..${signature}`]) await assertRefused(garbage);
  });

  test("AUTHN-02 no token chooses how it is verified: none, a public key as a secret, keys of another kind, unknown keys", async () => {
    const genuine = await call.token("worker");
    const [, payload] = genuine.split(".");
    const { kid } = decodeProtectedHeader(genuine);
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    await assertRefused(`${encoded({ alg: "none" })}.${payload}.`);
    const secret = createPublicKey(privateKey()).export({ type: "spki", format: "pem" });
    const signed = `${encoded({ alg: "HS256", kid })}.${payload}`;
    await assertRefused(`${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`);
    const ec = generateKeyPairSync("ec", { namedCurve: "prime256v1" }).privateKey;
    await assertRefused(await forged(() => undefined, ec));
    await assertRefused(await forged(() => undefined, generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey, "RS256"));
    const unknown = await new SignJWT(decodeJwt(genuine)).setProtectedHeader({ alg: "ES256", kid: "else" }).sign(privateKey());
    await assertRefused(unknown);
    const unnamed = await new SignJWT(decodeJwt(genuine)).setProtectedHeader({ alg: "ES256" }).sign(privateKey());
    assert.equal(await call.status(unnamed), 403, "without a name every key is tried");
  });

  test("TWH-09 a review tells why a token is no good, a request never does", async () => {
    const expired = await forged((claims) => Object.assign(claims, { exp: now() - 1 }));
    assert.deepEqual(await call.review(expired), { user: {}, error: "service account token has expired" });
    assert.deepEqual(await call.review("garbage"), { user: {}, error: "invalid bearer token" });
    assertStatus(await server.admin.post(REVIEWS, { spec: {} }), 400, "BadRequest", "token is required for TokenReview in authentication");
    assert.equal((await server.admin.get(REVIEWS)).status, 405);
    assert.ok(!server.output().includes(expired));
  });

  test("SA-16 the documents of the issuer verify its tokens, for whoever may read them", async () => {
    const token = await call.token("worker");
    assert.equal((await server.anonymous.get("/openid/v1/jwks")).status, 403);
    const configuration = await server.anonymous.get("/.well-known/openid-configuration", bearer(token));
    assertOk(configuration, 200);
    assert.equal(configuration.headers["content-type"], "application/json");
    assert.equal(configuration.headers["cache-control"], "public, max-age=3600");
    assert.deepEqual(configuration.json, {
      issuer: "https://orch.default.svc",
      jwks_uri: `${server.url}/openid/v1/jwks`,
      response_types_supported: ["id_token"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["ES256"],
    });
    const keys = await server.anonymous.get("/openid/v1/jwks", bearer(token));
    assert.equal(keys.headers["content-type"], "application/jwk-set+json");
    assert.equal(keys.json.keys[0].d, undefined);
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys.json), { issuer: configuration.json.issuer });
    assert.equal(payload.sub, "system:serviceaccount:default:worker");
  });
});

describe("keys of service account tokens", () => {
  test("SA-04 a key of the server's own is its owner's alone and survives a restart", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-test-"));
    try {
      const first = await startServer({ dataDir });
      await callers(first).account("worker");
      const token = await callers(first).token("worker");
      assert.equal(statSync(join(dataDir, "pki", "service-account.key")).mode & 0o777, 0o600);
      await first.stop();
      const second = await startServer({ dataDir });
      assert.equal(await callers(second).status(token), 403);
      await second.stop();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test("SA-04 keys and issuers rotate without a break; without a signing key no tokens are made", async () => {
    const directory = mkdtempSync(join(tmpdir(), "orch-test-"));
    const dataDir = join(directory, "data");
    const old = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const next = generateKeyPairSync("ec", { namedCurve: "secp384r1" });
    const file = (name: string, content: string | Buffer): string => {
      writeFileSync(join(directory, name), content);
      return join(directory, name);
    };
    const oldPublic = file("old.pub", old.publicKey.export({ type: "spki", format: "pem" }));
    const oldPrivate = file("old.key", old.privateKey.export({ type: "pkcs1", format: "pem" }));
    const nextPrivate = file("next.key", next.privateKey.export({ type: "sec1", format: "pem" }));
    const keyFiles = [`--service-account-key-file=${oldPublic}`];
    try {
      const first = await startServer({
        dataDir,
        flags: [...keyFiles, `--service-account-private-key-file=${oldPrivate}`, "--service-account-issuer=https://old.example"],
      });
      await callers(first).account("worker");
      const before = await callers(first).token("worker");
      assert.equal(decodeProtectedHeader(before).alg, "RS256");
      await first.stop();
      const second = await startServer({
        dataDir,
        flags: [
          ...keyFiles,
          `--service-account-key-file=${nextPrivate}`,
          `--service-account-signing-key-file=${nextPrivate}`,
          "--service-account-issuer=https://new.example",
          "--service-account-issuer=https://old.example",
          "--service-account-max-token-expiration=2h",
        ],
      });
      const answer = await callers(second).request("worker", { expirationSeconds: 86_400 });
      assert.equal(answer.headers["warning"], '299 - "requested expiration of 86400 seconds shortened to 7200 seconds"');
      assert.equal(decodeProtectedHeader(answer.json.status.token).alg, "ES384");
      assert.equal(decodeJwt(answer.json.status.token).iss, "https://new.example");
      for (const token of [before, answer.json.status.token]) assert.equal(await callers(second).status(token), 403);
      await second.stop();
      const third = await startServer({ dataDir, flags: [...keyFiles, "--service-account-issuer=https://old.example"] });
      assert.equal((await callers(third).request("worker")).status, 500);
      assert.equal(await callers(third).status(before), 403);
      assert.equal(await callers(third).status(answer.json.status.token), 401);
      await third.stop();
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });

  test("SA-04 files that are no keys, and other nonsense, refuse to start without showing what is in them", async () => {
    const directory = mkdtempSync(join(tmpdir(), "orch-test-"));
    const nonsense = join(directory, "nonsense");
    writeFileSync(nonsense, "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n");
    try {
      for (const flags of [
        [`--service-account-key-file=${nonsense}`],
        [`--service-account-signing-key-file=${nonsense}`],
        [`--service-account-key-file=${directory}/missing`],
        ["--service-account-issuer=://x"],
        ["--service-account-max-token-expiration=59m"],
        ["--service-account-jwks-uri=http://plain.example/keys"],
      ]) {
        await assert.rejects(
          startServer({ flags }),
          (error: Error) => /service.account/.test(error.message) && !error.message.includes("c2VjcmV0"),
        );
      }
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
