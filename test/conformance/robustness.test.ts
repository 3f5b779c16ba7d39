/** What hostile and broken clients send: the server answers or hangs up, and goes on serving the others. */
import assert from "node:assert/strict";
import { connect as connectHttp2, constants } from "node:http2";
import { request } from "node:https";
import { connect as connectTcp } from "node:net";
import { after, before, describe, test } from "node:test";
import { connect, type TLSSocket } from "node:tls";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

describe("robustness", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  function open(): Promise<TLSSocket> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect({ host: hostname, port: Number(port), ...server.credentials, ALPNProtocols: ["http/1.1"] }, () =>
        resolve(socket),
      );
      socket.on("error", reject);
    });
  }

  /** The first line of what the server says before it hangs up. */
  async function say(bytes: string): Promise<string> {
    const socket = await open();
    let text = "";
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    // What was not read yet when the server hangs up comes back as a reset.
    socket.removeAllListeners("error").on("error", () => undefined);
    socket.write(bytes, "latin1");
    await closed;
    return text.slice(0, text.indexOf("\r\n"));
  }

  test("WATCH-04 a watcher that does not read is cut off, and goes on from where it was without loss", async () => {
    const { metadata } = assertOk(await server.admin.post(MAPS, { metadata: { name: "unread" } }), 201);
    const watchPath = (version: string) => `${MAPS}/unread?watch=1&resourceVersion=${version}`;
    const idle = await server.admin.open("GET", watchPath(metadata.resourceVersion));
    const expected: string[] = [];
    for (let i = 0; i < 250; i++) {
      const put = await server.admin.put(`${MAPS}/unread`, {
        metadata: { name: "unread" },
        data: { i: String(i), text: "x".repeat(200_000) },
      });
      expected.push(assertOk(put, 200).metadata.resourceVersion);
    }
    let text = "";
    for await (const chunk of idle) text += (chunk as Buffer).toString();
    const seen = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).object.metadata.resourceVersion as string);
    assert.ok(seen.length < expected.length, "it was cut off");
    const again = await server.admin.watch(watchPath(seen.at(-1) as string));
    while (seen.length < expected.length) seen.push((await again.next())?.object.metadata.resourceVersion);
    again.close();
    assert.deepEqual(seen, expected);
    assertOk(await server.admin.delete(`${MAPS}/unread`), 200);
  });

  test("PATH-09 many requests with bodies of several packets go over one connection", async () => {
    const data = Object.fromEntries(Array.from({ length: 1000 }, (_, key) => [`key-${key}`, "value"]));
    const body = JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "packets" }, data });
    const head = `PATCH ${MAPS}/packets?fieldManager=m HTTP/1.1\r\nhost: x\r\ncontent-type: application/apply-patch+yaml\r\ncontent-length: ${body.length}\r\n\r\n`;
    const socket = await open();
    const chunks = socket[Symbol.asyncIterator]();
    for (let i = 0; i < 500; i++) {
      let text = "";
      socket.write(head + body);
      for (;;) {
        const { value, done } = await chunks.next();
        assert.ok(!done, `hung up on after ${JSON.stringify(text)}`);
        text += (value as Buffer).toString("latin1");
        const end = text.indexOf("\r\n\r\n");
        if (end >= 0 && text.length >= end + 4 + Number(/content-length: *(\d+)/i.exec(text)?.[1])) break;
      }
      assert.match(text, /^HTTP\/1\.1 20[01] /, `request ${i}`);
    }
    socket.destroy();
    assertOk(await server.admin.delete(`${MAPS}/packets`), 200);
  });

  test("PATH-09 requests with large bodies may be sent before earlier answers are read", async () => {
    const path = `${MAPS}/pipelined`;
    const body = JSON.stringify({ metadata: { name: "pipelined" }, data: { text: "x".repeat(100_000) } });
    assertOk(await server.admin.post(MAPS, body), 201);
    const read = `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const briefly = "GET /version HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50);
    const write = `PUT ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const last = `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
    for (const [requests, count] of [
      [read + read + write + read + write + last, 6],
      [write + briefly + write + last, 53],
    ] as const) {
      const socket = await open();
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
      const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      socket.write(requests);
      await closed;
      const answers = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1]);
      assert.deepEqual(
        answers,
        Array.from({ length: count }, () => "200"),
      );
    }
    assertOk(await server.admin.delete(path), 200);
  });

  test("LIM-05 lists that were sent ahead of a client that leaves are over with its connection, and leave their places", async () => {
    const AHEAD = 40;
    const [path, selector] = [MAPS, "labelSelector=ahead%3Dyes"];
    const body = { metadata: { name: "ahead", labels: { ahead: "yes" } }, data: { text: "x".repeat(300_000) } };
    assertOk(await server.admin.post(MAPS, body), 201);
    const before = server.output().length;
    const socket = await open();
    const watch = `GET ${path}?watch=1&fieldSelector=metadata.name%3Dnobody HTTP/1.1\r\nhost: x\r\n\r\n`;
    socket.write(watch + `GET ${path}?${selector} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(AHEAD));
    const inFlight = async (): Promise<number> => {
      const { text } = await server.admin.get("/metrics");
      return Number(/^apiserver_current_inflight_requests\{request_kind="readOnly"\} (\d+)$/m.exec(text)?.[1]);
    };
    await eventually(async () => (await inFlight()) >= AHEAD / 2);
    socket.destroy();
    await eventually(async () => (await inFlight()) <= 1);
    assertOk(await server.admin.delete(`${MAPS}/ahead`), 200);
    assert.doesNotMatch(server.output().slice(before), /exception|rejection/);
  });

  test("ERR-01 what is no HTTP is answered 400 and hung up on", async () => {
    const head = `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
    for (const bytes of [
      "\0\x01garbage\r\n\r\n",
      `GET ${MAPS} HTTP/1.1\r\nhost: x\r\nx-a: b\0c\r\n\r\n`,
      `GET ${MAPS}/a b HTTP/1.1\r\nhost: x\r\n\r\n`,
      `${head}content-length: -2\r\n\r\n{}`,
      `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
      `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ]) {
      assert.equal(await say(bytes), "HTTP/1.1 400 Bad Request", JSON.stringify(bytes));
    }
    const coding = `${head}transfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
    const headers = Array.from({ length: 20_000 }, (_, index) => `x-${index}: y\r\n`).join("");
    for (const [bytes, status] of [
      [`GET ${MAPS} HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n`, "400 Bad Request"],
      [`GET ${MAPS}\r\n\r\n`, "400 Bad Request"],
      [`GET ${MAPS} HTTP/2.0\r\nhost: x\r\n\r\n`, "505 HTTP Version Not Supported"],
      [coding, "501 Not Implemented"],
      [`GET ${MAPS} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`, "431 Request Header Fields Too Large"],
    ] as const) {
      assert.equal(await say(bytes), `HTTP/1.1 ${status}`, JSON.stringify(bytes.slice(0, 200)));
    }
    const many = headers.slice(0, headers.indexOf("x-500:"));
    const bad = `GET ${MAPS} HTTP/1.1\r\nhost: x\r\n${many}accept: image/png\r\nconnection: close\r\n\r\n`;
    assert.equal(await say(bad), "HTTP/1.1 406 Not Acceptable", "headers behind many others count");
    await say(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\nx-a: ${"b".repeat(1_200_000)}\r\n\r\n`);
    assertOk(await server.admin.get(MAPS), 200);
  });

  test("who speaks plain HTTP to the port is told to speak TLS", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connectTcp(Number(port), hostname);
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await closed;
    assert.equal(text, "HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n");
  });

  test("LIM-05 a body far beyond the limit is 413 on every verb, however it is sent", async () => {
    for (const [method, path] of [
      ["POST", MAPS],
      ["PUT", `${MAPS}/x`],
      ["DELETE", `${MAPS}/x`],
      ["DELETE", MAPS],
    ] as const) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
        const outgoing = request(new URL(server.url), { method, path, headers, ...server.credentials }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        outgoing.on("error", reject);
        const chunk = Buffer.alloc(1 << 20, 0x20);
        for (let sent = 0; sent < 5; sent++) outgoing.write(chunk);
        outgoing.end();
      });
      assert.equal(status, 413, `${method} ${path}`);
    }
    assertStatus(await server.admin.post(MAPS, Buffer.alloc(3 * 1024 * 1024 + 1, 0x20)), 413, "RequestEntityTooLarge");
  });

  test("LIM-05 a client that reads only when it has sent everything sees the 413 too", async () => {
    const megabyte = Buffer.alloc(1 << 20, 0x20);
    for (const framing of ["content-length: 8388608", "transfer-encoding: chunked"]) {
      const socket = await open();
      socket.pause();
      const send = (bytes: string | Buffer) =>
        new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
      await send(`POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`);
      for (let sent = 0; sent < 8; sent++) {
        if (framing.startsWith("t")) await send("100000\r\n");
        await send(megabyte);
        if (framing.startsWith("t")) await send("\r\n");
      }
      if (framing.startsWith("t")) await send("0\r\n\r\n");
      let text = "";
      for await (const chunk of socket) text += (chunk as Buffer).toString();
      assert.match(text, /^HTTP\/1\.1 413 .*"reason":"RequestEntityTooLarge"/s, framing);
    }
  });

  test("clients that vanish in the middle of anything leave nothing behind", async () => {
    const heads = [
      `GET ${MAPS}?watch=1 HTTP/1.1\r\nhost: x\r\n\r\n`,
      `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{`,
      `GET ${MAPS} HTTP/1.1\r\nhost: x\r\n\r\n`,
    ];
    for (let round = 0; round < 4; round++) {
      const sockets = await Promise.all(Array.from({ length: 30 }, open));
      for (const [index, socket] of sockets.entries()) {
        socket.on("error", () => undefined);
        socket.write(heads[index % heads.length] as string, () => socket.destroy());
      }
    }
    assertOk(await server.admin.get(MAPS), 200);
    assert.doesNotMatch(server.output(), /Warning|Error/);
  });

  test("LIST-01, NEG-11 long lists stay whole beside lists that are read slowly, or broken off", async () => {
    const maps = "/api/v1/namespaces/long-lists/configmaps";
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "long-lists" } }), 201);
    for (let i = 0; i < 40; i++) {
      const text = String(i).padEnd(60_000, String.fromCharCode(97 + (i % 26)));
      assertOk(await server.admin.post(maps, { metadata: { name: `m${i}` }, data: { text } }), 201);
    }
    for (const accept of ["application/json", "application/vnd.orch.protobuf"]) {
      const expected = await server.admin.get(maps, { accept });
      assert.equal(Number(expected.headers["content-length"]), expected.bytes.length);
      await Promise.all(
        Array.from({ length: 24 }, async (_, client) => {
          const response = await server.admin.open("GET", maps, { accept });
          const chunks: Buffer[] = [];
          for await (const chunk of response) {
            chunks.push(chunk as Buffer);
            // Others read on meanwhile.
            if (client % 3 === 1) await new Promise((resolve) => setImmediate(resolve));
            if (client % 3 === 2 && chunks.length === 10 + client) break;
          }
          if (client % 3 !== 2) assert.ok(Buffer.concat(chunks).equals(expected.bytes));
        }),
      );
    }
  });

  test("a flood of streams that are opened and reset does not keep others from being served", async () => {
    const session = connectHttp2(server.url, { ...server.credentials });
    session.on("error", () => undefined);
    for (let opened = 0; opened < 1000 && !session.destroyed; opened++) {
      const stream = session.request({ ":path": `${MAPS}?watch=1` });
      stream.on("error", () => undefined);
      stream.close(constants.NGHTTP2_CANCEL);
      if (opened % 100 === 99) await new Promise(setImmediate);
    }
    assertOk(await server.admin.get(MAPS), 200);
    session.destroy();
    assert.equal(server.process.exitCode, null);
  });

  test("many watches at once are no leak, and are said to be none", async () => {
    const watches = await Promise.all(Array.from({ length: 15 }, () => server.admin.watch(`${MAPS}?watch=1`)));
    for (const watch of watches) watch.close();
    assert.doesNotMatch(server.output(), /MaxListeners/);
  });

  test("PATH-06 creates and deletes of one name at once are each true of some moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        turn % 2 === 0 ? server.admin.post(MAPS, { metadata: { name: "race" } }) : server.admin.delete(`${MAPS}/race`),
      ),
    );
    const count = (code: number): number => answers.filter((answer) => answer.status === code).length;
    assert.equal(count(200) + count(201) + count(404) + count(409), answers.length);
    const left = (await server.admin.get(`${MAPS}/race`)).status === 200 ? 1 : 0;
    assert.equal(count(201) - count(200), left);
  });
});
