/** Connections of those who were known and are so no longer. */
import assert from "node:assert/strict";
import { once } from "node:events";
import type { ClientHttp2Session } from "node:http2";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { Attacker } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const ACCOUNTS = "/api/v1/namespaces/default/serviceaccounts";
/** More requests of nobody than a connection on which somebody was known may bring in a row. */
const MANY = 40;

describe("LIM-05 a connection on which somebody was known", () => {
  let server: TestServer;
  let attacker: Attacker;
  before(async () => {
    server = await startServer();
    attacker = new Attacker(server);
  });
  after(async () => {
    attacker.close();
    await server.stop();
  });

  async function tokenOf(account: string): Promise<string> {
    assertOk(await server.admin.post(ACCOUNTS, { metadata: { name: account } }), 201);
    const answer = await server.admin.post(`${ACCOUNTS}/${account}/token`, { spec: {} });
    assertOk(answer, 201);
    return answer.json.status.token;
  }

  const statusOf = async (session: ClientHttp2Session, token?: string): Promise<number> => {
    const stream = session.request({ ":path": "/api", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) });
    const [{ ":status": status }] = (await once(stream, "response")) as [{ readonly ":status": number }];
    await once(stream.resume(), "close");
    return status;
  };

  test("ends when his token has been revoked, after all has been answered", async () => {
    const token = await tokenOf("revoked");
    const session = attacker.http2Session();
    const ended = once(session, "close");
    assert.equal(await statusOf(session, token), 200);
    assertOk(await server.admin.delete(`${ACCOUNTS}/revoked`), 200);
    const told: number[] = [];
    while (!session.closed && told.length < MANY) told.push(await statusOf(session, token).catch(() => 0));
    const refused = told.filter((status) => status === 401);
    assert.ok(refused.length >= 16 && refused.length < MANY, told.join());
    await ended;
    const anew = attacker.http2Session();
    await once(anew, "remoteSettings");
    assert.ok((anew.remoteSettings.maxConcurrentStreams ?? 0) < MANY, "as a stranger");
  });

  test("ends over HTTP/1.1 too, where nobody says who he is any longer", async () => {
    const token = await tokenOf("silent");
    const socket = await attacker.tls("http/1.1");
    let said = "";
    socket.setEncoding("latin1").on("data", (text: string) => (said += text));
    const ended = once(socket, "close");
    socket.write(`GET /api HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
    const answers = (): number => said.split("HTTP/1.1 ").length - 1;
    for (let count = 1; count < MANY && !/connection: close/i.test(said); count++) {
      await eventually(() => answers() === count);
      if (!/connection: close/i.test(said)) socket.write("GET /api HTTP/1.1\r\nhost: x\r\n\r\n");
    }
    assert.ok(answers() < MANY);
    await ended;
  });

  test("goes on as long as somebody is known on it now and then", async () => {
    const token = await tokenOf("steady");
    const session = attacker.http2Session();
    for (let round = 0; round < 5; round++) {
      assert.equal(await statusOf(session, token), 200);
      for (let count = 0; count < MANY / 4; count++) assert.equal(await statusOf(session), 403);
    }
    assert.ok(!session.closed);
  });
});
