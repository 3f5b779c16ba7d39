import assert from "node:assert/strict";
import { test } from "node:test";
import { GatheredPermissions, MAXIMUM_GATHERED_WEIGHT } from "../../../../runtime/authz/rbac/gathered-permissions.js";
import { PolicyIndex } from "../../../../runtime/authz/rbac/policy-index.js";
import type { UserInfo } from "../../../../runtime/definition/request-context.js";

const ACCOUNTS = "system:serviceaccounts:a";
const NAMES = 130;
const ROLES = 30;

const user = (name: string, groups: readonly string[] = [ACCOUNTS], uid = ""): UserInfo => ({ name, uid, groups, extra: { of: [uid] } });
const account = (name: string): UserInfo => user(`system:serviceaccount:a:${name}`);

/** Roles of so many names each, bound to all accounts of a namespace, and to jane. */
function policyOf(roles: number, names: number): PolicyIndex {
  const index = new PolicyIndex();
  for (let role = 0; role < roles; role++) {
    const resourceNames = Array.from({ length: names }, (_, i) => `n${role}-${i}`);
    index.setRole({
      namespace: "a",
      name: `r${role}`,
      rules: [{ verbs: ["get"], apiGroups: [""], resources: ["configmaps"], resourceNames }],
    });
    index.setBinding({
      namespace: "a",
      name: `r${role}`,
      roleRef: { kind: "Role", name: `r${role}` },
      subjects: [
        { kind: "Group", name: ACCOUNTS },
        { kind: "User", name: "jane" },
      ],
    });
  }
  return index;
}

function gatheredFor(gathered: GatheredPermissions, who: UserInfo): ReturnType<GatheredPermissions["in"]> {
  return gathered.in(gathered.of(who), who, "a");
}

test("LIM-05 what roles cannot tell apart is gathered once, whatever else is known of a user", () => {
  const gathered = new GatheredPermissions(policyOf(ROLES, NAMES));
  const jane = gatheredFor(gathered, user("jane", ["x", "y"], "1"));
  assert.notEqual(jane, "large");
  assert.equal(gatheredFor(gathered, user("jane", ["y", "x"], "2")), jane);
  const { weight } = gathered;
  for (const other of [user("jane", ["x"]), user("jane", ["x,y"]), user("joan", ["x", "y"])])
    assert.notEqual(gatheredFor(gathered, other), jane);
  assert.ok(weight > ROLES * NAMES && gathered.weight > weight);
});

test("LIM-05 the accounts of one namespace, however many, lose their own before anybody else loses anything", () => {
  const gathered = new GatheredPermissions(policyOf(ROLES, NAMES));
  const jane = gathered.of(user("jane"));
  const first = gathered.of(account("0"));
  gathered.in(jane, user("jane"), "a");
  gathered.in(first, account("0"), "a");
  for (let i = 1; i < 2 * (MAXIMUM_GATHERED_WEIGHT / (ROLES * NAMES)); i++) {
    gatheredFor(gathered, account(`${i}`));
    assert.ok(gathered.weight <= MAXIMUM_GATHERED_WEIGHT);
  }
  assert.deepEqual([jane.isKept, first.isKept, first.byNamespace.size], [true, false, 0]);
  assert.equal(gathered.in(first, account("0"), "a"), "large");
});

test("LIM-05 a role of very many permissions is held once, however many users have it", () => {
  const gathered = new GatheredPermissions(policyOf(1, 1_000));
  for (let i = 0; i < 1_000; i++) assert.notEqual(gatheredFor(gathered, account(`${i}`)), "large");
  assert.ok(gathered.weight < 20 * 1_000);
});

test("what was gathered under other roles is let go", () => {
  const index = policyOf(ROLES, NAMES);
  const gathered = new GatheredPermissions(index);
  const before = gathered.of(user("jane"));
  gathered.in(before, user("jane"), "a");
  index.removeRole("a", "r0");
  assert.notEqual(gathered.of(user("joan")), before);
  assert.deepEqual([before.isKept, before.byNamespace.size], [false, 0]);
  assert.ok(gathered.weight < ROLES);
});
