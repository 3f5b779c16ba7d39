import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { AuthorizationAttributes, Decision } from "../../../../runtime/authz/authorizer.js";
import { PolicyIndex } from "../../../../runtime/authz/rbac/policy-index.js";
import type { Binding, PolicyRule, Role, Subject } from "../../../../runtime/authz/rbac/policy-rule.js";
import { RbacAuthorizer } from "../../../../runtime/authz/rbac/rbac-authorizer.js";
import type { UserInfo } from "../../../../runtime/definition/request-context.js";
import { RbacModel } from "../../../support/rbac-model.js";
import { workWatch } from "../../../support/thread-time.js";
import { leastShare, yardstick } from "../../../support/yardstick.js";

const GROUP = "rbac.authorization.example.test";

type Info = AuthorizationAttributes["info"];

const about = (info: Partial<Info>): Info => ({
  isResourceRequest: info.path === undefined,
  path: "",
  verb: "get",
  apiGroup: "",
  apiVersion: "v1",
  namespace: "",
  resource: "",
  subresource: "",
  name: "",
  ...info,
});

const user = (name: string, ...groups: string[]): UserInfo => ({ name, uid: "", groups, extra: {} });

function policy(roles: readonly Role[], bindings: readonly Binding[]): PolicyIndex {
  const index = new PolicyIndex();
  for (const role of roles) index.setRole(role);
  for (const binding of bindings) index.setBinding(binding);
  return index;
}

function clusterWide(...rules: PolicyRule[]): RbacAuthorizer {
  const roles = [{ namespace: "", name: "r", rules }];
  const bindings: Binding[] = [
    { namespace: "", name: "b", roleRef: { kind: "ClusterRole", name: "r" }, subjects: [{ kind: "User", name: "jane" }] },
  ];
  return new RbacAuthorizer(policy(roles, bindings), GROUP);
}

/** A decision that nobody waits for. */
function decided(authorizer: RbacAuthorizer, question: AuthorizationAttributes): Decision {
  const decision = authorizer.authorize(question);
  assert.ok(!(decision instanceof Promise), "others had their turn meanwhile");
  return decision;
}

/** The answer must be the same whether bindings are asked one by one or gathered. */
function allows(authorizer: RbacAuthorizer, who: UserInfo, info: Info): boolean {
  const answers = Array.from({ length: 6 }, () => decided(authorizer, { user: who, info }).allowed);
  assert.equal(new Set(answers).size, 1, `answers differ: ${answers.join()}`);
  return answers[0] as boolean;
}

describe("rules (AUTHZ-05, AUTHZ-06, AUTHZ-08)", () => {
  const pods = { apiGroups: [""], resources: ["pods"] };
  const rows: [title: string, rule: PolicyRule, info: Partial<Info>, allowed: boolean][] = [
    ["one verb", { ...pods, verbs: ["get"] }, { resource: "pods" }, true],
    ["another verb", { ...pods, verbs: ["get"] }, { resource: "pods", verb: "list" }, false],
    ["another group", { ...pods, verbs: ["*"] }, { resource: "pods", apiGroup: "apps" }, false],
    ["every group", { verbs: ["*"], apiGroups: ["*"], resources: ["pods"] }, { resource: "pods", apiGroup: "apps" }, true],
    ["a resource is not its sub-resources", { ...pods, verbs: ["*"] }, { resource: "pods", subresource: "log" }, false],
    [
      "a sub-resource",
      { verbs: ["get"], apiGroups: [""], resources: ["pods/log"] },
      { resource: "pods", subresource: "log", name: "p" },
      true,
    ],
    ["a sub-resource is not its resource", { verbs: ["get"], apiGroups: [""], resources: ["pods/log"] }, { resource: "pods" }, false],
    [
      "every resource has its sub-resources",
      { verbs: ["get"], apiGroups: [""], resources: ["*"] },
      { resource: "a", subresource: "b" },
      true,
    ],
    [
      "one sub-resource of everything",
      { verbs: ["get"], apiGroups: [""], resources: ["*/scale"] },
      { resource: "a", subresource: "scale" },
      true,
    ],
    ["and no other", { verbs: ["get"], apiGroups: [""], resources: ["*/scale"] }, { resource: "a", subresource: "status" }, false],
    ["pods/* means nothing", { verbs: ["get"], apiGroups: [""], resources: ["pods/*"] }, { resource: "pods", subresource: "log" }, false],
    ["*/* means nothing", { verbs: ["get"], apiGroups: [""], resources: ["*/*"] }, { resource: "pods", subresource: "log" }, false],
    ["a name", { ...pods, verbs: ["get"], resourceNames: ["a"] }, { resource: "pods", name: "a" }, true],
    ["another name", { ...pods, verbs: ["get"], resourceNames: ["a"] }, { resource: "pods", name: "b" }, false],
    [
      "names never cover requests without one",
      { ...pods, verbs: ["*"], resourceNames: ["a"] },
      { resource: "pods", verb: "create" },
      false,
    ],
    ["* is no name", { ...pods, verbs: ["get"], resourceNames: ["*"] }, { resource: "pods", name: "b" }, false],
    ["a path", { verbs: ["get"], nonResourceURLs: ["/metrics"] }, { path: "/metrics" }, true],
    ["another method", { verbs: ["get"], nonResourceURLs: ["/metrics"] }, { path: "/metrics", verb: "post" }, false],
    ["paths below", { verbs: ["get"], nonResourceURLs: ["/a/*"] }, { path: "/a/b/c" }, true],
    ["not the path itself", { verbs: ["get"], nonResourceURLs: ["/a/*"] }, { path: "/a" }, false],
    ["every path", { verbs: ["*"], nonResourceURLs: ["*"] }, { path: "/x" }, true],
    ["resources are no paths", { verbs: ["*"], apiGroups: ["*"], resources: ["*"] }, { path: "/x" }, false],
    [
      "names such as constructor",
      { verbs: ["constructor"], apiGroups: ["__proto__"], resources: ["toString"] },
      { resource: "pods" },
      false,
    ],
  ];
  for (const [title, rule, info, allowed] of rows) {
    test(title, () => assert.equal(allows(clusterWide(rule), user("jane"), about(info)), allowed));
  }
});

