import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { after, before, describe, test } from "node:test";
import { connect, createServer, type SecureVersion, type TLSSocket } from "node:tls";
import type { KeyPair } from "../../../runtime/certificates/key-pair.js";
import { OUTGOING_TLS } from "../../../runtime/definition/outgoing-tls.js";
import { paceEncryption } from "../../../runtime/flow/paced-encryption.js";
import { PacedReading } from "../../../runtime/flow/paced-reading.js";
import { eventually } from "../../support/eventually.js";
import { longChain } from "../../support/long-chain.js";
import { TlsRecords } from "../../support/tls-records.js";

describe("LIM-05 the encryption of connections that this program opens", () => {
  const servers: Server[] = [];
  const open: { destroy(): void }[] = [];
  let short: KeyPair;
  before(async () => {
    short = await longChain(0);
  });
  after(() => {
    for (const each of open) each.destroy();
    for (const server of servers) server.close();
  });

  const dial = (server: Server, holder = "u"): TLSSocket => {
    const socket = connect({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, rejectUnauthorized: false, ...OUTGOING_TLS });
    paceEncryption(socket, holder);
    PacedReading.of(socket, holder);
    open.push(socket);
    return socket.on("error", () => undefined);
  };
  const serve = async (pair: KeyPair, use: (socket: TLSSocket) => unknown, version: SecureVersion = "TLSv1.3"): Promise<Server> => {
    const server = createServer({ cert: pair.certificate, key: pair.key, maxVersion: version }, (socket) => {
      open.push(socket.on("error", () => undefined));
      use(socket);
    });
    server.on("tlsClientError", () => undefined).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    return server;
  };
  const codeOf = async (socket: TLSSocket): Promise<string | undefined> => {
    await new Promise((resolve) => socket.resume().once("close", resolve));
    return (socket.errored as NodeJS.ErrnoException | null)?.code;
  };

  test("everything is read behind a handshake that is handed on in parts, in both versions of the protocol", async () => {
    const sent = Buffer.from(Array.from({ length: 1024 * 1024 }, (_, i) => i % 251));
    for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
      const socket = dial(await serve(await longChain(2), (other) => other.end(sent), version));
      const came: Buffer[] = [];
      socket.on("data", (part: Buffer) => came.push(part));
      await once(socket, "end");
      assert.equal(socket.getProtocol(), version);
      assert.ok(Buffer.concat(came).equals(sent));
    }
  });

  test("certificates of more than 8 KiB are not looked at", async () => {
    for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
      const server = await serve(await longChain(12), () => assert.fail("there is no connection"), version);
      assert.equal(await codeOf(dial(server)), "ERR_SSL_EXCESSIVE_MESSAGE_SIZE");
    }
  });

  test("many that answer at once are looked at in many turns, and those of one user do not make another's wait for them", async () => {
    const server = await serve(await longChain(2), () => undefined);
    const MANY = 12;
    let turn = 0;
    let isOver = false;
    const count = (): void => {
      turn++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const done: { readonly name: string; readonly turn: number }[] = [];
    const dialled = (holder: string): Promise<unknown> =>
      once(
        dial(server, holder).once("secureConnect", () => done.push({ name: holder, turn })),
        "secureConnect",
      );
    const all = Array.from({ length: MANY }, () => dialled("eve"));
    await Promise.all([...all, dialled("bob")]);
    isOver = true;
    assert.equal(new Set(done.map(({ turn }) => turn)).size, MANY + 1, "each takes as long as a turn");
    assert.ok(done.findIndex(({ name }) => name === "bob") < MANY / 2, done.map(({ name }) => name).join(" "));
  });

  test("who hangs up in the middle of a handshake is told of as it is of any", async () => {
    const server = createTcpServer((socket) => socket.once("data", () => socket.end())).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    assert.equal(await codeOf(dial(server)), "ECONNRESET");
  });

  test("tickets and new keys without end end a connection, a few of them do not", async () => {
    const floods: readonly ((records: TlsRecords) => Buffer)[] = [
      (records) => records.tickets(800),
      (records) => Buffer.concat(Array.from({ length: 500 }, () => records.keyChange())),
    ];
    for (const flood of floods) {
      const server = await TlsRecords.serve(short, (records) => {
        open.push(records.raw);
        records.raw.write(flood(records));
      });
      servers.push(server);
      const socket = dial(server);
      socket.write("hello");
      assert.equal(await codeOf(socket), "ERR_SSL_UNEXPECTED_MESSAGE");
    }
    const server = await TlsRecords.serve(short, (records) => {
      open.push(records.raw);
      records.raw.write(Buffer.concat([records.tickets(8), records.keyChange(), records.keyChange(), records.data("welcome")]));
    });
    servers.push(server);
    const socket = dial(server);
    socket.write("hello");
    const [said] = (await once(socket, "data")) as [Buffer];
    assert.equal(said.toString(), "welcome");
  });

  test("who wishes for another handshake is told that there is none", async () => {
    let server: TLSSocket | undefined;
    const socket = dial(
      await serve(
        short,
        (other) => {
          server = other;
        },
        "TLSv1.2",
      ),
    );
    await eventually(() => server !== undefined);
    const refused = once(server as TLSSocket, "error");
    server?.renegotiate({}, () => undefined);
    const [error] = (await refused) as [NodeJS.ErrnoException];
    assert.match(String(error.code), /NO_RENEGOTIATION/);
    assert.ok(!socket.destroyed);
  });
});
