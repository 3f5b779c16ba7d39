import assert from "node:assert/strict";
import { getEventListeners, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Writable } from "node:stream";
import { test } from "node:test";
import type { Forwarded, Relayed } from "../../../runtime/registry/relays.js";
import { RelayPlaces } from "../../../runtime/relay/relay-places.js";
import { HttpRelays, type RelayOptions } from "../../../runtime/relay/relays.js";
import { eventually } from "../../support/eventually.js";

const PATIENCE_MS = 1000;

test("LIM-05 an answer of which nothing is taken ends, at either side, when its place is wanted", async () => {
  const sockets: Socket[] = [];
  const backend = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    socket.resume().write(`HTTP/1.1 200 OK\r\n\r\n${"x".repeat(PATIENCE_MS)}`);
  });
  await once(backend.listen(0, "127.0.0.1"), "listening");
  const { port } = backend.address() as AddressInfo;
  const options = { draining: new AbortController().signal, places: new RelayPlaces(1, 1, PATIENCE_MS) };
  const relays = new HttpRelays(options as unknown as RelayOptions);
  const target = { scheme: "http", host: "127.0.0.1", port: String(port), path: "/x", query: "", trust: "backend" };
  const context = { user: { name: "ann" }, info: { path: "/p/x" } };

  /** One whose client has taken nothing for so long. */
  function forward(stalledMs: number) {
    let hasBegun = false;
    const client = new Writable({ write: () => undefined });
    client.on("error", () => undefined);
    const exchange = {
      ...{ method: "GET", headers: {}, clientAddress: "", hasBody: false, asksUpgrade: false },
      respond: () => {
        hasBegun = true;
        return client;
      },
      linger: () => ({ stalledMs: () => stalledMs, cut: () => client.destroy(), end: () => undefined }),
      onClose: (listener: () => void) => client.once("close", listener),
    };
    const forwarded = { context, request: { exchange }, prefix: "/p", target: async () => target } as unknown as Forwarded;
    return { client, over: relays.forward(forwarded), begun: () => eventually(() => hasBegun) };
  }

  const first = forward(PATIENCE_MS);
  await first.begun();
  const second = forward(PATIENCE_MS - 1);
  await first.over;
  assert.ok(first.client.destroyed);
  await second.begun();
  await eventually(() => sockets[0]?.destroyed);
  await assert.rejects(forward(0).over, { code: 429 });
  assert.deepEqual([second.client.destroyed, sockets[1]?.destroyed], [false, false]);
  second.client.destroy();
  await second.over;
  backend.close();
});

test("LIM-05 what cannot be handed on at all leaves its place", async () => {
  const { signal } = new AbortController();
  const relays = new HttpRelays({ draining: signal, places: new RelayPlaces(1, 1) } as unknown as RelayOptions);
  const exchange = {
    ...{ asksUpgrade: true, method: "GET", linger: () => ({ end: () => undefined }), onClose: () => undefined },
    get headers(): never {
      throw new Error("no headers");
    },
  };
  const relayed = { context: { user: { name: "ann" } }, request: { exchange }, target: { host: "h", port: "1", path: "/x", query: "" } };
  const bodied = {
    ...{ asksUpgrade: false, hasBody: true, linger: exchange.linger, onClose: exchange.onClose },
    get body(): never {
      throw new Error("no body");
    },
  };
  for (let i = 0; i < 2; i++) {
    await assert.rejects(relays.upgrade(relayed as unknown as Relayed), /no headers/);
    await assert.rejects(relays.fetch({ ...relayed, request: { exchange: bodied } } as unknown as Relayed), /no body/);
  }
  assert.equal(getEventListeners(signal, "abort").length, 0);
});
