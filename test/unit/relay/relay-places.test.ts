import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { RelayPlaces } from "../../../runtime/relay/relay-places.js";

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
});
