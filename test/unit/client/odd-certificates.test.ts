/** Servers whose certificates Node cannot make its own form of: whichever way the client reaches them, they end nothing but their connection. */
import assert from "node:assert/strict";
import { createSecureServer } from "node:http2";
import { createServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { after, before, describe, it } from "node:test";
import { nodeTransport } from "../../../runtime/sdk/client-node.js";
import { curveCertificate } from "../../support/curve-certificates.js";
import { httpProxy, socksProxy, type TestProxy } from "../../support/proxies.js";

const authority = curveCertificate("secp256k1", "authority");
const { certificate: cert, key } = curveCertificate("prime256v1", "server", authority);
const tls = { authority: authority.certificate };

describe("certificates of odd curves", () => {
  const http1 = createServer({ cert, key }, (_request, response) => response.end("http/1.1"));
  const http2 = createSecureServer({ cert, key, allowHTTP1: true }, (_request, response) => response.end("h2"));
  let proxies: readonly TestProxy[];
  const origin = (server: Server): string => `https://127.0.0.1:${(server.address() as AddressInfo).port}`;

  before(async () => {
    for (const server of [http1, http2]) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    proxies = [await httpProxy(), await socksProxy()];
  });
  after(() => {
    http1.close();
    http2.close();
    for (const proxy of proxies) proxy.close();
  });

  const ask = async (server: Server, options: Partial<Parameters<typeof nodeTransport>[0]>): Promise<string> => {
    const transport = nodeTransport({ server: origin(server), tls, ...options });
    try {
      const answer = await transport.send({ method: "GET", path: "/", headers: {} });
      return Buffer.from(await answer.bytes()).toString();
    } finally {
      transport.close();
    }
  };
  const askWebSocket = async (options: Partial<Parameters<typeof nodeTransport>[0]>): Promise<boolean> => {
    const transport = nodeTransport({ server: origin(http1), tls, ...options });
    try {
      // Refused by the server, over the connection that came about.
      const answer = await transport.openSocket?.({ path: "/", headers: {}, protocols: ["v4.channel.k8s.io"] });
      return answer !== undefined && "status" in answer;
    } finally {
      transport.close();
    }
  };

  it("SDK-01 are taken where their authority is trusted: directly, over either protocol, and through proxies", async () => {
    assert.equal(await ask(http1, {}), "http/1.1");
    assert.equal(await ask(http2, { protocol: "http2" }), "h2");
    assert.equal(await ask(http1, { proxy: `http://${proxies[0]?.address}` }), "http/1.1");
    assert.equal(await ask(http1, { proxy: `socks5://${proxies[1]?.address}` }), "http/1.1");
  });

  it("SDK-01 so are they by WebSockets", async () => {
    assert.equal(await askWebSocket({}), true);
    assert.equal(await askWebSocket({ proxy: `http://${proxies[0]?.address}` }), true);
    assert.equal(await askWebSocket({ proxy: `socks5://${proxies[1]?.address}` }), true);
  });

  it("SDK-01 are refused where it is not", async () => {
    const other = { tls: { authority: curveCertificate("secp256k1", "authority").certificate } };
    const ways = [{}, { proxy: `http://${proxies[0]?.address}` }, { proxy: `socks5://${proxies[1]?.address}` }];
    for (const way of ways) {
      await assert.rejects(ask(http1, { ...other, ...way }), { name: "TransportError" });
      await assert.rejects(askWebSocket({ ...other, ...way }), { name: "TransportError" });
    }
  });
});