describe("bindings (AUTHZ-08)", () => {
  const rules: PolicyRule[] = [{ verbs: ["get"], apiGroups: [""], resources: ["pods"] }];
  const roles: Role[] = [
    { namespace: "", name: "shared", rules },
    { namespace: "a", name: "own", rules },
  ];
  const binding = (namespace: string, kind: "Role" | "ClusterRole", name: string, ...subjects: Subject[]): Binding => ({
    namespace,
    name: "b",
    roleRef: { kind, name },
    subjects,
  });
  const decide = (bound: Binding, who: UserInfo, namespace: string) =>
    decided(new RbacAuthorizer(policy(roles, [bound]), GROUP), { user: who, info: about({ resource: "pods", namespace }) });
  const jane: Subject = { kind: "User", name: "jane" };

  test("a role binding gives a cluster role in its own namespace only", () => {
    const bound = binding("a", "ClusterRole", "shared", jane);
    assert.deepEqual(
      ["a", "b", ""].map((namespace) => decide(bound, user("jane"), namespace).allowed),
      [true, false, false],
    );
  });

  test("the reason names binding, role and subject", () => {
    const account: Subject = { kind: "ServiceAccount", name: "robot" };
    const rows: [Binding, UserInfo, string][] = [
      [binding("a", "Role", "own", jane), user("jane"), 'RBAC: allowed by RoleBinding "b/a" of Role "own" to User "jane"'],
      [
        binding("", "ClusterRole", "shared", { kind: "Group", name: "g" }),
        user("x", "g"),
        'RBAC: allowed by ClusterRoleBinding "b" of ClusterRole "shared" to Group "g"',
      ],
      [
        binding("a", "Role", "own", account),
        user("system:serviceaccount:a:robot"),
        'RBAC: allowed by RoleBinding "b/a" of Role "own" to ServiceAccount "robot/a"',
      ],
    ];
    for (const [bound, who, reason] of rows)
      assert.deepEqual({ ...decide(bound, who, "a"), reason: decide(bound, who, "a").reason }, { allowed: true, denied: false, reason });
  });

  test("subjects are literal, and an account without a namespace anywhere is nobody", () => {
    assert.equal(decide(binding("", "ClusterRole", "shared", { kind: "User", name: "*" }), user("jane"), "a").allowed, false);
    assert.equal(
      decide(binding("", "ClusterRole", "shared", { kind: "ServiceAccount", name: "robot" }), user("system:serviceaccount::robot"), "a")
        .allowed,
      false,
    );
  });

  test("a missing role hides no other grant, and is told when nothing allows", () => {
    const index = policy(roles, [binding("a", "Role", "gone", jane)]);
    const authorizer = new RbacAuthorizer(index, GROUP);
    const ask = () => decided(authorizer, { user: user("jane"), info: about({ resource: "pods", namespace: "a" }) });
    assert.equal(ask().reason, `RBAC: role.${GROUP} "gone" not found`);
    index.setBinding({ ...binding("", "ClusterRole", "shared", jane), name: "other" });
    assert.equal(ask().allowed, true);
  });

  test("changes hold for the next decision of a user whose permissions were gathered", () => {
    const index = policy(roles, [binding("a", "Role", "own", jane)]);
    const authorizer = new RbacAuthorizer(index, GROUP);
    const who = user("jane");
    const info = about({ resource: "pods", namespace: "a" });
    assert.equal(allows(authorizer, who, info), true);
    index.setRole({ namespace: "a", name: "own", rules: [] });
    assert.equal(allows(authorizer, who, info), false);
    index.setRole({ namespace: "a", name: "own", rules });
    assert.equal(allows(authorizer, who, info), true);
    index.removeBinding("a", "b");
    assert.equal(allows(authorizer, who, info), false);
  });

  test("a binding may come to speak of a crowd, and of few again", () => {
    const crowd = Array.from({ length: 3000 }, (_, i) => ({ kind: "User" as const, name: `u${i}`, namespace: "" }));
    const own = binding("a", "Role", "own", jane);
    const index = policy(roles, [own]);
    const authorizer = new RbacAuthorizer(index, GROUP);
    const info = about({ resource: "pods", namespace: "a" });
    const allowed = () => ["jane", "u2999"].map((name) => allows(authorizer, user(name), info));
    assert.deepEqual(allowed(), [true, false]);
    index.setBinding({ ...own, subjects: [...crowd, ...own.subjects] });
    assert.deepEqual(allowed(), [true, true]);
    assert.deepEqual([index.grantCount(user("jane"), "a"), index.grantCount(user("u2999"), "")], [1, 0]);
    index.setBinding({ ...own, subjects: crowd });
    assert.deepEqual(allowed(), [false, true]);
    index.setBinding(own);
    assert.deepEqual(allowed(), [true, false]);
  });
});

