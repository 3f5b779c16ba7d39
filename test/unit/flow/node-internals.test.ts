/** What is leaned on of Node, tried against the Node at hand: a failure here says what to look at before another line is used. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  connect as connectHttp2,
  createServer as createHttp2Server,
  createSecureServer,
  type Http2SecureServer,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import { type AddressInfo, connect as connectTcp, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type ConnectionOptions, connect, TLSSocket } from "node:tls";
import { loadCertificates } from "../../../runtime/certificates/certificate-store.js";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import {
  boundHttp1Side,
  canFeed,
  chainOf,
  encryptionBegun,
  endParsing,
  failedAt,
  feed,
  holdsBack,
  isRead,
  keepChains,
  leaveChunksAlone,
  leaveOutHttp1LookAlikes,
  markOf,
  markSocket,
  onEnding,
  onKeyChange,
  onPiece,
  passThrough,
  readThroughStream,
  respondAny,
  socketBelow,
  startReading,
  stopParsing,
  stopReading,
  TRIED_NODE_LINES,
} from "../../../runtime/flow/node-internals.js";
import { Attacker, FLAG, FRAME, frame, HTTP2_PREFACE, requestHeaders, TLS12_ONLY } from "../../support/attacker.js";
import { eventually } from "../../support/eventually.js";
import { TlsRecords } from "../../support/tls-records.js";

describe("what is leaned on of Node", () => {
  let directory: string;
  let server: Http2SecureServer;
  let port: number;
  const accepted: Socket[] = [];
  const secured: TLSSocket[] = [];
  const sessions: ServerHttp2Session[] = [];
  const failures: Error[] = [];
  const changedKeys: Socket[] = [];
  /** What sees to encrypted connections, while a test keeps it back. */
  let heldBack: (() => void)[] | undefined;
  let requests = 0;

  before(async () => {
    directory = mkdtempSync(join(tmpdir(), "orch-node-"));
    const { serving } = await loadCertificates({ directory, addresses: [], serviceName: "orch", now: Date.now() });
    server = createSecureServer({ allowHTTP1: true, cert: serving.certificate, key: serving.key });
    boundHttp1Side(server, { headersTimeout: 1e4, requestTimeout: 1e4, keepAliveTimeout: 1e4, maxHeaderSize: 2048, maxHeadersCount: 10 });
    leaveOutHttp1LookAlikes(server);
    onKeyChange(server, (raw) => {
      changedKeys.push(raw);
      return changedKeys.length < 3;
    });
    passThrough(server, "connection", (raw, begin) => {
      accepted.push(raw);
      // Only what has come in the meantime says that there is something to begin with.
      raw.once("readable", () => setImmediate(begin));
    });
    passThrough(server, "secureConnection", (socket: TLSSocket, begin) => {
      secured.push(socket);
      markSocket(socket, { mark: secured.length });
      if (heldBack === undefined) begin();
      else heldBack.push(begin);
    });
    server.on("sessionError", () => undefined);
    server.on("session", (session) => {
      sessions.push(session);
      assert.deepEqual(markOf(session.socket as TLSSocket), { mark: secured.length }, "a mark is read through the proxy of a session");
    });
    server.on("clientError", (error, socket) => {
      failures.push(error);
      socket.destroy();
    });
    server.on("stream", (stream) => {
      stream.respond({ ":status": 200 });
      stream.end("ok");
    });
    server.on("request", (request: unknown, response: unknown) => {
      requests++;
      const { url, socket } = request as IncomingMessage;
      if (url === "/end") {
        endParsing(socket as TLSSocket);
        socket.destroy();
        return;
      }
      const answer = response as ServerResponse<IncomingMessage>;
      if (url === "/large") {
        answer.end(Buffer.alloc(64 * 1024, "x"));
        return;
      }
      answer.writeHead(200, { "Transfer-Encoding": "chunked" });
      leaveChunksAlone(answer);
      answer.end("2\r\nok\r\n0\r\n\r\n");
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  after(() => {
    server.close();
    for (const raw of accepted) raw.destroy();
    rmSync(directory, { recursive: true });
  });

  const open = async (protocol: string, more: ConnectionOptions = {}): Promise<TLSSocket> => {
    const count = secured.length;
    const socket = connect({ host: "127.0.0.1", port, rejectUnauthorized: false, ALPNProtocols: [protocol], ...more });
    await once(socket, "secureConnect");
    await eventually(() => secured.length > count);
    return socket.on("error", () => undefined);
  };
  const GET = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

  test("it is one of the lines for which all of this has been tried", () => {
    assert.ok(TRIED_NODE_LINES.includes(Number.parseInt(process.versions.node, 10)), process.version);
  });

  test("a handshake may begin after its first bytes have come; the socket below is known; bodies are framed by whoever writes them", async () => {
    const socket = await open("http/1.1");
    assert.equal(socketBelow(secured.at(-1) as TLSSocket), accepted.at(-1));
    socket.write(GET);
    const [chunk] = (await once(socket, "data")) as [Buffer];
    assert.match(chunk.toString(), /\r\n\r\n2\r\nok\r\n0\r\n\r\n$/);
    socket.destroy();
  });

  test("changes of keys are told of as long as somebody wants to know, and what comes behind them is read", async () => {
    const attacker = new Attacker({ url: `https://127.0.0.1:${port}`, credentials: { ca: "" } });
    const records = await TlsRecords.open(attacker);
    const before = requests;
    const changes = Array.from({ length: 5 }, () => records.keyChange());
    records.raw.write(Buffer.concat([...changes, records.data(GET)]));
    await eventually(() => requests > before);
    assert.deepEqual(changedKeys, Array(3).fill(accepted.at(-1)));
    attacker.close();
  });

  test("who is not to ask for a new handshake is told of by an error before there is one", async () => {
    const socket = await open("http/1.1", TLS12_ONLY);
    secured.at(-1)?.disableRenegotiation();
    const before = failures.length;
    socket.resume().renegotiate({}, () => undefined);
    await eventually(() => failures.length > before);
    assert.equal((failures.at(-1) as NodeJS.ErrnoException).code, "ERR_TLS_RENEGOTIATION_DISABLED");
    socket.destroy();
  });

  test("a request that names no host is served as others are", async () => {
    const socket = await open("http/1.1");
    socket.write("GET / HTTP/1.1\r\n\r\n");
    const [chunk] = (await once(socket, "data")) as [Buffer];
    assert.match(chunk.toString(), /^HTTP\/1.1 200 /);
    socket.destroy();
  });

  test("a connection can be kept from being read, below the encryption, and read on", async () => {
    for (const protocol of ["http/1.1", "h2"]) {
      const socket = await open(protocol);
      const raw = accepted.at(-1) as Socket;
      assert.ok(isRead(secured.at(-1) as TLSSocket));
      stopReading(raw);
      const read = raw.bytesRead;
      socket.write(GET);
      for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
      assert.equal(raw.bytesRead, read);
      startReading(raw, secured.at(-1));
      await eventually(() => raw.bytesRead > read);
      socket.destroy();
    }
  });

  test("one that speaks HTTP/2 is not read on either when what was written has left, until it is to be", async () => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false }).on("error", () => undefined);
    const ask = async (): Promise<void> => {
      const stream = session.request({ ":path": "/" }).resume();
      await once(stream, "close");
    };
    await ask();
    const [raw, above] = [accepted.at(-1) as Socket, secured.at(-1) as TLSSocket];
    const own = sessions.at(-1) as ServerHttp2Session;
    stopReading(raw, above);
    const read = raw.bytesRead;
    own.ping(() => undefined);
    await once(session, "ping");
    const answered = ask();
    for (let turn = 0; turn < 100; turn++) await nextTurn();
    assert.equal(raw.bytesRead, read);
    startReading(raw, above);
    await answered;
    own.ping(() => undefined);
    await once(session, "ping");
    await ask();
    session.destroy();
  });

  test("a connection tells once that it ends: when the other side has said so, is gone, or it is cut here", async () => {
    for (const protocol of ["http/1.1", "h2"]) {
      const ways: readonly ((socket: TLSSocket, below: Socket, own: TLSSocket) => unknown)[] = [
        (socket) => socket.end(),
        (_, below) => below.resetAndDestroy(),
        (_socket, _below, own) => own.destroy(),
      ];
      for (const end of ways) {
        const below = connectTcp(port, "127.0.0.1").on("error", () => undefined);
        const socket = await open(protocol, { socket: below });
        const own = secured.at(-1) as TLSSocket;
        let told = 0;
        onEnding(own, () => told++);
        assert.equal(told, 0);
        end(socket, below, own);
        await eventually(() => own.destroyed && accepted.at(-1)?.destroyed === true);
        assert.equal(told, 1);
        socket.destroy();
      }
    }
  });

  test("an encrypted connection may be seen to later: what has come by then is taken over, in both protocol versions", async () => {
    const head = frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", "/"));
    for (const [protocol, request] of [
      ["http/1.1", GET.repeat(3)],
      ["h2", Buffer.concat([HTTP2_PREFACE, head])],
    ] as const) {
      heldBack = [];
      const socket = await open(protocol);
      socket.write(request);
      await eventually(() => (secured.at(-1)?.readableLength ?? 0) > 0);
      const answered = once(socket, "data");
      for (const begin of heldBack) begin();
      heldBack = undefined;
      await answered;
      socket.destroy();
    }
  });

  test("a parser that is ended makes no request of what it has in hand, and serves other connections afterwards", async () => {
    const socket = await open("http/1.1");
    const before = requests;
    socket.resume().write(GET.replace("/", "/end") + GET.repeat(100));
    await once(socket, "close");
    assert.equal(requests, before + 1);
    for (let index = 0; index < 3; index++) {
      const next = await open("http/1.1");
      next.write(GET);
      const [chunk] = (await once(next, "data")) as [Buffer];
      assert.match(chunk.toString(), /^HTTP\/1\.1 200/);
      next.destroy();
    }
  });

  test("a connection that is read by way of its stream keeps what comes while answers wait to be written", async () => {
    const socket = await open("http/1.1");
    readThroughStream(secured.at(-1) as TLSSocket);
    const [asked, failed] = [requests, failures.length];
    // Several TLS records in a packet, of which the first asks for more than may wait.
    const get = GET.replace("/", "/large").replace("\r\n\r\n", `\r\npad: ${"x".repeat(1000)}\r\n\r\n`);
    socket.resume().write(get.repeat(64));
    await eventually(() => requests === asked + 64 || failures.length > failed);
    assert.equal(failures.length, failed, failures.at(-1)?.message);
    socket.destroy();
  });

  test("each piece of what comes over HTTP/1.1 is told of, whichever way it is read, as long as somebody wants to know", async () => {
    for (const isThroughStream of [false, true]) {
      const socket = await open("http/1.1");
      const above = secured.at(-1) as TLSSocket;
      let told = 0;
      onPiece(above, () => {
        told++;
      });
      if (isThroughStream) readThroughStream(above);
      const before = requests;
      for (const part of ["GET / HT", "TP/1.1\r\nho", "st: x\r\n", "\r\n"]) {
        const count = told;
        socket.resume().write(part);
        await eventually(() => told > count);
      }
      await eventually(() => requests === before + 1);
      socket.destroy();
    }
  });

  test("a parser that is stopped reads nothing that still comes as a request, whichever way the connection is read", async () => {
    for (const prepare of [readThroughStream, () => undefined]) {
      const socket = await open("http/1.1");
      const [raw, above] = [accepted.at(-1) as Socket, secured.at(-1) as TLSSocket];
      prepare(above);
      socket.resume().write(GET);
      const before = requests;
      await eventually(() => requests === before + 1);
      let pieces = 0;
      stopParsing(above, () => pieces++);
      const read = raw.bytesRead;
      socket.write(GET.repeat(10));
      await eventually(() => raw.bytesRead > read && pieces > 0);
      for (let turn = 0; turn < 50; turn++) await nextTurn();
      assert.equal(requests, before + 1);
      assert.ok(!above.destroyed, "it is left to whoever stopped it");
      socket.destroy();
    }
  });

  test("destroying the socket below ends the connection, encrypted or not", async () => {
    const socket = await open("http/1.1");
    const closed = once(secured.at(-1) as TLSSocket, "close");
    accepted.at(-1)?.destroy();
    await Promise.all([closed, once(socket.resume(), "close")]);
  });

  test("the parser tells where it failed, and keeps the bounds of the HTTP/1 side", async () => {
    for (const [text, code, position] of [
      ["FOO / HTTP/1.1\r\n\r\n", "HPE_INVALID_METHOD", 3],
      [`${GET}FOO / HTTP/1.1\r\n\r\n`, "HPE_INVALID_METHOD", GET.length + 3],
      [`GET /${"a".repeat(3000)} HTTP/1.1\r\n\r\n`, "HPE_HEADER_OVERFLOW", Number.POSITIVE_INFINITY],
    ] as const) {
      const socket = await open("http/1.1");
      const count = failures.length;
      socket.resume().write(text);
      await once(socket, "close");
      const failure = failures[count] as Error & { code: string };
      assert.equal(failure.code, code);
      assert.ok(
        ((failedAt(failure) as number) <= position && (failedAt(failure) as number) >= position - 3) ||
          position === Number.POSITIVE_INFINITY,
      );
    }
  });
});

