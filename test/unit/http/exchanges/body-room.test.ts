import assert from "node:assert/strict";
import { test } from "node:test";
import { anonymousUser } from "../../../../runtime/authn/anonymous.js";
import type { UserInfo } from "../../../../runtime/definition/request-context.js";
import { BodyRoom } from "../../../../runtime/http/exchanges/body-room.js";

const MIB = 1024 * 1024;
const userOf = (name: string, ...groups: string[]): UserInfo => ({ name, uid: "", groups, extra: {} });

/** Bodies of a user that grow to 2 MiB each, until one is refused. */
function fill(user: UserInfo, most = 200): BodyRoom[] {
  const taken: BodyRoom[] = [];
  for (;;) {
    const room = new BodyRoom(user);
    if (taken.length === most || !room.grow(MIB) || !room.grow(2 * MIB)) {
      room.close();
      return taken;
    }
    taken.push(room);
  }
}

test("LIM-05 bodies on their way in have three quarters of the room for one user; who has no other one gets on until twice as much is taken", () => {
  const greedy = fill(userOf("greedy"));
  assert.equal(greedy.length, 48);
  const also = fill(userOf("also"));
  assert.equal(also.length, 16);
  const strangers = fill(anonymousUser);
  assert.equal(strangers.length, 1, "all of them together count as one user");
  const one = new BodyRoom(userOf("honest"));
  assert.ok(one.grow(MIB) && one.grow(3 * MIB));
  assert.ok(!new BodyRoom(userOf("honest")).grow(MIB), "his second one is refused");
  assert.equal(fill(userOf("administrator", "system:masters")).length, 200);
  const many = Array.from({ length: 200 }, (_, index) => fill(userOf(`one of many ${index}`), 1));
  const served = many.filter(({ length }) => length === 1).length;
  assert.ok(served > 50 && served < 64, `${served} of others`);
  for (const room of [...greedy, ...also, ...strangers, ...many.flat(), one]) room.close();
  one.close();
  assert.equal(fill(userOf("greedy")).length, 48);
});
