/** What strangers do with connections: each attack is bounded, ends by itself, and leaves honest clients served. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import {
  Attacker,
  countFrames,
  cpuTime,
  FLAG,
  FRAME,
  frame,
  HTTP2_PREFACE,
  hungUp,
  indexedHeader,
  lastErrorCode,
  openSockets,
  requestHeaders,
  residentMemory,
  TLS12_ONLY,
} from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { certificateRecords, greeting, longChain } from "../support/long-chain.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const MAXIMUM_CONNECTIONS = 80;

describe("hostile connections", () => {
  let server: TestServer;
  let attacker: Attacker;
  /** Descriptors of the server at rest. */
  let atStart: number;
  before(async () => {
    const flags = [`--max-connections=${MAXIMUM_CONNECTIONS}`, "--tls-handshake-timeout=2s", "--request-timeout=4s"];
    server = await startServer({ flags });
    attacker = new Attacker(server);
    assertOk(await server.admin.get(MAPS), 200);
    atStart = openSockets(server.process.pid as number);
  });
  after(async () => {
    attacker.close();
    assert.equal(await server.stop(), 0);
    assert.doesNotMatch(server.output(), /exception|rejection|"level":(50|60)/);
  });

  /** A client that has no connection yet. */
  async function newcomer(): Promise<void> {
    const client = new ApiClient(server.url, server.credentials);
    assertOk(await client.get(MAPS), 200);
    client.close();
  }

  /** A connection on which something has been asked; with credentials that of a known client. */
  async function asked(by: Attacker, credentials?: TestServer["credentials"]): Promise<TLSSocket> {
    const socket = await by.tls("http/1.1", credentials);
    const answered = new Promise((resolve) => socket.once("data", resolve));
    socket.write("GET /version HTTP/1.1\r\nhost: x\r\n\r\n");
    await answered;
    return socket;
  }

  /** Whether it has been hung up on by now. */
  function watched(socket: TLSSocket): () => boolean {
    let isOver = false;
    socket.resume().once("close", () => {
      isOver = true;
    });
    return () => isOver;
  }

  test("connections that never finish the handshake are bounded, end in time, and give their descriptors back", async () => {
    const pid = server.process.pid as number;
    const atRest = openSockets(pid);
    const silent = await Promise.all(Array.from({ length: 3 * MAXIMUM_CONNECTIONS }, () => attacker.tcp()));
    // Half of them say the beginning of a greeting: a record of 512 bytes is announced and does not come.
    for (const [index, socket] of silent.entries()) {
      if (index % 2 === 0) socket.write(Buffer.from([22, 3, 1, 2, 0, 1]));
      socket.resume();
    }
    const strange = await attacker.tcp();
    strange.write("SSH-2.0-OpenSSH_9.9\r\n");
    await hungUp(strange.resume());
    await newcomer();
    // A quarter of all connections may be without a finished handshake; the newcomer is one more.
    assert.ok(openSockets(pid) <= atRest + MAXIMUM_CONNECTIONS / 4 + 1, `${atRest} -> ${openSockets(pid)}`);
    await Promise.all(silent.slice(0, MAXIMUM_CONNECTIONS).map(hungUp));
    await eventually(() => openSockets(pid) <= atRest + 1);
    attacker.close();
  });

  test("LIM-05 those whose greetings are cut make room before those who have not said anything yet", async () => {
    const patient = await attacker.tcp();
    const isOver = watched(patient as TLSSocket);
    for (let index = 0; index < 2 * MAXIMUM_CONNECTIONS; index++) {
      const socket = await attacker.tcp();
      socket.resume().write(Buffer.from([22, 3, 1, 2, 0, 1]));
      // The next one is accepted behind what this one has said.
      if (index % 4 === 3) assertOk(await server.admin.get(MAPS), 200);
    }
    assert.equal(isOver(), false);
    attacker.close();
  });

  test("strangers who say nothing once they are encrypted make room for others, and are hung up on", async () => {
    const pid = server.process.pid as number;
    const atRest = openSockets(pid);
    const silent: (TLSSocket | undefined)[] = [];
    // A few at a time, or they would cut each other off before they are encrypted.
    while (silent.length < 2 * MAXIMUM_CONNECTIONS) {
      const few = Array.from({ length: 8 }, (_, index) => attacker.tls(index % 2 === 0 ? "h2" : "http/1.1").catch(() => undefined));
      silent.push(...(await Promise.all(few)));
    }
    for (const socket of silent) socket?.resume();
    // A quarter of all may be strangers', another be encrypted just now; the newcomer is one more.
    await newcomer();
    assert.ok(openSockets(pid) <= atRest + MAXIMUM_CONNECTIONS / 2 + 1, `${atRest} -> ${openSockets(pid)}`);
    assertStatus(await server.anonymous.get(MAPS), 403, "Forbidden");
    await Promise.all(silent.map((socket) => (socket === undefined ? undefined : hungUp(socket))));
    attacker.close();
  });

  test("bodies that never end keep no stream open: it is answered, then reset; headers are counted and bounded", async () => {
    const pid = server.process.pid as number;
    const before = residentMemory(pid);
    for (let round = 0; round < 4; round++) {
      const socket = await attacker.http2Socket();
      let received = Buffer.alloc(0);
      socket.on("data", (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
      });
      const many = Buffer.concat([indexedHeader("a", "b"), Buffer.alloc(15_500, 0xbe)]);
      for (let stream = 1; stream < 500 && !socket.destroyed; stream += 2) {
        const block =
          stream === 1
            ? requestHeaders("POST", MAPS, indexedHeader("a", "b"))
            : requestHeaders("POST", MAPS, stream % 4 === 1 ? many : Buffer.from([0xbe]));
        socket.write(frame(FRAME.headers, FLAG.endHeaders, stream, block));
      }
      await eventually(() => socket.destroyed || countFrames(received, FRAME.reset) >= 200);
      socket.destroy();
    }
    // One alone, too: nothing else ends its stream.
    const single = await attacker.http2Socket();
    let said = Buffer.alloc(0);
    single.on("data", (chunk: Buffer) => {
      said = Buffer.concat([said, chunk]);
    });
    single.write(frame(FRAME.headers, FLAG.endHeaders, 1, requestHeaders("POST", MAPS)));
    await eventually(() => countFrames(said, FRAME.headers) > 0);
    single.write(frame(FRAME.ping, 0, 0, Buffer.alloc(8)));
    await eventually(() => countFrames(said, FRAME.ping) > 0);
    assert.equal(countFrames(said, FRAME.reset), 1);
    single.destroy();
    await newcomer();
    assert.ok(residentMemory(pid) - before < 150, `${before} -> ${residentMemory(pid)} MiB`);
  });

  test("LIM-05 the headers of open requests are bounded together: who has megabytes of them open is cut off", async () => {
    const { cert, key } = server.credentials as { cert: string; key: string };
    const session = attacker.http2Session({ cert, key });
    const path = `${MAPS}?watch=1&fieldSelector=metadata.name%3Dnobody`;
    const STREAMS = 100;
    let over = 0;
    let answered = 0;
    // They go on as long as they are let; so many are 6 MB.
    for (let index = 0; index < STREAMS; index++) {
      const stream = session.request({ ":path": path, "x-long": "b".repeat(60_000) });
      stream.on("error", () => undefined).on("close", () => over++);
      stream.on("response", () => answered++);
    }
    await eventually(() => over === STREAMS || answered === STREAMS);
    assert.ok(answered <= 70, `${answered} were answered`);
    assert.ok(session.destroyed);
    await newcomer();
  });

  test("an answer that nobody reads is given up, and so are blocks of headers that never end, long before a connection that is idle", async () => {
    const isIdleOver = watched(await asked(attacker, server.credentials));
    const zero = await attacker.tls("h2");
    const noWindow = frame(FRAME.settings, 0, 0, Buffer.from([0, 4, 0, 0, 0, 0]));
    zero.write(Buffer.concat([HTTP2_PREFACE.subarray(0, 24), noWindow]));
    zero.write(frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", "/version")));
    zero.resume();
    const unfinished = await attacker.http2Socket();
    unfinished.write(frame(FRAME.headers, 0, 1, requestHeaders("GET", MAPS)));
    await Promise.all([zero, unfinished].map(hungUp));
    assert.ok(!isIdleOver());
    attacker.close();
  });

  test("headers over HTTP/1.1 that never end are given up, those of strangers long before those of known clients", async () => {
    // Requests may take long here: nothing is ended for that.
    const patient = await startServer();
    const sender = new Attacker(patient);
    const idle = watched(await asked(sender, patient.credentials));
    const known = await asked(sender, patient.credentials);
    const strangers = [await sender.tls("http/1.1"), await asked(sender)];
    for (const socket of [known, ...strangers]) socket.write(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\nx-a: `);
    const isKnownOver = watched(known);
    await Promise.all(strangers.map(hungUp));
    // What ended together with them has been seen to by now.
    await asked(sender);
    assert.ok(!isKnownOver());
    await eventually(isKnownOver);
    assert.ok(!idle());
    sender.close();
    assert.equal(await patient.stop(), 0);
  });

  test("WATCH-04 watches that read nothing are given up over both protocol versions; those that read, or have nothing to read, stay", async () => {
    const { cert, key } = server.credentials as { cert: string; key: string };
    const pid = server.process.pid as number;
    for (let index = 0; index < 8; index++) {
      assertOk(await server.admin.post(MAPS, { metadata: { name: `watched-${index}` }, data: { text: "x".repeat(1_000_000) } }), 201);
    }
    const session = attacker.http2Session({ cert, key, settings: { initialWindowSize: 0 } });
    const watching = (query: string) => session.request({ ":path": `${MAPS}?watch=1${query}` });
    const deaf = watching("");
    const idle = watching("&fieldSelector=metadata.name%3Dnobody");
    const given = new Promise<number>((resolve) => deaf.on("error", () => undefined).once("close", () => resolve(deaf.rstCode)));
    const socket = await attacker.tls("http/1.1", { cert, key });
    const over = new Promise((resolve) => socket.once("close", resolve));
    socket.pause().write(`GET ${MAPS}?watch=1 HTTP/1.1\r\nhost: x\r\n\r\n`);
    const reading = await server.admin.open("GET", `${MAPS}?watch=1`);
    let read = 0;
    reading.on("data", (chunk: Buffer) => {
      read += chunk.length;
    });
    const opened = openSockets(pid);
    assert.notEqual(await given, 0);
    // Read on any sooner it would be one that reads. What is there is read to its end, which is the server's.
    await eventually(() => openSockets(pid) < opened);
    socket.resume();
    await over;
    assert.ok(!idle.closed);
    const before = read;
    assertOk(await server.admin.post(MAPS, { metadata: { name: "after" } }), 201);
    await eventually(() => read > before);
    reading.destroy();
    session.close();
  });

  test("a header in records of one byte each costs the sender no more the longer it is", async () => {
    const RECORDS = 2000;
    const answered = async (header: number): Promise<number> => {
      const socket = await attacker.tls("http/1.1");
      const before = cpuTime(server.process.pid as number);
      socket.write(`GET /version HTTP/1.1\r\nhost: x\r\nx-a: ${"b".repeat(header)}`);
      for (let index = 0; index < RECORDS; index++) socket.write("c");
      const answer = new Promise((resolve) => socket.once("data", resolve));
      socket.write("\r\n\r\n");
      await answer;
      socket.destroy();
      return cpuTime(server.process.pid as number) - before;
    };
    const leastOf = async (header: number): Promise<number> =>
      Math.min(await answered(header), await answered(header), await answered(header));
    const [short, long] = [await leastOf(10), await leastOf(300_000)];
    assert.ok(long < 4 * short + 0.1, `seconds of CPU: ${short} and ${long}`);
  });

  test("floods of CONTINUATION, PING, SETTINGS and resets cost the sender the connection, and nobody else anything", async () => {
    const id = Buffer.alloc(8);
    const floods: Record<string, (index: number) => Buffer> = {
      continuation: (index) =>
        index === 0
          ? frame(FRAME.headers, 0, 1, requestHeaders("GET", MAPS))
          : frame(FRAME.continuation, 0, 1, indexedHeader(`h${index}`, "v".repeat(100))),
      ping: () => frame(FRAME.ping, 0, 0, id),
      settings: () => frame(FRAME.settings, 0, 0, Buffer.from([0, 3, 0, 0, 0, 100])),
      reset: (index) =>
        Buffer.concat([
          frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 2 * index + 1, requestHeaders("GET", `${MAPS}?watch=1`)),
          frame(FRAME.reset, 0, 2 * index + 1, Buffer.from([0, 0, 0, 8])),
        ]),
    };
    for (const [name, flood] of Object.entries(floods)) {
      const socket = await attacker.http2Socket();
      // What the server sends is not read: its answers pile up.
      socket.pause();
      for (let index = 0; index < 20_000 && !socket.destroyed; index++) {
        if (!socket.write(flood(index)) && index % 500 === 499) await new Promise(setImmediate);
      }
      await newcomer();
      assert.equal(server.process.exitCode, null, name);
      socket.destroy();
    }
  });

  test("requests that are sent ahead are served in order up to a bound", async () => {
    const answersTo = async (requests: string): Promise<number> => {
      const socket = await attacker.tls("http/1.1");
      const said = hungUp(socket);
      socket.write(requests);
      return (await said).match(/HTTP\/1\.1 200/g)?.length ?? 0;
    };
    const request = "GET /version HTTP/1.1\r\nhost:\r\n\r\n";
    assert.equal(await answersTo(request.repeat(15) + request.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n")), 16);
    assert.ok((await answersTo(request.repeat(5000))) <= 16);
    await newcomer();
  });

  test("requests that come with the end of the handshake, and behind them, are all answered, however late their answers are read", async () => {
    const data = { text: "x".repeat(900_000) };
    assertOk(await server.admin.post(MAPS, { metadata: { name: "read-late" }, data }), 201);
    const request = `GET ${MAPS}/read-late HTTP/1.1\r\nhost: x\r\n\r\n`;
    const socket = await attacker.tls("http/1.1", server.credentials);
    socket.pause().write(request.repeat(10));
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.write(request.repeat(9) + request.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n"));
    assert.equal((await hungUp(socket.resume())).match(/HTTP\/1\.1 200/g)?.length, 20);
  });

  test("LIM-05 more requests ahead than are served are not even read", async () => {
    const BURST = 1800;
    const cpuOf = async (count: number): Promise<number> => {
      const before = cpuTime(server.process.pid as number);
      for (let round = 0; round < 20; round++) {
        const socket = await attacker.tls("http/1.1");
        const over = hungUp(socket);
        socket.write("GET /version HTTP/1.1\r\nhost:\r\n\r\n".repeat(count));
        await over;
      }
      return cpuTime(server.process.pid as number) - before;
    };
    const few = Math.min(await cpuOf(17), await cpuOf(17));
    const many = Math.min(await cpuOf(BURST), await cpuOf(BURST));
    assert.ok(many < 2 * few + 0.05, `seconds of CPU: ${few} and ${many}`);
  });

  test("LIM-05 refused upgrades of every kind of request give their descriptors back", async () => {
    const pid = server.process.pid as number;
    // What other tests have left would be open until it has been idle for long.
    attacker.close();
    await eventually(() => openSockets(pid) <= atStart + 1);
    const isSilentOver = watched(await attacker.tls("http/1.1"));
    const upgrade = "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==";
    const refused = await Promise.all(
      ["/version", MAPS, `${MAPS}?watch=1`, `${MAPS}/a/exec`].map(async (path) => {
        const socket = await attacker.tls("http/1.1");
        const said = hungUp(socket);
        // Behind something that nobody reads the end of the connection does not show.
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n\r\n`.repeat(2));
        return said;
      }),
    );
    for (const said of refused.slice(1)) assert.match(said, /^HTTP\/1\.1 40[13] /);
    assert.ok(!isSilentOver(), "with the answer, not when it has been idle for long");
    await eventually(() => openSockets(pid) <= atStart + 1);
  });

  test("LIM-05, WATCH-04 an upgrade waits for the answers before it, and ends nothing but its connection behind what is no request", async () => {
    const upgrade = (path: string): string =>
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
    const watch = upgrade(`${MAPS}?watch=1&timeoutSeconds=1`);
    const codes = (said: string): string[] => [...said.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => code as string);
    const fresh = await startServer();
    try {
      const stranger = new Attacker(fresh);
      const say = async (text: string): Promise<string> => {
        const socket = await stranger.tls("http/1.1");
        const said = hungUp(socket);
        socket.write(text);
        return said;
      };
      for (const before of ["/version", "/readyz", MAPS]) {
        const [first, last] = codes(await say(`GET ${before} HTTP/1.1\r\nhost: x\r\n\r\n${watch}`));
        assert.deepEqual([first, last], [before === MAPS ? "403" : "200", "403"], before);
      }
      for (const odd of [
        "GET /version HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n\r\n",
        "GET /version HTTP/1.1\r\n\r\n",
        "POST /version HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
      ]) {
        await say(`${odd}${watch}`);
        assert.equal((await fresh.admin.get("/readyz")).status, 200, odd);
      }
      const known = await stranger.tls("http/1.1", fresh.credentials);
      const said = hungUp(known);
      known.write(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\n\r\n${watch}`);
      assert.deepEqual(codes(await said), ["200", "101"]);
    } finally {
      await fresh.stop();
    }
  });

  test("LIM-05 a body that nobody wants costs no more in chunks of a byte than in large ones", async () => {
    const BYTES = 240_000;
    const cpuOf = async (chunk: string): Promise<number> => {
      const before = cpuTime(server.process.pid as number);
      for (let round = 0; round < 20; round++) {
        const socket = await attacker.tls("http/1.1");
        const refused = new Promise((resolve) => socket.once("data", resolve));
        const head = `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;
        socket.write(head + chunk.repeat(Math.floor(BYTES / chunk.length)));
        assert.match(String(await refused), /^HTTP\/1\.1 403 /);
        socket.destroy();
      }
      return cpuTime(server.process.pid as number) - before;
    };
    const large = `7530\r\n${"a".repeat(30_000)}\r\n`;
    const few = Math.min(await cpuOf(large), await cpuOf(large));
    const many = Math.min(await cpuOf("1\r\na\r\n"), await cpuOf("1\r\na\r\n"));
    // A second where each chunk is parsed, a tenth where none is.
    assert.ok(many < 3 * few + 0.4, `seconds of CPU: ${few} and ${many}`);
  });

  test("LIM-05 streams of strangers wait for their turns; those who reset or probe without end are told to calm down", async () => {
    const request = (index: number): Buffer =>
      frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 2 * index + 1, requestHeaders("GET", "/version"));
    const many = (count: number, next: (index: number) => Buffer): Buffer =>
      Buffer.concat(Array.from({ length: count }, (_, i) => next(i)));
    const goneWith = async (bytes: Buffer): Promise<number> => {
      const socket = await attacker.http2Socket();
      let received = Buffer.alloc(0);
      socket.on("data", (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
      });
      socket.write(bytes);
      await new Promise((resolve) => socket.once("close", resolve));
      return lastErrorCode(received);
    };
    const ENHANCE_YOUR_CALM = 11;
    const cancel = Buffer.from([0, 0, 0, 8]);
    assert.equal(
      await goneWith(many(150, (i) => Buffer.concat([request(i), frame(FRAME.reset, 0, 2 * i + 1, cancel)]))),
      ENHANCE_YOUR_CALM,
    );
    assert.equal(await goneWith(many(400, () => frame(FRAME.ping, 0, 0, Buffer.alloc(8)))), ENHANCE_YOUR_CALM);
    const patient = await attacker.http2Socket();
    let answered = Buffer.alloc(0);
    patient.on("data", (chunk: Buffer) => {
      answered = Buffer.concat([answered, chunk]);
    });
    // One after the other in packets of their own, as a client sends them that has not read yet how many it may.
    for (let index = 0; index < 60; index++) patient.write(request(index));
    await eventually(() => countFrames(answered, FRAME.headers) + countFrames(answered, FRAME.reset) >= 60);
    assert.ok(countFrames(answered, FRAME.headers) >= 16);
    patient.destroy();
    await newcomer();
  });

  test("LIM-05 streams of strangers that are reset as soon as they have begun are not served, nor many of somebody known", async () => {
    const logging = await startServer({ flags: ["--v=4"] });
    const stranger = new Attacker(logging);
    const begins = (index: number, name: string): Buffer =>
      frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 2 * index + 1, requestHeaders("GET", `${MAPS}/${name}`));
    const resets = (index: number): Buffer => frame(FRAME.reset, 0, 2 * index + 1, Buffer.from([0, 0, 0, 8]));
    const served = (name: string): number => logging.output().split(`"path":"${MAPS}/${name}"`).length - 1;
    const asks = async (count: number, name: string, credentials = {}): Promise<number> => {
      const reset = Array.from({ length: count }, (_, index) => Buffer.concat([begins(index, name), resets(index)]));
      const socket = await stranger.http2Socket(credentials);
      socket.resume().write(Buffer.concat([...reset, begins(count, `${name}-not`)]));
      await eventually(() => served(`${name}-not`) > 0);
      return served(name);
    };
    assert.equal(await asks(10, "reset"), 0);
    // Of somebody known, those beyond a few.
    const ofMany = await asks(150, "known", logging.credentials);
    assert.ok(ofMany > 0 && ofMany <= 90, String(ofMany));
    stranger.close();
    assert.equal(await logging.stop(), 0);
  });

  test("a client may not ask for a new handshake, nor for ciphers that are known to be weak", async () => {
    const socket = await attacker.tls("http/1.1", TLS12_ONLY);
    const refused = await new Promise<boolean>((resolve) => {
      socket.resume().once("close", () => resolve(true));
      if (socket.renegotiate({}, (error) => resolve(error !== null)) === false) resolve(true);
    });
    assert.equal(refused, true);
    const { hostname, port } = new URL(server.url);
    for (const ciphers of ["ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384", "ECDHE-ECDSA-AES128-SHA256"]) {
      const code = await new Promise<string>((resolve) => {
        const weak = connectTls({ host: hostname, port: Number(port), ca: server.credentials.ca, ...TLS12_ONLY, ciphers }, () =>
          resolve("accepted"),
        );
        weak.on("error", (error: NodeJS.ErrnoException) => resolve(String(error.code)));
      });
      assert.match(code, /HANDSHAKE_FAILURE/, ciphers);
    }
  });

  test("handshakes with long chains of certificates are cut off before those are verified; others go on", async () => {
    const wary = await startServer({ flags: ["--tls-handshake-timeout=1h"] });
    const strangers = new Attacker(wary);
    const answerTo = async ({ certificate: cert, key }: KeyPair, maxVersion: "TLSv1.2" | "TLSv1.3"): Promise<string> => {
      try {
        const socket = await strangers.tls("http/1.1", { cert, key, maxVersion });
        socket.write("GET /version HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        return (await hungUp(socket)).slice(0, 12);
      } catch {
        return "";
      }
    };
    const [long, short, one] = await Promise.all([longChain(75), longChain(2), longChain(40)]);
    for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
      assert.deepEqual(await Promise.all([answerTo(long, version), answerTo(short, version)]), ["", "HTTP/1.1 401"], version);
      for (const protocol of ["http/1.1", "h2"] as const) {
        const known = await strangers.tls(protocol, { ...wary.credentials, maxVersion: version });
        const path = `${MAPS}?limit=1`;
        const asked = frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", path));
        known.write(protocol === "h2" ? Buffer.concat([HTTP2_PREFACE, asked]) : `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
        let said = "";
        for await (const chunk of known) {
          said += (chunk as Buffer).toString("latin1");
          if (said.includes("ConfigMapList")) break;
        }
        assert.match(said, /ConfigMapList/, `${version} ${protocol}`);
      }
    }
    // Over TLS 1.2 nothing keeps them from being sent along with the greeting, to be read in one piece.
    const raw = await strangers.tcp();
    raw.write(Buffer.concat([await greeting(), certificateRecords(one.certificate)]));
    await hungUp(raw.resume());
    strangers.close();
    assert.equal(await wary.stop(), 0);
  });

  test("SIGTERM ends the server within its deadline, whatever is open", async () => {
    const doomed = await startServer({ flags: ["--request-timeout=2s"] });
    const last = new Attacker(doomed);
    await Promise.all([last.tcp(), last.tcp().then((socket) => socket.write(Buffer.from([22, 3, 1, 2, 0, 1])))]);
    await Promise.all([last.tls("h2"), last.tls("http/1.1"), last.http2Socket()]);
    const slow = await last.tls("http/1.1");
    slow.write(`POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{`);
    const session = last.http2Session(doomed.credentials as object);
    session.request({ ":path": MAPS, ":method": "POST", "content-type": "application/json" }).on("error", () => undefined);
    const watch = session.request({ ":path": `${MAPS}?watch=1` });
    watch.on("error", () => undefined);
    await new Promise((resolve) => watch.once("response", resolve));
    assert.equal(await doomed.stop(), 0);
    last.close();
  });

  test("HEALTH-08 SIGTERM waits for no clients that take nothing, send only a part or do not hang up, however long a request may take", async () => {
    const doomed = await startServer({ flags: ["--request-timeout=1h"] });
    const data = { t: "x".repeat(900_000) };
    // More than the two ends of a connection hold for a client that does not read.
    for (let i = 0; i < 20; i++) assertOk(await doomed.admin.post(MAPS, { metadata: { name: `large-${i}` }, data }), 201);
    const last = new Attacker(doomed);
    const begin = async (protocol: "h2" | "http/1.1", bytes: string | Buffer): Promise<TLSSocket> => {
      // This end of it stays open when the other one is closed.
      const socket = await last.tls(protocol, { ...doomed.credentials, allowHalfOpen: true } as object);
      const answered = new Promise((resolve) => socket.once("data", resolve));
      socket.write(bytes);
      await answered;
      return socket;
    };
    const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
    const watch = `GET ${MAPS}?watch=1 HTTP/1.1\r\nhost: x\r\n`;
    const asked = (path: string): Buffer => frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", path));
    const silent = [
      await begin("http/1.1", `${watch}${upgrade}\r\n\r\n`),
      await begin("http/1.1", `${watch}\r\n`),
      await begin("h2", Buffer.concat([HTTP2_PREFACE, asked(`${MAPS}?watch=1`)])),
    ];
    for (const socket of silent) socket.pause();
    const untaken = [await last.tls("http/1.1", doomed.credentials), await last.tls("h2", doomed.credentials), await last.tls("h2")];
    untaken[0]?.pause().write(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\n\r\n`);
    const INITIAL_WINDOW_SIZE = 4;
    const noWindow = frame(FRAME.settings, 0, 0, Buffer.from([0, INITIAL_WINDOW_SIZE, 0, 0, 0, 0]));
    for (const socket of untaken.slice(1)) {
      const answered = new Promise((resolve) => socket.once("data", () => socket.once("data", resolve)));
      socket.write(Buffer.concat([HTTP2_PREFACE, noWindow, asked("/version")]));
      await answered;
      socket.resume();
    }
    const half = await last.tls("http/1.1", doomed.credentials);
    half.write(`POST ${MAPS} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n{`);
    await new Promise((resolve) => half.once("data", resolve));
    const kept = [
      await begin("http/1.1", "GET /version HTTP/1.1\r\nhost: x\r\n\r\n"),
      await begin("h2", Buffer.concat([HTTP2_PREFACE, asked("/version")])),
    ];
    for (const socket of kept) socket.resume();
    const stopped = doomed.stop();
    await eventually(() => doomed.process.exitCode !== null);
    assert.equal(await stopped, 0);
    last.close();
  });
});
