/** Random roles and bindings, stored on a real server: what it decides, answers in reviews and lists is what a plain reading of them says. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import type { AuthorizationAttributes } from "../../runtime/authz/authorizer.js";
import type { Binding, PolicyRule, Role } from "../../runtime/authz/rbac/policy-rule.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { type ModelUser, permits, RbacModel } from "../support/rbac-model.js";
import { startServer, type TestServer } from "../support/server.js";

type Info = AuthorizationAttributes["info"];

const RBAC = "/apis/rbac.authorization.orch.io/v1";
const REVIEWS = "/apis/authorization.orch.io/v1";
const RUNS = 12;

const some = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const namespace = fc.constantFrom("", "a", "b");

const resourceRule: fc.Arbitrary<PolicyRule> = fc.record({
  verbs: some("get", "list", "create", "*"),
  apiGroups: some("", "apps", "*"),
  resources: some("configmaps", "deployments", "deployments/scale", "pods/log", "*", "*/log", "*/scale"),
  resourceNames: fc.oneof(fc.constant([]), some("x", "y")),
});
const pathRule: fc.Arbitrary<PolicyRule> = fc.record({ verbs: some("get", "post", "*"), nonResourceURLs: some("/a", "/a/*", "/b*") });

const role = fc
  .record({
    namespace,
    name: fc.constantFrom("r1", "r2", "r3"),
    rules: fc.array(resourceRule, { minLength: 1, maxLength: 2 }),
    paths: fc.array(pathRule, { maxLength: 1 }),
  })
  .map(({ paths, ...made }): Role => (made.namespace === "" ? { ...made, rules: [...made.rules, ...paths] } : made));

const subject = fc.record({
  kind: fc.constantFrom("User" as const, "Group" as const, "ServiceAccount" as const),
  name: fc.constantFrom("jane", "staff", "robot"),
  namespace: fc.constantFrom("a", "b"),
});
const binding = fc
  .record({
    namespace,
    name: fc.constantFrom("b1", "b2", "b3", "b4"),
    kind: fc.constantFrom("Role" as const, "ClusterRole" as const),
    role: fc.constantFrom("r1", "r2", "r3"),
    subjects: fc.array(subject, { minLength: 1, maxLength: 3 }),
  })
  .map(({ kind, role: name, ...made }): Binding => ({ ...made, roleRef: { kind: made.namespace === "" ? "ClusterRole" : kind, name } }));

const info = fc.record({
  isResourceRequest: fc.boolean(),
  path: fc.constantFrom("/a", "/a/b", "/bc"),
  verb: fc.constantFrom("get", "list", "create"),
  namespace: fc.constantFrom("a", "b"),
  what: fc.constantFrom(["", "configmaps", ""], ["apps", "deployments", ""], ["apps", "deployments", "scale"], ["", "pods", "log"]),
  name: fc.constantFrom("x", "z"),
});
const who: fc.Arbitrary<ModelUser> = fc.constantFrom(
  { name: "jane", groups: [] },
  { name: "joe", groups: ["staff"] },
  { name: "system:serviceaccount:a:robot", groups: ["staff"] },
);

const unique = <T extends { namespace: string; name: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [`${item.namespace}/${item.name}`, item])).values(),
];

/** A question as it is asked in a request: lists and creations have no name, paths no list. */
function questionOf({ what: [apiGroup, resource, subresource], ...asked }: typeof info extends fc.Arbitrary<infer T> ? T : never): Info {
  if (!asked.isResourceRequest) {
    const verb = asked.verb === "create" ? "post" : "get";
    return { ...asked, verb, apiGroup: "", apiVersion: "", namespace: "", resource: "", subresource: "", name: "" };
  }
  const verb = subresource === "" ? asked.verb : "get";
  const name = verb === "get" ? asked.name : "";
  return {
    ...asked,
    path: "",
    verb,
    apiGroup: apiGroup as string,
    apiVersion: "v1",
    resource: resource as string,
    subresource: subresource as string,
    name,
  };
}

