import assert from "node:assert/strict";
import { test } from "node:test";
import type { Authenticator } from "../../../runtime/authn/authenticator.js";
import { AuthenticatingPlaces } from "../../../runtime/http/authenticating-places.js";
import { type IdentifiedExchange, identify } from "../../../runtime/http/connections/client-identity.js";
import { KnownUsers } from "../../../runtime/http/known-users.js";

const userNamed = (name: string, groups: readonly string[] = []) => ({ name, uid: "", groups, extra: {} });

test("a user is one object on all of his connections; who differs in anything is another", () => {
  const users = new KnownUsers();
  const authenticator = { authenticate: () => userNamed("jane", ["a"]) } as unknown as Authenticator;
  const by = { authenticator, authenticating: new AuthenticatingPlaces(), clock: { now: () => 0 }, knownUsers: users };
  const connect = (): IdentifiedExchange =>
    ({ connection: { tls: {} }, headers: {}, asksWebSocket: false, rawHeaders: [] }) as unknown as IdentifiedExchange;
  const jane = identify(by, connect());
  assert.equal(identify(by, connect()), jane);
  const other = users.of(userNamed("jane", ["b"]));
  assert.notEqual(other, jane);
  assert.equal(users.of(userNamed("jane", ["b"])), other);
});

test("of very many users the one seen least recently is forgotten", () => {
  const users = new KnownUsers();
  const [first, second] = [users.of(userNamed("first")), users.of(userNamed("second"))];
  for (let index = 0; index < 4094; index++) users.of(userNamed(`u${index}`));
  assert.equal(users.of(userNamed("first")), first);
  users.of(userNamed("one more"));
  assert.notEqual(users.of(userNamed("second")), second);
  assert.equal(users.of(userNamed("first")), first);
});
