/** `log`, `exec`, `attach` and `portforward` of pods: handed on to the agent of the node, and told plainly where there is none. */
import assert from "node:assert/strict";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { after, before, beforeEach, describe, test } from "node:test";
import { type ClientOptions, WebSocket } from "ws";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { Attacker, cpuTime, openSockets, residentMemory } from "../support/attacker.js";
import { eventually, standsStill } from "../support/eventually.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";
import { type StreamAgent, shout, startStreamAgent, writeNode, writePod } from "../support/stream-agent.js";
import { patchWith, startWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const PODS = "/api/v1/namespaces/default/pods";

describe("relays of pods", () => {
  let agent: StreamAgent;
  let server: TestServer;
  const get = (path: string) => server.admin.get(`${PODS}/${path}`);

  before(async () => {
    agent = await startStreamAgent();
    server = await startServer({ flags: [PODS_AS_WRITTEN, ...agent.flags] });
    const { admin } = server;
    await writeNode(admin, "n1", "127.0.0.1", agent.port);
    await writeNode(admin, "closed", "127.0.0.1", 1);
    const image = "example.com/i";
    await writePod(admin, "one", "n1", [{ name: "c", image }]);
    await writePod(admin, "two", "n1", [
      { name: "c", image },
      { name: "d", image },
    ]);
    await writePod(admin, "waiting", "", [{ name: "c", image }]);
    await writePod(admin, "lost", "gone", [{ name: "c", image }]);
    await writePod(admin, "shut", "closed", [{ name: "c", image }]);
  });
  beforeEach(() => {
    agent.calls.length = 0;
    agent.answer = (_, response) => response.end("nothing");
    agent.join = shout;
  });
  after(async () => {
    await server?.stop();
    await agent?.close();
  });

  /** Asks for an upgrade; gives the connection, or the answer that came instead. */
  function upgrade(path: string, headers: object = {}, method = "GET"): Promise<Duplex | IncomingMessage> {
    const { ca, cert, key } = server.credentials;
    return new Promise((resolve, reject) => {
      const outgoing = request(`${server.url}${PODS}/${path}`, {
        ...{ method, ca, cert, key, agent: false },
        headers: { Connection: "Upgrade", Upgrade: "SPDY/3.1", ...headers },
      } as never);
      outgoing.on("error", reject).on("response", resolve);
      outgoing.on("upgrade", (_, socket, head: Buffer) => {
        if (head.length > 0) socket.unshift(head);
        resolve(socket);
      });
      outgoing.end();
    });
  }

  async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }

  const isMessage = (given: Duplex | IncomingMessage): given is IncomingMessage => "statusCode" in given;

  async function refused(path: string, headers?: object): Promise<[status: number | undefined, message: string]> {
    const answer = await upgrade(path, headers);
    assert.ok(isMessage(answer), "it was upgraded");
    return [answer.statusCode, JSON.parse(await textOf(answer)).message];
  }

  test("PATH-27, CAT-10 a log is asked of the agent with the client's options and shown as text, with nothing of the client", async () => {
    agent.answer = (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("a line\n");
    const options = "follow=true&previous=1&timestamps=true&sinceSeconds=5&tailLines=0&limitBytes=9&unknown=x";
    const reply = await server.admin.get(`${PODS}/one/log?${options}`, { headers: { "x-own": "mine" } });
    assert.deepEqual([reply.status, reply.headers["content-type"], reply.text], [200, "text/plain", "a line\n"]);
    assert.ok(reply.headers["audit-id"]);
    assert.deepEqual(
      agent.calls.map(({ url, peer }) => [url, peer]),
      [["/containerLogs/default/one/c?follow=true&limitBytes=9&previous=true&sinceSeconds=5&tailLines=0&timestamps=true", "the-server"]],
    );
    const shown = agent.calls[0]?.request.headers ?? {};
    assert.deepEqual(Object.keys(shown).sort(), ["connection", "host", "user-agent"]);
    assert.equal((await get("two/log?container=d&sinceTime=2026-01-02T03:04:05Z")).status, 200);
    assert.equal(agent.calls.at(-1)?.url, "/containerLogs/default/two/d?sinceTime=2026-01-02T03%3A04%3A05Z");
  });

  test("CAT-10 a log that is followed comes piece by piece, and ends at the agent when the client leaves", async () => {
    const begun = new Promise<ServerResponse>((resolve) => {
      agent.answer = (_, response) => {
        response.write("first\n");
        resolve(response);
      };
    });
    const stream = await server.admin.open("GET", `${PODS}/one/log?follow=true`);
    const [first] = (await once(stream, "data")) as [Buffer];
    assert.equal(first.toString(), "first\n");
    const open = /^apiserver_longrunning_requests\{.*resource="pods".*subresource="log".*\} 1$/m;
    assert.match((await server.admin.get("/metrics")).text, open);
    const atAgent = await begun;
    atAgent.write("second\n");
    const [second] = (await once(stream, "data")) as [Buffer];
    assert.equal(second.toString(), "second\n");
    stream.destroy();
    await once(atAgent, "close");
  });

  interface Messages {
    readonly protocol: string;
    readonly code: number;
    readonly messages: readonly [text: string, isBinary: boolean][];
  }

  /** Opens a WebSocket; gives what came over it until its end, or the status that came instead. */
  function messagesOf(path: string, protocols: readonly string[]): Promise<Messages | number | undefined> {
    const { ca, cert, key } = server.credentials;
    const socket = new WebSocket(`${server.url.replace("https", "wss")}${PODS}/${path}`, [...protocols], {
      ca,
      cert,
      key,
    } as ClientOptions);
    const messages: [string, boolean][] = [];
    return new Promise((resolve, reject) => {
      socket.on("error", reject).on("message", (data, isBinary) => messages.push([String(data), isBinary]));
      socket.on("close", (code) => resolve({ protocol: socket.protocol, code, messages }));
      socket.on("unexpected-response", (asked, answer) => {
        resolve(answer.statusCode);
        asked.destroy();
      });
    });
  }

  test("CAT-10 a log comes as messages of a WebSocket, in bytes or in base64, an empty one first; other protocols are plain text", async () => {
    const text = "one line\nhalf a char: \u00e4\n";
    agent.answer = (_, response) => response.end(text);
    const base64 = Buffer.from(text).toString("base64");
    for (const [protocols, protocol, content, isBinary] of [
      [["base64.binary.k8s.io"], "base64.binary.k8s.io", base64, false],
      [["v4.channel.k8s.io", "binary.k8s.io", "base64.binary.k8s.io"], "binary.k8s.io", text, true],
      [[], "", text, true],
    ] as const) {
      assert.deepEqual(await messagesOf("one/log", protocols), {
        ...{ protocol, code: 1000 },
        messages: [
          ["", isBinary],
          [content, isBinary],
        ],
      });
    }
    assert.equal(await messagesOf("one/log", ["v4.channel.k8s.io"]), 403);
    assert.equal(await messagesOf("missing/log", ["binary.k8s.io"]), 404);
    const noWebSocket = await upgrade("one/log", { upgrade: "websocket", "sec-websocket-version": "7" });
    assert.equal(isMessage(noWebSocket) && noWebSocket.statusCode, 400);
    const spdy = await upgrade("one/log");
    assert.ok(isMessage(spdy));
    assert.deepEqual([spdy.statusCode, await textOf(spdy)], [200, text]);
  });

  test("CAT-10 a log that is followed over a WebSocket comes piece by piece, and ends at the agent when the client leaves", async () => {
    const ended = new Promise<void>((resolve) => {
      agent.answer = (_, response) => {
        response.write("first");
        response.once("close", resolve);
      };
    });
    const { ca, cert, key } = server.credentials;
    const url = `${server.url.replace("https", "wss")}${PODS}/one/log?follow=true`;
    const socket = new WebSocket(url, { ca, cert, key } as ClientOptions);
    const texts: string[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on("error", reject).on("message", (data) => {
        texts.push(String(data));
        if (texts.length === 2) resolve();
      });
    });
    assert.deepEqual(texts, ["", "first"]);
    socket.close();
    await ended;
  });

  test("CAT-10 a client that never says that it knows of the end of a log is let go soon", async () => {
    const pid = server.process.pid as number;
    const attacker = new Attacker(server);
    agent.answer = (_, response) => response.end("all");
    const query = "watch=true&fieldSelector=metadata.name=nobody&timeoutSeconds=8";
    const longer = (await server.admin.open("GET", `${PODS}?${query}`)).resume();
    const held = once(longer, "end").then(() => "held");
    const before = openSockets(pid);
    const silent = Array.from({ length: 5 }, () => attacker.silentWebSocket(`${PODS}/one/log`, server.credentials));
    const gone = Promise.all(silent).then(async () => {
      await eventually(() => openSockets(pid) <= before);
      return "let go";
    });
    assert.equal(await Promise.race([gone, held]), "let go");
    attacker.close();
    longer.destroy();
  });

  test("CAT-10 a log waits for a client that does not read, and one that breaks off does so for the client", async () => {
    const chunk = Buffer.alloc(64 * 1024, "x");
    let written = 0;
    const stalled = new Promise<ServerResponse>((resolve) => {
      agent.answer = (_, response) => {
        const more = (): void => {
          while (written < 64 * 1024 * 1024) {
            written += chunk.length;
            if (!response.write(chunk)) {
              response.once("drain", more);
              return void resolve(response);
            }
          }
        };
        more();
      };
    });
    const stream = await server.admin.open("GET", `${PODS}/one/log?follow=true`);
    const atAgent = await stalled;
    const before = await eventually(async () => {
      const now = written;
      for (let i = 0; i < 20; i++) assertOk(await get("one"), 200);
      return now === written ? now : undefined;
    });
    assert.ok(before < 32 * 1024 * 1024, `${before} bytes were taken of a log that nobody reads`);
    const broken = once(stream, "error");
    stream.resume();
    atAgent.destroy();
    assert.equal(((await broken)[0] as NodeJS.ErrnoException).code, "ECONNRESET");
  });

  test("LIM-05 logs in chunks of one byte that nobody reads take little memory, as messages too", async () => {
    const LOGS = 2;
    // More than fills what is between them where each chunk is passed on by itself.
    const ENOUGH_BYTES = LOGS * 16 * 1024 * 1024;
    const pieces = Buffer.from("1\r\na\r\n".repeat(8192));
    const senders: Socket[] = [];
    agent.answer = ({ socket }) => {
      senders.push(socket.setMaxListeners(0));
      socket.on("drain", pour).write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
      pour();
      function pour(): void {
        while (!socket.destroyed && socket.write(pieces));
      }
    };
    const pid = server.process.pid as number;
    const asWebSocket =
      "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    for (const upgrade of ["", asWebSocket]) {
      const before = residentMemory(pid);
      const attacker = new Attacker(server);
      for (let i = 0; i < LOGS; i++) {
        const socket = await attacker.tls("http/1.1", server.credentials);
        socket.pause().write(`GET ${PODS}/one/log?follow=true HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n`);
      }
      await eventually(() => senders.length === LOGS);
      const sent = (): number => senders.reduce((sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength, 0);
      await standsStill(
        () => cpuTime(pid),
        () => sent() >= ENOUGH_BYTES,
      );
      const more = residentMemory(pid) - before;
      attacker.close();
      await eventually(() => senders.every(({ destroyed }) => destroyed));
      senders.length = 0;
      assert.ok(more < 80, `${LOGS} logs took ${more.toFixed(0)} MiB`);
    }
  });

  test("CAT-10 parameters of a log that make no sense are refused, and so is what the agent refuses, in the peer's words", async () => {
    const rows: [query: string, status: number, message: RegExp][] = [
      ["tailLines=-1", 422, /^PodLogOptions "one" is invalid: tailLines: Invalid value: -1: must be greater than or equal to 0$/],
      ["limitBytes=0", 422, /limitBytes: Invalid value: 0: must be greater than 0$/],
      ["sinceSeconds=0", 422, /sinceSeconds: Invalid value: 0: must be greater than 0$/],
      ["sinceSeconds=1&sinceTime=2026-01-02T03:04:05Z", 422, /Forbidden: at most one of `sinceTime` or `sinceSeconds` may be specified$/],
      ["tailLines=many", 400, /^strconv.ParseInt: parsing "many": invalid syntax$/],
      ["container=z", 400, /^container z is not valid for pod one$/],
    ];
    for (const [query, status, message] of rows) {
      const { json } = await get(`one/log?${query}`);
      assert.deepEqual([json.code, message.test(json.message)], [status, true], json.message);
    }
    assert.equal(agent.calls.length, 0);
    assertStatus(await get("two/log"), 400, "BadRequest", /^a container name must be specified for pod two, choose one of: \[c d\]$/);
    const answers: [status: number, code: number, reason: string, message: RegExp][] = [
      [404, 404, "NotFound", /^the server could not find the requested resource \( pods\/log one\)$/],
      [400, 400, "BadRequest", /^why not$/],
      [500, 500, "InternalError", /^Internal error occurred: why not$/],
      [502, 502, "InternalError", /^an error on the server \("why not"\) has prevented the request from succeeding \( pods\/log one\)$/],
      [302, 302, "", /^the server responded with the status code 302/],
    ];
    for (const [told, code, reason, message] of answers) {
      agent.answer = (_, response) => response.writeHead(told, { location: "https://127.0.0.1/" }).end("why not");
      const { status, json } = await get("one/log");
      assert.deepEqual([status, json.reason ?? "", message.test(json.message)], [code, reason, true], json.message);
    }
    assert.equal((await get("missing/log")).json.message, 'pods "missing" not found');
    assertStatus(await server.admin.post(`${PODS}/one/log`, {}), 405, "MethodNotAllowed");
  });

  test("CAT-10 where there is no node, no agent, or another one, the client is told what the peer tells", async () => {
    const waiting = await get("waiting/log");
    assert.deepEqual([waiting.status, waiting.text], [204, ""]);
    assertStatus(await get("lost/log"), 404, "NotFound", /^nodes "gone" not found$/);
    const shut = await get("shut/log");
    assert.deepEqual(
      [shut.status, shut.json.reason, shut.json.message],
      [500, undefined, 'Get "https://127.0.0.1:1/containerLogs/default/shut/c": dial tcp 127.0.0.1:1: connect: connection refused'],
    );
    assert.deepEqual(await refused("waiting/exec?command=ls"), [400, "pod waiting does not have a host assigned"]);
    assert.deepEqual(await refused("waiting/portforward"), [400, "pod waiting does not have a host assigned"]);
    assert.deepEqual(await refused("shut/attach"), [500, "error dialing backend: dial tcp 127.0.0.1:1: connect: connection refused"]);
    assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name: "silent" } }), 201);
    await writePod(server.admin, "unheard", "silent", [{ name: "c", image: "i" }]);
    assert.equal((await get("unheard/log")).json.message, "no preferred addresses found; known addresses: []");
    const impostor = await startStreamAgent();
    await writeNode(server.admin, "impostor", "127.0.0.1", impostor.port);
    await writePod(server.admin, "believing", "impostor", [{ name: "c", image: "i" }]);
    assert.match((await get("believing/log")).json.message, /: x509: certificate signed by unknown authority$/);
    assert.equal(impostor.calls.length, 0, "nothing was sent to whom nobody vouches for");
    assert.equal((await get("believing/log?insecureSkipTLSVerifyBackend=true")).text, "nothing");
    await impostor.close();
  });

  test("CAT-10 exec, attach and portforward become a connection to the agent, in the protocol that the client speaks", async () => {
    const asked: [path: string, url: string][] = [
      ["one/exec?command=ls&command=-l%20a&stdin=1&stdout=true&tty=false", "/exec/default/one/c?command=ls&command=-l+a&input=1&output=1"],
      ["two/attach?container=d&stderr=1&tty=1", "/attach/default/two/d?error=1&tty=1"],
      ["one/portforward?ports=80,443&ports=8080", "/portForward/default/one?port=80%2C443%2C8080"],
      ["one/portforward", "/portForward/default/one"],
    ];
    for (const [path, url] of asked) {
      for (const method of ["GET", "POST"]) {
        const socket = await upgrade(path, { "X-Stream-Protocol-Version": ["v4.channel.k8s.io", "v3.channel.k8s.io"] }, method);
        assert.ok(!isMessage(socket), `${path} is no connection`);
        socket.write("hello");
        assert.equal(String((await once(socket, "data"))[0]), "HELLO");
        const call = agent.calls.at(-1);
        assert.deepEqual([call?.method, call?.url, call?.peer], [method, url, "the-server"]);
        assert.deepEqual(call?.request.headersDistinct["x-stream-protocol-version"], ["v4.channel.k8s.io", "v3.channel.k8s.io"]);
        assert.equal(call?.request.headers["x-forwarded-for"], "127.0.0.1");
        socket.destroy();
      }
    }
    await eventually(() => agent.open() === 0);
  });

  test("CAT-10 a WebSocket is handed on as it is, without the token that came with it, to either end", async () => {
    const token = `base64url.bearer.authorization.orch.io.${Buffer.from("unknown").toString("base64url")}`;
    const headers = { Upgrade: "websocket", "Sec-WebSocket-Key": "a", "Sec-WebSocket-Protocol": `${token}, v5.channel.k8s.io` };
    const socket = await upgrade("one/exec?command=ls&stdout=1", { ...headers, Authorization: "Bearer unknown" });
    assert.ok(!isMessage(socket));
    const shown = agent.calls[0]?.request.headers ?? {};
    assert.deepEqual(
      [shown["sec-websocket-protocol"], shown["sec-websocket-key"], shown.authorization],
      ["v5.channel.k8s.io", "a", undefined],
    );
    socket.destroy();

    // What was under way when one side ended is still told the other.
    const arrived = new Promise<number>((resolve) => {
      agent.join = (request, connection, head) => {
        let size = 0;
        shout(request, connection, head);
        connection.on("data", (chunk: Buffer) => {
          size += chunk.length;
        });
        connection.on("end", () => resolve(size));
      };
    });
    const telling = await upgrade("one/exec?command=ls&stdin=1", headers);
    assert.ok(!isMessage(telling));
    telling.on("error", () => undefined).resume();
    telling.end(Buffer.alloc(1024 * 1024, "a"));
    assert.equal(await arrived, 1024 * 1024);
    agent.join = (_, connection) => {
      connection.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
      connection.end(Buffer.alloc(3 * 1024 * 1024, "z"));
    };
    const told = await upgrade("one/exec?command=ls&stdout=1", headers);
    assert.ok(!isMessage(told));
    assert.equal((await textOf(told)).length, 3 * 1024 * 1024);
  });

  test("CAT-10 what the agent answers instead of an upgrade is shown when it is an error", async () => {
    agent.join = (_, socket) => void socket.end("HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\ngone");
    const answer = await upgrade("one/exec?command=ls");
    assert.ok(isMessage(answer));
    assert.deepEqual([answer.statusCode, await textOf(answer)], [404, "gone"]);
    agent.join = (_, socket) => void socket.end("HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n");
    assert.deepEqual(await refused("one/exec?command=ls"), [500, "invalid upgrade response: status code 302"]);
    agent.join = (_, socket) => void socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    assert.deepEqual(await refused("one/attach"), [500, "invalid upgrade response: status code 200"]);
    agent.join = (_, socket) => void socket.destroy();
    assert.equal((await refused("one/attach"))[0], 500);
    assertStatus(await get("one/exec?command=ls"), 400, "BadRequest", /^Upgrade request required$/);
    assert.deepEqual(await refused("one/portforward?ports=a"), [
      400,
      'cannot convert to []int32: strconv.ParseUint: parsing "a": invalid syntax',
    ]);
    assert.deepEqual(await refused("two/exec?command=ls"), [400, "a container name must be specified for pod two, choose one of: [c d]"]);
    assert.deepEqual(await refused("one/exec?command=ls&dryRun=All"), [400, "dryRun is not supported"]);
    assertStatus(await server.admin.put(`${PODS}/one/exec`, {}), 405, "MethodNotAllowed");
  });

  test("CAT-10 over HTTP/2, which has no upgrades, logs are shown and the rest is refused plainly", async () => {
    agent.answer = (_, response) => response.end("a line\n");
    const session = connectHttp2(server.url, server.credentials);
    const ask = async (path: string) => {
      const stream = session.request({ ":path": `${PODS}/${path}` });
      const [headers] = await once(stream, "response");
      return [headers[":status"], await textOf(stream)];
    };
    assert.deepEqual(await ask("one/log"), [200, "a line\n"]);
    const [status, body] = await ask("one/exec?command=ls");
    assert.deepEqual([status, JSON.parse(body).message], [400, "Upgrade request required"]);
    session.close();
  });

  test("HOOK-06 webhooks are asked about connections as CONNECT, with their options, and not about logs", async () => {
    const webhook = await startWebhook("127.0.0.1");
    const configurations = new Configurations(server);
    const rules = [{ operations: ["*"], apiGroups: [""], apiVersions: ["v1"], resources: ["pods/*"] }];
    webhook.on("/streams", ({ request: { object } }) => ({ allowed: object.tty !== true, status: { code: 403, message: "no terminals" } }));
    await configurations.write("validating", "streams", hookAt(webhook, "/streams", { rules }));
    assert.deepEqual(await refused("one/exec?command=ls&tty=1&stdin=1"), [
      403,
      'admission webhook "streams.hooks.example.com" denied the request: no terminals',
    ]);
    const socket = await upgrade("one/exec?command=ls&stdin=1");
    assert.ok(!isMessage(socket));
    socket.destroy();
    const [first] = webhook.calls;
    assert.deepEqual(first?.request.object, {
      ...{ kind: "PodExecOptions", apiVersion: "v1", stdin: true, tty: true, command: ["ls"] },
    });
    assert.deepEqual([first?.request.operation, first?.request.subResource, first?.request.name], ["CONNECT", "exec", "one"]);
    const before = webhook.calls.length;
    assert.equal((await get("one/log")).status, 200);
    assert.equal(webhook.calls.length, before);
    await configurations.clear();
    await webhook.close();
  });

  test("HOOK-25 what a webhook makes of the options of a connection is what the agent is asked for", async () => {
    const webhook = await startWebhook("127.0.0.1");
    const configurations = new Configurations(server);
    const rules = [{ operations: ["CONNECT"], apiGroups: [""], apiVersions: ["v1"], resources: ["pods/exec"] }];
    webhook.on("/plain", () => patchWith({ op: "remove", path: "/tty" }, { op: "replace", path: "/command", value: ["ls", "-l"] }));
    await configurations.write("mutating", "plain", hookAt(webhook, "/plain", { rules }));
    const socket = await upgrade("one/exec?command=sh&tty=1&stdout=1");
    assert.ok(!isMessage(socket), "it is no connection");
    socket.destroy();
    assert.equal(agent.calls.at(-1)?.url, "/exec/default/one/c?command=ls&command=-l&output=1");
    await configurations.clear();
    await webhook.close();
  });

  test("PATH-27 logs and connections are granted apart from their pod, by the verb of the method", async () => {
    const as = (user: string, method: string, path: string) =>
      server.admin.send(method, `${PODS}/${path}`, { headers: { "impersonate-user": user } });
    const grant = async (user: string, rules: object[]) => {
      const metadata = { name: user, namespace: "default" };
      const base = "/apis/rbac.authorization.orch.io/v1/namespaces/default";
      assertOk(await server.admin.post(`${base}/roles`, { metadata, rules }), 201);
      const subjects = [{ kind: "User", name: user, apiGroup: "rbac.authorization.orch.io" }];
      const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "Role", name: user };
      assertOk(await server.admin.post(`${base}/rolebindings`, { metadata, subjects, roleRef }), 201);
    };
    await grant("reader", [{ apiGroups: [""], resources: ["pods"], verbs: ["get"] }]);
    await grant("logger", [{ apiGroups: [""], resources: ["pods/log"], verbs: ["get"] }]);
    await grant("runner", [{ apiGroups: [""], resources: ["pods/exec"], verbs: ["create"] }]);
    const status = async (user: string, method: string, path: string) => (await as(user, method, path)).status;
    await eventually(async () => (await status("runner", "POST", "one/exec?command=ls")) === 400);
    assert.deepEqual(
      [await status("reader", "GET", "one"), await status("reader", "GET", "one/log"), await status("logger", "GET", "one/log")],
      [200, 403, 200],
    );
    assert.equal(await status("runner", "GET", "one/exec?command=ls"), 403);
    assert.equal(await status("reader", "POST", "one/exec?command=ls"), 403);
  });

  test("PATH-04, AUTHZ-05 nothing is connected to below the older paths of watches, which ask for another right", async () => {
    const watched = PODS.replace("/api/v1/", "/api/v1/watch/");
    for (const path of ["one/exec?command=ls", "one/attach", "one/portforward", "one/proxy/x", "one/log"]) {
      for (const method of ["GET", "POST"]) assert.equal((await server.admin.send(method, `${watched}/${path}`)).status, 404, path);
    }
  });

  test("CAT-10 discovery tells of them as v1.24 does", async () => {
    const { resources } = assertOk(await server.admin.get("/api/v1"), 200);
    const told = (resources as { name: string; kind: string; verbs: string[] }[]).filter(({ name }) =>
      /\/(log|exec|attach|portforward|proxy)$/.test(name),
    );
    const proxied = ["create", "delete", "get", "patch", "update"];
    assert.deepEqual(
      told.map(({ name, kind, verbs }) => [name, kind, verbs]),
      [
        ["nodes/proxy", "NodeProxyOptions", proxied],
        ["pods/attach", "PodAttachOptions", ["create", "get"]],
        ["pods/exec", "PodExecOptions", ["create", "get"]],
        ["pods/log", "Pod", ["get"]],
        ["pods/portforward", "PodPortForwardOptions", ["create", "get"]],
        ["pods/proxy", "PodProxyOptions", proxied],
        ["services/proxy", "ServiceProxyOptions", proxied],
      ],
    );
  });

  test("CAT-10 the OpenAPI documents tell of them as v1.24's do", async () => {
    const { paths } = assertOk(await server.admin.get("/openapi/v2"), 200);
    const idsOf = (path: string) =>
      Object.values(paths[path] as Record<string, { operationId?: string }>).flatMap((each) => each.operationId ?? []);
    const below = (name: string) => `/api/v1/namespaces/{namespace}/pods/{name}/${name}`;
    assert.deepEqual(idsOf(below("log")), ["readCoreV1NamespacedPodLog"]);
    assert.deepEqual(idsOf(below("exec")), ["connectCoreV1GetNamespacedPodExec", "connectCoreV1PostNamespacedPodExec"]);
    const methods = ["Get", "Put", "Post", "Delete", "Options", "Head", "Patch"];
    assert.deepEqual(
      idsOf("/api/v1/nodes/{name}/proxy/{path}"),
      methods.map((method) => `connectCoreV1${method}NodeProxyWithPath`),
    );
    const exec = paths[below("exec")];
    assert.deepEqual(exec.parameters.map(({ name, in: place }: { name: string; in: string }) => `${place} ${name}`).sort(), [
      "path name",
      "path namespace",
      "query command",
      "query container",
      "query pretty",
      "query stderr",
      "query stdin",
      "query stdout",
      "query tty",
    ]);
    assert.deepEqual(exec.get["x-orch-group-version-kind"], { group: "", kind: "PodExecOptions", version: "v1" });
    assert.deepEqual([exec.get["x-orch-action"], exec.get.responses["200"].schema], ["connect", { type: "string" }]);
  });
});

