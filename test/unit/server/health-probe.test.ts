import assert from "node:assert/strict";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, it } from "node:test";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import { probeHealth } from "../../../runtime/server/health-probe.js";

/** What is told of a program that answers so. */
async function told(answer: (request: IncomingMessage, response: ServerResponse) => void, timeoutMs?: number) {
  const now = Date.now();
  const authority = await issueAuthority("test", now);
  const { certificate, key } = await issueCertificate(authority, { commonName: "program", usage: "server", names: [] }, now);
  const server = createServer({ cert: certificate, key }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const { message, ...rest } = await probeHealth({ port, agent: "kube-probe/1.24", ...(timeoutMs === undefined ? {} : { timeoutMs }) });
    return { ...rest, message: message.replaceAll(String(port), "PORT") };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("probeHealth", () => {
  it("shows what a program that is well says, whose certificate nobody knows", async () => {
    let seen: unknown;
    const health = await told((request, response) => {
      seen = [request.url, request.headers["user-agent"], request.headers.authorization];
      response.end("ok");
    });
    assert.deepEqual(health, { well: true, message: "ok" });
    assert.deepEqual(seen, ["/healthz", "kube-probe/1.24", undefined]);
  });

  it("tells the status of one that is not", async () => {
    const health = await told((_, response) => response.writeHead(500).end("secret reason"));
    assert.deepEqual(health, { well: false, message: "HTTP probe failed with statuscode: 500" });
  });

  it("waits for silence, before and within an answer, no longer than it may", async () => {
    const silent = { well: false, message: 'Get "https://127.0.0.1:PORT/healthz": context deadline exceeded' };
    assert.deepEqual(await told(() => {}, 50), silent);
    assert.deepEqual(await told((_, response) => void response.write("o"), 50), { ...silent });
  });

  it("reads an endless answer to a bound", async () => {
    const { well, message } = await told((_, response) => {
      const write = (): void => void response.write("x".repeat(4096), (error) => error ?? setImmediate(write));
      write();
    });
    assert.deepEqual([well, message.length], [true, 10 * 1024]);
  });

  it("words a port where nobody listens as the peer does", async () => {
    const health = await probeHealth({ port: 1, agent: "a" });
    assert.deepEqual(health, {
      well: false,
      message: 'Get "https://127.0.0.1:1/healthz": dial tcp 127.0.0.1:1: connect: connection refused',
    });
  });
});
