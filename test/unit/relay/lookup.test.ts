import assert from "node:assert/strict";
import { test } from "node:test";
import { lookupAddresses } from "../../../runtime/relay/lookup.js";
import { HttpRelays, type RelayOptions } from "../../../runtime/relay/relays.js";

const still = new AbortController().signal;

test("PATH-15 a name leads to its addresses, an address to itself, and one that nobody knows is a bad request", async () => {
  assert.deepEqual(await lookupAddresses("10.0.0.7", still, still), ["10.0.0.7"]);
  assert.ok((await lookupAddresses("localhost", still, still)).length > 0);
  await assert.rejects(lookupAddresses("node.invalid", still, still), /lookup node.invalid: no such host$/);
});

test("LIM-05 nobody waits for a resolver longer than his client does", async () => {
  const gone = new AbortController();
  const asked = lookupAddresses("localhost", gone.signal, still);
  gone.abort(new Error("the client has gone"));
  await assert.rejects(asked, /the client has gone/);
  await assert.rejects(lookupAddresses("localhost", gone.signal, still), /the client has gone/);
});

test("nor longer than the server goes on", async () => {
  const draining = new AbortController();
  const relays = new HttpRelays({ draining: draining.signal } as RelayOptions);
  const asked = relays.lookup("localhost", still);
  draining.abort();
  await assert.rejects(asked, { code: 503 });
  await assert.rejects(relays.lookup("localhost", still), { code: 503 });
});
