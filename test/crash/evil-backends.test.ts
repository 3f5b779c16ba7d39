/** Backends that break their connection in the very moment in which it stands, or becomes another protocol's: the request fails, and nothing else does. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createServer as createTlsServer, type TLSSocket } from "node:tls";
import { loadCertificates } from "../../runtime/certificates/certificate-store.js";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { Attacker } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { inOwnNetwork, OWN_ADDRESS } from "../support/own-network.js";
import { PODS_AS_WRITTEN } from "../support/server.js";
import { writeRunningPod } from "../support/stream-agent.js";

/** A record of application data, of one byte that nobody has encrypted. */
const GARBAGE = Buffer.from([0x17, 3, 3, 0, 1, 0]);
const ROUNDS = 5;

inOwnNetwork(
  "PATH-15, LIM-05 backends that break their connection, in a network of their own",
  import.meta.url,
  () => void describe("evil backends", evilBackends),
);

function evilBackends(): void {
  let directory: string;
  let server: MeasuredProcess;
  let backend: Server;
  let between: Server;
  let said: (socket: TLSSocket) => void;
  /** What of the backend is followed by garbage: the first piece, with which the handshake ends, or the next one. */
  let isDue = false;
  let path: string;

  before(async () => {
    directory = mkdtempSync(join(tmpdir(), "orch-evil-"));
    const { serving } = await loadCertificates({ directory, addresses: [], serviceName: "orch", now: Date.now() });
    backend = createTlsServer({ cert: serving.certificate, key: serving.key }, (socket) => said(socket.on("error", () => undefined)));
    backend.on("tlsClientError", () => undefined);
    await once(backend.listen(0, "127.0.0.1"), "listening");
    between = createServer((client) => {
      const { port } = backend.address() as AddressInfo;
      const behind = connect(port, "127.0.0.1");
      client.on("error", () => undefined).on("close", () => behind.destroy());
      behind.on("error", () => undefined).on("close", () => client.destroy());
      client.pipe(behind);
      behind.on("data", (bytes: Buffer) => {
        client.write(isDue ? Buffer.concat([bytes, GARBAGE]) : bytes);
        isDue = false;
      });
    });
    await once(between.listen(0, OWN_ADDRESS), "listening");
    server = await startMeasuredServer([PODS_AS_WRITTEN]);
    await writeRunningPod(server.client, "web", OWN_ADDRESS);
    path = `/api/v1/namespaces/default/pods/https:web:${(between.address() as AddressInfo).port}/proxy/x`;
  });
  after(async () => {
    backend.close();
    between.close();
    await server.stop();
    rmSync(directory, { recursive: true });
  });

  const isThere = async (): Promise<void> => assertOk(await server.client.get("/api/v1/namespaces/default"), 200);

  test("garbage behind the end of a handshake is an error of the request", async () => {
    said = (socket) => socket.resume();
    for (let i = 0; i < ROUNDS; i++) {
      isDue = true;
      assert.equal((await server.client.get(path)).status, 503);
    }
    await isThere();
  });

  test("garbage behind the word that another protocol begins ends that connection", async () => {
    said = (socket) =>
      socket.once("data", () => {
        isDue = true;
        socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: own\r\n\r\n");
      });
    const attacker = new Attacker(server);
    const { cert, key } = server.credentials;
    for (let i = 0; i < ROUNDS; i++) {
      const socket = await attacker.tls("http/1.1", { cert, key });
      let isOver = false;
      socket.resume().on("close", () => {
        isOver = true;
      });
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: own\r\n\r\n`);
      await eventually(() => isOver);
    }
    attacker.close();
    await isThere();
  });
}