test("AUTHZ-08, AUTHZ-13 random policies decide and are listed as a plain reading of them does", () => {
  const some = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
  const namespace = fc.constantFrom("", "a", "b");
  const rule = fc.record({
    verbs: some("get", "list", "*"),
    apiGroups: some("", "apps", "*"),
    resources: some("pods", "pods/log", "*", "*/log", "pods/*"),
    resourceNames: fc.oneof(fc.constant([]), some("x", "y")),
    nonResourceURLs: some("/a", "/a/*", "*"),
  });
  const role = fc.record({ namespace, name: fc.constantFrom("r1", "r2"), rules: fc.array(rule, { maxLength: 3 }) });
  // Bindings of many subjects are held in another way.
  const crowd = Array.from({ length: 2100 }, (_, i) => ({ kind: "User" as const, name: `other-${i}`, namespace: "" }));
  const subject = fc.record({
    kind: fc.constantFrom("User" as const, "Group" as const, "ServiceAccount" as const),
    name: fc.constantFrom("jane", "robot"),
    namespace: fc.constantFrom("", "a"),
  });
  const binding = fc
    .record({
      namespace,
      name: fc.constantFrom("b1", "b2", "b3"),
      roleRef: fc.record({ kind: fc.constantFrom("Role" as const, "ClusterRole" as const), name: fc.constantFrom("r1", "r2") }),
      subjects: fc.array(subject, { maxLength: 3 }),
      isCrowded: fc.boolean(),
    })
    .map(({ isCrowded, ...bound }) => (isCrowded ? { ...bound, subjects: [...crowd, ...bound.subjects] } : bound))
    .map((bound) => (bound.namespace === "" ? { ...bound, roleRef: { ...bound.roleRef, kind: "ClusterRole" as const } } : bound));
  const info = fc.record({
    isResourceRequest: fc.boolean(),
    path: fc.constantFrom("/a", "/a/b", "/ab"),
    verb: fc.constantFrom("get", "list", "create"),
    apiGroup: fc.constantFrom("", "apps"),
    apiVersion: fc.constant("v1"),
    namespace,
    resource: fc.constantFrom("pods", "secrets"),
    subresource: fc.constantFrom("", "log"),
    name: fc.constantFrom("", "x", "z"),
  });
  const who = fc.record({
    name: fc.constantFrom("jane", "system:serviceaccount:a:robot"),
    uid: fc.constant(""),
    groups: some("jane", "robot", "other"),
    extra: fc.constant({}),
  });
  const unique = <T extends { namespace: string; name: string }>(items: readonly T[]): T[] => [
    ...new Map(items.map((item) => [`${item.namespace}/${item.name}`, item])).values(),
  ];
  fc.assert(
    fc.property(
      fc.array(role, { maxLength: 5 }),
      fc.array(binding, { maxLength: 6 }),
      who,
      fc.array(info, { maxLength: 8 }),
      (made, bound, asking, asked) => {
        const roles = unique(made);
        const bindings = unique(bound);
        const authorizer = new RbacAuthorizer(policy(roles, bindings), GROUP);
        const model = new RbacModel(roles, bindings);
        for (const each of asked) assert.equal(allows(authorizer, asking, each), model.allows(asking, each));
        for (const where of ["", "a", "b"]) {
          const listed = authorizer.rulesFor(asking, where);
          const sorted = (rules: readonly unknown[]) => rules.map((each) => JSON.stringify(each)).sort();
          assert.deepEqual(sorted(listed.rules), sorted(model.rulesOf(asking, where)));
          assert.equal(new Set(listed.errors).size, model.missingFor(asking, where).length);
        }
      },
    ),
    { numRuns: 500 },
  );
});

