import assert from "node:assert/strict";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { connect as connectTcp, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { connect } from "node:tls";
import { queryObjects } from "node:v8";
import { loadCertificates } from "../../../../runtime/certificates/certificate-store.js";
import { issueAuthority, issueCertificate } from "../../../../runtime/certificates/issue.js";
import { systemClock } from "../../../../runtime/clock/clock.js";
import type { ResponseStream } from "../../../../runtime/endpoints/exchange.js";
import { cipherSuites } from "../../../../runtime/flags/tls-values.js";
import { limitsFor } from "../../../../runtime/http/connections/connection-book.js";
import { Listener, type ListenerOptions } from "../../../../runtime/http/connections/listener.js";
import { Http1Exchange } from "../../../../runtime/http/exchanges/http1-exchange.js";
import { Lifecycle } from "../../../../runtime/server/lifecycle.js";
import { countFrames, FLAG, FRAME, frame, HTTP2_PREFACE, hungUp, requestHeaders } from "../../../support/attacker.js";
import { eventually, standsStill } from "../../../support/eventually.js";

/** Connection preface, empty SETTINGS, and a HEADERS frame that no decoder can read. */
const BROKEN = Buffer.concat([
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]),
  Buffer.from([0, 0, 5, 1, 5, 0, 0, 0, 1, 255, 255, 255, 255, 255]),
]);

let directory: string;
let certificates: Awaited<ReturnType<typeof loadCertificates>>;
before(async () => {
  directory = mkdtempSync(join(tmpdir(), "orch-listener-"));
  certificates = await loadCertificates({ directory, addresses: [], serviceName: "orch", now: Date.now() });
});
after(() => rmSync(directory, { recursive: true }));

const listening = (serve: ListenerOptions["serve"], more: Partial<ListenerOptions> = {}): Listener =>
  new Listener({
    ...certificates.serving,
    host: "127.0.0.1",
    port: 0,
    clientAuthorities: [certificates.servingAuthority],
    proxyAuthorities: [],
    requestTimeoutMs: 60_000,
    tls: { minVersion: "TLSv1.2", cipherSuites: cipherSuites("") },
    limits: limitsFor(1000),
    clock: systemClock,
    serve,
    ...more,
  });
const answerOk: ListenerOptions["serve"] = (exchange) => exchange.send(200, "text/plain", Buffer.from("ok"));

test("a connection on which HTTP/2 is broken is cut off, and no other", async () => {
  const ca = certificates.servingAuthority;
  const listener = listening(answerOk, { probeIntervalMs: 100 });
  const port = await listener.listen();
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ca });
  const status = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ":path": "/" });
      stream.on("response", (headers) => resolve(headers[":status"]));
      stream.on("error", reject).resume();
    });
  assert.equal(await status(), 200);
  for (let i = 0; i < 3; i++) {
    const socket = connect({ host: "127.0.0.1", port, ca, ALPNProtocols: ["h2"] }, () => socket.write(BROKEN));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => undefined).resume();
    await closed;
  }
  assert.equal(await status(), 200, "who answers probes stays");
  session.close();
  await listener.drain();
});

test("a handshake that fails ends its connection, whatever it fails by, long before its time is over", async () => {
  const listener = listening(answerOk, { handshakeTimeoutMs: 3_600_000 });
  const port = await listener.listen();
  const greetings = [
    Buffer.from("GET / HTTP/1.1\r\nhost: x\r\n\r\n"),
    Buffer.from("hello\r\n"),
    // A record of a handshake that is none, and an alert.
    Buffer.from("160301000568656c6c6f", "hex"),
    Buffer.from("15030100020228", "hex"),
  ];
  const said = await Promise.all(
    greetings.map(async (greeting) => {
      const socket = connectTcp({ host: "127.0.0.1", port });
      const over = hungUp(socket.on("error", () => undefined));
      socket.write(greeting);
      return over;
    }),
  );
  assert.match(said[0] as string, /^HTTP\/1\.0 400 .*Client sent an HTTP request to an HTTPS server/s);
  await listener.drain();
});

