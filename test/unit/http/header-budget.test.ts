import assert from "node:assert/strict";
import { test } from "node:test";
import { HeaderBudget, headerBytes, SharedHeaders } from "../../../runtime/http/header-budget.js";

const MIB = 1024 * 1024;

test("LIM-05 the headers of open requests of a connection are bounded, whoever is on it", () => {
  const known = new HeaderBudget(new SharedHeaders());
  known.leaveStrangers("ann");
  assert.deepEqual([known.add(3 * MIB), known.add(2 * MIB)], [true, false]);
  known.remove(2 * MIB);
  assert.equal(known.add(MIB), true);
});

test("LIM-05 of strangers who hold much together those go that hold more than is honest; who has become known is none of them", () => {
  const shared = new SharedHeaders();
  const greedy = Array.from({ length: 6 }, () => new HeaderBudget(shared));
  assert.ok(greedy.every((one) => one.add(4 * MIB)));
  assert.equal(shared.strangers, 24 * MIB);
  const [first, second, third] = greedy as [HeaderBudget, HeaderBudget, HeaderBudget];
  const honest = new HeaderBudget(shared);
  assert.equal(honest.add(2000), true);
  second.remove(MIB);
  third.remove(MIB);
  first.leaveStrangers("ann");
  assert.equal(second.add(MIB), true, "there is room again");
  assert.equal(new HeaderBudget(shared).add(4 * MIB), true);
  assert.equal(third.add(MIB), false);
  honest.remove(2000);
  for (const one of greedy) one.close();
  assert.equal(shared.strangers, 4 * MIB);
});

test("LIM-05 of all who are known one user leaves room to others, and who holds little stays; what is closed counts no longer", () => {
  const shared = new SharedHeaders();
  const of = (user: string): HeaderBudget => {
    const budget = new HeaderBudget(shared);
    budget.leaveStrangers(user);
    return budget;
  };
  const ofEve = Array.from({ length: 300 }, () => of("eve"));
  const stays = ofEve.filter((one) => one.add(MIB));
  assert.ok(Math.abs(stays.length - 72) < 3, `${stays.length} MiB of 96`);
  for (const one of ofEve.slice(stays.length)) one.close();
  assert.ok(of("bob").add(MIB));
  assert.ok(of("eve").add(20_000));
  for (const one of ofEve) one.close();
  for (const one of ofEve) one.remove(MIB);
  assert.equal(shared.known.of("eve"), 20_000);
});

test("LIM-05 headers count for more than their text, which a client need not send again", () => {
  const crumbs = Array.from({ length: 480 }, () => ["cookie", ""]).flat();
  const known = new HeaderBudget(new SharedHeaders());
  known.leaveStrangers("ann");
  let open = 0;
  while (known.add(headerBytes(crumbs))) open++;
  assert.ok(open < 40, `${open} requests of 480 headers without text may be open`);
});