describe("AUTHZ-05, AUTHZ-08, AUTHZ-11, AUTHZ-12, AUTHZ-13 decisions, reviews and lists of rules", () => {
  let server: TestServer;
  /** What every server has, beside what a run adds. */
  let shipped: { readonly roles: readonly Role[]; readonly bindings: readonly Binding[] };

  before(async () => {
    server = await startServer();
    for (const name of ["a", "b"]) assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name } }), 201);
    shipped = { roles: await listed<Role>("clusterroles"), bindings: await listed<Binding>("clusterrolebindings") };
  });
  after(() => server.stop());

  /** What is stored, in the form of the model. */
  async function listed<T>(resource: string): Promise<T[]> {
    const { items } = assertOk(await server.admin.get(`${RBAC}/${resource}`), 200);
    return items.map(({ metadata, rules, subjects, ...rest }: Record<string, Record<string, string>>) => ({
      ...rest,
      namespace: metadata?.["namespace"] ?? "",
      name: metadata?.["name"],
      rules: rules ?? [],
      subjects: subjects ?? [],
    }));
  }

  const collection = (resource: string, { namespace: where }: { namespace: string }): string =>
    where === "" ? `${RBAC}/cluster${resource}` : `${RBAC}/namespaces/${where}/${resource}`;

  async function store(roles: readonly Role[], bindings: readonly Binding[]): Promise<void> {
    for (const made of roles) {
      assertOk(await server.admin.post(collection("roles", made), { metadata: { name: made.name }, rules: made.rules }), 201);
    }
    for (const made of bindings) {
      const subjects = made.subjects.map((each) =>
        each.kind === "ServiceAccount" ? each : { kind: each.kind, name: each.name, apiGroup: "rbac.authorization.orch.io" },
      );
      const roleRef = { ...made.roleRef, apiGroup: "rbac.authorization.orch.io" };
      assertOk(await server.admin.post(collection("rolebindings", made), { metadata: { name: made.name }, roleRef, subjects }), 201);
    }
  }

  async function remove(roles: readonly Role[], bindings: readonly Binding[]): Promise<void> {
    for (const made of roles) assertOk(await server.admin.delete(`${collection("roles", made)}/${made.name}`), 200);
    for (const made of bindings) assertOk(await server.admin.delete(`${collection("rolebindings", made)}/${made.name}`), 200);
  }

  const acting = ({ name, groups }: ModelUser) => ({ "impersonate-user": name, "impersonate-group": [...groups, "system:authenticated"] });

  /** The request itself: whatever else comes of it, is it refused? */
  async function decided(user: ModelUser, question: Info): Promise<boolean> {
    const { verb, apiGroup, resource, subresource, name, path } = question;
    const method = verb === "create" || verb === "post" ? "POST" : "GET";
    const root = apiGroup === "" ? "/api/v1" : `/apis/${apiGroup}/v1`;
    const object = [root, "namespaces", question.namespace, resource, name, subresource].filter((part) => part !== "").join("/");
    const body = method === "POST" ? { body: {} } : {};
    return (await server.admin.send(method, question.isResourceRequest ? object : path, { headers: acting(user), ...body })).status !== 403;
  }

  /** The three reviews of access, about the user. */
  async function reviewed(user: ModelUser, question: Info): Promise<boolean[]> {
    const { verb, apiGroup: group, resource, subresource, name, path, namespace: where } = question;
    const spec = question.isResourceRequest
      ? { resourceAttributes: { verb, group, version: "v1", resource, subresource, name, namespace: where } }
      : { nonResourceAttributes: { verb, path } };
    const answer = async (to: string, more: object, options = {}): Promise<boolean> => {
      const { status } = assertOk(
        await server.admin.post(
          `${REVIEWS}/${to}`,
          { ...more, spec: { ...spec, ...("spec" in more ? (more.spec as object) : {}) } },
          options,
        ),
        201,
      );
      if (status.allowed) assert.match(status.reason, /^RBAC: allowed by /);
      return status.allowed;
    };
    const about = { spec: { user: user.name, groups: [...user.groups, "system:authenticated"] } };
    const answers = [await answer("selfsubjectaccessreviews", {}, { headers: acting(user) }), await answer("subjectaccessreviews", about)];
    if (question.isResourceRequest) {
      answers.push(await answer(`namespaces/${where}/localsubjectaccessreviews`, { ...about, metadata: { namespace: where } }));
    }
    return answers;
  }

  async function rulesOf(user: ModelUser, where: string): Promise<{ rules: PolicyRule[]; error: string }> {
    const body = { spec: { namespace: where } };
    const { status } = assertOk(await server.admin.post(`${REVIEWS}/selfsubjectrulesreviews`, body, { headers: acting(user) }), 201);
    assert.equal(status.incomplete, false);
    return { rules: [...status.resourceRules, ...status.nonResourceRules], error: status.evaluationError ?? "" };
  }

  /** Rules, and roles that are missing as `<kind> <name>`. */
  async function listedFor(user: ModelUser, where: string): Promise<[string[], string[]]> {
    const { rules, error } = await rulesOf(user, where);
    const missing = [...error.matchAll(/(cluster)?role\.rbac\.authorization\.orch\.io "([^"]+)" not found/g)];
    return [canonical(rules), missing.map(([, cluster, name]) => `${cluster === undefined ? "Role" : "ClusterRole"} ${name}`).sort()];
  }

  const canonical = (rules: readonly PolicyRule[]): string[] =>
    rules
      .map(({ verbs, apiGroups, resources, resourceNames = [], nonResourceURLs }) =>
        nonResourceURLs === undefined
          ? JSON.stringify({ verbs, apiGroups, resources, resourceNames })
          : JSON.stringify({ verbs, nonResourceURLs }),
      )
      .sort();

  test("are what a plain reading of random roles and bindings says", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(role, { minLength: 2, maxLength: 5 }),
        fc.array(binding, { minLength: 2, maxLength: 6 }),
        who,
        fc.array(info.map(questionOf), { minLength: 4, maxLength: 8 }),
        async (made, bound, user, questions) => {
          const roles = unique(made);
          const bindings = unique(bound);
          const model = new RbacModel([...shipped.roles, ...roles], [...shipped.bindings, ...bindings]);
          const known = { ...user, groups: [...user.groups, "system:authenticated"] };
          await store(roles, bindings);
          try {
            const said = async (): Promise<string> => JSON.stringify(await Promise.all(["a", "b"].map((where) => listedFor(user, where))));
            const wanted = JSON.stringify(
              ["a", "b"].map((where) => [canonical(model.rulesOf(known, where)), model.missingFor(known, where).sort()]),
            );
            await eventually(async () => (await said()) === wanted).catch(async () => assert.equal(await said(), wanted));
            for (const question of questions) {
              const allowed = model.allows(known, question);
              const about = JSON.stringify({ user, question });
              assert.equal(await decided(user, question), allowed, `decision: ${about}`);
              assert.deepEqual(new Set(await reviewed(user, question)), new Set([allowed]), `reviews: ${about}`);
              const { rules } = await rulesOf(user, question.namespace || "a");
              if (question.isResourceRequest)
                assert.equal(
                  rules.some((rule) => permits(rule, question)),
                  allowed,
                  `list: ${about}`,
                );
            }
          } finally {
            await remove(roles, bindings);
          }
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
