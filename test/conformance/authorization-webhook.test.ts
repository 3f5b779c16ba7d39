/** A server that asks a webhook, over TLS, what to decide. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2 } from "node:http2";
import { createServer, type Server } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import type { TLSSocket } from "node:tls";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly peer: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a document of either version
  readonly review: any;
}
/** `padding`: a body of so many bytes that never ends; `interim`: so many answers before the answer. */
type Answer = { readonly code: number; readonly status: object; readonly padding?: number; readonly interim?: number };

const MAPS = "/api/v1/namespaces/default/configmaps";
const as = (user: string) => ({ headers: { "impersonate-user": user, "impersonate-group": "staff", "impersonate-extra-team": "a" } });
const yes: Answer = { code: 201, status: { allowed: true, reason: "told so" } };
const no: Answer = { code: 201, status: { allowed: false, reason: "not today" } };

describe("the mode Webhook", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-webhook-"));
  const asked: Asked[] = [];
  let answers: (review: Asked["review"], nth: number) => Answer | Promise<Answer> = () => yes;
  let webhook: Server;
  let server: TestServer;
  let file: string;

  before(async () => {
    const authority = await issueAuthority("webhook-authority", Date.now());
    const issue = (commonName: string, usage: "server" | "client") =>
      issueCertificate(authority, { commonName, usage, names: usage === "server" ? ["127.0.0.1"] : [] }, Date.now());
    const serving = await issue("webhook", "server");
    const client = await issue("the-server", "client");
    webhook = createServer(
      { cert: serving.certificate, key: serving.key, ca: authority.certificate, requestCert: true },
      async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const review = JSON.parse(Buffer.concat(chunks).toString());
        const peer = (request.socket as TLSSocket).getPeerCertificate().subject?.CN as string | undefined;
        asked.push({ path: request.url ?? "", authorization: request.headers.authorization, peer, review });
        const { code, status, padding, interim = 0 } = await answers(review, asked.length);
        for (let i = 0; i < interim; i++) response.writeProcessing();
        if (interim > 5) return;
        response.writeHead(code, { "content-type": "application/json" });
        if (code >= 400 && "kind" in status) response.end(JSON.stringify(status));
        else if (padding === undefined) response.end(JSON.stringify({ ...review, status }));
        else response.write(" ".repeat(padding));
      },
    );
    await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
    const { port } = webhook.address() as AddressInfo;
    const data = (text: string) => Buffer.from(text).toString("base64");
    const cluster = { server: `https://127.0.0.1:${port}/decide`, "certificate-authority-data": data(authority.certificate) };
    const user = { "client-certificate-data": data(client.certificate), "client-key-data": data(client.key), token: "s3cret" };
    file = join(folder, "webhook.kubeconfig");
    writeFileSync(
      file,
      JSON.stringify({
        kind: "Config",
        apiVersion: "v1",
        clusters: [{ name: "c", cluster }],
        users: [{ name: "u", user }],
        contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
        "current-context": "x",
      }),
    );
    const flags = [
      "--authorization-mode=RBAC,Webhook",
      `--authorization-webhook-config-file=${file}`,
      "--authorization-webhook-version=v1",
    ];
    server = await startServer({ flags });
  });
  after(async () => {
    await server.stop();
    webhook.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    asked.length = 0;
    answers = () => yes;
  });

  test("AUTHZ-01, AUTHZ-16 it is told everything that decides, proves itself, and answers once for the same question", async () => {
    for (let i = 0; i < 3; i++) assertOk(await server.admin.get(`${MAPS}?limit=1`, as("ann")), 200);
    assert.equal(asked.length, 1);
    const [{ path, authorization, peer, review }] = asked as [Asked];
    assert.deepEqual({ path, authorization, peer }, { path: "/decide", authorization: "Bearer s3cret", peer: "the-server" });
    assert.equal(review.apiVersion, "authorization.orch.io/v1");
    assert.deepEqual(review.spec, {
      resourceAttributes: { namespace: "default", verb: "list", version: "v1", resource: "configmaps" },
      user: "ann",
      groups: ["staff", "system:authenticated"],
      extra: { team: ["a"] },
    });
    assert.equal((await server.admin.get("/metrics", as("ann"))).status, 200);
    assert.deepEqual(asked[1]?.review.spec.nonResourceAttributes, { path: "/metrics", verb: "get" });
  });

  for (const protocol of ["HTTP/1.1", "HTTP/2"]) {
    test(`LIM-05 a place in flight stays taken after a 504 until the work has ended, and nothing is stored: ${protocol}`, async (t) => {
      const flags = ["--authorization-mode=RBAC,Webhook", `--authorization-webhook-config-file=${file}`];
      const narrow = await startServer({ flags: [...flags, "--authorization-webhook-version=v1", "--max-mutating-requests-inflight=1"] });
      let answer = (): void => undefined;
      const decided = new Promise<Answer>((resolve) => {
        answer = () => resolve(yes);
      });
      answers = () => decided;
      const session = connectHttp2(narrow.url, narrow.credentials);
      t.after(() => {
        session.destroy();
        return narrow.stop();
      });
      const post = async (name: string, query = ""): Promise<number> => {
        const body = { metadata: { name } };
        if (protocol === "HTTP/1.1") return (await narrow.admin.post(MAPS + query, body, as("ann"))).status;
        const stream = session.request({
          ":method": "POST",
          ":path": MAPS + query,
          "content-type": "application/json",
          ...as("ann").headers,
        });
        stream.end(JSON.stringify(body));
        const [{ ":status": status }] = (await once(stream, "response")) as [{ readonly ":status": number }];
        await once(stream.resume(), "close");
        return status;
      };
      // Places that the server's own start has taken are free again at some time, and a slow machine may take longer to reach the webhook.
      const told = new Set<number>();
      await eventually(async () => {
        told.add(await post("late", "?timeout=200ms"));
        return told.has(504) && asked.length > 0;
      });
      told.delete(429);
      assert.deepEqual([...told], [504]);
      const before = asked.length;
      for (let times = 0; times < 20; times++) assert.equal(await post("next"), 429);
      assert.equal(asked.length, before, "who has no place is not asked about");
      answer();
      await eventually(async () => (await post("next")) === 201);
      assertStatus(await narrow.admin.get(`${MAPS}/late`), 404, "NotFound");
    });
  }

  test("AUTHZ-03, AUTHZ-16 its no is told with its reason, and what RBAC allows it is not asked", async () => {
    answers = () => no;
    const refused = await server.admin.get(MAPS, as("bob"));
    assertStatus(refused, 403, "Forbidden", /in the namespace "default": not today$/);
    assert.equal((await server.admin.get(MAPS, as("bob"))).status, 403);
    assert.equal(asked.length, 1);
    assert.equal((await server.admin.get(MAPS)).status, 200);
    assert.equal((await server.admin.get("/version", as("bob"))).status, 200);
    assert.equal(asked.length, 1);
  });

  test("AUTHZ-16 an answer that may come is asked for again; one that is no answer allows nothing, is a 500 and is not remembered", async () => {
    answers = (_, nth) => (nth < 3 ? { code: 500, status: {} } : yes);
    assert.equal((await server.admin.get(MAPS, as("cat"))).status, 200);
    assert.equal(asked.length, 3);
    answers = () => ({ code: 404, status: {} });
    const failed = await server.admin.get(`${MAPS}?a=1`, as("dan"));
    assert.deepEqual(
      [failed.status, failed.headers["content-type"], failed.text],
      [500, "text/plain; charset=utf-8", `Internal Server Error: "${MAPS}?a=1": the webhook answered 404\n`],
    );
    answers = () => ({ code: 200, status: { allowed: true, denied: true } });
    assert.equal((await server.admin.get(MAPS, as("dan"))).status, 500);
    answers = () => yes;
    assert.equal((await server.admin.get(MAPS, as("dan"))).status, 200);
  });

  test("AUTHZ-16, LIM-05 of an answer only so much is read, of a failure too", async () => {
    for (const code of [200, 401, 404]) {
      answers = () => ({ code, status: {}, padding: 2 * 1024 * 1024 });
      const failed = await server.admin.get(`${MAPS}?a=1`, as("eve"));
      const why = code === 200 ? "the answer of the webhook is too large" : `the webhook answered ${code}`;
      assert.deepEqual([failed.status, failed.text], [500, `Internal Server Error: "${MAPS}?a=1": ${why}\n`]);
    }
    answers = () => ({ code: 404, status: { kind: "Status", code: 418, message: "read" } });
    assert.match((await server.admin.get(MAPS, as("eve"))).text, /the webhook answered 404$/m, "of a failure its code is all that counts");
    answers = () => ({ ...yes, interim: 6 });
    assert.match((await server.admin.get(MAPS, as("eve"))).text, /too many 1xx informational responses$/m);
    answers = () => ({ ...yes, interim: 5 });
    assertOk(await server.admin.get(MAPS, as("eve")), 200);
  });

  test("LIM-05 one user's questions leave places for those of others, and have turns beside theirs, whoever they are about", async () => {
    const heldOf = new Map<string, (() => void)[]>([
      ["ann", []],
      ["ben", []],
    ]);
    answers = ({ spec }) => {
      const held = heldOf.get(spec.user.startsWith("about") ? "ben" : spec.user);
      return held === undefined ? yes : new Promise((resolve) => held.push(() => resolve(yes)));
    };
    let asking = 0;
    const get = (user: string) => server.admin.get(`/api/v1/namespaces/questions-${asking++}/configmaps`, as(user));
    const about = (user: string) =>
      server.admin.post(
        "/apis/authorization.orch.io/v1/subjectaccessreviews",
        { spec: { user, resourceAttributes: { verb: "list", version: "v1", resource: "configmaps" } } },
        { headers: { "impersonate-user": "ben", "impersonate-group": "system:masters" } },
      );
    const own = Array.from({ length: 200 }, () => get("ann"));
    await eventually(() => heldOf.get("ann")?.length === 75);
    assert.equal((await get("cas")).status, 200, "a place is left for somebody else");
    const reviews = Array.from({ length: 80 }, (_, index) => about(`about-${index}`));
    // Three times as many as are free then: some are left for a third one.
    await eventually(() => heldOf.get("ben")?.length === 19);
    const writing = /^apiserver_current_inflight_requests\{.*mutating.*\} (\d+)$/gm;
    const inFlight = async (): Promise<number[]> =>
      [...(await server.admin.get("/metrics")).text.matchAll(writing)].map(([, count]) => Number(count));
    await eventually(async () => Math.max(...(await inFlight())) >= 80);
    heldOf.set("cas", []);
    const third = get("cas");
    await eventually(() => heldOf.get("cas")?.length === 1);
    answers = () => yes;
    for (const held of heldOf.values()) for (const end of held.splice(0)) end();
    const rest = new Set([...(await Promise.all([...own, third])), ...(await Promise.all(reviews))].map(({ status }) => status));
    assert.deepEqual(rest, new Set([200, 201]));
  });

  test("LIM-05 the service accounts of a namespace have one share of it, of lasting requests too, and beyond it are told to come again", async (t) => {
    const held: (() => void)[] = [];
    answers = ({ spec }) => (spec.user.startsWith("system:serviceaccount:") ? new Promise((resolve) => held.push(() => resolve(no))) : yes);
    // A connection has no more streams.
    const sessions = Array.from({ length: 5 }, () => connectHttp2(server.url, server.credentials));
    const leave = () => sessions.forEach((session) => void session.destroy());
    t.after(leave);
    const told: unknown[] = [];
    const crowd: ClientHttp2Stream[] = [];
    const join = (more: number): void => {
      for (let i = 0; i < more; i++) {
        const session = sessions[crowd.length % sessions.length] as ClientHttp2Session;
        const user = `system:serviceaccount:crowd:a${crowd.length}`;
        const stream = session.request({ ":path": `${MAPS}?watch=1`, "impersonate-user": user });
        stream.once("response", (head) => told.push([head[":status"], head["retry-after"]]));
        crowd.push(stream.on("error", () => undefined).resume());
      }
    };
    join(90);
    await eventually(() => held.length === 75);
    assertOk(await server.admin.get(MAPS, as("pat")), 200);
    // Of 1,000 places to wait in, 750; of those the webhook asks about and has waiting, 825.
    while (told.length === 0 && crowd.length < 800) {
      join(20);
      assertOk(await server.admin.get(`${MAPS}?limit=${crowd.length}`, as("pat")), 200);
    }
    assert.deepEqual(told[0], [429, "1"]);
    assertOk(await server.admin.get(MAPS, as("pia")), 200);
    const closed = crowd.filter((stream) => !stream.closed).map((stream) => once(stream, "close"));
    leave();
    await Promise.all(closed);
    answers = ({ spec }) => (spec.user.startsWith("system:serviceaccount:") ? no : yes);
    for (const end of held.splice(0)) end();
    await eventually(async () => (await server.admin.get(MAPS, as("system:serviceaccount:crowd:late"))).status === 403);
  });

  test("AUTHZ-16 a PUT and an apply that create and nobody can decide on are a 500, and create nothing", async () => {
    answers = ({ spec }) => (spec.resourceAttributes.verb === "create" ? { code: 404, status: {} } : yes);
    const body = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "new" } };
    const text = "Internal error occurred: the webhook answered 404";
    assertStatus(await server.admin.put(`${MAPS}/new`, body, as("gus")), 500, "InternalError", text);
    assertStatus(await server.admin.apply(`${MAPS}/new?fieldManager=m`, body, as("gus")), 500, "InternalError", text);
    assert.equal((await server.admin.get(`${MAPS}/new`)).status, 404);
    answers = ({ spec }) => (spec.resourceAttributes.verb === "create" ? no : yes);
    assertStatus(await server.admin.put(`${MAPS}/new`, body, as("gus")), 403, "Forbidden", 'configmaps "new" is forbidden: not today');
  });

  test("AUTHZ-12, AUTHZ-13 reviews ask it too, share what it answered, and tell what it cannot", async () => {
    const review = async (spec: object) =>
      (
        assertOk(await server.admin.post("/apis/authorization.orch.io/v1/subjectaccessreviews", { spec }), 201) as unknown as {
          status: object;
        }
      ).status;
    const resourceAttributes = { namespace: "default", verb: "list", version: "v1", resource: "configmaps" };
    assert.deepEqual(await review({ user: "eve", resourceAttributes }), { allowed: true, reason: "told so" });
    answers = () => ({ code: 404, status: {} });
    assert.deepEqual(await review({ user: "eve", resourceAttributes }), { allowed: true, reason: "told so" });
    assert.deepEqual(await review({ user: "fay", resourceAttributes }), { allowed: false, evaluationError: "the webhook answered 404" });
    const rules = assertOk(
      await server.admin.post("/apis/authorization.orch.io/v1/selfsubjectrulesreviews", { spec: { namespace: "default" } }),
      201,
    ) as unknown as { status: { incomplete: boolean; evaluationError: string } };
    assert.equal(rules.status.incomplete, true);
    assert.equal(rules.status.evaluationError, "webhook authorizer does not support user rule resolution");
  });

  test("AUTHZ-16 a file without the mode, the mode without a file and a file that leads nowhere refuse to start", async () => {
    await assert.rejects(startServer({ flags: ["--authorization-mode=Webhook"] }), /authorization-webhook-config-file/);
    await assert.rejects(startServer({ flags: [`--authorization-webhook-config-file=${file}`] }), /authorization-webhook-config-file/);
    const missing = ["--authorization-mode=Webhook", `--authorization-webhook-config-file=${join(folder, "none")}`];
    await assert.rejects(startServer({ flags: missing }), /authorization-webhook-config-file.*none/s);
  });
});

