import assert from "node:assert/strict";
import { test } from "node:test";
import { HeaderBudget, headerBytes } from "../../../runtime/http/header-budget.js";

const MIB = 1024 * 1024;

test("LIM-05 the headers of open requests of a connection are bounded, whoever is on it", () => {
  const known = new HeaderBudget({ bytes: 0 });
  known.leaveStrangers();
  assert.deepEqual([known.add(3 * MIB), known.add(2 * MIB)], [true, false]);
  known.remove(2 * MIB);
  assert.equal(known.add(MIB), true);
});

test("LIM-05 of strangers who hold much together those go that hold more than is honest; who has become known is none of them", () => {
  const strangers = { bytes: 0 };
  const greedy = Array.from({ length: 6 }, () => new HeaderBudget(strangers));
  assert.ok(greedy.every((one) => one.add(4 * MIB)));
  assert.equal(strangers.bytes, 24 * MIB);
  const [first, second, third] = greedy as [HeaderBudget, HeaderBudget, HeaderBudget];
  const honest = new HeaderBudget(strangers);
  assert.equal(honest.add(2000), true);
  second.remove(MIB);
  third.remove(MIB);
  first.leaveStrangers();
  assert.equal(second.add(MIB), true, "there is room again");
  assert.equal(new HeaderBudget(strangers).add(4 * MIB), true);
  assert.equal(third.add(MIB), false);
  honest.remove(2000);
  for (const one of greedy) one.leaveStrangers();
  assert.equal(strangers.bytes, 4 * MIB);
});

test("LIM-05 headers count for more than their text, which a client need not send again", () => {
  const crumbs = Array.from({ length: 480 }, () => ["cookie", ""]).flat();
  const known = new HeaderBudget({ bytes: 0 });
  known.leaveStrangers();
  let open = 0;
  while (known.add(headerBytes(crumbs))) open++;
  assert.ok(open < 40, `${open} requests of 480 headers without text may be open`);
});