test("the chain that a client sends is there when its connection is told of, for whoever asks and however often", async () => {
  const authority = await issueAuthority("chain", Date.now());
  const order = { commonName: "jane", usage: "client", names: [] } as const;
  const { certificate, key } = await issueCertificate(authority, order, Date.now());
  for (const maxVersion of ["TLSv1.2", "TLSv1.3"] as const) {
    const server = createSecureServer({
      cert: certificate,
      key,
      ca: authority.certificate,
      requestCert: true,
      maxVersion,
      allowHTTP1: true,
    });
    keepChains(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const sent = certificate + authority.certificate;
    const client = connect({ host: "127.0.0.1", port, rejectUnauthorized: false, cert: sent, key, ALPNProtocols: ["http/1.1"] });
    const [socket] = (await once(server, "secureConnection")) as [TLSSocket];
    for (let times = 0; times < 2; times++) {
      const subjects: string[] = [];
      for (let next = chainOf(socket); next !== undefined; next = next.issuerCertificate) subjects.push(next.subject);
      assert.deepEqual([subjects[0], subjects.at(-1)], ["CN=jane", "CN=chain"]);
    }
    client.destroy();
    server.close();
  }
});

for (const maxVersion of ["TLSv1.2", "TLSv1.3"] as const) {
  test(`a handshake can be fed by hand, a few bytes at a time, and is read on when it is over: ${maxVersion}`, async () => {
    const authority = await issueAuthority("fed", Date.now());
    const order = { commonName: "jane", usage: "client", names: [] } as const;
    const { certificate, key } = await issueCertificate(authority, order, Date.now());
    const server = createSecureServer({ cert: certificate, key, requestCert: true, rejectUnauthorized: false, allowHTTP1: true });
    const init = Object.getOwnPropertyDescriptor(TLSSocket.prototype, "_init");
    const begun: { raw: Socket; handshake: TLSSocket | undefined }[] = [];
    passThrough(server, "connection", (raw: Socket, begin) => {
      raw.once("readable", () => {
        begun.push({ raw, handshake: encryptionBegun(begin) });
        process.nextTick(stopReading, raw);
      });
    });
    let requests = 0;
    server.on("request", (_, response) => {
      requests++;
      response.end("ok");
    });
    server.on("tlsClientError", () => undefined);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const given = { host: "127.0.0.1", port, rejectUnauthorized: false, cert: certificate, key, maxVersion, ALPNProtocols: ["http/1.1"] };
    try {
      const client = connect(given).on("error", () => undefined);
      // Leaves with what ends the handshake.
      client.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
      const secured = once(server, "secureConnection");
      await eventually(() => begun.length === 1);
      const { raw, handshake } = begun[0] as { raw: Socket; handshake: TLSSocket };
      assert.ok(canFeed(raw));
      assert.equal(socketBelow(handshake), raw);
      assert.deepEqual(Object.getOwnPropertyDescriptor(TLSSocket.prototype, "_init"), init);
      await nextTurn();
      let isOver = false;
      void secured.then(() => {
        isOver = true;
      });
      const counts: number[] = [];
      await eventually(() => {
        if (!isOver) counts.push(feed(raw, handshake, 100));
        return isOver;
      });
      assert.deepEqual([(await secured)[0], requests, counts.every((count) => count >= 0 && count <= 100)], [handshake, 0, true]);
      assert.ok(counts.filter((count) => count > 0).length > 3, counts.join(" "));
      startReading(raw, handshake);
      const [answer] = (await once(client, "data")) as [Buffer];
      assert.match(answer.toString(), /^HTTP\/1\.1 200/);
      client.destroy();
      // One that hangs up, and one that is gone by the time that it is fed.
      const other = connect(given).on("error", () => undefined);
      await eventually(() => begun.length === 2);
      const left = begun[1] as { raw: Socket; handshake: TLSSocket };
      other.destroy();
      await eventually(() => feed(left.raw, left.handshake, 100) === -1);
      left.raw.destroy();
      await once(left.raw, "close");
      assert.deepEqual([canFeed(left.raw), feed(left.raw, left.handshake, 100)], [false, -1]);
    } finally {
      for (const { raw } of begun) raw.destroy();
      server.close();
    }
  });
}

test("the encryption holds back what HTTP/2 sends once sending has failed, and nothing before", { timeout: 60_000 }, async (context) => {
  const directory = mkdtempSync(join(tmpdir(), "orch-node-"));
  context.after(() => rmSync(directory, { recursive: true }));
  const { serving } = await loadCertificates({ directory, addresses: [], serviceName: "orch", now: Date.now() });
  const server = createSecureServer({ cert: serving.certificate, key: serving.key });
  const [accepted, opened] = [once(server, "connection"), once(server, "stream")];
  const secured = once(server, "secureConnection");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const half = { allowHalfOpen: true };
  const client = connect({ port: (server.address() as AddressInfo).port, rejectUnauthorized: false, ALPNProtocols: ["h2"], ...half });
  client.on("error", () => undefined).resume();
  await once(client, "secureConnect");
  client.write(Buffer.concat([HTTP2_PREFACE, frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", "/"))]));
  const [raw, above, stream] = [(await accepted)[0] as Socket, (await secured)[0] as TLSSocket, (await opened)[0] as ServerHttp2Stream];
  stream.on("error", () => undefined).respond({ ":status": 200 });
  stream.write("x");
  await once(client, "data");
  await nextTurn();
  assert.equal(holdsBack(raw, above), false);
  raw.end();
  await once(raw, "finish");
  for (let i = 0; i < 3; i++) {
    stream.write("x");
    await nextTurn();
  }
  assert.equal(holdsBack(raw, above), true, "nobody need look for it any longer");
  raw.destroy();
  client.destroy();
  server.close();
});

test("HTTP/2 says a status that its library does not take, once, and nothing of a head that it refuses", async () => {
  const server = createHttp2Server().listen(0, "127.0.0.1");
  await once(server, "listening");
  const session = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answered = async (respond: (stream: ServerHttp2Stream) => void) => {
    server.once("stream", (stream: ServerHttp2Stream) => {
      respond(stream);
      stream.end();
    });
    const [headers] = await once(session.request({ ":path": "/" }).resume(), "response");
    return [headers[":status"], headers["x-own"]];
  };
  assert.deepEqual(await answered((stream) => assert.equal(respondAny(stream, 999, { "x-own": "200" }), true)), [999, "200"]);
  const refusing = (stream: ServerHttp2Stream): void => {
    assert.throws(() => respondAny(stream, 999, { connection: "close" }));
    stream.respond({ ":status": 404 });
  };
  assert.deepEqual(await answered(refusing), [404, undefined]);
  session.close();
  server.close();
});

test("a beginning that makes nothing to encrypt, or fails, leaves nothing behind", () => {
  const init = Object.getOwnPropertyDescriptor(TLSSocket.prototype, "_init");
  assert.equal(
    encryptionBegun(() => undefined),
    undefined,
  );
  assert.throws(() =>
    encryptionBegun(() => {
      throw new Error("it fails");
    }),
  );
  assert.deepEqual(Object.getOwnPropertyDescriptor(TLSSocket.prototype, "_init"), init);
});

/** What V8 knows, in a process of its own, of the objects that `process.nextTick` makes, when garbage was collected while there were none. */
function tickShapes(before: string): readonly string[] {
  const code = `
    import { setTimeout as delay } from "node:timers/promises";
    import { keepTick } from ${JSON.stringify(new URL("../../../runtime/flow/node-internals.js", import.meta.url).href)};
    const ticks = async (count) => { for (let i = 0; i < count; i++) await new Promise((resolve) => process.nextTick(resolve)); };
    ${before};
    for (let round = 0; round < 6; round++) {
      await ticks(500);
      // Until the last of them is garbage, whatever else is queued at the end of a turn.
      await delay(20);
      gc();
    }
    await ticks(500);
    %DebugPrint(process.nextTick);`;
  const { stdout } = spawnSync(process.execPath, ["--expose-gc", "--allow-natives-syntax", "--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  return [...stdout.matchAll(/DefineKeyedOwnPropertyInLiteral (\w+)/g)].map(([, state]) => state as string);
}

test("what process.nextTick makes goes on being made the fast way where one of it is kept", () => {
  const isForgotten = (): boolean => tickShapes("").includes("MEGAMORPHIC");
  assert.ok(isForgotten() || isForgotten() || isForgotten(), "it is made so in any case: nothing need be kept");
  assert.deepEqual(new Set(tickShapes("keepTick()")), new Set(["MONOMORPHIC"]));
});