describe("relays and the end of a server", () => {
  test("CAT-10 credentials for agents that cannot be used refuse to start, by the name of their flag", async () => {
    const rows: [flags: string[], message: RegExp][] = [
      [["--kubelet-certificate-authority=/none"], /flag --kubelet-certificate-authority: \/none: no such file/],
      [["--kubelet-client-key=/none"], /--kubelet-client-certificate and --kubelet-client-key must be given together/],
      [["--kubelet-client-key=/none", "--kubelet-client-certificate=/none"], /flag --kubelet-client-\w+: \/none: no such file/],
      [["--kubelet-timeout=0s"], /flag --kubelet-timeout: invalid value "0s": must be at least/],
    ];
    for (const [flags, message] of rows) await assert.rejects(startServer({ flags }), message);
  });

  test("CAT-10 a server that ends takes its relays with it", async () => {
    const agent = await startStreamAgent();
    const server = await startServer({ flags: [PODS_AS_WRITTEN, ...agent.flags] });
    await writeNode(server.admin, "n1", "127.0.0.1", agent.port);
    await writePod(server.admin, "one", "n1", [{ name: "c", image: "i" }]);
    agent.answer = (_, response) => void response.write("a line\n");
    const client = new ApiClient(server.url, server.credentials);
    const stream = await client.open("GET", `${PODS}/one/log?follow=true`);
    await once(stream, "data");
    const broken = once(stream, "error");
    stream.resume();
    assert.equal(await server.stop(), 0);
    await broken;
    await eventually(() => agent.open() === 0);
    client.close();
    await agent.close();
  });
});
