import assert from "node:assert/strict";
import { test } from "node:test";
import type { RequestContext } from "../../../../runtime/definition/request-context.js";
import { nodeProxy } from "../../../../runtime/kinds/core/relayed/proxies.js";
import type { ConnectingHandler, HandlerServices } from "../../../../runtime/registry/handlers.js";
import type { Forwarded, RelayTarget } from "../../../../runtime/registry/relays.js";

test("PATH-15 a node that is known by a name is asked at the addresses that were looked at", async () => {
  const targets: RelayTarget[] = [];
  const node = { status: { addresses: [{ type: "Hostname", address: "node.example" }] } };
  const services = {
    resource: () => ({ get: async () => node }),
    relays: {
      agentAddressTypes: ["Hostname"],
      agentPort: 10250,
      lookup: async () => ["10.0.0.7", "10.0.0.8"],
      forward: async ({ target }: Forwarded) => void targets.push(await target()),
    },
  } as unknown as HandlerServices;
  const context = {
    user: { name: "ann" },
    info: { path: "/api/v1/nodes/n/proxy/metrics" },
    signal: new AbortController().signal,
  } as RequestContext;
  const request = { path: "/metrics", query: "" } as Parameters<ConnectingHandler["connect"]>[2];
  for (const name of ["n", "n:9100"]) {
    const target = { namespace: "", name } as Parameters<ConnectingHandler["connect"]>[1];
    await nodeProxy.connect(context, target, request, services);
  }
  const shown = targets.map(({ host, addresses, port }) => ({ host, addresses, port }));
  assert.deepEqual(shown, [
    { host: "node.example", addresses: ["10.0.0.7", "10.0.0.8"], port: "10250" },
    { host: "10.0.0.7", addresses: undefined, port: "9100" },
  ]);
});
