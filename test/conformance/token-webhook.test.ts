/** A server that asks a webhook, over TLS, whose tokens are. */
import assert from "node:assert/strict";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import { after, before, beforeEach, describe, test } from "node:test";
import { connect as connectTls } from "node:tls";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { type Answer, startWebhookReceiver, type WebhookReceiver } from "../support/webhook-receiver.js";
import { letEverybodyBeSeen, whoAmI } from "../support/whoami.js";

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const REVIEWS = "/apis/authentication.orch.io/v1/tokenreviews";
const JANE = { username: "jane", uid: "u1", groups: ["dev"], extra: { team: ["a", "b"] } };
/** Short enough to wait for. */
const TTL_MS = 1_500;

describe("a token webhook", () => {
  let receiver: WebhookReceiver;
  let server: TestServer;
  const reply = (status: object, changes: object = {}): Answer => ({
    code: 201,
    body: { apiVersion: "authentication.orch.io/v1", kind: "TokenReview", ...changes, status },
  });
  const yes = (user: object = JANE, more: object = {}): Answer => reply({ authenticated: true, user, ...more });
  const no = (error?: string): Answer => reply({ authenticated: false, error });
  const refused = async (token: string) =>
    assertStatus(await server.anonymous.get("/healthz", bearer(token)), 401, "Unauthorized", "Unauthorized");
  const review = async (spec: object) => assertOk(await server.admin.post(REVIEWS, { spec }), 201).status;

  before(async () => {
    receiver = await startWebhookReceiver();
    server = await startServer({
      flags: [
        `--authentication-token-webhook-config-file=${receiver.kubeconfig}`,
        "--authentication-token-webhook-version=v1",
        `--authentication-token-webhook-cache-ttl=${TTL_MS}ms`,
        "--api-audiences=https://one.example,https://two.example",
      ],
    });
    await letEverybodyBeSeen(server);
  });
  after(async () => {
    await server.stop();
    await receiver.remove();
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = () => no();
  });

  test("TWH-01, TWH-02, TWH-03 it is asked with the server's certificate, for the token and the audiences of the server", async () => {
    receiver.answer = () => yes();
    const who = await whoAmI(server.anonymous, bearer("first"));
    assert.deepEqual(who, { ...JANE, groups: ["dev", "system:authenticated"] });
    const [{ path, peer, document }] = receiver.received as [(typeof receiver.received)[0]];
    assert.deepEqual([path, peer], ["/ask", "the-server"]);
    assert.deepEqual(document, {
      apiVersion: "authentication.orch.io/v1",
      kind: "TokenReview",
      metadata: { creationTimestamp: null },
      spec: { token: "first", audiences: ["https://one.example", "https://two.example"] },
      status: { user: {} },
    });
  });

  test("TWH-04, TWH-05 what is no answer, of another version or without a name lets nobody in; the spec is not looked at", async () => {
    const bad: Answer[] = [
      reply({ authenticated: true, user: JANE }, { apiVersion: "authentication.orch.io/v1beta1" }),
      reply({ authenticated: true, user: JANE }, { kind: "TokenRequest" }),
      yes({ username: "" }),
      yes({ username: "jane", groups: Array.from({ length: 4097 }, (_, index) => `group-${index}`) }),
      yes({ groups: ["system:masters"] }),
      yes({ username: "jane", groups: "system:masters" }),
      yes({ username: "jane", extra: { team: "a" } }),
      reply({ authenticated: "true", user: JANE }),
      { code: 200, body: "nonsense" },
      { code: 200, body: "null" },
      { code: 404, body: reply({ authenticated: true, user: JANE }).body },
    ];
    for (const [index, answer] of bad.entries()) {
      receiver.answer = () => answer;
      await refused(`bad-${index}`);
    }
    receiver.answer = () => ({ body: { ...(yes().body as object), spec: { token: "other", audiences: [] } } });
    assert.equal((await whoAmI(server.anonymous, bearer("forged-spec"))).username, "jane");
  });

  test("TWH-06 audiences that it names have to be among those asked for; none means the server's own", async () => {
    receiver.answer = () => yes(JANE, { audiences: ["https://two.example", "https://three.example"] });
    assert.equal((await whoAmI(server.anonymous, bearer("two"))).username, "jane");
    assert.deepEqual((await review({ token: "two", audiences: ["https://three.example", "x"] })).audiences, ["https://three.example"]);
    assert.deepEqual(receiver.received.at(-1)?.document.spec.audiences, ["https://three.example", "x"]);
    receiver.answer = () => yes(JANE, { audiences: ["https://three.example"] });
    await refused("three");
    receiver.answer = () => yes();
    assert.equal((await review({ token: "none", audiences: ["x"] })).authenticated, undefined);
    assert.deepEqual((await review({ token: "none", audiences: ["x", "https://one.example"] })).audiences, ["https://one.example"]);
  });

  test("TWH-07 its error is told to reviewers only, and does not count when the token is good", async () => {
    receiver.answer = () => no("the token was stolen");
    await refused("stolen");
    assert.deepEqual(await review({ token: "stolen" }), { user: {}, error: "the token was stolen" });
    receiver.answer = () => yes(JANE, { error: "ignored" });
    assert.equal((await whoAmI(server.anonymous, bearer("fine"))).username, "jane");
    receiver.answer = () => no();
    assert.deepEqual(await review({ token: "unknown" }), { user: {}, error: "invalid bearer token" });
  });

  test("TWH-08 its yes and its plain no hold for the time of the flag, an error and a failure for no time", async () => {
    /** Whether no answer was asked for again before its time, however slowly this goes. */
    const holds = async (token: string): Promise<boolean> => {
      receiver.received.length = 0;
      const begun = performance.now();
      for (let i = 0; i < 20; i++) await server.anonymous.get("/healthz", bearer(token));
      return receiver.received.length <= 1 + (performance.now() - begun) / TTL_MS;
    };
    receiver.answer = () => yes();
    assert.ok(await holds("held-yes"));
    receiver.answer = () => no();
    assert.ok(await holds("held-no"));
    await eventually(async () => (await server.anonymous.get("/healthz", bearer("held-yes"))).status === 401);
    receiver.answer = () => yes();
    await eventually(async () => (await server.anonymous.get("/healthz", bearer("held-no"))).status === 200);
    receiver.answer = () => no("told");
    await refused("told");
    await refused("told");
    assert.equal(receiver.received.filter(({ document }) => document.spec.token === "told").length, 2);
  });

  test("TWH-09 what it may answer when asked again it is asked again; while it is down others are known all the same", async () => {
    receiver.answer = (_, nth) => (nth < 3 ? { code: 500, body: "try again" } : yes());
    assert.equal((await whoAmI(server.anonymous, bearer("patience"))).username, "jane");
    assert.equal(receiver.received.length, 3);
    await receiver.close();
    await refused("nobody-knows");
    assert.equal((await whoAmI(server.admin, bearer("nobody-knows"))).username, "admin");
    const account = "/api/v1/namespaces/default/serviceaccounts";
    assertOk(await server.admin.post(account, { metadata: { name: "worker" } }), 201);
    const { status } = assertOk(await server.admin.post(`${account}/worker/token`, { spec: {} }), 201);
    assert.equal((await review({ token: status.token })).authenticated, true);
    await receiver.open();
    const [header, payload] = status.token.split(".");
    await refused(`${header}.${payload}.AAAA`);
    assert.ok(
      receiver.received.every(({ document }) => !document.spec.token.includes(payload)),
      "tokens of this server are shown to nobody",
    );
    assert.match(server.output(), /tokens cannot be verified/);
    assert.ok(!/nobody-knows|stolen|patience/.test(server.output()));
  });

  test("TWH-09 the same token is asked for once, and a slow webhook holds up nobody whom it does not concern", async () => {
    const held: (() => void)[] = [];
    receiver.answer = async () => {
      await new Promise<void>((resume) => held.push(resume));
      return yes();
    };
    const sessions = Array.from({ length: 24 }, () => connectHttp2(server.url, { ca: server.credentials.ca }));
    const ask = (token: string, index: number): Promise<number> => statusOf(sessions[index % sessions.length], token);
    const asked = [
      ...Array.from({ length: 20 }, (_, index) => ask("slow", index)),
      ...Array.from({ length: 304 }, (_, index) => ask(`slow-${index}`, index)),
    ];
    let refusals = 0;
    for (const each of asked) each.then((status) => (refusals += status === 429 ? 1 : 0)).catch(() => undefined);
    // Of the questions under way an address alone has three quarters.
    await eventually(() => held.length === 75 && refusals === 5);
    const refusal = await server.anonymous.get("/healthz", bearer("one-more"));
    assertStatus(refusal, 429, "TooManyRequests");
    assert.equal(refusal.headers["retry-after"], "1");
    assertOk(await server.admin.get("/api/v1/namespaces/default/configmaps"), 200);
    assert.equal((await server.anonymous.get("/healthz")).status, 200);
    let done = false;
    const replies = Promise.all(asked).finally(() => {
      done = true;
    });
    await eventually(() => {
      for (const resume of held.splice(0)) resume();
      return done;
    });
    const statuses = await replies;
    assert.equal(statuses.filter((status) => status === 200).length, 319, "as many tokens as one address may have found out at once");
    assert.equal(receiver.received.filter(({ document }) => document.spec.token === "slow").length, 1);
    for (const session of sessions) session.close();
  });

  test("LIM-05 strangers who have tokens looked at take no place of those from whose address somebody has been known, nor of tokens of this server", async () => {
    const account = "/api/v1/namespaces/default/serviceaccounts";
    assertOk(await server.admin.post(account, { metadata: { name: "passer-by" } }), 201);
    const { status } = assertOk(await server.admin.post(`${account}/passer-by/token`, { spec: {} }), 201);
    const held: (() => void)[] = [];
    receiver.answer = async ({ spec }) => {
      if (spec.token.startsWith("strange")) await new Promise<void>((resume) => held.push(resume));
      return yes();
    };
    const connect = (localAddress: string): ClientHttp2Session => {
      const { hostname, port } = new URL(server.url);
      const options = { host: hostname, port: Number(port), ca: server.credentials.ca, ALPNProtocols: ["h2"], localAddress };
      return connectHttp2(server.url, { createConnection: () => connectTls(options) });
    };
    const strangers = Array.from({ length: 32 }, (_, index) => connect(`127.0.0.${2 + (index % 2)}`));
    const statuses: number[] = [];
    const asked = Array.from({ length: 320 }, async (_, index) => {
      statuses.push(await statusOf(strangers[index % strangers.length], `strange-${index}`));
    });
    const all = Promise.all(asked);
    all.catch(() => undefined);
    // Two addresses come to six sevenths of the places for strangers, and of those for questions.
    await eventually(() => held.length >= 85 && statuses.length >= 145);
    assert.deepEqual([...new Set(statuses)], [429]);
    const others = [connect("127.0.0.4"), connectHttp2(server.url, { ca: server.credentials.ca })] as const;
    assert.equal(await statusOf(others[0], status.token), 200, "a token of this server's");
    const familiar = statusOf(others[1], "familiar");
    let done = false;
    const end = Promise.all([all, familiar]).finally(() => {
      done = true;
    });
    await eventually(() => {
      for (const resume of held.splice(0)) resume();
      return done;
    });
    await end;
    assert.equal(await familiar, 200);
    assert.ok(statuses.filter((each) => each === 200).length >= 170);
    for (const session of [...strangers, ...others]) session.close();
  });
});

