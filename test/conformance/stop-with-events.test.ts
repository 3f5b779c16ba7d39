/** A server that is told to stop while its loops have things to tell. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { startServer } from "../support/server.js";

const CLAIMS = "/api/v1/namespaces/default/persistentvolumeclaims";

test("events that are left when the server stops are no failure", async () => {
  const server = await startServer();
  const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1" } } };
  const made = Array.from({ length: 300 }, (_, i) => server.admin.post(CLAIMS, { metadata: { name: `claim-${i}` }, spec }));
  for (const answer of await Promise.all(made)) assertOk(answer, 201);
  assert.equal(await server.stop(), 0);
  assert.doesNotMatch(server.output(), /"level":"(?:warn|error)"|could not be written|failed/);
});
