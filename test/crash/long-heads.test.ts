/**
 * Heads as long as they may be, of somebody who is known and may ask for little, on several connections at once: they hold the event loop
 * no longer than reading them takes. Held against the yardstick, since machines and their loads differ.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { Attacker } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { leastHold } from "../support/holds.js";

const DEFAULT = "/api/v1/namespaces/default";
const CONNECTIONS = 12;
/** Of the yardstick: such heads can come in every turn. */
const SHARE = 0.75;

const MANY_PARTS = "a/".repeat(185_000);
const WEB_SOCKET =
  "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
interface LongHead {
  readonly path: string;
  readonly headers?: string;
  readonly status: number;
}

const HEADS: Readonly<Record<string, LongHead>> = {
  "a path of 185,000 parts below a proxy": { path: `${DEFAULT}/pods/absent/proxy/${MANY_PARTS}`, status: 404 },
  "a path of 185,000 parts below the OpenAPI documents": { path: `/openapi/v3/${MANY_PARTS}`, status: 404 },
  "a watch over a WebSocket of 185,000 protocols": {
    path: `${DEFAULT}/configmaps?watch=1&timeoutSeconds=1`,
    headers: `${WEB_SOCKET}sec-websocket-protocol: ${"a,".repeat(185_000)}b\r\n`,
    status: 101,
  },
};

let server: MeasuredProcess;
let token: string;
before(async () => {
  server = await startMeasuredServer();
  const { client } = server;
  assertOk(await client.post(`${DEFAULT}/serviceaccounts`, { metadata: { name: "editor" } }), 201);
  const roles = "rbac.authorization.orch.io";
  const binding = {
    metadata: { name: "editor" },
    roleRef: { apiGroup: roles, kind: "ClusterRole", name: "edit" },
    subjects: [{ kind: "ServiceAccount", name: "editor", namespace: "default" }],
  };
  assertOk(await client.post(`/apis/${roles}/v1/namespaces/default/rolebindings`, binding), 201);
  token = (await client.post(`${DEFAULT}/serviceaccounts/editor/token`, { spec: {} })).json.status.token;
});
after(() => server.stop());

for (const [name, { path, headers = "", status }] of Object.entries(HEADS)) {
  test(`LIM-05 the event loop is not held by: ${name}`, async () => {
    const head = `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${headers}\r\n`;
    const share = await leastHold(async () => {
      const attacker = new Attacker(server);
      const answers: string[] = [];
      const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => attacker.tls("http/1.1")));
      for (const socket of sockets) socket.once("data", (chunk: Buffer) => answers.push(chunk.toString("latin1", 9, 12)));
      await server.read();
      for (const socket of sockets) socket.write(head);
      await eventually(() => answers.length === CONNECTIONS);
      const { hold } = await server.read();
      attacker.close();
      assert.deepEqual(new Set(answers), new Set([String(status)]));
      return hold;
    }, SHARE);
    assert.ok(share < SHARE, `held for ${share.toFixed(2)} times the yardstick`);
  });
}
