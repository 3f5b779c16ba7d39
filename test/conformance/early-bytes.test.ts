/** Clients who say more than they ask for before the agent of a node has answered: what they say early is handed on, and their end is seen behind it. */
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { TLSSocket } from "node:tls";
import { Attacker } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";
import { type StreamAgent, shout, startStreamAgent, writeNode, writePod } from "../support/stream-agent.js";

const POD = "/api/v1/namespaces/default/pods/one";
const UPGRADE = "Connection: Upgrade\r\nUpgrade: SPDY/3.1\r\n";
const head = (path: string, headers: string): string => `GET ${POD}/${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const EXEC = head("exec?command=x&stdin=1", UPGRADE);
const FOLLOW = "log?follow=true";
const EARLY_BYTES = 40 * 1024;
/** More than waits for an agent. */
const TOO_MUCH = Buffer.alloc(256 * 1024);

describe("early bytes of relayed requests", () => {
  let agent: StreamAgent;
  let server: TestServer;
  let attacker: Attacker;

  before(async () => {
    agent = await startStreamAgent();
    server = await startServer({ flags: [PODS_AS_WRITTEN, ...agent.flags] });
    attacker = new Attacker(server);
    await writeNode(server.admin, "n1", "127.0.0.1", agent.port);
    await writePod(server.admin, "one", "n1", [{ name: "c", image: "example.com/i" }]);
  });
  beforeEach(() => {
    agent.calls.length = 0;
    agent.join = (_, socket) => socket.on("error", () => undefined).resume();
    agent.answer = () => undefined;
  });
  after(async () => {
    attacker.close();
    await server?.stop();
    await agent?.close();
  });

  /** A connection over which that was said, and which the agent has been asked for. */
  async function asked(...said: (string | Buffer)[]): Promise<TLSSocket> {
    const { cert, key } = server.credentials;
    const socket = await attacker.tls("http/1.1", { cert, key });
    socket.resume().on("error", () => undefined);
    for (const each of said) socket.write(each);
    await eventually(() => agent.calls.length === 1);
    return socket;
  }

  test("PATH-27 what a client says before another protocol begins comes behind it, in order", async () => {
    let join = (): void => undefined;
    agent.join = (...given) => {
      join = () => shout(...given);
    };
    const socket = await asked(EXEC, "a".repeat(EARLY_BYTES));
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
    });
    socket.write("b");
    join();
    await eventually(() => text.endsWith("B"));
    socket.write("c");
    await eventually(() => text.endsWith("C"));
    assert.equal(text.slice(text.indexOf("\r\n\r\n") + 4), `${"A".repeat(EARLY_BYTES)}BC`);
    socket.destroy();
    await eventually(() => agent.open() === 0);
  });

  const leaving: [what: string, said: (string | Buffer)[]][] = [
    ["a byte behind an exec", [EXEC, "x"]],
    ["some of them behind one that is asked for with a WebSocket", [EXEC.replace("SPDY/3.1", "websocket"), "x".repeat(EARLY_BYTES)]],
    ["a byte behind a log in messages", [head(FOLLOW, UPGRADE.replace("SPDY/3.1", "websocket")), "x"]],
    ["part of a body of a log", [head(FOLLOW, `Content-Length: ${2 * TOO_MUCH.length}\r\n`), TOO_MUCH]],
  ];
  for (const [what, said] of leaving) {
    test(`LIM-05 a client that leaves while the agent is silent leaves the agent, having said ${what}`, async () => {
      const socket = await asked(...said);
      assert.equal(agent.open(), 1);
      socket.destroy();
      await eventually(() => agent.open() === 0);
    });
  }

  test("LIM-05 a client that says something and leaves while an answer goes on leaves the agent, which says no more", async () => {
    let begin = (): void => undefined;
    agent.answer = (_, response) => {
      begin = () => response.flushHeaders();
    };
    const socket = await asked(head(FOLLOW, UPGRADE));
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
    });
    // Not before somebody listens.
    begin();
    await eventually(() => text.includes("\r\n\r\n"));
    socket.write(TOO_MUCH);
    socket.end("x");
    await eventually(() => agent.open() === 0);
  });

  test("LIM-05 one that says more than clients do before they are answered is cut off", async () => {
    const socket = await asked(EXEC);
    socket.write(TOO_MUCH);
    await eventually(() => socket.destroyed);
    await eventually(() => agent.open() === 0);
  });
});
