/** Reviews of access from outside: they say what the authorizers decide, for the asker and for others. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const REVIEWS = "/apis/authorization.orch.io/v1";
const SELF = `${REVIEWS}/selfsubjectaccessreviews`;
const ANY = `${REVIEWS}/subjectaccessreviews`;
const RULES = `${REVIEWS}/selfsubjectrulesreviews`;
const localIn = (namespace: string) => `${REVIEWS}/namespaces/${namespace}/localsubjectaccessreviews`;
const RBAC = "/apis/rbac.authorization.orch.io/v1";
const JANE = { headers: { "impersonate-user": "jane", "impersonate-group": "system:authenticated" } };
const MAPS = { namespace: "default", verb: "list", resource: "configmaps" };

interface Answer {
  readonly metadata: object;
  readonly spec: object;
  readonly status: {
    readonly allowed?: boolean;
    readonly reason?: string;
    readonly resourceRules?: readonly { readonly verbs: string[]; readonly resources: string[] }[];
    readonly nonResourceRules?: readonly { readonly nonResourceURLs: string[] }[];
    readonly incomplete?: boolean;
    readonly evaluationError?: string;
  };
}

describe("reviews of access", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
    const rules = [{ verbs: ["list"], apiGroups: [""], resources: ["configmaps"] }];
    assertOk(await server.admin.post(`${RBAC}/namespaces/default/roles`, { metadata: { name: "readers" }, rules }), 201);
    const bind = (name: string, role: string) => ({
      metadata: { name },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "Role", name: role },
      subjects: [{ kind: "User", name: "jane" }],
    });
    assertOk(await server.admin.post(`${RBAC}/namespaces/default/rolebindings`, bind("jane-reads", "readers")), 201);
    assertOk(await server.admin.post(`${RBAC}/namespaces/default/rolebindings`, bind("dangling", "nobody-made")), 201);
  });
  after(() => server.stop());

  const ask = async (path: string, spec: object, options = {}, metadata = {}) =>
    assertOk(await server.admin.post(path, { metadata, spec }, options), 201) as unknown as Answer;

  test("AUTHZ-11 the asker is told what he may do, and by what; the question is repeated and nothing has an identity", async () => {
    const yes = await ask(SELF, { resourceAttributes: MAPS }, JANE);
    assert.deepEqual(yes.spec, { resourceAttributes: MAPS });
    assert.deepEqual(yes.status, {
      allowed: true,
      reason: 'RBAC: allowed by RoleBinding "jane-reads/default" of Role "readers" to User "jane"',
    });
    assert.equal("uid" in yes.metadata, false);
    const no = await ask(SELF, { resourceAttributes: { ...MAPS, verb: "get" } }, JANE);
    assert.deepEqual(no.status, { allowed: false, reason: 'RBAC: role.rbac.authorization.orch.io "nobody-made" not found' });
    const path = await ask(SELF, { nonResourceAttributes: { path: "/version", verb: "get" } }, JANE);
    assert.equal(path.status.allowed, true);
  });

  test("AUTHZ-12 of others, by name and by groups as given", async () => {
    const allowed = async (more: object, attributes: object = MAPS) =>
      (await ask(ANY, { ...more, resourceAttributes: attributes })).status.allowed;
    assert.equal(await allowed({ user: "jane" }), true);
    assert.equal(await allowed({ user: "joe" }), false);
    assert.equal(await allowed({ user: "joe", groups: ["system:masters"] }), true);
    assert.equal(await allowed({ groups: ["system:masters"], uid: "1", extra: { a: ["b"] } }, { verb: "*", resource: "*" }), true);
    assert.equal(
      (await ask(localIn("default"), { user: "jane", resourceAttributes: MAPS }, {}, { namespace: "default" })).status.allowed,
      true,
    );
  });

  test("AUTHZ-11, AUTHZ-12 what is no question is refused in the words of the peer", async () => {
    const refused = async (path: string, body: object, text: string) =>
      assertStatus(await server.admin.post(path, body), 422, "Invalid", text);
    const kind = (name: string) => `${name}.authorization.orch.io "" is invalid: `;
    const exactly =
      'spec.resourceAttributes: Invalid value: "null": exactly one of nonResourceAttributes or resourceAttributes must be specified';
    await refused(SELF, { spec: {} }, kind("SelfSubjectAccessReview") + exactly);
    const someone = 'spec.user: Invalid value: "": at least one of user or group must be specified';
    await refused(ANY, { spec: {} }, `${kind("SubjectAccessReview")}[${exactly}, ${someone}]`);
    await refused(
      ANY,
      { metadata: { name: "x" }, spec: { user: "jane", resourceAttributes: MAPS } },
      `${kind("SubjectAccessReview")}metadata: Invalid value: {"name":"x"}: must be empty`,
    );
    await refused(
      SELF,
      { spec: { resourceAttributes: MAPS, nonResourceAttributes: { path: "/", verb: "get" } } },
      `${kind("SelfSubjectAccessReview")}spec.nonResourceAttributes: Invalid value: {"path":"/","verb":"get"}: cannot be specified in combination with resourceAttributes`,
    );
    await refused(
      localIn("default"),
      { spec: { user: "jane", resourceAttributes: { ...MAPS, namespace: "other" } } },
      `${kind("LocalSubjectAccessReview")}spec.resourceAttributes.namespace: Invalid value: "other": must match metadata.namespace`,
    );
    assertStatus(
      await server.admin.post(localIn("default"), { metadata: { namespace: "other" }, spec: { user: "jane", resourceAttributes: MAPS } }),
      400,
      "BadRequest",
    );
    assertStatus(await server.admin.post(RULES, { spec: {} }), 400, "BadRequest", "no namespace on request");
    assertStatus(await server.admin.get(SELF), 405, "MethodNotAllowed");
  });

  test("AUTHZ-13 a list of rules is that of the asker's bindings, with what could not be found", async () => {
    const { status } = await ask(RULES, { namespace: "default" }, JANE);
    assert.ok(status.resourceRules?.some(({ verbs, resources }) => verbs.join() === "list" && resources.join() === "configmaps"));
    assert.ok(status.nonResourceRules?.some(({ nonResourceURLs }) => nonResourceURLs.includes("/version")));
    assert.equal(status.evaluationError, 'role.rbac.authorization.orch.io "nobody-made" not found');
    const elsewhere = await ask(RULES, { namespace: "other" }, JANE);
    assert.equal(
      elsewhere.status.resourceRules?.some(({ resources }) => resources.includes("configmaps")),
      false,
    );
    assert.equal(elsewhere.status.evaluationError, undefined);
  });
});
