/** What strangers and careless clients put into requests: nothing of it takes long, is served twice, or is repeated at length. */
import assert from "node:assert/strict";
import type { ClientHttp2Session } from "node:http2";
import { after, before, describe, test } from "node:test";
import type { TLSSocket } from "node:tls";
import { assertOk, assertStatus } from "../support/assertions.js";
import {
  Attacker,
  brokenTrailers,
  crumbs,
  FLAG,
  FRAME,
  frame,
  hungUp,
  indexedHeader,
  lastErrorCode,
  requestHeaders,
  residentMemory,
  withTrailers,
} from "../support/attacker.js";
import { curveCertificate } from "../support/curve-certificates.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const INITIAL_WINDOW_SIZE = 4;
/** What bodies in a piece leave as well; chunks that are kept one by one take hundreds of bytes each. */
const GATHERED_MIB = 100;
/** With room for as much as the longest answer, so many connections take two hundred more. */
const READERS = 120;
const HELD_MIB = 100;

/** Reads one long answer to its end. */
function readOpenApi(socket: TLSSocket): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    let rest = Number.NaN;
    socket.on("data", (chunk: Buffer) => {
      const head = Number.isNaN(rest) ? chunk.indexOf("\r\n\r\n") : -1;
      if (head >= 0) rest = Number(/content-length: (\d+)/i.exec(chunk.toString("latin1", 0, head))?.[1]) + head + 4;
      rest -= chunk.length;
      if (rest <= 0) resolve();
    });
  });
  socket.write("GET /openapi/v2 HTTP/1.1\r\nhost: x\r\n\r\n");
  return answered;
}

