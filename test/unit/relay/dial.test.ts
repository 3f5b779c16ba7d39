import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";
import { dial } from "../../../runtime/relay/dial.js";

test("PATH-15 addresses that were looked at are connected to, whatever the name leads to", async (t) => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const port = String((server.address() as AddressInfo).port);
  const options = { host: "node.invalid", port, tls: undefined, timeoutMs: 60_000, signal: new AbortController().signal };
  const socket = await dial({ ...options, addresses: ["127.0.0.1"] });
  assert.equal(socket.remoteAddress, "127.0.0.1");
  socket.destroy();
  await assert.rejects(dial(options), /lookup node.invalid: no such host$/);
});