test("AUTHN-03 once the authorities are others nobody is served whom an old one vouched for, however many are to be looked at", async (context) => {
  const CONNECTIONS = 300;
  // Of one name, so that it takes time to see that none of them has signed.
  const [old, ...others] = await Promise.all(Array.from({ length: 20 }, () => issueAuthority("authority", Date.now())));
  assert.ok(old);
  const subject = { commonName: "jane", organizations: [], usage: "client", names: [] } as const;
  const { certificate: cert, key } = await issueCertificate(old, subject, Date.now());
  let isRenewed = false;
  const served = new Set<object>();
  let after = 0;
  const serve: ListenerOptions["serve"] = (exchange) => {
    exchange.connection.recognise("jane");
    served.add(exchange.connection);
    if (isRenewed) after++;
    exchange.send(200, "text/plain", Buffer.from("ok"));
  };
  const listener = listening(serve, { clientAuthorities: [old.certificate], limits: limitsFor(2000) });
  context.after(() => end(listener));
  const port = await listener.listen();
  const ca = certificates.servingAuthority;
  const talk = async (): Promise<void> => {
    const socket = connect({ host: "127.0.0.1", port, ca, cert, key });
    const ask = (): unknown => socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    // Each asks anew as soon as it is answered.
    socket
      .on("data", ask)
      .on("error", () => undefined)
      .once("secureConnect", ask);
    await new Promise((over) => socket.once("close", over));
  };
  const talking = Promise.all(Array.from({ length: CONNECTIONS }, talk));
  await eventually(() => served.size === CONNECTIONS);
  listener.renew({ ...certificates.serving, clientAuthorities: others.map(({ certificate }) => certificate), proxyAuthorities: [] });
  isRenewed = true;
  await talking;
  assert.equal(after, 0);
});

test("AUTHN-03 who has shown a certificate that proved nothing is answered once when authorities are added, and then connects anew", async (context) => {
  const [known, added] = await Promise.all([issueAuthority("known", Date.now()), issueAuthority("added", Date.now())]);
  const subject = { commonName: "jane", organizations: [], usage: "client", names: [] } as const;
  const { certificate: cert, key } = await issueCertificate(added, subject, Date.now());
  const listener = listening(answerOk, { clientAuthorities: [known.certificate] });
  context.after(() => end(listener));
  const port = await listener.listen();
  const clients = Array.from({ length: 5 }, () => connect({ host: "127.0.0.1", port, ca: certificates.servingAuthority, cert, key }));
  await Promise.all(clients.map((socket) => once(socket, "secureConnect")));
  const clientAuthorities = [known.certificate, added.certificate];
  listener.renew({ ...certificates.serving, clientAuthorities, proxyAuthorities: [] });
  for (let i = 0; i < 10; i++) await nextTurn();
  for (const socket of clients) {
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    assert.match(await hungUp(socket), /^HTTP\/1\.1 200 OK\r\n.*\r\nConnection: close\r\n/s);
  }
});

test("a request over HTTP/1.1 that has been answered leaves nothing behind while its connection waits for the next", {
  timeout: 60_000,
}, async (context) => {
  // Nobody looks which requests are open.
  context.mock.timers.enable({ apis: ["setInterval"] });
  const listener = listening(answerOk);
  const port = await listener.listen();
  const socket = connect({ host: "127.0.0.1", port, ca: certificates.servingAuthority, ALPNProtocols: ["http/1.1"] });
  const answered = new Promise((resolve) => socket.once("data", resolve));
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await answered;
  await eventually(() => queryObjects(Http1Exchange, { format: "count" }) === 0);
  socket.destroy();
  await listener.drain();
});

