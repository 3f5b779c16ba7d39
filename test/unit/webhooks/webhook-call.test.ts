/** Calls of webhooks whose other end sends whatever it likes, byte by byte. */
import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { createServer, type Server, type TLSSocket } from "node:tls";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import { TooManyCalls } from "../../../runtime/webhooks/call-budget.js";
import { MAXIMUM_ANSWER_BYTES, WebhookUnreachable } from "../../../runtime/webhooks/exchange.js";
import { MAXIMUM_CALLS, MAXIMUM_CONNECTIONS } from "../../../runtime/webhooks/targets.js";
import { WebhookCalls } from "../../../runtime/webhooks/webhook-call.js";
import { chance } from "../../fuzz/fuzzer.js";
import { eventually } from "../../support/eventually.js";

const DOCUMENT = Buffer.from("{}");
const NEVER = new AbortController().signal;

describe("calls of webhooks", () => {
  const sockets = new Set<TLSSocket>();
  let made = 0;
  let speak: (socket: TLSSocket) => void;
  let server: Server;
  let caBundle: string;
  let url: string;
  before(async () => {
    const authority = await issueAuthority("authority", Date.now());
    const serving = await issueCertificate(authority, { commonName: "w", usage: "server", names: ["127.0.0.1"] }, Date.now());
    server = createServer({ cert: serving.certificate, key: serving.key }, (socket) => {
      made++;
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => sockets.delete(socket));
      socket.on("data", () => speak(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    caBundle = Buffer.from(authority.certificate).toString("base64");
  });
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  const open = (): WebhookCalls => new WebhookCalls({ resolveService: () => ({ host: "127.0.0.1", port: 1 }) });
  const post = (calls: WebhookCalls, patienceMs = 60_000, signal = NEVER, holder = "ann") =>
    calls.post({ url, caBundle }, DOCUMENT, { holder, deadline: performance.now() + patienceMs, signal });
  const unreachable = (cause: RegExp) => (error: unknown) => error instanceof WebhookUnreachable && cause.test(error.message);
  const OK = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";

  const manners: readonly [string, (socket: TLSSocket) => void, RegExp][] = [
    ["no HTTP", (socket) => socket.end("hello there\r\n\r\n"), /malformed HTTP response$/],
    ["nothing but an end", (socket) => socket.end(), /: EOF$/],
    ["a cut", (socket) => socket.destroy(), /(EOF|connection reset by peer)$/],
    ["another protocol", (socket) => socket.write("HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"), /: EOF$/],
    ["half an answer", (socket) => socket.end(`${OK}content-length: 10\r\n\r\n{}`), /(unexpected EOF|connection reset by peer|EOF)$/],
    [
      "more than it may",
      (socket) => socket.write(`${OK}content-length: ${MAXIMUM_ANSWER_BYTES + 1}\r\n\r\n${"x".repeat(MAXIMUM_ANSWER_BYTES + 1)}`),
      /the answer has more than 5242880 bytes$/,
    ],
    [
      "interim answers without end",
      (socket) => socket.write("HTTP/1.1 100 Continue\r\n\r\n".repeat(6)),
      /too many 1xx informational responses$/,
    ],
    ["headers without end", (socket) => socket.write(`${OK}x: ${"y".repeat(100_000)}`), /malformed HTTP response$/],
  ];
  for (const [what, manner, cause] of manners) {
    test(`HOOK-23 ${what} is a failure that is told, and nothing of it stays`, async () => {
      speak = manner;
      const calls = open();
      await assert.rejects(post(calls), unreachable(cause));
      calls.close();
      await eventually(() => sockets.size === 0);
    });
  }

  test("HOOK-18 an answer that comes drop by drop has the same time as one that never comes", async () => {
    speak = (socket) => {
      socket.write(`${OK}transfer-encoding: chunked\r\n\r\n`);
      const timer = setInterval(() => socket.write("1\r\n \r\n"), 20);
      socket.once("close", () => clearInterval(timer));
    };
    const calls = open();
    await assert.rejects(post(calls, 200), unreachable(/\?timeout=1s": context deadline exceeded$/));
    const gone = new AbortController();
    const waiting = post(calls, 60_000, gone.signal);
    await eventually(() => sockets.size > 0);
    gone.abort();
    await assert.rejects(waiting, unreachable(/context deadline exceeded$/));
    calls.close();
    await eventually(() => sockets.size === 0);
  });

  test("HOOK-19 a target that does not answer holds so many calls and connections, one user three quarters of them, and no more", async () => {
    speak = () => {};
    made = 0;
    const calls = open();
    const gone = new AbortController();
    const hold = (count: number, holder: string) =>
      Array.from({ length: count }, () => post(calls, 60_000, gone.signal, holder).catch(() => "given up"));
    const own = (MAXIMUM_CALLS * 3) / 4;
    const waiting = hold(own, "ann");
    await eventually(() => made >= (MAXIMUM_CONNECTIONS * 3) / 4);
    await assert.rejects(post(calls), TooManyCalls);
    assert.equal(made, (MAXIMUM_CONNECTIONS * 3) / 4);
    // Three times as many as are free then: some are left for a third one.
    waiting.push(...hold(24, "ben"));
    await eventually(() => made >= MAXIMUM_CONNECTIONS - 4);
    await assert.rejects(post(calls, 60_000, NEVER, "ben"), TooManyCalls);
    assert.equal(made, MAXIMUM_CONNECTIONS - 4);
    waiting.push(...hold(1, "cas"));
    await eventually(() => made === MAXIMUM_CONNECTIONS - 3);
    gone.abort();
    assert.deepEqual(new Set(await Promise.all(waiting)), new Set(["given up"]));
    speak = (socket) => socket.write(`${OK}content-length: 2\r\n\r\n{}`);
    assert.equal((await post(calls)).body.toString(), "{}");
    calls.close();
  });

  test("HOOK-19 users take turns for the connections of a target, and who gives up waits no more", async () => {
    const held: TLSSocket[] = [];
    speak = (socket) => held.push(socket);
    const calls = open();
    const answered: string[] = [];
    const gone = new AbortController();
    const ask = async (holder: string, signal = NEVER) => {
      await post(calls, 60_000, signal, holder);
      answered.push(holder);
    };
    const asked = ["ann", "ben"].flatMap((holder) => Array.from({ length: 50 }, () => ask(holder)));
    // What the first two leave.
    asked.push(...["eve", "eve", "eve", "fay", "cas", "cas", "cas"].map((holder) => ask(holder)));
    const givenUp = assert.rejects(ask("dan", gone.signal), unreachable(/context deadline exceeded$/));
    await eventually(() => held.length === MAXIMUM_CONNECTIONS);
    gone.abort();
    await givenUp;
    // One after the other: each end is followed by the beginning of one that waits.
    for (let ended = 0; ended < asked.length; ended++) {
      const socket = await eventually(() => held.shift());
      socket.write(`${OK}content-length: 2\r\n\r\n{}`);
      await eventually(() => answered.length > ended);
    }
    await Promise.all(asked);
    // Behind those that were begun at once.
    const last = answered.lastIndexOf("cas");
    assert.ok(last < MAXIMUM_CONNECTIONS + 9, `the last of the third user is answered as number ${last}`);
    calls.close();
  });

  test("HOOK-23 random bytes never come to more than a failure or an answer", async () => {
    const random = chance(Date.now() % 2 ** 31);
    const pieces = [
      "HTTP/1.1 ",
      "200 OK\r\n",
      "content-length: ",
      "transfer-encoding: chunked",
      "\r\n",
      "\r\n\r\n",
      "5",
      "{}",
      ":",
      "\0",
      "HTTP/1.1 100 Continue\r\n\r\n",
    ];
    speak = (socket) => {
      const text = Array.from({ length: 8 }, () => pieces[Math.floor(random() * pieces.length)]).join("");
      socket.end(random() < 0.5 ? `HTTP/1.1 200 OK\r\n${text}` : text);
    };
    const calls = open();
    const outcomes = await Promise.allSettled(Array.from({ length: 90 }, () => post(calls, 5_000)));
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") assert.ok(outcome.reason instanceof WebhookUnreachable, String(outcome.reason));
    }
    calls.close();
    await eventually(() => sockets.size === 0);
  });
});
