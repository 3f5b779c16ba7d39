/** What goes over the wire, against a server that only the test speaks for. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer } from "node:https";
import { type AddressInfo, connect as connectSocket, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { createServer as createTlsServer, type TLSSocket } from "node:tls";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import type { KeyPair } from "../../../runtime/certificates/key-pair.js";
import {
  bearerToken,
  connect,
  connectInCluster,
  createClient,
  Informer,
  isTooManyRequests,
  isUnauthorized,
  jsonEncoding,
  nodeTransport,
  orchProfile,
} from "../../../runtime/sdk/client-node.js";
import { protobuf } from "../../../runtime/sdk/protobuf.js";
import { FLAG, FRAME, frame } from "../../support/attacker.js";
import { eventually } from "../../support/eventually.js";
import { httpProxy, socksProxy } from "../../support/proxies.js";

const directory = mkdtempSync(join(tmpdir(), "orch-wire-"));
let origin = "";
let authority = "";
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const server = createServer({ requestCert: true, rejectUnauthorized: false }, (request, response) => answer(request, response));

let ca: KeyPair;

before(async () => {
  ca = await issueAuthority("wire-ca", Date.now());
  authority = ca.certificate;
  const names = ["wire.example", "127.0.0.1"];
  const { certificate, key } = await issueCertificate(ca, { commonName: "wire", usage: "server", names }, Date.now());
  server.setSecureContext({ cert: certificate, key });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true });
});

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const status = (code: number, reason: string) => ({ kind: "Status", apiVersion: "v1", status: "Failure", reason, code, message: reason });
const map = { kind: "ConfigMap", apiVersion: "v1", metadata: { name: "m" } };

const kubeconfig = (user: object, cluster: object = {}) =>
  JSON.stringify({
    clusters: [
      { name: "c", cluster: { server: origin, "certificate-authority-data": Buffer.from(authority).toString("base64"), ...cluster } },
    ],
    users: [{ name: "u", user }],
    contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
    "current-context": "x",
  });

async function getBy(kubeconfigText: string): Promise<IncomingMessage> {
  const seen = Promise.withResolvers<IncomingMessage>();
  answer = (request, response) => {
    seen.resolve(request);
    json(response, 200, map);
  };
  const clients = await connect({ kubeconfigText });
  await clients.core.v1.configMaps.namespace("default").get("m");
  clients.connection.close();
  return seen.promise;
}

describe("requests of the client", () => {
  it("SDK-01: carry token, basic credentials and whom to act as", async () => {
    assert.equal((await getBy(kubeconfig({ token: "t" }))).headers.authorization, "Bearer t");
    assert.equal((await getBy(kubeconfig({ username: "u", password: "p" }))).headers.authorization, `Basic ${btoa("u:p")}`);
    const { rawHeaders } = await getBy(
      kubeconfig({ token: "t", as: "jane", "as-groups": ["a,b", "c"], "as-user-extra": { "A/b": ["1", "2"] } }),
    );
    const sent = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 && /^impersonate/i.test(name) ? [[name.toLowerCase(), rawHeaders[index + 1]]] : [],
    );
    assert.deepEqual(sent, [
      ["impersonate-user", "jane"],
      ["impersonate-group", "a,b"],
      ["impersonate-group", "c"],
      ["impersonate-extra-%41%2fb", "1"],
      ["impersonate-extra-%41%2fb", "2"],
    ]);
  });

  it("CRED-09: a certificate that has changed takes a new connection and closes the old", async () => {
    const script = join(directory, "plugin.cjs");
    const credential = join(directory, "credential");
    const [one, two] = await Promise.all(
      ["one", "two"].map((commonName) => issueCertificate(ca, { commonName, usage: "client", names: [] }, Date.now())),
    );
    const give = (pair: KeyPair | undefined) => {
      const status = { clientCertificateData: pair?.certificate, clientKeyData: pair?.key };
      writeFileSync(credential, JSON.stringify({ apiVersion: "client.authentication.orch.io/v1", kind: "ExecCredential", status }));
    };
    writeFileSync(script, `process.stdout.write(require("node:fs").readFileSync(${JSON.stringify(credential)}))`);
    give(one);
    const exec = { command: process.execPath, args: [script], apiVersion: "client.authentication.orch.io/v1", interactiveMode: "Never" };
    const callers: string[] = [];
    const sockets = new Set<Socket>();
    const closed = Promise.withResolvers<void>();
    answer = ({ socket }, response) => {
      if (!sockets.has(socket) && sockets.size === 0) socket.once("close", () => closed.resolve());
      sockets.add(socket);
      const { CN } = (socket as TLSSocket).getPeerCertificate().subject;
      callers.push(String(CN));
      if (callers.length === 3) json(response, 401, status(401, "Unauthorized"));
      else json(response, 200, map);
      if (callers.length === 2) give(two);
    };
    const clients = await connect({ kubeconfigText: kubeconfig({ exec }) });
    const maps = clients.core.v1.configMaps.namespace("default");
    for (let i = 0; i < 3; i++) await maps.get("m");
    assert.deepEqual(callers, ["one", "one", "one", "two"]);
    assert.equal(sockets.size, 2);
    await closed.promise;
    clients.connection.close();
  });

  it("SDK-01: are not sent with a certificate that cannot be used, which is told as a mistake of the configuration", async () => {
    const [one, two] = await Promise.all(
      ["one", "two"].map((commonName) => issueCertificate(ca, { commonName, usage: "client", names: [] }, Date.now())),
    );
    const inline = (text = "") => Buffer.from(text).toString("base64");
    for (const [certificate, key] of [
      [one?.certificate, two?.key],
      ["CERT", "KEY"],
    ]) {
      const user = { "client-certificate-data": inline(certificate), "client-key-data": inline(key) };
      const clients = await connect({ kubeconfigText: kubeconfig(user) });
      for (const name of ["m", "again"])
        await assert.rejects(clients.core.v1.configMaps.namespace("default").get(name), {
          name: "ConfigurationError",
          message: /^the client's certificate and key cannot be used: /,
        });
      clients.connection.close();
    }
    const strange = await connect({ kubeconfigText: kubeconfig({}, { "certificate-authority-data": inline("CERT") }) });
    await assert.rejects(strange.core.v1.configMaps.namespace("default").get("m"), { name: "ConfigurationError", message: /in PEM form$/ });
    strange.connection.close();
  });

  it("end with what the credentials say, though a body that is made meanwhile cannot be made either", async () => {
    const made = Promise.withResolvers<never>();
    const credentials = { current: () => Promise.reject(new Error("no credentials")), refused: () => false };
    const transport = nodeTransport({ server: origin, tls: { authority } });
    const encoding = { ...jsonEncoding, encode: () => ({ type: "application/json", body: made.promise }) };
    const client = createClient({ server: origin, transport, credentials, encoding });
    const creating = client.core.v1.configMaps.namespace("default").create({ metadata: { name: "m" } });
    await assert.rejects(creating, /no credentials/);
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    made.reject(new Error("no body"));
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    client.connection.close();
    assert.deepEqual(unhandled, []);
  });

  it("end when their signal says so, however long credentials take", { timeout: 10_000 }, async () => {
    const never = new Promise<never>(() => {});
    const enough = new Error("enough");
    const endless = { current: () => never, refused: () => never };
    const stuck = createClient({ server: origin, transport: nodeTransport({ server: origin, tls: { authority } }), credentials: endless });
    const asked = new AbortController();
    const waiting = stuck.core.v1.configMaps.list({ signal: asked.signal });
    asked.abort(enough);
    await assert.rejects(waiting, enough);

    answer = (_, response) => json(response, 401, status(401, "Unauthorized"));
    const refreshing = Promise.withResolvers<void>();
    const askForOthers = (): Promise<never> => {
      refreshing.resolve();
      return never;
    };
    const credentials = { current: () => ({ authorization: "Bearer t" }), refused: askForOthers };
    const refused = createClient({ server: origin, transport: nodeTransport({ server: origin, tls: { authority } }), credentials });
    const again = new AbortController();
    const refreshed = refused.core.v1.configMaps.list({ signal: again.signal });
    await refreshing.promise;
    again.abort(enough);
    await assert.rejects(refreshed, enough);
    refused.connection.close();
  });

  it("SDK-02: in a cluster, use the mounted token, authority and namespace", async () => {
    writeFileSync(join(directory, "ca.crt"), authority);
    writeFileSync(join(directory, "token"), "mounted");
    writeFileSync(join(directory, "namespace"), "here\n");
    const { hostname, port } = new URL(origin);
    const options = { profile: orchProfile, serviceAccountDirectory: directory };
    const connection = await connectInCluster({ ...options, environment: { ORCH_SERVICE_HOST: hostname, ORCH_SERVICE_PORT: port } });
    assert.equal(connection.namespace, "here");
    const tokens: (string | undefined)[] = [];
    answer = ({ headers }, response) => {
      tokens.push(headers.authorization);
      if (headers.authorization === "Bearer mounted") json(response, 401, status(401, "Unauthorized"));
      else json(response, 200, map);
    };
    await assert.rejects(connection.call({ method: "GET", path: "/" }), isUnauthorized);
    writeFileSync(join(directory, "token"), "rotated");
    await connection.call({ method: "GET", path: "/" });
    assert.deepEqual(tokens, ["Bearer mounted", "Bearer mounted", "Bearer rotated"]);
    connection.close();
    await assert.rejects(connectInCluster({ ...options, environment: {} }), { name: "ConfigurationError" });
  });

  it("check the server by its authority, and by another name when told", async () => {
    const untrusting = await connect({ kubeconfigText: kubeconfig({}, { "certificate-authority-data": undefined }) });
    await assert.rejects(untrusting.core.v1.nodes.get("n"), { name: "TransportError" });
    const misnamed = await connect({ kubeconfigText: kubeconfig({}, { "tls-server-name": "other.example" }) });
    await assert.rejects(misnamed.core.v1.nodes.get("n"), { name: "TransportError", code: "ERR_TLS_CERT_ALTNAME_INVALID" });
    await getBy(kubeconfig({}, { "tls-server-name": "wire.example" }));
    await getBy(kubeconfig({}, { "certificate-authority-data": undefined, "insecure-skip-tls-verify": true }));
    await assert.rejects(connect({ kubeconfigText: kubeconfig({}, { "insecure-skip-tls-verify": true }) }), {
      message: /contradict each other$/,
    });
    await assert.rejects(
      connect({ kubeconfigText: kubeconfig({}, { "proxy-url": "ftp://user:SECRET@p" }) }),
      (error: Error) => !String(error.stack).includes("SECRET"),
    );
  });

  it("go through a proxy, and check the server behind it", async () => {
    const asked: string[] = [];
    const proxy = await httpProxy((host, port, headers) => {
      asked.push(`${host}:${port} ${headers["proxy-authorization"]}`);
      return host;
    });
    const address = `http://user:pass@${proxy.address}`;
    const { headers } = await getBy(kubeconfig({ token: "t" }, { "proxy-url": address }));
    assert.equal(headers.authorization, "Bearer t");
    assert.deepEqual(asked, [`${new URL(origin).host} Basic ${btoa("user:pass")}`]);
    const misnamed = await connect({ kubeconfigText: kubeconfig({}, { "proxy-url": address, "tls-server-name": "other.example" }) });
    await assert.rejects(misnamed.core.v1.nodes.get("n"), { name: "TransportError" });
    proxy.close();
  });

  it("go through a SOCKS proxy, which finds the server by its name", async () => {
    const asked: string[] = [];
    const proxy = await socksProxy((host, port) => {
      asked.push(`${host}:${port}`);
      return "127.0.0.1";
    });
    const server = origin.replace("127.0.0.1", "wire.example");
    const address = `socks5://${proxy.address}`;
    const { headers } = await getBy(kubeconfig({ token: "t" }, { server, "proxy-url": address }));
    assert.equal(headers.authorization, "Bearer t");
    assert.deepEqual(asked, [new URL(server).host]);
    proxy.close();
    const gone = await connect({ kubeconfigText: kubeconfig({}, { server, "proxy-url": address }) });
    await assert.rejects(gone.core.v1.nodes.get("n"), { name: "TransportError" });
  });

  it("SDK-06: obey Retry-After, are sent again no oftener than told, and end when their signal says so", async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked++;
      if (asked <= 2) json(response, 429, status(429, "TooManyRequests"), { "retry-after": "0" });
      else json(response, 200, map, { warning: '299 - "old \\"news\\"", 299 - "more, and more"' });
    };
    const warnings: string[] = [];
    const transport = nodeTransport({ server: origin, tls: { authority } });
    const clients = createClient({
      server: origin,
      transport,
      credentials: bearerToken("t"),
      onWarning: (text) => void warnings.push(text),
    });
    await clients.core.v1.configMaps.namespace("default").create({ metadata: { name: "m" } });
    assert.equal(asked, 3);
    assert.deepEqual(warnings, ['old "news"', "more, and more"]);
    const times: number[] = [];
    answer = (_request, response) => {
      times.push(performance.now());
      if (times.length === 1) json(response, 503, status(503, "ServiceUnavailable"), { "retry-after": "1" });
      else json(response, 200, map);
    };
    await clients.core.v1.configMaps.namespace("default").get("m");
    const [first = 0, second = 0] = times;
    assert(second - first > 990, "not before the time that the server named");
    answer = (_request, response) => {
      asked++;
      json(response, 429, status(429, "TooManyRequests"), { "retry-after": asked === 1 ? "100000" : "0" });
    };
    asked = 0;
    await assert.rejects(clients.connection.call({ method: "GET", path: "/" }), isTooManyRequests);
    assert.equal(asked, 1, "so much patience nobody has");
    await assert.rejects(clients.connection.with({ retries: 1 }).call({ method: "GET", path: "/" }), isTooManyRequests);
    answer = () => {};
    const reason = new Error("enough");
    const hanging = clients.core.v1.nodes.get("n", { signal: AbortSignal.any([AbortSignal.timeout(60_000), AbortSignal.abort(reason)]) });
    await assert.rejects(hanging, reason);
    clients.connection.close();
  });

  it("SDK-05: pair a version with how it is meant, and notice a server that does not know how", async () => {
    const urls: string[] = [];
    answer = ({ url = "" }, response) => {
      urls.push(url);
      json(response, 200, { kind: "ConfigMapList", items: [], metadata: { resourceVersion: "abc" } });
    };
    const transport = nodeTransport({ server: origin, tls: { authority } });
    const { configMaps } = createClient({ server: origin, transport }).core.v1;
    assert.equal((await configMaps.list({ resourceVersion: "7", resourceVersionMatch: "NotOlderThan" })).resourceVersion, "abc");
    await assert.rejects(configMaps.list({ resourceVersion: "7", resourceVersionMatch: "Exact" }), { name: "ProtocolError" });
    assert(urls.every((url) => url.endsWith(url.includes("Exact") ? "resourceVersionMatch=Exact" : "resourceVersionMatch=NotOlderThan")));
    transport.close();
  });

  it("SDK-07: refuse binary answers of another prefix, take JSON where the server gives it", async () => {
    const transport = nodeTransport({ server: origin, tls: { authority } });
    const { nodes } = createClient({ server: origin, transport, encoding: protobuf() }).core.v1;
    answer = ({ headers }, response) => {
      assert.equal(headers.accept, "application/vnd.orch.protobuf,application/json");
      response.writeHead(200, { "content-type": "application/vnd.orch.protobuf" }).end(Buffer.from("other"));
    };
    await assert.rejects(nodes.get("n"), { name: "ProtocolError", message: /another prefix/ });
    answer = (_request, response) => json(response, 200, { metadata: { name: "n" } });
    assert.equal((await nodes.get("n")).metadata.name, "n");
    answer = (_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    await assert.rejects(nodes.get("n"), { name: "ProtocolError", message: /text\/html/ });
    transport.close();
  });

  it("are of HTTP/1.1 where the server offers no HTTP/2", async () => {
    const versions: string[] = [];
    answer = ({ httpVersion }, response) => {
      versions.push(httpVersion);
      json(response, 200, map);
    };
    const clients = await connect({ kubeconfigText: kubeconfig({}), protocol: "http2" });
    const { nodes } = clients.core.v1;
    await Promise.all([nodes.get("m"), nodes.get("m")]);
    await nodes.get("m");
    assert.deepEqual(versions, ["1.1", "1.1", "1.1"]);
    clients.connection.close();
    const nobody = await connect({ kubeconfigText: kubeconfig({}, { server: "https://127.0.0.1:1" }), protocol: "http2" });
    await assert.rejects(nobody.core.v1.nodes.get("n"), { name: "TransportError", code: "ECONNREFUSED" });
  });

  for (const [name, silentFrom] of [
    ["the handshake that asks for HTTP/2", 1],
    ["that of its connection", 2],
  ] as const) {
    it(`are not waited for longer than wanted where a server is silent in ${name}`, async (t) => {
      const { certificate, key } = await issueCertificate(ca, { commonName: "wire", usage: "server", names: ["127.0.0.1"] }, Date.now());
      const behind = createSecureServer({ cert: certificate, key }, (_, response) => void response.end()).listen(0, "127.0.0.1");
      const sockets: Socket[] = [];
      const front = createTcpServer((socket) => {
        sockets.push(socket.on("error", () => undefined));
        if (sockets.length >= silentFrom) return;
        const inner = connectSocket((behind.address() as AddressInfo).port, "127.0.0.1");
        socket.pipe(inner.on("error", () => undefined)).pipe(socket);
      }).listen(0, "127.0.0.1");
      await Promise.all([once(front, "listening"), once(behind, "listening")]);
      t.after(() => {
        for (const socket of sockets) socket.destroy();
        front.close();
        behind.close();
      });
      const silent = `https://127.0.0.1:${(front.address() as AddressInfo).port}`;
      const clientOf = (pingEveryMs?: number) => {
        const transport = nodeTransport({ server: silent, tls: { authority }, protocol: "http2", ...(pingEveryMs ? { pingEveryMs } : {}) });
        return { transport, nodes: createClient({ server: silent, transport }).core.v1.nodes };
      };

      const patient = clientOf();
      const wanted = new AbortController();
      const given = patient.nodes.get("n", { signal: wanted.signal });
      await eventually(() => sockets.length >= silentFrom);
      wanted.abort(new Error("no longer"));
      await assert.rejects(given, { message: "no longer" });
      const pending = assert.rejects(patient.nodes.get("n"), { name: "TransportError", message: /the client was closed/ });
      const informer = new Informer(patient.nodes).start();
      await informer.stop();
      patient.transport.close();
      await pending;

      sockets.length = 0;
      await assert.rejects(clientOf(20).nodes.get("n"), { name: "TransportError", message: /answer/ });
    });
  }

  for (const [name, cut] of [
    ["its stream is cancelled", (socket, stream) => socket.write(frame(FRAME.reset, 0, stream, Buffer.from([0, 0, 0, CANCEL])))],
    ["its connection ends", (socket) => socket.end()],
    ["its connection breaks", (socket) => socket.destroy()],
  ] satisfies [string, (socket: Socket, stream: number) => unknown][]) {
    it(`take no answer over HTTP/2 for whole of which the rest is missing when ${name}`, async (t) => {
      let cutLast = (): unknown => undefined;
      const behind = await http2Frames((socket, stream) => {
        cutLast = () => cut(socket, stream);
        const beginning = frame(FRAME.data, 0, stream, Buffer.from("the begi"));
        socket.write(Buffer.concat([frame(FRAME.headers, FLAG.endHeaders, stream, STATUS_200), beginning]));
      });
      const transport = nodeTransport({ server: behind.url, tls: { authority }, protocol: "http2" });
      t.after(() => {
        transport.close();
        behind.close();
      });
      const failure = { name: "TransportError", message: /cannot talk to/ };
      const request = { method: "GET", path: "/", headers: {} } as const;

      const reading = (await transport.send(request)).bytes();
      cutLast();
      await assert.rejects(reading, failure);
      const answer = await transport.send(request);
      const readPieces = async (): Promise<void> => {
        for await (const _ of answer.chunks()) cutLast();
      };
      await assert.rejects(readPieces(), failure);
    });
  }

  it("take an answer over HTTP/2 for whole whose stream is reset behind its end", async (t) => {
    const behind = await http2Frames((socket, stream) => {
      const reset = frame(FRAME.reset, 0, stream, Buffer.alloc(4));
      const whole = frame(FRAME.data, FLAG.endStream, stream, Buffer.from("whole"));
      socket.write(Buffer.concat([frame(FRAME.headers, FLAG.endHeaders, stream, STATUS_200), whole, reset]));
    });
    const transport = nodeTransport({ server: behind.url, tls: { authority }, protocol: "http2" });
    t.after(() => {
      transport.close();
      behind.close();
    });
    const answer = await transport.send({ method: "GET", path: "/", headers: {} });
    assert.equal(Buffer.from(await answer.bytes()).toString(), "whole");
  });
});

const CANCEL = 8;
/** `:status: 200` (RFC 7541, appendix A). */
const STATUS_200 = Buffer.from([0x88]);

/** A server of HTTP/2 that answers each request with what it is told to write. */
async function http2Frames(answer: (socket: Socket, stream: number) => unknown): Promise<{ url: string; close(): void }> {
  const { certificate, key } = await issueCertificate(ca, { commonName: "wire", usage: "server", names: ["127.0.0.1"] }, Date.now());
  const sockets = new Set<Socket>();
  const server = createTlsServer({ cert: certificate, key, ALPNProtocols: ["h2"] }, (socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.write(frame(FRAME.settings, 0, 0, Buffer.alloc(0)));
    const PREFACE = 24;
    const HEAD = 9;
    let read = Buffer.alloc(0);
    let at = PREFACE;
    socket.on("data", (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      for (let length = 0; read.length >= at + HEAD; at += HEAD + length) {
        length = read.readUIntBE(at, 3);
        if (read.length < at + HEAD + length) return;
        if (read[at + 3] === FRAME.settings && read[at + 4] !== FLAG.ack) socket.write(frame(FRAME.settings, FLAG.ack, 0, Buffer.alloc(0)));
        if (read[at + 3] === FRAME.headers) answer(socket, read.readUInt32BE(at + 5));
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