test("LIM-05 a client of HTTP/2 to whom nothing can be sent any longer is cut off, although nothing is read that would tell", {
  timeout: 60_000,
}, async (context) => {
  const accepted: Socket[] = [];
  const onSocket = (message: unknown): void => void accepted.push((message as { socket: Socket }).socket);
  subscribe("net.server.socket", onSocket);
  context.after(() => unsubscribe("net.server.socket", onSocket));
  let stream: ResponseStream | undefined;
  const listener = listening(
    (exchange) => {
      stream = exchange.stream(200, "text/plain");
    },
    { probeIntervalMs: 3_600_000, requestTimeoutMs: 3_600_000 },
  );
  context.after(() => listener.drain());
  const port = await listener.listen();
  const ca = certificates.servingAuthority;
  const half = { allowHalfOpen: true };
  const socket = connect({ host: "127.0.0.1", port, ca, ALPNProtocols: ["h2"], ...half });
  socket.on("error", () => undefined).resume();
  await once(socket, "secureConnect");
  socket.write(Buffer.concat([HTTP2_PREFACE, frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", "/"))]));
  await eventually(() => stream !== undefined);
  const raw = accepted[0] as Socket;
  raw.end();
  await once(raw, "finish");
  for (let i = 0; i < 3; i++) {
    stream?.write(Buffer.from("x"));
    await nextTurn();
  }
  await eventually(() => stream?.closed === true && raw.closed);
});

test("what is still open when patience with it is over is cut", { timeout: 60_000 }, async () => {
  let isAsked = false;
  const unanswered = (): void => {
    isAsked = true;
  };
  const listener = listening(unanswered, { requestTimeoutMs: 3_600_000 });
  const port = await listener.listen();
  const socket = connect({ host: "127.0.0.1", port, ca: certificates.servingAuthority, ALPNProtocols: ["http/1.1"] });
  const over = hungUp(socket.on("error", () => undefined));
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await eventually(() => isAsked);
  await new Lifecycle().drain(listener, 0, 1);
  assert.equal(await over, "");
});

test("a connection over which a request comes now and then stays, one that is idle for a minute and a half does not", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  let finished = 0;
  const listener = listening((exchange) => {
    exchange.onClose(() => finished++);
    answerOk(exchange);
  });
  context.after(() => listener.drain());
  const port = await listener.listen();
  const socket = connect({ host: "127.0.0.1", port, ca: certificates.servingAuthority, ALPNProtocols: ["http/1.1"] });
  const over = hungUp(socket.on("error", () => undefined));
  for (let requests = 1; requests <= 4; requests++) {
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await eventually(() => finished === requests || socket.closed);
    context.mock.timers.tick(60_000);
  }
  context.mock.timers.tick(60_000);
  const said = await over;
  assert.equal(said.split("HTTP/1.1 200 OK").length - 1, 4);
  assert.match(said, /\r\nKeep-Alive: timeout=90\r\n/, "clients are told how long it stays");
});

const WHOLE = FLAG.endHeaders | FLAG.endStream;
const headers = (flags: number, stream: number): Buffer => frame(FRAME.headers, flags, stream, requestHeaders("GET", "/"));

/** A stranger over HTTP/2 who has been answered, and what else he has said has come. */
async function answered(port: number, more: Buffer = Buffer.alloc(0)): Promise<Socket> {
  const accepted: Socket[] = [];
  const note = (message: unknown): void => void accepted.push((message as { socket: Socket }).socket);
  subscribe("net.server.socket", note);
  const socket = connect({ host: "127.0.0.1", port, ca: certificates.servingAuthority, ALPNProtocols: ["h2"] });
  socket.on("error", () => undefined);
  await once(socket, "secureConnect");
  unsubscribe("net.server.socket", note);
  const [raw] = accepted as [Socket];
  let said: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    said = Buffer.concat([said, chunk]);
  });
  socket.write(Buffer.concat([HTTP2_PREFACE, headers(WHOLE, 1)]));
  await eventually(() => countFrames(said, FRAME.data) > 0);
  const before = raw.bytesRead;
  socket.write(more);
  if (more.length > 0) await eventually(() => raw.bytesRead >= before + more.length);
  return socket;
}

/** Whatever is open. */
function end(listener: Listener): Promise<void> {
  const ended = listener.drain();
  listener.destroy();
  return ended;
}

test("LIM-05 headers over HTTP/2 that never end are given up long before a connection that is idle, also behind a whole request", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const listener = listening(answerOk, { probeIntervalMs: 3_600_000 });
  context.after(() => end(listener));
  const port = await listener.listen();
  const idle = await answered(port);
  const partial = await answered(port, headers(0, 3));
  context.mock.timers.tick(12_000);
  await eventually(() => partial.closed);
  // What ended with it has been seen to by then.
  await answered(port);
  assert.equal(idle.closed, false);
});

test("LIM-05 strangers whose headers over HTTP/2 have come in part make room for others, whatever came before", async (context) => {
  const listener = listening(answerOk, { probeIntervalMs: 3_600_000 });
  context.after(() => end(listener));
  const port = await listener.listen();
  const idle = await answered(port);
  const sockets: Socket[] = [];
  for (let i = 0; i < 48; i++) sockets.push(await answered(port, headers(0, 3)));
  const open = (): number => sockets.filter(({ closed }) => !closed).length;
  assert.equal(await standsStill(open, () => open() === 32), 32);
  assert.deepEqual(
    sockets.map(({ closed }) => closed),
    sockets.map((_, index) => index < 16),
  );
  assert.ok(!idle.closed);
});
