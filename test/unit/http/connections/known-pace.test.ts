import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Connection } from "../../../../runtime/http/connections/connection.js";
import { KnownPace } from "../../../../runtime/http/connections/known-pace.js";
import type { HttpExchange } from "../../../../runtime/http/exchanges/http-exchange.js";
import { spend } from "../../../support/thread-time.js";

interface Asked extends HttpExchange {
  readonly user: string;
}

const connectionOf = (user: string, port: number): Connection =>
  ({ holder: user, address: "10.0.0.1", raw: { remotePort: port }, putOff: 0, restReading: () => true }) as unknown as Connection;

const asked = (user: string): Asked => ({ user, closed: false }) as unknown as Asked;

test("LIM-05 who asks over very many connections has no more turns than who asks over one, and nothing more is read where much is put off", async () => {
  const served: string[] = [];
  let rests = 0;
  const serve = (exchange: HttpExchange): void => {
    served.push((exchange as Asked).user);
    spend(3);
  };
  const pace = new KnownPace(serve, () => rests++);
  for (let port = 0; port < 200; port++) pace.begin(asked("greedy"), connectionOf("greedy", port));
  const atOnce = served.length;
  assert.ok(atOnce >= 1 && atOnce <= 3, `${atOnce} within a slice`);
  assert.equal(rests, 1);
  const other = connectionOf("other", 1000);
  pace.begin(asked("other"), other);
  assert.equal(served.at(-1), "other", "the first of somebody else waits for none of them");
  served.pop();
  for (let nth = 0; nth < 3; nth++) pace.begin(asked("other"), other);
  while (served.filter((user) => user === "other").length < 3) await nextTurn();
  assert.ok(served.length - atOnce <= 20, `${served.length - atOnce} were begun until another's three were`);
  while (served.length < 203) await nextTurn();
});
