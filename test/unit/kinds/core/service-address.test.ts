import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RequestContext } from "../../../../runtime/definition/request-context.js";
import { addressBehind } from "../../../../runtime/kinds/core/relayed/service-address.js";
import type { HandlerServices } from "../../../../runtime/registry/handlers.js";

const ADDRESSES = 100_000;

describe("addresses behind a service", () => {
  const ends = new AbortController();
  const context = { user: { name: "ann" }, signal: ends.signal } as RequestContext;
  let asked = 0;
  const podAt = (ip: string, name: string) => ({
    resource: () => ({
      get: (place: { readonly name: string }) => {
        asked++;
        return place.name === name ? { status: { podIPs: [{ ip }] } } : undefined;
      },
    }),
  });
  const services = podAt("10.0.0.7", "web") as unknown as HandlerServices;
  const to = (name: string, namespace: string) => ({ ip: "10.0.0.7", targetRef: { name, namespace } });
  const ports = [{ name: "http", port: 8080 }];

  test("PATH-15 the one that a pod of the namespace has is found among any others, wherever the search begins", async () => {
    const others = [{ ip: "10.0.0.7" }, to("web", "other"), to("gone", "default"), { ...to("web", "default"), ip: "10.0.0.8" }];
    const subsets = [
      {},
      { addresses: [to("web", "default")], ports: [{ port: 1 }] },
      { addresses: [...others, to("web", "default")], ports },
    ];
    for (let i = 0; i < 20; i++) {
      assert.deepEqual(await addressBehind(subsets, "http", "default", services, context), { ip: "10.0.0.7", port: 8080 });
    }
    assert.equal(await addressBehind([{ addresses: others, ports }], "http", "default", services, context), undefined);
  });

  test("LIM-05 nothing is looked for any more once nobody waits", async () => {
    const addresses = Array.from({ length: ADDRESSES }, () => to("gone", "default"));
    asked = 0;
    ends.abort(new Error("gone"));
    await assert.rejects(addressBehind([{ addresses, ports }], "http", "default", services, context), /^Error: gone$/);
    assert.ok(asked < ADDRESSES, `${asked} pods were looked for`);
  });
});
