import assert from "node:assert/strict";
import { connect, createServer, type Server, type Socket } from "node:net";
import { platform } from "node:os";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ACCEPTED_IN_TURN, ListeningSockets } from "../../../../runtime/http/connections/listening-sockets.js";
import { eventually } from "../../../support/eventually.js";

const HOST = "127.0.0.1";

function listening(onConnection: (socket: Socket) => void = () => undefined): { server: Server; sockets: ListeningSockets } {
  const server = createServer(onConnection);
  return { server, sockets: new ListeningSockets(server, {}) };
}

test("several of those who connect at once are accepted in a turn of the event loop, on whichever socket they come", {
  skip: platform() !== "linux" && "the system does not deal connections among sockets",
}, async (context) => {
  const accepted: Socket[] = [];
  const { sockets } = listening((socket) => accepted.push(socket.on("error", () => undefined)));
  const port = await sockets.listen(0, HOST);
  const clients = Array.from({ length: 8 * ACCEPTED_IN_TURN }, () => connect(port, HOST));
  context.after(() => {
    for (const socket of [...clients, ...accepted]) socket.destroy();
    return sockets.close();
  });
  let most = 0;
  for (let before = 0; before < clients.length; before = accepted.length) {
    await nextTurn();
    most = Math.max(most, accepted.length - before);
  }
  assert.ok(most > 1 && most <= ACCEPTED_IN_TURN, `${most} were accepted in one turn`);
});

test("closing waits for what any of the sockets has accepted, and gives the port back", async () => {
  const accepted: Socket[] = [];
  const { sockets } = listening((socket) => accepted.push(socket.on("error", () => undefined)));
  const port = await sockets.listen(0, HOST);
  const clients = Array.from({ length: ACCEPTED_IN_TURN }, () => connect(port, HOST).on("error", () => undefined));
  await eventually(() => accepted.length === clients.length);
  let isClosed = false;
  const closed = sockets.close().then(() => {
    isClosed = true;
  });
  for (const socket of accepted) {
    await nextTurn();
    assert.equal(isClosed, false);
    socket.destroy();
  }
  await closed;
  for (const client of clients) client.destroy();
  const other = listening();
  assert.equal(await other.sockets.listen(port, HOST), port);
  await other.sockets.close();
});

test("a port on which somebody listens is not shared", async () => {
  const first = listening();
  const port = await first.sockets.listen(0, HOST);
  await assert.rejects(listening().sockets.listen(port, HOST), { code: "EADDRINUSE" });
  await first.sockets.close();
});
