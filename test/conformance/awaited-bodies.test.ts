/** Requests whose bodies are on their way hold no place among those that are worked on. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import type { ClientHttp2Session, ClientHttp2Stream } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { Attacker } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { startWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const REVIEWS = "/apis/authorization.orch.io/v1/selfsubjectaccessreviews";
const RBAC = "/apis/rbac.authorization.orch.io/v1/namespaces/default/rolebindings";
/** Writes that are worked on at once; four times as many bodies are awaited. */
const WRITES = 20;
const AWAITED_BESIDE_ONE = 4;
const SOON = "?timeout=4s";
/** So many of them, since nobody has taken a place. */
const AWAITED = 4 * WRITES;
const GREEDY = Array.from({ length: 10 }, (_, index) => `greedy-${index}`);

const bearing = (user: string) => ({ authorization: `Bearer token-of-${user}` });

describe("LIM-05 users whose bodies never come", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-bodies-"));
  let server: TestServer;
  let attacker: Attacker;
  before(async () => {
    const tokens = join(folder, "tokens");
    writeFileSync(tokens, [...GREEDY, "honest", "editor"].map((user) => `token-of-${user},${user},${user}\n`).join(""));
    server = await startServer({ flags: [`--token-auth-file=${tokens}`, `--max-mutating-requests-inflight=${WRITES}`] });
    attacker = new Attacker(server);
    const apiGroup = "rbac.authorization.orch.io";
    const roleRef = { apiGroup, kind: "ClusterRole", name: "edit" };
    assertOk(
      await server.admin.post(RBAC, {
        metadata: { name: "editors" },
        roleRef,
        subjects: ["honest", "editor"].map((name) => ({ apiGroup, kind: "User", name })),
      }),
      201,
    );
    await eventually(async () => (await server.admin.get(MAPS, { headers: { "impersonate-user": "honest" } })).status === 200);
  });
  after(async () => {
    attacker.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const begin = (session: ClientHttp2Session, user: string, path: string, headers: OutgoingHttpHeaders = {}): ClientHttp2Stream => {
    const head = { ":method": "POST", ":path": path, "content-type": "application/json", ...bearing(user), ...headers };
    const stream = session.request(head);
    return stream.on("error", () => undefined);
  };

  const statusOf = async (stream: ClientHttp2Stream): Promise<number> => {
    const [{ ":status": status }] = (await once(stream, "response")) as [{ readonly ":status": number }];
    stream.resume();
    return status;
  };

  /** On which there may be many streams: until somebody is known on a connection it has few. */
  async function openSession(user: string): Promise<ClientHttp2Session> {
    const session = attacker.http2Session();
    await statusOf(session.request({ ":path": "/version", ...bearing(user) }));
    await eventually(() => (session.remoteSettings.maxConcurrentStreams ?? 0) > WRITES * 5);
    return session;
  }

  /** Heads of writes without bodies, until the server has seen them all; gives what has been answered. */
  async function besiege(): Promise<number[]> {
    const told: number[] = [];
    const sieges = GREEDY.map(async (user) => {
      const session = await openSession(user);
      for (let count = 0; count < WRITES * 5; count++) {
        begin(session, user, REVIEWS).on("response", (headers) => told.push(headers[":status"] as number));
      }
      await statusOf(session.request({ ":path": "/version", ...bearing(user) }));
    });
    await Promise.all(sieges);
    return told;
  }

  test("IMP-06 keep nobody from writing who are one user, and ever another service account of the namespace that he may write in", async () => {
    const editors = await openSession("editor");
    let told = "";
    for (let i = 0; !told.includes("bodies are awaited"); i++) {
      assert.ok(i < 3 * AWAITED, "bodies that are awaited are bounded");
      const assumed = { "impersonate-user": `system:serviceaccount:default:any-${i}` };
      begin(editors, "editor", REVIEWS, assumed).on("data", (chunk: Buffer) => {
        told += chunk.toString("latin1");
      });
      await statusOf(editors.request({ ":path": "/version", ...bearing("editor") }));
    }
    const session = attacker.http2Session();
    const streams = Array.from({ length: WRITES / 2 }, () => begin(session, "honest", MAPS));
    await statusOf(session.request({ ":path": "/version", ...bearing("honest") }));
    for (const [i, stream] of streams.entries()) stream.end(JSON.stringify({ metadata: { name: `burst-${i}` } }));
    assert.deepEqual(new Set(await Promise.all(streams.map(statusOf))), new Set([201]));
    editors.destroy();
  });

  test("keep no place once their time is over", async () => {
    const session = await openSession("editor");
    for (let i = 0; i < 2 * WRITES; i++) {
      const stream = begin(session, "editor", `${REVIEWS}?timeout=1ms`);
      assert.equal(await statusOf(stream), 504);
      if (!stream.closed) await once(stream, "close");
    }
    const write = begin(session, "editor", MAPS);
    write.end(JSON.stringify({ metadata: { generateName: "after-" } }));
    assert.equal(await statusOf(write), 201);
    session.destroy();
  });

  test("keep nobody from writing, nor from ending a body that is on its way", async () => {
    const slow = begin(attacker.http2Session(), "honest", MAPS);
    slow.write('{"metadata":{"name":"slow"}');
    const told = await besiege();
    assert.ok(told.length > 0 && told.every((status) => status === 429), `bodies that are awaited are bounded: ${told.join()}`);
    const session = attacker.http2Session();
    const answers: number[] = [];
    for (let count = 0; count < 2 * WRITES; count++) {
      const stream = begin(session, "honest", MAPS);
      stream.end(JSON.stringify({ metadata: { name: `map-${count}` } }));
      answers.push(await statusOf(stream));
    }
    assert.deepEqual([...new Set(answers)], [201]);
    slow.end("}");
    assert.equal(await statusOf(slow), 201);
  });
});

test("LIM-05 a body that is whole waits for a place in turn, as long as the time of its request lasts", async (t) => {
  const server = await startServer({ flags: ["--max-mutating-requests-inflight=1"] });
  const attacker = new Attacker(server);
  const webhook = await startWebhook("127.0.0.1");
  t.after(async () => {
    attacker.close();
    await server.stop();
    await webhook.close();
  });
  const held = Promise.withResolvers<object>();
  webhook.on("/hold", () => held.promise);
  const hook = hookAt(webhook, "/hold", { objectSelector: { matchLabels: { held: "yes" } }, timeoutSeconds: 30 });
  await new Configurations(server).write("validating", "hold", hook);
  const as = (user: string) => ({ headers: { "impersonate-user": user, "impersonate-group": "writers" } });
  const subjects = [{ apiGroup: "rbac.authorization.orch.io", kind: "Group", name: "writers" }];
  const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "edit" };
  assertOk(await server.admin.post(RBAC, { metadata: { name: "writers" }, roleRef, subjects }), 201);
  await eventually(async () => (await server.admin.get(MAPS, as("ann"))).status === 200);

  /** A write over HTTP/1.1 of which all but the end has been sent. */
  async function begin(query: string, name: string) {
    const body = JSON.stringify({ metadata: { name } });
    const socket = await attacker.tls("http/1.1", server.credentials);
    const head = ["host: x", "impersonate-user: ann", "impersonate-group: writers", "content-type: application/json"];
    socket.write(`POST ${MAPS}${query} HTTP/1.1\r\n${head.join("\r\n")}\r\ncontent-length: ${body.length}\r\n\r\n`);
    socket.write(body.slice(0, -1));
    let said = "";
    socket.on("data", (chunk: Buffer) => (said += chunk.toString("latin1")));
    return {
      query,
      name,
      answer: () => said,
      end: () => {
        socket.write(body.slice(-1));
        return eventually(() => said.slice("HTTP/1.1 ".length, "HTTP/1.1 201".length) || undefined);
      },
    };
  }
  const begun: Awaited<ReturnType<typeof begin>>[] = [];
  const withoutAnswer = (query: string) => begun.filter((write) => write.query === query && write.answer() === "");
  const told = (): number => begun.filter(({ answer }) => answer().includes("bodies are awaited")).length;
  let toldBefore = 0;
  // As many as may be are awaited once one more is refused for them: the server has seen all heads that are without an answer.
  await eventually(async () => {
    const open = withoutAnswer("").length + withoutAnswer(SOON).length;
    if (open === AWAITED_BESIDE_ONE && told() > toldBefore) return true;
    if (open <= AWAITED_BESIDE_ONE) {
      toldBefore = told();
      begun.push(await begin(withoutAnswer("").length > withoutAnswer(SOON).length ? SOON : "", `map-${begun.length}`));
    }
    return false;
  });
  const [[patient], [late]] = [withoutAnswer(""), withoutAnswer(SOON)];
  assert.ok(patient !== undefined && late !== undefined);
  const holding = server.admin.post(MAPS, { metadata: { name: "held", labels: { held: "yes" } } });
  await eventually(() => webhook.calls.length > 0);
  const waits = patient.end();
  assert.equal(await late.end(), "504");
  assert.equal((await server.admin.post(MAPS, { metadata: { name: "new" } }, as("eve"))).status, 429);
  held.resolve({ allowed: true });
  assertOk(await holding, 201);
  assert.equal(await waits, "201");
  assert.equal((await server.admin.get(`${MAPS}/${late.name}`)).status, 404);
  await eventually(async () => (await server.admin.post(MAPS, { metadata: { generateName: "free-" } }, as("eve"))).status === 201);
});
