import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import type { Forwarded, RelayTarget } from "../../../runtime/registry/relays.js";
import { RelayPlaces } from "../../../runtime/relay/relay-places.js";
import { HttpRelays, type RelayOptions } from "../../../runtime/relay/relays.js";

const user = (name: string): UserInfo => ({ name, uid: "", groups: [], extra: {} });
const full = { code: 429, reason: "TooManyRequests" };

describe("places for relays", () => {
  test("one user has a part of them, all together have all, and what is left is taken again", () => {
    const places = new RelayPlaces(3, 2);
    const [first] = [places.take(user("a")), places.take(user("a"))];
    assert.throws(() => places.take(user("a")), full);
    places.take(user("b"));
    assert.throws(() => places.take(user("c")), full);
    first?.();
    first?.();
    places.take(user("a"));
    assert.throws(() => places.take(user("c")), full, "one place was left, however often it was said");
  });

  test("where a request goes is found once it has its place, which it leaves where that fails", async () => {
    const places = new RelayPlaces(1, 1);
    const relays = new HttpRelays({ places } as RelayOptions);
    const context = { user: user("a") };
    let looked = 0;
    let fail: (reason: Error) => void = () => undefined;
    const target = (): Promise<RelayTarget> => {
      looked++;
      return new Promise((_, reject) => {
        fail = reject;
      });
    };
    const forwarded = { context, request: {}, prefix: "", target } as unknown as Forwarded;
    const first = relays.forward(forwarded);
    await assert.rejects(relays.forward(forwarded), full);
    assert.equal(looked, 1);
    fail(new Error("nowhere"));
    await assert.rejects(first, /nowhere/);
    places.take(user("a"));
  });
});