describe("hostile requests", () => {
  let server: TestServer;
  let attacker: Attacker;
  before(async () => {
    server = await startServer({ flags: ["--max-requests-inflight=8"] });
    attacker = new Attacker(server);
  });
  after(async () => {
    attacker.close();
    assert.equal(await server.stop(), 0);
  });

  /** Everything that is said before the server hangs up, to an administrator's connection. */
  async function say(text: string): Promise<string> {
    const socket = await attacker.tls("http/1.1", server.credentials);
    const said = hungUp(socket);
    socket.write(text, "latin1");
    return said;
  }

  const post = (name: string): string => {
    const body = JSON.stringify({ metadata: { name } });
    return `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  const statuses = (said: string): string[] => [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1] as string);

  test("PATH-09 a request is served once, whatever comes behind it in the same packet", async () => {
    const strange = "FOO / HTTP/1.1\r\nhost: x\r\n\r\n";
    assert.deepEqual(statuses(await say(post("once") + strange)), ["201", "400"]);
    const read = `GET ${MAPS}/once HTTP/1.1\r\nhost: x\r\n\r\n`;
    assert.deepEqual(statuses(await say(read + read + strange)), ["200", "200", "400"]);
    assert.deepEqual(statuses(await say(strange)), ["405"], "what stands alone is answered for what it is");
    assertOk(await server.admin.delete(`${MAPS}/once`), 200);
  });

  test("PATH-09, LIM-05 what is no request is refused behind answers that are not over, and nothing behind it is served", async () => {
    const good = "GET /version HTTP/1.1\r\nhost: x\r\n\r\n";
    for (const credentials of [server.credentials, {}]) {
      for (const [fault, status] of [
        ["GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n", "417"],
        ["GET / HTTP/1.1\r\n\r\n", "400"],
        ["GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n", "400"],
        ["GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "501"],
      ] as const) {
        const socket = await attacker.tls("http/1.1", credentials as object);
        socket.write(`${good}${fault}${good}`);
        const statuses = [...(await hungUp(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);
        assert.deepEqual(statuses, ["200", status], fault);
      }
    }
  });

  test("PATH-09 behind an answer that says that it is the last one nothing is served", async () => {
    const tooMuch = `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\n${" ".repeat(4_000_000)}`;
    const unread = `GET /version HTTP/1.1\r\nhost: x\r\ncontent-length: 300000\r\n\r\n${" ".repeat(300_000)}`;
    for (const [first, status] of [
      [tooMuch, "413"],
      [unread, "200"],
    ] as const) {
      assert.deepEqual(statuses(await say(first + post("behind"))), [status]);
      assert.equal((await server.admin.get(`${MAPS}/behind`)).status, 404);
    }
  });

  test("LIM-05 a client's certificate ends nothing but its request, whatever curve its key is of", async () => {
    for (const curve of ["brainpoolP256r1", "brainpoolP512r1", "prime256v1"]) {
      const { certificate: cert, key } = curveCertificate(curve, "nobody");
      const socket = await attacker.tls("http/1.1", { cert, key, minVersion: "TLSv1.3" });
      const said = hungUp(socket);
      socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
      assert.match(await said, /^HTTP\/1\.1 401 /, curve);
      const session = attacker.http2Session({ cert, key, minVersion: "TLSv1.3" });
      const stream = session.request({ ":path": "/healthz" });
      const status = new Promise((resolve) => stream.once("response", (headers) => resolve(headers[":status"])).once("error", resolve));
      assert.equal(await status, 401, curve);
      session.destroy();
    }
    assertOk(await server.admin.get("/api/v1/namespaces/default"), 200);
  });

  test("LIM-05 connections that have read long answers hold little while nothing is asked on them", {
    skip: process.platform !== "linux" && "memory of another process is read from /proc",
  }, async () => {
    const { pid } = server.process;
    const readers = async (count: number): Promise<readonly TLSSocket[]> => {
      const sockets = Array.from({ length: count }, () => attacker.tls("http/1.1", server.credentials));
      for (const socket of sockets) await readOpenApi(await socket);
      return Promise.all(sockets);
    };
    // What the first answers take for good is not theirs.
    for (const socket of await readers(READERS / 4)) socket.destroy();
    const before = residentMemory(pid as number);
    const sockets = await readers(READERS);
    // What is left to collect is none of theirs either.
    await eventually(() => residentMemory(pid as number) - before < HELD_MIB);
    assert.ok(
      sockets.every(({ closed }) => !closed),
      "connections that are gone hold nothing",
    );
    for (const socket of sockets) socket.destroy();
  });

  test("PATH-09 a client that offers another protocol is told that what it sent behind that is not answered", async () => {
    const offer = "connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAA\r\n";
    const said = await say(`GET /version HTTP/1.1\r\nhost: x\r\n${offer}\r\nGET /version HTTP/1.1\r\nhost: x\r\n\r\n`);
    assert.deepEqual(statuses(said), ["200"]);
    assert.match(said, /\r\nconnection: close\r\n/i);
  });

  test("LIM-05 a body in chunks of a byte takes no more memory than one in a piece", {
    skip: process.platform !== "linux" && "memory of another process is read from /proc",
  }, async () => {
    const head = `POST ${MAPS}?dryRun=All HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`;
    const { pid } = server.process;
    assertOk(await server.admin.post(`${MAPS}?dryRun=All`, `{"metadata":{"name":"a"}}${" ".repeat(700_000)}`), 201);
    const before = residentMemory(pid as number);
    const body = [...'{"metadata":{"name":"a"}}'].map((letter) => `1\r\n${letter}\r\n`).join("") + "1\r\n \r\n".repeat(700_000);
    assert.deepEqual(statuses(await say(`${head}transfer-encoding: chunked\r\n\r\n${body}0\r\n\r\n`)), ["201"]);
    const more = residentMemory(pid as number) - before;
    assert.ok(more < GATHERED_MIB, `${more.toFixed(0)} MiB more`);
  });

  test("LIM-05 a body in DATA frames of a byte is taken while they are few; who sends more is told to calm down", async () => {
    const ENHANCE_YOUR_CALM = 11;
    const text = Buffer.from(JSON.stringify({ metadata: { name: "a" } }));
    const pieces = (bytes: Buffer): Buffer[] => [...bytes].map((byte) => frame(FRAME.data, 0, 1, Buffer.from([byte])));
    const send = async (frames: readonly Buffer[]): Promise<Buffer> => {
      const socket = await attacker.http2Socket(server.credentials);
      const said = hungUp(socket);
      socket.write(Buffer.concat([frame(FRAME.headers, FLAG.endHeaders, 1, requestHeaders("POST", `${MAPS}?dryRun=All`)), ...frames]));
      socket.write(frame(FRAME.data, FLAG.endStream, 1, Buffer.alloc(0)));
      socket.write(frame(FRAME.goAway, 0, 0, Buffer.alloc(8)));
      return Buffer.from(await said, "latin1");
    };
    const few = await send([...pieces(text), ...pieces(Buffer.alloc(900, " "))]);
    assert.match(few.toString("latin1"), /"name":"a"/);
    assert.equal(lastErrorCode(few), 0);
    const many = await send([...pieces(text), ...pieces(Buffer.alloc(6000, " "))]);
    assert.doesNotMatch(many.toString("latin1"), /"name":"a"/);
    assert.equal(lastErrorCode(many), ENHANCE_YOUR_CALM);
  });

  test("LIM-05 who sends trailers or farewells without reason, or breaks the protocol over and over, is cut off", async () => {
    const LEFT_MS = 5000;
    /** Whether the server hung up on a client that waits. */
    const isCutOff = async (...frames: readonly Buffer[]): Promise<boolean> => {
      const socket = await attacker.http2Socket(server.credentials);
      const over = hungUp(socket);
      socket.write(Buffer.concat(frames));
      const patience = setTimeout(() => socket.destroy(new Error("left")), LEFT_MS);
      await over;
      clearTimeout(patience);
      return socket.errored?.message !== "left";
    };
    const times = (count: number, each: (index: number) => Buffer): Buffer[] => Array.from({ length: count }, (_, index) => each(index));
    assert.ok(await isCutOff(withTrailers(1, 400)), "trailers");
    const watch = frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", `${MAPS}?watch=1`));
    assert.ok(await isCutOff(watch, ...times(200, () => frame(FRAME.goAway, 0, 0, Buffer.alloc(8)))), "farewells");
    assert.ok(await isCutOff(...times(200, (index) => brokenTrailers(2 * index + 1))), "broken frames");
    const socket = await attacker.http2Socket(server.credentials);
    const said = hungUp(socket);
    socket.write(Buffer.concat([withTrailers(1, 3), frame(FRAME.goAway, 0, 0, Buffer.alloc(8))]));
    const heard = Buffer.from(await said, "latin1");
    assert.equal(lastErrorCode(heard), 0, "a few trailers are nobody's fault");
    assert.match(heard.toString("latin1"), /"kind":"Status"/);
  });

  test("LIM-05 who sends headers by the thousand, a byte each, is told to calm down", async () => {
    const ENHANCE_YOUR_CALM = 11;
    const NOT_TOLD = -1;
    const request = (index: number, headers: number, path: string): Buffer =>
      frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 2 * index + 1, requestHeaders("GET", path, crumbs(headers)));
    const codeAfter = async (count: number, headers: number, path = `${MAPS}/none`): Promise<number> => {
      const socket = await attacker.http2Socket(server.credentials);
      const said = hungUp(socket);
      const goodbye = frame(FRAME.goAway, 0, 0, Buffer.alloc(8));
      socket.write(Buffer.concat([...Array.from({ length: count }, (_, index) => request(index, headers, path)), goodbye]));
      return lastErrorCode(Buffer.from(await said, "latin1"));
    };
    // What it is told may be lost with what it still sends. Those that are answered one after the other are never open at once.
    assert.ok([ENHANCE_YOUR_CALM, NOT_TOLD].includes(await codeAfter(160, 480, `${MAPS}?watch=1`)));
    assert.equal(await codeAfter(10, 480), 0);
    assert.equal(await codeAfter(120, 10), 0);
  });

  test("PATH-09 the rest of a body, or of a header, is not taken for a request", async () => {
    const smuggled = `FOO ${MAPS} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const head = `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 3\r\n\r\n`;
    for (const [first, second, expected] of [
      [head, smuggled, "400"],
      [`GET ${MAPS} HTTP/1.1\r\nhost: x\r\nx-a: `, `b ${MAPS} HTTP/1.1\r\n\r\n${smuggled}`, "200"],
    ] as const) {
      const socket = await attacker.tls("http/1.1", server.credentials);
      const said = hungUp(socket);
      await new Promise((resolve) => socket.write(first, resolve));
      socket.write(second);
      const [answer, ...others] = statuses(await said);
      assert.equal(answer, expected);
      assert.ok(!others.includes("405"), "what is within a request was taken for one");
    }
  });

  test("PATH-04, PATH-09 whichever way a target names its path, it leads to what the path names, and no more", async () => {
    for (const [target, status] of [
      ["http://x/version", 200],
      ["HTTPS://x:1/version?a=b", 200],
      ["/v%65rsion", 200],
      ["//version", 404],
      ["/version#apis", 404],
      ["/version%3Fa", 404],
      ["http://x", 200],
    ] as const) {
      const said = await say(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      assert.deepEqual(statuses(said), [String(status)], target);
    }
    const said = await say("CONNECT x:1 HTTP/1.1\r\nhost: x:1\r\nconnection: close\r\n\r\n");
    assert.deepEqual(statuses(said), ["404"]);
    assert.doesNotMatch(server.output(), /Warning/);
  });

  test("headers are bounded in number and size over both protocol versions", async () => {
    const many = Array.from({ length: 600 }, (_, index) => `x-${index}: y\r\n`).join("");
    assert.deepEqual(statuses(await say(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\n${many}\r\n`)), ["431"]);
    assert.deepEqual(statuses(await say(`GET ${MAPS}?a=${"b".repeat(400 * 1024)} HTTP/1.1\r\nhost: x\r\n\r\n`)), ["431"]);
    const socket = await attacker.http2Socket();
    const reset = new Promise<number>((resolve) => {
      socket.on("data", (chunk: Buffer) => {
        for (let at = 0; at + 9 <= chunk.length; at += 9 + chunk.readUIntBE(at, 3)) {
          if (chunk[at + 3] === FRAME.reset) resolve(chunk.readUInt32BE(at + 9));
        }
      });
    });
    const references = Buffer.concat([indexedHeader("a", "b"), Buffer.alloc(600, 0xbe)]);
    socket.write(frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 1, requestHeaders("GET", MAPS, references)));
    const ENHANCE_YOUR_CALM = 11;
    assert.equal(await reset, ENHANCE_YOUR_CALM);
    socket.destroy();
  });

  test("PATH-07 a long selector passes, more parameters than any client sends do not", async () => {
    const names = Array.from({ length: 2000 }, (_, index) => `name-${index}`).join(",");
    assertOk(await server.admin.get(`${MAPS}?labelSelector=${encodeURIComponent(`app in (${names})`)}`), 200);
    assertStatus(await server.admin.get(`${MAPS}?${"a=b&".repeat(2000)}`), 400, "BadRequest");
    assertOk(await server.admin.get(`${MAPS}?${"&".repeat(900)}`), 200);
  });

  test("AUTHZ-02 a refusal repeats the beginning of a long path, not all of it many times", async () => {
    const long = "%3C".repeat(30_000);
    for (const path of [`/${long}`, `${MAPS}/${long}`, `/apis/${long}/v1/x`, `/api/v1/namespaces/${long}/secrets`]) {
      const reply = await server.anonymous.get(path);
      assertStatus(reply, 403, "Forbidden");
      assert.ok(reply.bytes.length < 16 * 1024, `${reply.bytes.length}`);
    }
  });

  test("LIM-05 a burst of strangers takes no place from those who are known", async () => {
    const session = attacker.http2Session();
    let refused = 0;
    const burst = Array.from({ length: 300 }, (_, index) => {
      return new Promise<void>((resolve) => {
        const stream = session.request({ ":path": `/readyz?x=${index}` });
        stream.on("response", (headers) => {
          if (headers[":status"] === 429) refused++;
        });
        stream.on("error", () => undefined);
        stream.on("close", resolve).resume();
      });
    });
    const honest = await Promise.all(Array.from({ length: 50 }, () => server.admin.get(MAPS)));
    for (const reply of honest) assertOk(reply, 200);
    await Promise.all(burst);
    assert.ok(refused > 0, "strangers have a share of their own, and no more");
  });

  test("LIM-05 whoever takes none of his answers gets no more of them, and nobody else is the worse for it", async () => {
    const MAP = `${MAPS}/not-taken`;
    const rbac = "/apis/rbac.authorization.orch.io/v1/namespaces/default";
    const subjects = ["greedy", "modest"].map((name) => ({ kind: "User", name, apiGroup: "rbac.authorization.orch.io" }));
    const data = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`k${index}`, "x".repeat(100_000)]));
    const rules = [{ apiGroups: [""], resources: ["configmaps"], verbs: ["get"] }];
    const roleRef = { kind: "Role", name: "map-readers", apiGroup: "rbac.authorization.orch.io" };
    assertOk(await server.admin.post(MAPS, { metadata: { name: "not-taken" }, data }), 201);
    assertOk(await server.admin.post(`${rbac}/roles`, { metadata: { name: "map-readers" }, rules }), 201);
    assertOk(await server.admin.post(`${rbac}/rolebindings`, { metadata: { name: "map-readers" }, roleRef, subjects }), 201);
    const as = (name: string) => ({ headers: { "impersonate-user": name } });
    await eventually(async () => (await server.admin.get(MAP, as("modest"))).status === 200);
    const { cert, key } = server.credentials as { cert: string; key: string };
    // One that held more than 64 MiB would have its streams refused by the library.
    const sessions = Array.from({ length: 3 }, () => attacker.http2Session({ cert, key, settings: { initialWindowSize: 0 } }));
    const told: number[] = [];
    for (let index = 0; index < 150; index++) {
      const stream = (sessions[index % 3] as ClientHttp2Session).request({ ":path": MAP, "impersonate-user": "greedy" });
      stream.on("error", () => undefined).on("response", (headers) => told.push(headers[":status"] as number));
    }
    await eventually(() => told.length === 150);
    const answered = told.filter((status) => status === 200).length;
    // Three quarters of 128 MiB, in answers of 1 MB.
    assert.ok(answered >= 95 && answered <= 105 && told.every((status) => status === 200 || status === 429), told.join());
    assertStatus(await server.admin.get(MAP, as("greedy")), 429, "TooManyRequests", /wait to be read/);
    assertOk(await server.admin.get(MAP, as("modest")), 200);
    for (const session of sessions) session.destroy();
    await eventually(async () => (await server.admin.get(MAP, as("greedy"))).status === 200);
  });

  test("LIM-05 places of clients that are gone come back at once, though their answers waited for a window", async () => {
    const noWindow = frame(FRAME.settings, 0, 0, Buffer.from([0, INITIAL_WINDOW_SIZE, 0, 0, 0, 1]));
    const data = { text: "x".repeat(900_000) };
    for (const name of ["long-1", "long-2", "long-3"]) assertOk(await server.admin.post(MAPS, { metadata: { name }, data }), 201);
    for (let index = 0; index < 8; index++) {
      const socket = await attacker.http2Socket(server.credentials);
      const answered = new Promise((resolve) => socket.once("data", resolve));
      const asked = [1, 3, 5, 7].map((id) => frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, id, requestHeaders("GET", MAPS)));
      socket.write(Buffer.concat([noWindow, ...asked]));
      await answered;
      socket.destroy();
    }
    // Eight are all there are; administrators are not refused.
    await eventually(async () => (await server.admin.get(MAPS, { headers: { "impersonate-user": "nobody" } })).status === 403);
  });

  test("IMP-01 hundreds of groups to be impersonated are read once each", async () => {
    const groups = Array.from({ length: 400 }, (_, index) => `g${index}`);
    const headers = { "impersonate-user": "jane", "impersonate-group": groups };
    assertStatus(await server.admin.get(MAPS, { headers }), 403, "Forbidden", /User "jane"/);
  });
});