test("AUTHZ-16 a webhook that is dead costs others nothing, allows nobody, and is a failure told to those whom nobody else allows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-dead-webhook-"));
  const sockets = new Set<Socket>();
  const silent = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const file = join(folder, "webhook.kubeconfig");
  const cluster = { server: `https://127.0.0.1:${(silent.address() as AddressInfo).port}/` };
  const contexts = [{ name: "x", context: { cluster: "c", user: "u" } }];
  writeFileSync(
    file,
    JSON.stringify({ clusters: [{ name: "c", cluster }], users: [{ name: "u", user: {} }], contexts, "current-context": "x" }),
  );
  const server = await startServer({ flags: ["--authorization-mode=RBAC,Webhook", `--authorization-webhook-config-file=${file}`] });
  const group = "/apis/rbac.authorization.orch.io/v1";
  const binding = {
    metadata: { name: "viewer" },
    roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "view" },
    subjects: [{ kind: "User", name: "viewer" }],
  };
  assertOk(await server.admin.post(`${group}/clusterrolebindings`, binding), 201);
  const hanging = Array.from({ length: 150 }, (_, index) => server.admin.get(MAPS, as(`stranger-${index}`)));
  await eventually(() => sockets.size > 0);
  let answered = false;
  for (const each of hanging) void each.then(() => (answered = true));
  for (let i = 0; i < 20; i++) {
    assert.equal((await server.admin.get(MAPS)).status, 200, "an administrator is not asked about");
    assert.equal((await server.admin.get(MAPS, { headers: { "impersonate-user": "viewer" } })).status, 200, "nor is whom RBAC allows");
    assert.equal((await server.anonymous.get("/readyz")).status, 200);
  }
  assert.equal(answered, false, "those who wait for it do so meanwhile");
  silent.close();
  for (const socket of sockets) socket.destroy();
  const statuses = new Set((await Promise.all(hanging)).map(({ status }) => status));
  assert.deepEqual([...statuses], [500]);
  assert.equal((await server.admin.get(MAPS, as("late"))).status, 500);
  const told = server.output().split("request failed").length - 1;
  assert.ok(told > 0 && told < hanging.length, `${told} of them are in the log`);
  await server.stop();
  rmSync(folder, { recursive: true });
});