const names = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i}`);

describe("rules that stand for more permissions than there is memory for", () => {
  const jane = user("jane");

  test("allow what their lists allow, and nothing else (AUTHZ-05)", () => {
    const rule = { apiGroups: names("g", 20_000), resources: [...names("r", 20_000), "*/scale"], verbs: names("v", 1000) };
    const authorizer = clusterWide(rule);
    const asked = { apiGroup: "g19999", resource: "r7", verb: "v3" };
    assert.equal(allows(authorizer, jane, about(asked)), true);
    assert.equal(allows(authorizer, jane, about({ ...asked, name: "any" })), true);
    assert.equal(allows(authorizer, jane, about({ ...asked, resource: "other", subresource: "scale" })), true);
    assert.equal(allows(authorizer, jane, about({ ...asked, subresource: "log" })), false);
    assert.equal(allows(authorizer, jane, about({ ...asked, apiGroup: "other" })), false);
    assert.equal(allows(authorizer, jane, about({ ...asked, verb: "get" })), false);
  });

  test("are held to the names they say (AUTHZ-06)", () => {
    const authorizer = clusterWide({ apiGroups: ["*"], resources: ["*"], verbs: names("v", 2000), resourceNames: names("n", 2000) });
    assert.equal(allows(authorizer, jane, about({ resource: "pods", verb: "v1", name: "n1999" })), true);
    assert.equal(allows(authorizer, jane, about({ resource: "pods", verb: "v1", name: "other" })), false);
    assert.equal(allows(authorizer, jane, about({ resource: "pods", verb: "v1" })), false);
  });

  test("allow paths as others do (AUTHZ-07)", () => {
    const authorizer = clusterWide({ verbs: names("v", 20_000), nonResourceURLs: [...names("/p", 20_000), "/more/*"] });
    assert.equal(allows(authorizer, jane, about({ path: "/p3", verb: "v19999" })), true);
    assert.equal(allows(authorizer, jane, about({ path: "/more/of/it", verb: "v1" })), true);
    assert.equal(allows(authorizer, jane, about({ path: "/less", verb: "v1" })), false);
    assert.equal(allows(authorizer, jane, about({ path: "/p3", verb: "get" })), false);
  });
});

test("LIM-05 who is named thousands of times by bindings of large roles is known as fast as others, and the answers hold", () => {
  const wide = Array.from({ length: 5000 }, (_, index) => ({ verbs: ["get"], apiGroups: [""], resources: [`r${index}`] }));
  const roles = Array.from({ length: 20 }, (_, index) => ({ namespace: "n", name: `r${index}`, rules: wide }));
  const bindings = Array.from({ length: 20 }, (_, index): Binding => {
    const subjects = Array.from({ length: 30_000 }, (): Subject => ({ kind: "User", name: "jane" }));
    return { namespace: "n", name: `b${index}`, roleRef: { kind: "Role", name: `r${index}` }, subjects };
  });
  const index = policy(roles, bindings);
  const authorizer = new RbacAuthorizer(index, GROUP);
  const worked = workWatch();
  assert.ok(!allows(authorizer, user("jane"), about({ namespace: "n", resource: "pods" })));
  assert.ok(allows(authorizer, user("jane"), about({ namespace: "n", resource: "r4999" })));
  assert.ok(authorizer.rulesFor(user("jane"), "n").incomplete);
  assert.ok(worked() < yardstick());
  for (const { name } of bindings) index.removeBinding("n", name);
  assert.ok(!allows(authorizer, user("jane"), about({ namespace: "n", resource: "r4999" })));
});

test("LIM-05 of a thousand roles that are missing a refusal tells of some", () => {
  const bindings = Array.from({ length: 1000 }, (_, index): Binding => {
    return {
      namespace: "n",
      name: `b${index}`,
      roleRef: { kind: "Role", name: `gone-${index}` },
      subjects: [{ kind: "User", name: "jane" }],
    };
  });
  const authorizer = new RbacAuthorizer(policy([], bindings), GROUP);
  const who = user("jane");
  for (let i = 0; i < 5; i++) {
    const { reason } = decided(authorizer, { user: who, info: about({ namespace: "n", resource: "pods" }) });
    assert.match(reason, /^RBAC: \[role.*"gone-0" not found, .*, \.\.\.\]$/);
    assert.ok(reason.length < 4096);
  }
});

test("LIM-05 who is bound to very many roles keeps nobody waiting, and gets the same answers", async () => {
  const count = 30_000;
  const roles = Array.from({ length: count }, (_, index) => ({
    namespace: "n",
    name: `r${index}`,
    rules: [{ verbs: ["get"], apiGroups: [""], resources: ["pods"], resourceNames: [`p${index}`] }],
  }));
  const bindings = roles.map(
    ({ name }): Binding => ({ namespace: "n", name, roleRef: { kind: "Role", name }, subjects: [{ kind: "User", name: "jane" }] }),
  );
  const authorizer = new RbacAuthorizer(policy(roles, bindings), GROUP);
  const who = user("jane");
  const answers: boolean[] = [];
  for (const name of ["p0", `p${count - 1}`, "another"]) {
    const question = { user: who, info: about({ namespace: "n", resource: "pods", name }) };
    let decision: Decision | Promise<Decision> | undefined;
    const share = leastShare(0.5, () => {
      decision = authorizer.authorize(question);
    });
    assert.ok(share < 0.5, `held for ${share.toFixed(2)} times the yardstick`);
    answers.push((await (decision as Decision | Promise<Decision>)).allowed);
  }
  assert.deepEqual(answers, [true, true, false]);
  assert.ok(leastShare(0.5, () => assert.ok(authorizer.rulesFor(who, "n").incomplete)) < 0.5);
});

test("LIM-05 who is in thousands of groups, asked about where many bindings speak of thousands, keeps nobody waiting", async () => {
  const subjects = (of: number) => Array.from({ length: 2100 }, (_, i): Subject => ({ kind: "Group", name: `s${of}-${i}` }));
  const roles = [{ namespace: "n", name: "r", rules: [{ verbs: ["get"], apiGroups: [""], resources: ["pods"] }] }];
  const bindings = Array.from({ length: 150 }, (_, index): Binding => {
    return { namespace: "n", name: `b${index}`, roleRef: { kind: "Role", name: "r" }, subjects: subjects(index) };
  });
  const authorizer = new RbacAuthorizer(policy(roles, bindings), GROUP);
  const others = Array.from({ length: 9998 }, (_, i) => `g${i}`);
  const answers: boolean[] = [];
  for (const groups of [others, [...others, "s149-2099"]]) {
    const who = { name: "jane", uid: "", groups, extra: {} };
    const question = { user: who, info: about({ namespace: "n", resource: "pods" }) };
    let decision: Decision | Promise<Decision> | undefined;
    const share = leastShare(0.5, () => {
      decision = authorizer.authorize(question);
    });
    assert.ok(share < 0.5, `held for ${share.toFixed(2)} times the yardstick`);
    answers.push((await (decision as Decision | Promise<Decision>)).allowed);
    const listing = leastShare(1, () => assert.ok(authorizer.rulesFor(who, "n").incomplete));
    assert.ok(listing < 1, `listed for ${listing.toFixed(2)} times the yardstick`);
  }
  assert.deepEqual(answers, [false, true]);
});
