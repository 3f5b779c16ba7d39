import assert from "node:assert/strict";
import { test } from "node:test";
import { PipelinedRequests } from "../../../../runtime/http/connections/pipelined-requests.js";
import type { HttpExchange } from "../../../../runtime/http/exchanges/http-exchange.js";
import { HeaderBudget, SharedHeaders } from "../../../../runtime/http/header-budget.js";

interface Asked {
  readonly exchange: HttpExchange;
  end(): void;
}

function asked(headers: readonly string[] = []): Asked {
  let isClosed = false;
  let told = (): void => undefined;
  const exchange = {
    rawHeaders: headers,
    get closed() {
      return isClosed;
    },
    onClose(listener: () => void) {
      if (isClosed) listener();
      else told = listener;
    },
  } as unknown as HttpExchange;
  return {
    exchange,
    end() {
      isClosed = true;
      told();
    },
  };
}

test("LIM-05 requests of a connection leave in their order, however their answers end, and with them what their headers hold", () => {
  const shared = new SharedHeaders();
  const requests = new PipelinedRequests(new HeaderBudget(shared));
  const [first, second, third] = [asked(["a", "b"]), asked(["c", "d"]), asked(["e", "f"])];
  for (const each of [first, second, third]) assert.ok(requests.add(each.exchange));
  assert.deepEqual([...requests], [first.exchange, second.exchange, third.exchange]);
  assert.equal(requests.newest, third.exchange);
  assert.ok(shared.strangers > 0, "of those behind the first");
  second.end();
  assert.equal(requests.size, 3, "nobody is told of its end before those that were asked for earlier");
  first.end();
  assert.deepEqual([...requests], [third.exchange]);
  third.end();
  assert.deepEqual([requests.size, requests.newest, shared.strangers], [0, undefined, 0]);
  const over = asked(["g", "h"]);
  over.end();
  assert.ok(requests.add(over.exchange));
  assert.deepEqual([requests.size, shared.strangers], [0, 0], "one that was over before it was there");
  assert.ok(requests.add(asked().exchange));
  assert.equal(requests.size, 1);
});

test("LIM-05 those that hold too much by their headers are the last straw, but for the first", () => {
  const requests = new PipelinedRequests(new HeaderBudget(new SharedHeaders()));
  const much = Array.from({ length: 40_000 }, () => "");
  assert.deepEqual([requests.add(asked(much).exchange), requests.add(asked(much).exchange)], [true, false]);
});

test("LIM-05 the first of a connection counts, too, where its headers are long", () => {
  const shared = new SharedHeaders();
  const requests = new PipelinedRequests(new HeaderBudget(shared));
  const [short, long] = [asked(["a", "b".repeat(8000)]), asked(["a", "b".repeat(300_000)])];
  assert.ok(requests.add(short.exchange));
  assert.equal(shared.strangers, 0);
  short.end();
  assert.ok(requests.add(long.exchange));
  assert.ok(shared.strangers > 300_000);
  long.end();
  assert.equal(shared.strangers, 0);
});
