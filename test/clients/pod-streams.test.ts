/** Logs, commands, ports and proxies through the typed client, over WebSockets to a node agent of the test. */
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { ApiError, bearerToken, Connection, fetchTransport, isBadRequest, isForbidden, isNotFound, TransportError } from "orch/client";
import { type ControlPlane, startControlPlane } from "orch/testing";
import { type WebSocket, WebSocketServer } from "ws";
import { eventually } from "../support/eventually.js";
import { PODS_AS_WRITTEN } from "../support/server.js";
import { type StreamAgent, startStreamAgent } from "../support/stream-agent.js";

const STATUS = 3;
const success = { metadata: {}, status: "Success" };

describe("streams of pods", () => {
  let plane: ControlPlane;
  let agent: StreamAgent;
  /** What the agent does with a connection: `say` sends to a channel, `end` tells how the command ended. */
  let speak: (socket: WebSocket, url: URL) => void;
  const say = (socket: WebSocket, channel: number, text: string | Buffer): void =>
    socket.send(Buffer.concat([Buffer.of(channel), Buffer.from(text)]));
  const end = (socket: WebSocket, status: object): void => {
    say(socket, STATUS, JSON.stringify(status));
    socket.close();
  };
  const pods = () => plane.admin.core.v1.pods.namespace("default");

  before(async () => {
    agent = await startStreamAgent();
    plane = await startControlPlane({ flags: [PODS_AS_WRITTEN, ...agent.flags] });
    const { nodes } = plane.admin.core.v1;
    await nodes.create({ metadata: { name: "n1" } });
    const status = {
      addresses: [{ type: "InternalIP", address: "127.0.0.1" }],
      daemonEndpoints: { kubeletEndpoint: { Port: agent.port } },
    };
    await nodes.status.patch.merge("n1", { status });
    await pods().create({ metadata: { name: "p" }, spec: { nodeName: "n1", containers: [{ name: "c", image: "i" }] } });
  });
  beforeEach(() => {
    agent.calls.length = 0;
    const server = new WebSocketServer({ noServer: true, handleProtocols: (offered) => [...offered][0] ?? false });
    agent.join = (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (opened) => speak(opened, new URL(request.url ?? "", "https://agent")));
  });
  after(async () => {
    await plane?.stop();
    await agent?.close();
  });

  it("SDK-08 a log is read as it comes, and left early", async () => {
    agent.answer = (_, response) => void response.write("one\n");
    let read = "";
    for await (const text of pods().log.read("p", { follow: true, tailLines: 5 })) {
      read += text;
      break;
    }
    assert.equal(read, "one\n");
    assert.equal(agent.calls[0]?.url, "/containerLogs/default/p/c?follow=true&tailLines=5");
    await eventually(() => agent.open() === 0);
    await assert.rejects(async () => {
      for await (const _ of pods().log.read("missing"));
    }, isNotFound);
  });

  it("SDK-08 a command is fed and read, and tells how it ended", async () => {
    speak = (socket, url) => {
      const [first = "", ...rest] = url.searchParams.getAll("command");
      let typed = "";
      socket.on("message", (message: Buffer) => {
        if (message[0] === 0) typed += message.subarray(1).toString();
        if (message[0] !== 255) return;
        say(socket, 1, `${first}(${rest}) ${typed}`);
        say(socket, 2, "careful");
        const causes = [{ reason: "ExitCode", message: "3" }];
        end(socket, { status: "Failure", reason: "NonZeroExitCode", details: { causes } });
      });
    };
    const said: [string, string][] = [];
    const hear = (stream: string) => (chunk: Uint8Array) => void said.push([stream, Buffer.from(chunk).toString()]);
    async function* typing() {
      yield "a";
      yield Buffer.from("b");
    }
    const command = ["sed", "-n", "1 p"];
    const result = await pods().exec.run("p", { command, container: "c" }, { stdin: typing(), stdout: hear("out"), stderr: hear("err") });
    assert.deepEqual(result, { exitCode: 3 });
    assert.deepEqual(said, [
      ["out", "sed(-n,1 p) ab"],
      ["err", "careful"],
    ]);
    assert.equal(agent.calls[0]?.url, "/exec/default/p/c?command=sed&command=-n&command=1+p&error=1&input=1&output=1");
    assert.equal(agent.calls[0]?.request.headers["sec-websocket-protocol"], "v5.channel.k8s.io,v4.channel.k8s.io");
  });

  it("SDK-08 a terminal is attached to, with its sizes", async () => {
    speak = (socket) => {
      socket.on("message", (message: Buffer) => {
        say(socket, 1, message.subarray(1));
        end(socket, success);
      });
    };
    async function* sizes() {
      yield { columns: 80, rows: 24 };
      await new Promise(() => undefined);
    }
    let shown = "";
    const stdout = (chunk: Uint8Array): void => {
      shown += Buffer.from(chunk).toString();
    };
    assert.deepEqual(await pods().attach.run("p", {}, { stdout, stderr: stdout, sizes: sizes() }), { exitCode: 0 });
    assert.equal(shown, '{"Width":80,"Height":24}');
    assert.equal(agent.calls[0]?.url, "/attach/default/p/c?output=1&tty=1", "a terminal has no errors apart");
  });

  it("SDK-08 who reads slowly is waited for, who is interrupted leaves nothing behind, and what fails is told as what it is", async () => {
    let sent = 0;
    speak = (socket) => {
      const more = (): void => {
        sent += 1;
        socket.send(Buffer.alloc(64 * 1024 + 1, 1), (error) => (error == null && sent < 4096 ? more() : undefined));
      };
      more();
    };
    const stop = new AbortController();
    let resume = (): void => undefined;
    const stalled = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const running = pods().exec.run("p", { command: ["yes"] }, { stdout: () => stalled }, { signal: stop.signal });
    running.catch(() => undefined);
    await eventually(async () => {
      const before = sent;
      for (let i = 0; i < 20; i++) await pods().get("p");
      return before > 0 && before === sent;
    });
    assert.ok(sent < 1024, `${sent} messages were taken of a command that nobody listens to`);
    stop.abort(new Error("enough"));
    resume();
    await assert.rejects(running, /enough/);
    await eventually(() => agent.open() === 0);

    speak = (socket) => end(socket, { status: "Failure", message: "no such program", reason: "InternalError", code: 500 });
    await assert.rejects(
      pods().exec.run("p", { command: ["x"] }),
      (error) => error instanceof ApiError && error.message === "no such program",
    );
    speak = (socket) => socket.terminate();
    await assert.rejects(pods().exec.run("p", { command: ["x"] }), TransportError);
    await assert.rejects(pods().exec.run("missing", { command: ["x"] }), isNotFound);
    await assert.rejects(pods().exec.run("p", { command: ["x"], container: "z" }), isBadRequest);
    const stranger = (await plane.user("eve")).clients.core.v1.pods.namespace("default");
    await assert.rejects(stranger.exec.run("p", { command: ["x"] }), isForbidden);
    speak = (socket) => {
      say(socket, 1, "x");
      socket.on("message", () => undefined);
    };
    const failing = () => {
      throw new RangeError("full");
    };
    await assert.rejects(pods().exec.run("p", { command: ["x"] }, { stdout: failing }), RangeError);
    await eventually(() => agent.open() === 0);
  });

  it("SDK-08 a port is connected to, in both directions", async () => {
    speak = (socket, url) => {
      const port = Number(url.searchParams.get("port"));
      for (const channel of [0, 1]) say(socket, channel, Buffer.of(port & 0xff, port >> 8));
      socket.on("message", (message: Buffer) => {
        if (message.subarray(1).toString() === "bye") say(socket, 1, "the port is closed");
        else say(socket, 0, message.subarray(1).toString().toUpperCase());
      });
    };
    const port = await pods().portforward.open("p", 8080);
    await port.write(Buffer.from("hello"));
    const heard: string[] = [];
    await assert.rejects(async () => {
      for await (const chunk of port.data) {
        heard.push(Buffer.from(chunk).toString());
        await port.write(Buffer.from("bye"));
      }
    }, /^ProtocolError: the port is closed$/);
    assert.deepEqual(heard, ["HELLO"]);
    assert.equal(agent.calls[0]?.url, "/portForward/default/p?port=8080");
    await eventually(() => agent.open() === 0);
  });

  it("SDK-08 a proxy gives whatever is answered", async () => {
    const answer = await plane.admin.core.v1.nodes.proxy.send("n1", { path: "/a b/c", query: { x: ["1", "2"] } });
    assert.equal(answer.status, 400, "a loopback address is none to hand requests on to");
    assert.match(Buffer.from(await answer.bytes()).toString(), /address not allowed/);
    await assert.rejects(async () => plane.admin.core.v1.nodes.proxy.send("n1", { path: "x" }), TypeError);
  });

  it("SDK-08 where the platform has WebSockets of its own, a token goes with the protocols; what it cannot send is refused", async () => {
    const { profile } = plane.admin.connection;
    const offered: string[] = [];
    const original = globalThis.WebSocket;
    globalThis.WebSocket = class extends EventTarget {
      constructor(url: string, protocols: string[]) {
        super();
        offered.push(url, ...protocols);
        queueMicrotask(() => this.dispatchEvent(Object.assign(new Event("close"), { wasClean: false })));
      }
      close(): void {}
    } as never;
    try {
      const transport = fetchTransport({ server: "https://api.example.com" });
      const open = (options: object) =>
        new Connection({ transport, profile, credentials: bearerToken("tökén"), ...options }).openSocket({
          path: "/x",
          query: "a=1",
          protocols: ["v4"],
        });
      await assert.rejects(open({}), TransportError);
      const token = Buffer.from("tökén").toString("base64url");
      assert.deepEqual(offered, ["wss://api.example.com/x?a=1", `base64url.bearer.authorization.${profile.groupDomain}.${token}`, "v4"]);
      await assert.rejects(open({ impersonate: { user: "eve" } }), /nobody can be impersonated/);
    } finally {
      globalThis.WebSocket = original;
    }
  });
});
