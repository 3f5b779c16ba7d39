/** PodSecurityPolicy from outside: who may make which pods, by which policies, and what the policies make of them. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

// biome-ignore lint/suspicious/noExplicitAny: tests reach into objects of every shape
type Fields = Record<string, any>;

const POLICIES = "/apis/policy/v1beta1/podsecuritypolicies";
const ANY = { rule: "RunAsAny" };
const OPEN = { seLinux: ANY, runAsUser: ANY, supplementalGroups: ANY, fsGroup: ANY, volumes: ["*"] };
const PRIVILEGED = "spec.containers[0].securityContext.privileged: Invalid value: true: Privileged containers are not allowed";

for (const [profile, domain, group] of [
  ["orch", "orch.io", "rbac.authorization.orch.io"],
  ["kubernetes", "kubernetes.io", "rbac.authorization.k8s.io"],
] as const) {
  describe(`pod security policies, profile ${profile}`, () => {
    const PODS = "/api/v1/namespaces/team/pods";
    let server: TestServer;
    let count = 0;
    before(async () => {
      server = await startServer({ profile, flags: ["--enable-admission-plugins=PodSecurityPolicy"] });
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "team" } }), 201);
      for (const [name, spec] of [
        ["b-held", {}],
        ["c-open", { privileged: true }],
        ["d-broken", { privileged: true, runAsUser: { rule: "MustRunAs" } }],
        ["e-filling", { runAsUser: { rule: "MustRunAs", ranges: [{ min: 1000, max: 2000 }] } }],
      ] as const) {
        assertOk(await server.admin.post(POLICIES, { metadata: { name }, spec: { ...OPEN, ...spec } }), 201);
      }
      await grant("writer", [], [{ kind: "User", apiGroup: group, name: "writer" }]);
      await grant("held", ["b-held"], [{ kind: "User", apiGroup: group, name: "held" }]);
      await grant("filled", ["e-filling", "d-broken"], [{ kind: "User", apiGroup: group, name: "filled" }]);
      await grant("account", ["c-open"], [{ kind: "ServiceAccount", name: "powerful", namespace: "team" }]);
      assertOk(await server.admin.post("/api/v1/namespaces/team/serviceaccounts", { metadata: { name: "powerful" } }), 201);
      await eventually(async () => (await create("held")).status === 201);
    });
    after(() => server.stop());

    /** A role in the namespace that writes pods and uses policies. */
    async function grant(name: string, policies: readonly string[], subjects: object[]): Promise<void> {
      const rbac = `/apis/${group}/v1/namespaces/team`;
      const writes = { apiGroups: [""], resources: ["pods", "pods/status"], verbs: ["create", "update", "patch"] };
      const uses = { apiGroups: ["policy"], resources: ["podsecuritypolicies"], resourceNames: policies, verbs: ["use"] };
      const rules = policies.length === 0 ? [writes] : [writes, uses];
      assertOk(await server.admin.post(`${rbac}/roles`, { metadata: { name }, rules }), 201);
      assertOk(
        await server.admin.post(`${rbac}/rolebindings`, { metadata: { name }, roleRef: { apiGroup: group, kind: "Role", name }, subjects }),
        201,
      );
    }
    const create = (user: string, container: Fields = {}, spec: Fields = {}): Promise<Reply> =>
      server.admin.post(
        PODS,
        {
          metadata: { name: `p${++count}` },
          spec: { automountServiceAccountToken: false, containers: [{ name: "a", image: "i", ...container }], ...spec },
        },
        { headers: { "impersonate-user": user } },
      );
    const policyOf = (pod: Fields): string => pod["metadata"].annotations[`${domain}/psp`];
    const privileged = { securityContext: { privileged: true } };

    test("ADM-17 AUTHZ-07 without a policy that may be used there is no pod, with one there is", async () => {
      const refused = await create("writer");
      assertStatus(refused, 403, "Forbidden", `pods "p${count}" is forbidden: PodSecurityPolicy: unable to admit pod: []`);
      assert.equal(policyOf(assertOk(await create("held"), 201)), "b-held");
    });

    test("ADM-17 a policy that may be used says why it refuses, others say nothing", async () => {
      const refused = await create("held", privileged);
      assertStatus(refused, 403, "Forbidden", `pods "p${count}" is forbidden: PodSecurityPolicy: unable to admit pod: [${PRIVILEGED}]`);
    });

    test("ADM-17 an account that the pod names may use a policy for it", async () => {
      assertStatus(await create("writer", privileged), 403, "Forbidden");
      const made = assertOk(await create("writer", privileged, { serviceAccountName: "powerful" }), 201);
      assert.equal(policyOf(made), "c-open");
    });

    test("ADM-17 a policy that changes nothing comes before those that fill something in, and those before none", async () => {
      const asIs = assertOk(
        await server.admin.post(PODS, { metadata: { name: "as-is" }, spec: { containers: [{ name: "a", image: "i" }] } }),
        201,
      );
      assert.equal(policyOf(asIs), "b-held");
      const filled = assertOk(await create("filled"), 201);
      assert.equal(policyOf(filled), "e-filling");
      assert.equal(filled.spec.containers[0].securityContext.runAsUser, 1000);
      assert.equal(policyOf(assertOk(await create("filled", { securityContext: { runAsUser: 1500 } }), 201)), "e-filling");
      const why = "spec.containers[0].securityContext.runAsUser: Invalid value: 1: must be in the ranges: [{1000 2000}]";
      const refused = await create("filled", { securityContext: { runAsUser: 1 } });
      assertStatus(refused, 403, "Forbidden", `pods "p${count}" is forbidden: PodSecurityPolicy: unable to admit pod: [${why}]`);
    });

    test("ADM-17 updates are held to the policies that their author may use, status and owners are not", async () => {
      const made = assertOk(
        await server.admin.post(PODS, { metadata: { name: "open" }, spec: { containers: [{ name: "a", image: "i", ...privileged }] } }),
        201,
      );
      assert.equal(policyOf(made), "c-open");
      const pod = `${PODS}/open`;
      const as = (path: string, body: Fields): Promise<Reply> =>
        server.admin.mergePatch(path, body, { headers: { "impersonate-user": "held" } });
      const refused = await as(pod, { metadata: { labels: { a: "b" } } });
      assertStatus(refused, 403, "Forbidden", `pods "open" is forbidden: PodSecurityPolicy: unable to validate pod: [${PRIVILEGED}]`);
      assertOk(await as(`${pod}/status`, { status: { phase: "Running" } }), 200);
      assertOk(await as(pod, { metadata: { finalizers: ["example.com/x"] } }), 200);
      assertOk(await as(pod, { metadata: { finalizers: null } }), 200);
    });

    test("ADM-17 rules of policies are checked, and nobody is told that nothing acts on them", async () => {
      const wrong = await server.admin.post(POLICIES, { metadata: { name: "wrong" }, spec: { ...OPEN, runAsUser: { rule: "Maybe" } } });
      assertInvalid(wrong, "FieldValueNotSupported spec.runAsUser.rule");
      const made = await server.admin.post(POLICIES, { metadata: { name: "told" }, spec: OPEN }, {});
      assertOk(made, 201);
      assert.doesNotMatch(String(made.headers["warning"]), /does not act/);
      assertOk(await server.admin.delete(`${POLICIES}/told`), 200);
    });

    test("ADM-17 without any policy nobody makes pods", async () => {
      for (const name of ["b-held", "c-open", "d-broken", "e-filling"]) assertOk(await server.admin.delete(`${POLICIES}/${name}`), 200);
      const why = "PodSecurityPolicy: no providers available to validate pod request";
      const refused = await server.admin.post(PODS, { metadata: { name: "none" }, spec: { containers: [{ name: "a", image: "i" }] } });
      assertStatus(refused, 403, "Forbidden", `pods "none" is forbidden: ${why}`);
    });
  });
}
