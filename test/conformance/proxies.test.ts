/** `proxy` of pods, nodes and services: any request goes to what is behind them and its answer comes back. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect as connectHttp2, constants } from "node:http2";
import { Agent as HttpsAgent, request } from "node:https";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { assertOk, assertStatus } from "../support/assertions.js";
import { openSockets } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { inOwnNetwork, OTHER_ADDRESS, OWN_ADDRESS } from "../support/own-network.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";
import { type StreamAgent, shout, startStreamAgent, writeNode, writePod } from "../support/stream-agent.js";

const DEFAULT = "/api/v1/namespaces/default";

// The addresses of loopback are refused, as they are where it counts.
inOwnNetwork("PATH-15, CAT-10 proxies, in a network of their own", import.meta.url, () => void describe("proxies", proxies));

function proxies(): void {
  let backend: Server;
  let port: number;
  let agent: StreamAgent;
  let server: TestServer;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const seen: IncomingMessage[] = [];
  const podPath = () => `${DEFAULT}/pods/web:${port}/proxy`;

  before(async () => {
    backend = createServer((incoming, response) => {
      seen.push(incoming);
      answer(incoming, response);
    });
    backend.on("upgrade", (incoming, socket, head) => {
      seen.push(incoming);
      shout(incoming, socket, head);
    });
    await new Promise<void>((resolve) => backend.listen(0, OWN_ADDRESS, resolve));
    port = (backend.address() as AddressInfo).port;
    agent = await startStreamAgent(OWN_ADDRESS);
    server = await startServer({ profile: "kubernetes", flags: [PODS_AS_WRITTEN, ...agent.flags] });
    const { admin } = server;
    await writeNode(admin, "n1", OWN_ADDRESS, agent.port);
    await writeNode(admin, "looped", "127.0.0.1", agent.port);
    await writeNode(admin, "named", "localhost", agent.port);
    const ports = [{ containerPort: port }];
    const addresses: Record<string, string> = {
      web: OWN_ADDRESS,
      looped: "127.0.0.1",
      linked: "169.254.1.1",
      nobody: OTHER_ADDRESS,
      bare: "",
    };
    for (const [name, ip] of Object.entries(addresses)) {
      await writePod(admin, name, "n1", [{ name: "c", image: "i", ports }]);
      if (ip === "") continue;
      const status = { podIP: ip, podIPs: [{ ip }], phase: "Running" };
      assertOk(await admin.mergePatch(`${DEFAULT}/pods/${name}/status`, { status }), 200);
    }
  });
  beforeEach(() => {
    seen.length = 0;
    answer = async (incoming, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      response.end(`${incoming.method} ${incoming.url} ${Buffer.concat(chunks)}`);
    };
  });
  after(async () => {
    await server?.stop();
    await agent?.close();
    backend?.closeAllConnections();
    backend?.close();
  });

  async function service(name: string, ports: object[], subset: object | undefined): Promise<void> {
    assertOk(await server.admin.post(`${DEFAULT}/services`, { metadata: { name }, spec: { ports } }), 201);
    if (subset !== undefined) assertOk(await server.admin.post(`${DEFAULT}/endpoints`, { metadata: { name }, subsets: [subset] }), 201);
  }

  test("PATH-15 every method is handed on with path, query, body and headers, without credentials and what speaks of one connection", async () => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const reply = await server.admin.send(method, `${podPath()}/a%20b/%E2%82%AC/c%3Fd?x=1&path=%2Fother`, {
        ...(method === "GET" ? {} : { body: "some body", type: "text/plain" }),
      });
      assert.deepEqual(
        [reply.status, reply.text],
        [200, `${method} /a%20b/%E2%82%AC/c%3Fd?x=1&path=%2Fother ${method === "GET" ? "" : "some body"}`],
      );
    }
    const head = await server.admin.send("HEAD", `${podPath()}/h`);
    assert.deepEqual([head.status, head.text, seen.at(-1)?.method], [200, "", "HEAD"]);
    answer = (_, response) => {
      response.setHeader("Set-Cookie", ["a=1", "b=2"]);
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Connection", "X-Hop");
      response.setHeader("X-Hop", "1");
      response.writeHead(418, { "X-Own": "theirs", "Content-Type": "application/x-own" }).end("short");
    };
    const reply = await server.admin.get(`${podPath()}/x/?a`, {
      headers: {
        ...{ authorization: "Bearer secret", "impersonate-user": "admin", "impersonate-group": "system:masters" },
        ...{
          connection: "x-mine",
          "x-mine": "1",
          te: "trailers",
          "x-forwarded-for": "1.2.3.4",
          "x-own": "mine",
          cookie: "c=1",
          host: "localhost:1",
        },
      },
    });
    assert.deepEqual([reply.status, reply.text, reply.headers["x-own"]], [418, "short", "theirs"]);
    assert.deepEqual(reply.headers["set-cookie"], ["a=1", "b=2"]);
    assert.deepEqual([reply.headers["access-control-allow-origin"], reply.headers["x-hop"]], [undefined, undefined]);
    const { connection: _, ...shown } = seen.at(-1)?.headers ?? {};
    assert.deepEqual(shown, {
      host: "localhost:1",
      cookie: "c=1",
      "x-own": "mine",
      "x-forwarded-for": "1.2.3.4, 127.0.0.1",
      "x-forwarded-uri": `${podPath()}/x/`,
    });
  });

  test("PATH-15 steps of a path that lead nowhere are taken before it is handed on", async () => {
    const rows: [asked: string, got: string][] = [
      ["/a//b/./c/../d", "/a/b/d"],
      ["/../%C3%A4/%2e%2e/x%20y//", "/x%20y/"],
      ["//", "/"],
    ];
    const session = connectHttp2(server.url, server.credentials);
    for (const [asked, got] of rows) {
      const stream = session.request({ ":path": `${podPath()}${asked}` }).resume();
      await once(stream, "close");
      const last = seen.at(-1);
      assert.deepEqual([last?.url, last?.headers["x-forwarded-uri"]], [got, `${podPath()}${got}`], asked);
    }
    session.close();
  });

  test("PATH-15 a body stays a body, whatever the client says to be of its own connection", async () => {
    for (const method of ["GET", "POST"]) {
      for (const connection of ["content-length", "Content-Length, transfer-encoding", "transfer-encoding"]) {
        const body = "POST /second HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n";
        const headers = { connection, "content-length": String(body.length) };
        const reply = await server.admin.send(method, `${podPath()}/first`, { body, type: "text/plain", headers });
        assert.deepEqual([reply.status, reply.text], [200, `${method} /first ${body}`]);
      }
    }
    assert.deepEqual(new Set(seen.map(({ url }) => url)), new Set(["/first"]));
  });

  test("PATH-15 over HTTP/2 too, with bodies of any length in both directions", async () => {
    const session = connectHttp2(server.url, { ...server.credentials, maxSessionMemory: 64 });
    const stream = session.request({ ":method": "PUT", ":path": `${podPath()}/echo` });
    answer = (incoming, response) => void incoming.pipe(response);
    const size = 8 * 1024 * 1024;
    stream.end(Buffer.alloc(size, "x"));
    let received = 0;
    for await (const chunk of stream) received += (chunk as Buffer).length;
    assert.equal(received, size);
    assert.equal(seen[0]?.headers.host, new URL(server.url).host);
    session.close();
  });

  test("PATH-15 over HTTP/2 what cannot be said there is left out, and any status is as over HTTP/1.1", async () => {
    const session = connectHttp2(server.url, server.credentials);
    const said = async (head: string, method = "GET") => {
      answer = (incoming) => void incoming.socket.end(`HTTP/1.1 ${head}\r\nContent-Length: 2\r\n\r\n{}`);
      const stream = session.request({ ":path": `${podPath()}/x`, ":method": method });
      const [headers] = await once(stream, "response");
      let body = "";
      for await (const chunk of stream) body += chunk;
      return { headers, body };
    };
    const names = Object.values(constants).filter((name) => typeof name === "string" && /^[a-z][a-z-]+$/.test(name) && name !== "te");
    const ours = ["content-length", "transfer-encoding", "location", "cookie"];
    for (const name of new Set(["x-own", "dnt", "tk", ...names].filter((each) => !ours.includes(`${each}`)))) {
      const { headers, body } = await said(`200 OK\r\n${name}: 1\r\n${name}: 2`);
      assert.deepEqual([headers[":status"], body], [200, "{}"], `${name}`);
    }
    const { headers } = await said("200 OK\r\nX-Content-Type-Options: nosniff\r\nX-Content-Type-Options: other\r\nVary: a\r\nVary: b");
    assert.deepEqual([headers["x-content-type-options"], headers["vary"]], ["nosniff", "a, b"]);
    for (const status of [204, 205]) assert.equal((await said(`${status} None`)).headers[":status"], status);
    for (const status of [600, 999]) {
      const strange = await said(`${status} Strange\r\nx-own: 1`);
      assert.deepEqual([strange.headers[":status"], strange.headers["x-own"], strange.body], [status, "1", "{}"]);
      assert.equal((await said(`${status} Strange`, "HEAD")).headers[":status"], status);
      assert.equal((await server.admin.get(`${podPath()}/x`)).status, status);
    }
    assert.doesNotMatch(server.output(), /request failed/);
    session.close();
  });

  test("PATH-15 a backend that goes away in the middle of a body is told as such", async () => {
    const body = Buffer.alloc(8 * 1024 * 1024, "x");
    answer = (incoming) => void incoming.once("data", () => incoming.socket.destroy());
    const gone = await server.admin.send("PUT", `${podPath()}/x`, { body, type: "application/x-own" });
    assert.deepEqual([gone.status, gone.json.reason], [503, "ServiceUnavailable"]);
    assert.match(gone.json.message, /^error trying to reach service: /);
  });

  test("PATH-15 an answer that a backend breaks off does not end for the client as a whole one does", async () => {
    answer = (incoming, response) => {
      response.writeHead(200, { "content-type": "text/x-own" }).write("half", () => setImmediate(() => incoming.socket.destroy()));
    };
    await assert.rejects(server.admin.get(`${podPath()}/x`), { code: "ECONNRESET" });
    const session = connectHttp2(server.url, server.credentials);
    const stream = session.request({ ":path": `${podPath()}/x` });
    let received = "";
    stream.on("data", (chunk: Buffer) => {
      received += chunk;
    });
    const [error] = await once(
      stream.once("end", () => stream.emit("error", new Error("it has ended"))),
      "close",
    ).catch((cause) => [cause]);
    assert.deepEqual([received, (error as NodeJS.ErrnoException).code], ["half", "ERR_HTTP2_STREAM_ERROR"]);
    session.close();
  });

  test("PATH-15, LIM-05 what is no answer, or comes before it without end, is told as such", async () => {
    const said = async (text: string) => {
      answer = (incoming) => void incoming.socket.end(text);
      const { status, json } = await server.admin.get(`${podPath()}/x`);
      return [status, json?.message];
    };
    const OK = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
    const interim = "HTTP/1.1 100 Continue\r\n\r\n";
    const unreachable = (why: string) => [503, `error trying to reach service: ${why}`];
    assert.deepEqual(await said(interim.repeat(5) + OK), [200, undefined]);
    const tooMany = "net/http: HTTP/1.x transport connection broken: net/http: too many 1xx informational responses";
    assert.deepEqual(await said(interim.repeat(6)), unreachable(tooMany));
    assert.deepEqual(await said(interim.repeat(6) + OK), unreachable(tooMany));
    const other = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: own\r\n\r\n";
    assert.deepEqual(await said(other), unreachable('backend tried to switch protocol "own" when "" was requested'));
    const malformed = 'net/http: HTTP/1.x transport connection broken: malformed HTTP status code "99"';
    assert.deepEqual(await said("HTTP/1.1 099 Odd\r\n\r\n"), unreachable(malformed));
    const coded = "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
    const unsupported = 'net/http: HTTP/1.x transport connection broken: unsupported transfer encoding: "gzip, chunked"';
    assert.deepEqual(await said(coded), unreachable(unsupported));
    assert.deepEqual(await said(coded.replace("gzip, chunked", "Chunked")), [200, undefined]);
    const twice = 'net/http: HTTP/1.x transport connection broken: too many transfer encodings: ["chunked" "chunked"]';
    assert.deepEqual(await said(coded.replace("gzip, chunked", "chunked\r\nTransfer-Encoding: chunked")), unreachable(twice));
  });

  test("PATH-15, LIM-05 another protocol that begins behind too many interim answers is an error", async () => {
    const backend = createTcpServer((socket) => {
      const switched = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: own\r\n\r\n";
      socket.on("error", () => undefined).once("data", () => socket.write("HTTP/1.1 102 Processing\r\n\r\n".repeat(6) + switched));
    });
    await once(backend.listen(0, OWN_ADDRESS), "listening");
    const path = `${DEFAULT}/pods/web:${(backend.address() as AddressInfo).port}/proxy/x`;
    const headers = { connection: "Upgrade", upgrade: "SPDY/3.1" };
    const asked = request(`${server.url}${path}`, { ...server.credentials, agent: false, headers }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    assert.equal(response.statusCode, 500);
    response.resume();
    backend.close();
  });

  test("PATH-15 an answer that has no body tells nothing of one, and a place comes with its bytes escaped", async () => {
    const told = async (text: string) => {
      answer = (incoming) => void incoming.socket.end(text, "latin1");
      const { status, headers } = await server.admin.get(`${podPath()}/x`);
      const { "content-length": length, "content-type": type, location } = headers;
      return [status, length, type, location];
    };
    const of = "Content-Type: a/b\r\nContent-Length: 5\r\n\r\n";
    assert.deepEqual(await told(`HTTP/1.1 204 No Content\r\n${of}`), [204, undefined, "a/b", undefined]);
    assert.deepEqual(await told(`HTTP/1.1 304 Not Modified\r\n${of}`), [304, undefined, undefined, undefined]);
    const moved = await told("HTTP/1.1 302 Found\r\nLocation: /\xe4\xff/x\r\nContent-Length: 0\r\n\r\n");
    assert.deepEqual([moved[0], moved[3]], [302, `${podPath()}/%E4%FF/x`]);
  });

  test("PATH-15, LIM-05 what is sent behind an early answer is read away, and the next request on the connection is served", async () => {
    const backend = createTcpServer({ allowHalfOpen: true }, (socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.pause().write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nearly"));
    });
    await once(backend.listen(0, OWN_ADDRESS), "listening");
    const path = `${DEFAULT}/pods/web:${(backend.address() as AddressInfo).port}/proxy/x`;
    const agent = new HttpsAgent({ ...server.credentials, keepAlive: true, maxSockets: 1 });
    const answered = async (method: string, url: string, body?: Buffer): Promise<readonly [number | undefined, string]> => {
      const asked = request(`${server.url}${url}`, { agent, method });
      asked.end(body);
      const [response] = (await once(asked, "response")) as [IncomingMessage];
      let text = "";
      for await (const chunk of response) text += chunk;
      return [response.statusCode, text];
    };
    const body = Buffer.alloc(8 * 1024 * 1024, "x");
    for (let i = 0; i < 3; i++) assert.deepEqual(await answered("POST", path, body), [200, "early"]);
    assert.equal((await answered("GET", "/api/v1/namespaces/default"))[0], 200);
    agent.destroy();
    backend.close();
  });

  test("PATH-15 an answer has the id that the server knows it by, whatever a backend calls it", async () => {
    answer = (_, response) => void response.setHeader("Audit-Id", "theirs").end("{}");
    const { headers } = await server.admin.get(`${podPath()}/x`, { headers: { "audit-id": "ours" } });
    assert.equal(headers["audit-id"], "ours");
  });

  test("OBS-03, LIM-05 statuses that nobody has defined are counted by their class", async () => {
    for (const status of [299, 298, 418, 777]) {
      answer = (incoming) => void incoming.socket.end(`HTTP/1.1 ${status} Odd\r\nContent-Length: 2\r\n\r\n{}`);
      assert.equal((await server.admin.get(`${podPath()}/x`)).status, status);
    }
    const { text } = await server.admin.get("/metrics");
    const counted = (code: string): string | undefined =>
      text
        .split("\n")
        .find(
          (line) =>
            line.startsWith("apiserver_request_total{code=") && line.includes(`code="${code}"`) && line.includes('subresource="proxy"'),
        );
    assert.match(counted("2xx") ?? "", / 2$/);
    assert.match(counted("418") ?? "", / \d+$/);
    assert.ok(counted("7xx") !== undefined && counted("299") === undefined && counted("777") === undefined, text.slice(0, 300));
  });

  test("PATH-15 a backend waits for a client that does not read, and ends when the client leaves", async () => {
    let written = 0;
    const begun = new Promise<ServerResponse>((resolve) => {
      answer = (_, response) => {
        const more = (): void => {
          for (let goes = true; goes && written < 256 * 1024 * 1024; ) {
            written += 64 * 1024;
            goes = response.write(Buffer.alloc(64 * 1024));
          }
          response.once("drain", more);
          resolve(response);
        };
        more();
      };
    });
    const stream = await server.admin.open("GET", `${podPath()}/endless`);
    const atBackend = await begun;
    await eventually(async () => {
      const before = written;
      for (let i = 0; i < 20; i++) assertOk(await server.admin.get("/api/v1/nodes/n1"), 200);
      return before > 1024 * 1024 && before === written;
    });
    assert.ok(written < 64 * 1024 * 1024, `${written} bytes were taken`);
    stream.destroy();
    await once(atBackend, "close");
  });

  test("PATH-15 a read without a path is sent below the proxy, and addresses in answers lead through it", async () => {
    const bare = await server.admin.get(`${podPath()}?x=1`);
    assert.deepEqual([bare.status, bare.headers.location], [301, `${podPath()}/?x=1`]);
    const long = await server.admin.get(`${podPath()}?x=${"y".repeat(50_000)}`);
    assertStatus(long, 400, "BadRequest", /^the address to be asked for instead has 50\d{3} bytes$/);
    const posted = await server.admin.send("POST", podPath(), { body: "b", type: "text/plain" });
    assert.deepEqual([posted.text, posted.headers["keep-alive"]], ["POST / b", "timeout=90"]);
    const own = new URL(server.url).host;
    const rows: [told: string, shown: string][] = [
      ["/there", `${podPath()}/there`],
      ["/there/?q=/a#f", `${podPath()}/there/?q=/a#f`],
      ["there", "there"],
      [`http://${OWN_ADDRESS}:${port}/there`, `${podPath()}/there`],
      [`https://${own}/there`, `https://${own}${podPath()}/there`],
      [`${podPath()}/there`, `${podPath()}/there`],
      ["https://example.com/there", "https://example.com/there"],
    ];
    for (const [told, shown] of rows) {
      answer = (_, response) => response.writeHead(302, { location: told }).end();
      const reply = await server.admin.get(`${podPath()}/x`);
      assert.deepEqual([reply.status, reply.headers.location], [302, shown]);
    }
  });

  test("PATH-15 links of pages lead through the proxy", async () => {
    const page = (href: string) => `<!DOCTYPE html><a class="x" href="${href}">/a</a><img src='b.png'><script>"/c"</script><p>&amp;</p>`;
    const html = { "content-type": "text/html; charset=utf-8" };
    answer = (_, response) => response.writeHead(200, html).end(page("/a?b=1&amp;c=2"));
    const plain = await server.admin.get(`${podPath()}/x`);
    assert.ok(plain.text.includes(`href="${podPath()}/a?b=1&amp;c=2"`), plain.text);
    assert.ok(plain.text.includes(`<script>"/c"</script><p>&amp;</p>`) && plain.text.includes("b.png"), plain.text);
    assert.equal(plain.headers["content-length"], undefined);
    answer = (_, response) => response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(gzipSync(page("/a")));
    const zipped = await server.admin.get(`${podPath()}/x`);
    assert.ok(gunzipSync(zipped.bytes).toString().includes(`href="${podPath()}/a"`));
    for (const type of ["text/plain", "text/html; charset=latin1", "application/xhtml+xml"]) {
      answer = (_, response) => response.writeHead(200, { "content-type": type }).end(page("/a"));
      assert.equal((await server.admin.get(`${podPath()}/x`)).text, page("/a"), type);
    }
    const endless = `<a href="${"/a".repeat(4 * 1024 * 1024)}`;
    answer = (_, response) => response.writeHead(200, html).end(endless);
    assert.equal((await server.admin.get(`${podPath()}/x`)).text, endless, "what has no end is not kept");
  });

  test("PATH-15 pods are reached at the port of the name, or their first, and only where requests may be handed on", async () => {
    assert.equal((await server.admin.get(`${DEFAULT}/pods/web/proxy/x`)).text, "GET /x ");
    const asked: [name: string, status: number, message: RegExp][] = [
      ["a:b:c", 400, /^invalid pod request "a:b:c"$/],
      ["http:web:1:2", 400, /^invalid pod request "http:web:1:2"$/],
      ["looped", 400, /^address not allowed$/],
      ["linked", 400, /^address not allowed$/],
      ["bare", 400, /^address not allowed$/],
      ["missing:80", 404, /^pods "missing" not found$/],
      ["nobody:1", 503, /^error trying to reach service: dial tcp 10\.123\.0\.2:1: connect: connection refused$/],
      ["web:http", 503, /^error trying to reach service: dial tcp: lookup tcp\/http: unknown port$/],
      ["web:99999", 503, /^error trying to reach service: dial tcp: address 99999: invalid port$/],
      [`https:web:${port}`, 503, /^error trying to reach service: http: server gave HTTP response to HTTPS client$/],
    ];
    for (const [name, status, message] of asked) {
      const { json } = await server.admin.get(`${DEFAULT}/pods/${name}/proxy/x`);
      assert.deepEqual([json.code, message.test(json.message)], [status, true], json.message);
    }
    assert.equal((await server.admin.get(`${DEFAULT}/pods/https:web:${agent.port}/proxy/x`)).text, "nothing");
    assert.equal(agent.calls.at(-1)?.peer, undefined, "only node agents are shown the server's certificate");
  });

  test("PATH-15 services lead to the pods behind them", async () => {
    const toPod = { ip: OWN_ADDRESS, targetRef: { kind: "Pod", namespace: "default", name: "web" } };
    const ports = [
      { name: "http", port },
      { name: "tls", port: agent.port },
    ];
    const of = (name: string) => ({ name, port: name === "http" ? 80 : 443 });
    await service("site", [of("http"), of("tls")], { addresses: [toPod], ports });
    await service("empty", [of("http")], undefined);
    assertOk(await server.admin.post(`${DEFAULT}/endpoints`, { metadata: { name: "empty" }, subsets: [] }), 201);
    await service("foreign", [of("http")], { addresses: [{ ip: OTHER_ADDRESS }, { ...toPod, ip: OTHER_ADDRESS }], ports });
    const get = (name: string) => server.admin.get(`${DEFAULT}/services/${name}/proxy/x`);
    assert.equal((await get("site:http")).text, "GET /x ");
    assert.equal((await get("site:80")).text, "GET /x ");
    assert.equal((await get("https:site:443")).text, "nothing");
    assert.equal((await get("https:site:tls")).text, "nothing");
    const refusals: [name: string, code: number, message: string][] = [
      ["site", 503, 'no endpoints available for service "site"'],
      ["site:99", 503, 'no service port 99 found for service "site"'],
      ["empty:http", 503, 'no endpoints available for service "empty"'],
      ["foreign:http", 503, 'no endpoints available for service "foreign:http"'],
      ["missing:http", 404, 'endpoints "missing" not found'],
      ["ftp:site:80", 400, 'invalid service request "ftp:site:80"'],
    ];
    for (const [name, code, message] of refusals) {
      const { json } = await get(name);
      assert.deepEqual([json.code, json.message], [code, message]);
    }
  });

  test("PATH-15 nodes lead to their agents, which are shown who asks, or to another port of theirs", async () => {
    agent.answer = (incoming, response) => response.end(`${incoming.url}`);
    const get = (name: string) => server.admin.get(`/api/v1/nodes/${name}/proxy/metrics?a=1`);
    assert.equal((await get("n1")).text, "/metrics?a=1");
    assert.equal(agent.calls.at(-1)?.peer, "the-server");
    assert.equal((await get(`n1:${agent.port}`)).text, "/metrics?a=1");
    assert.equal((await get(`n1:${port}`)).text, "GET /metrics?a=1 ");
    for (const name of ["looped", "named", `looped:${port}`]) assertStatus(await get(name), 400, "BadRequest", "address not allowed");
    assertStatus(await get("missing"), 404, "NotFound", 'nodes "missing" not found');
    const { status, json } = await get("n1:1");
    assert.deepEqual([status, json.reason], [503, "ServiceUnavailable"]);
  });

  test("HEALTH-08 SIGTERM does not wait for a backend that says nothing, however long a request may take", async () => {
    const doomed = await startServer({ profile: "kubernetes", flags: [PODS_AS_WRITTEN, "--request-timeout=1h"] });
    await writePod(doomed.admin, "web", "", [{ name: "c", image: "i" }]);
    const status = { podIP: OWN_ADDRESS, podIPs: [{ ip: OWN_ADDRESS }] };
    assertOk(await doomed.admin.mergePatch(`${DEFAULT}/pods/web/status`, { status }), 200);
    const asked = new Promise((resolve) => {
      answer = resolve;
    });
    const silent = doomed.admin.get(`${podPath()}/x`);
    await asked;
    doomed.process.kill("SIGTERM");
    assert.equal((await silent).status, 503);
    await eventually(() => doomed.process.exitCode !== null);
    assert.equal(await doomed.stop(), 0);
  });

  test("PATH-15, LIM-05 a body that a backend takes nothing of is not waited for when the time of a request is over", async () => {
    const impatient = await startServer({ profile: "kubernetes", flags: [PODS_AS_WRITTEN, "--request-timeout=1s"] });
    await writePod(impatient.admin, "web", "", [{ name: "c", image: "i" }]);
    const status = { podIP: OWN_ADDRESS, podIPs: [{ ip: OWN_ADDRESS }] };
    assertOk(await impatient.admin.mergePatch(`${DEFAULT}/pods/web/status`, { status }), 200);
    const asked = new Promise<IncomingMessage>((resolve) => {
      answer = resolve;
    });
    const options = { ...impatient.credentials, agent: false, method: "POST" };
    const outgoing = request(`${impatient.url}${podPath()}/x`, options as never).on("error", () => undefined);
    let written = 0;
    const more = (): void => {
      do written++;
      while (outgoing.write(Buffer.alloc(64 * 1024)));
    };
    outgoing.on("drain", more);
    more();
    const pid = impatient.process.pid as number;
    await asked;
    await eventually(async () => {
      const before = written;
      for (let i = 0; i < 20; i++) assertOk(await impatient.admin.get("/api/v1/namespaces/default"), 200);
      return before === written;
    });
    const open = openSockets(pid);
    outgoing.destroy();
    // That of the client, and that to the backend.
    await eventually(() => openSockets(pid) <= open - 2);
    backend.closeAllConnections();
    assert.equal(await impatient.stop(), 0);
  });

  test("CAT-10 an upgrade goes through, with its query", async () => {
    const { ca, cert, key } = server.credentials;
    const outgoing = request(`${server.url}${podPath()}/socket?room=1`, {
      ...{ ca, cert, key, agent: false },
      headers: { Connection: "Upgrade", Upgrade: "websocket" },
    } as never);
    outgoing.end();
    const [, socket] = await once(outgoing, "upgrade");
    socket.write("hello");
    assert.equal(String((await once(socket, "data"))[0]), "HELLO");
    assert.equal(seen[0]?.url, "/socket?room=1");
    socket.destroy();
    await once(seen[0]?.socket as NodeJS.EventEmitter, "close");
  });
}