/** The status of a request with a token. */
function statusOf(session: ClientHttp2Session | undefined, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = session?.request({ ":path": "/healthz", authorization: `Bearer ${token}` });
    stream?.once("response", (headers) => resolve(headers[":status"] as number));
    stream?.on("error", reject).resume();
  });
}

describe("a token webhook of the other profile", () => {
  test("HEALTH-08, TWH-09 SIGTERM does not wait for what a webhook says of callers, however long a request may take", async () => {
    const receiver = await startWebhookReceiver();
    const flags = [`--authentication-token-webhook-config-file=${receiver.kubeconfig}`, "--request-timeout=1h"];
    const server = await startServer({ flags });
    receiver.answer = () => new Promise(() => undefined);
    const session = connectHttp2(server.url, { ca: server.credentials.ca });
    session.on("error", () => undefined);
    session.request({ ":path": "/version", authorization: "Bearer a" }).on("error", () => undefined);
    const asked = server.anonymous.get("/version", bearer("b")).catch(() => undefined);
    await eventually(() => receiver.received.length === 2);
    const stopped = server.stop();
    await eventually(() => server.process.exitCode !== null);
    assert.equal(await stopped, 0);
    assert.equal(await asked, undefined, "the server waited until it knew more");
    await receiver.remove();
  });

  test("TWH-03 v1beta1 unless told otherwise; a configuration that leads nowhere refuses to start", async () => {
    const receiver = await startWebhookReceiver();
    const flag = `--authentication-token-webhook-config-file=${receiver.kubeconfig}`;
    const server = await startServer({ profile: "kubernetes", flags: [flag] });
    const apiVersion = "authentication.k8s.io/v1beta1";
    receiver.answer = () => ({ body: { apiVersion, kind: "TokenReview", status: { authenticated: true, user: { username: "jane" } } } });
    assert.equal((await server.anonymous.get("/api/v1/nodes", bearer("t"))).status, 403);
    assert.equal(receiver.received[0]?.document.apiVersion, apiVersion);
    assert.deepEqual(receiver.received[0]?.document.spec.audiences, ["https://kubernetes.default.svc"]);
    await server.stop();
    await assert.rejects(startServer({ flags: [`${flag}.none`] }), /--authentication-token-webhook-config-file.*none/s);
    await assert.rejects(startServer({ flags: [flag, "--authentication-token-webhook-version=v2"] }), /must be one of v1beta1, v1/);
    await receiver.remove();
  });
});
