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
    first?.leave();
    first?.leave();
    places.take(user("a"));
    assert.throws(() => places.take(user("c")), full, "one place was left, however often it was said");
  });

  describe("where there is none", () => {
    const PATIENCE_MS = 60_000;
    const taken = (places: RelayPlaces, name: string, stalledMs: number) => {
      const place = places.take(user(name));
      const holder = {
        made: false,
        stalledMs: () => stalledMs,
        makeWay() {
          holder.made = true;
          place.leave();
        },
      };
      place.holder = holder;
      return holder;
    };

    test("the one makes way whose client has taken nothing for longest, of whoever has most", () => {
      const places = new RelayPlaces(5, 3, PATIENCE_MS);
      const ofA = [0, 70_000, 90_000].map((stalledMs) => taken(places, "a", stalledMs));
      const ofB = [100_000, 0].map((stalledMs) => taken(places, "b", stalledMs));
      const made = () => [...ofA, ...ofB].map((holder) => holder.made);
      taken(places, "c", 0);
      assert.deepEqual(made(), [false, false, true, false, false]);
      taken(places, "c", 0);
      assert.deepEqual(made(), [false, false, true, true, false], "of two who have as much as the other it is the longest of all");
      places.take(user("d"));
      assert.deepEqual(made(), [false, true, true, true, false]);
      assert.throws(() => places.take(user("d")), full, "the others are taken what they are handed");
    });

    test("a user with all he may have makes way for himself, and nobody does where it would not help", () => {
      const places = new RelayPlaces(8, 2, PATIENCE_MS);
      const other = taken(places, "b", 100_000);
      const [first, second] = [taken(places, "a", 61_000), taken(places, "a", 59_000)];
      places.take(user("a"));
      assert.throws(() => places.take(user("a")), full);
      assert.deepEqual([first.made, second.made, other.made], [true, false, false]);
    });
  });

  test("where a request goes is found once it has its place, which it leaves where that fails", async () => {
    const places = new RelayPlaces(1, 1);
    const relays = new HttpRelays({ places, draining: new AbortController().signal } as RelayOptions);
    const context = { user: user("a") };
    let looked = 0;
    let fail: (reason: Error) => void = () => undefined;
    const target = (): Promise<RelayTarget> => {
      looked++;
      return new Promise((_, reject) => {
        fail = reject;
      });
    };
    let told = 0;
    const lingering = { stalledMs: () => 0, end: () => undefined };
    const exchange = { linger: () => lingering, onClose: () => told++ };
    const forwarded = { context, request: { exchange }, prefix: "", target } as unknown as Forwarded;
    const first = relays.forward(forwarded);
    await assert.rejects(relays.forward(forwarded), full);
    assert.deepEqual([looked, told], [1, 1], "whoever looks for it is told that the client has gone");
    fail(new Error("nowhere"));
    await assert.rejects(first, /nowhere/);
    places.take(user("a"));
  });
});
