/** Requests of known clients whose headers never end. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ApiClient } from "../support/api-client.js";
import { assertOk } from "../support/assertions.js";
import { Attacker, FLAG, FRAME, frame, indexedHeader, requestHeaders } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const SETTINGS_TAKEN = frame(FRAME.settings, FLAG.ack, 0, Buffer.alloc(0));

describe("heads that are not whole", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    assert.equal(await server.stop(), 0);
  });

  test("LIM-05 over HTTP/2 they are bounded together for who is known: some of his connections are cut, and he goes on", async () => {
    const sender = new Attacker(server);
    const long = Buffer.concat(Array.from({ length: 6 }, (_, i) => indexedHeader(`x-${i}`, "v".repeat(56 * 1024))));
    const begun = frame(FRAME.headers, 0, 1, requestHeaders("GET", MAPS, long));
    let over = 0;
    for (let i = 0; i < 200; i++) {
      const socket = await sender.http2Socket(server.credentials);
      await new Promise((resolve) => socket.once("data", resolve));
      socket.once("close", () => over++).resume();
      // Frames may be as long once it has been heard so.
      socket.write(Buffer.concat([SETTINGS_TAKEN, begun]));
    }
    await eventually(() => over > 0);
    const client = new ApiClient(server.url, server.credentials);
    assertOk(await client.get(MAPS), 200);
    client.close();
    // Probes that are not answered end all of them, later.
    assert.ok(over < 100, `${over} were cut`);
    sender.close();
  });
});
