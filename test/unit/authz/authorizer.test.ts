import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { alwaysAllow } from "../../../runtime/authz/always-allow.js";
import { alwaysDeny } from "../../../runtime/authz/always-deny.js";
import {
  ALLOWED,
  type AuthorizationAttributes,
  type Authorizer,
  authorizeInOrder,
  type Decision,
  NO_OPINION,
} from "../../../runtime/authz/authorizer.js";
import { forbiddenBy } from "../../../runtime/authz/forbidden.js";
import { createAuthorizer } from "../../../runtime/authz/modes.js";
import type { AuthorizationMode } from "../../../runtime/definition/authorization-modes.js";
import { authorizationFlags } from "../../../runtime/flags/security-flags.js";

function attributes(info: Partial<AuthorizationAttributes["info"]> = {}, groups: string[] = []): AuthorizationAttributes {
  const about = { isResourceRequest: true, path: "/p", verb: "get", apiGroup: "", apiVersion: "v1", namespace: "", resource: "configmaps" };
  return { user: { name: "jane", uid: "", groups, extra: {} }, info: { ...about, subresource: "", name: "", ...info } };
}

const says = (decision: Decision | Promise<Decision>): Authorizer => ({ name: "test", authorize: () => decision });
const unsure = (reason: string): Decision => ({ ...NO_OPINION, reason });
const busy: Decision = { ...NO_OPINION, error: "busy", isBusy: true };
const denied: Decision = { allowed: false, denied: true, reason: "no" };

describe("authorizers in order", () => {
  const rows: [title: string, decisions: Decision[], outcome: Decision][] = [
    ["the first allow decides", [NO_OPINION, ALLOWED, denied], ALLOWED],
    ["the first deny decides", [denied, ALLOWED], denied],
    ["no opinion anywhere is none", [NO_OPINION, NO_OPINION], NO_OPINION],
    ["reasons are collected", [unsure("a"), NO_OPINION, unsure("b")], unsure("a\nb")],
    ["nobody asked", [], NO_OPINION],
    ["who is busy may be asked again", [busy, unsure("a")], { ...busy, reason: "a" }],
    ["who is busy is not missed where another allows", [busy, ALLOWED], ALLOWED],
  ];
  for (const [title, decisions, outcome] of rows) {
    test(`AUTHZ-03 ${title}`, async () => {
      assert.deepEqual(authorizeInOrder(decisions.map(says)).authorize(attributes()), outcome);
      const slow = authorizeInOrder(decisions.map((decision) => says(Promise.resolve(decision))));
      assert.deepEqual(await slow.authorize(attributes()), outcome);
    });
  }
});

const asked = (name: string) => (): Authorizer => ({ name, authorize: () => NO_OPINION });
const makers = { Node: asked("Node"), RBAC: asked("RBAC"), ABAC: asked("ABAC"), Webhook: asked("Webhook") };

describe("modes (AUTHZ-04)", () => {
  const allowed = (modes: AuthorizationMode[], groups: string[] = []): boolean =>
    (createAuthorizer(modes, makers, asked("loops")).authorize(attributes({}, groups)) as Decision).allowed;

  test("AlwaysAllow allows, AlwaysDeny and no mode at all do not", () => {
    assert.deepEqual(
      ([["AlwaysAllow"], ["AlwaysDeny"], [], ["AlwaysDeny", "AlwaysAllow"]] as const).map((modes) => allowed([...modes])),
      [true, false, false, true],
    );
  });

  test("AUTHZ-09 members of system:masters may do everything", () => {
    assert.equal(allowed([], ["system:masters"]), true);
    assert.equal(allowed([], ["masters"]), false);
  });

  test("unknown modes are refused where they are named", () => {
    assert.throws(() => authorizationFlags["authorization-mode"].parse("AlwaysAllow,Foo"), {
      constructor: RangeError,
      message: "must be a comma-separated list of Node, RBAC, ABAC, Webhook, AlwaysAllow, AlwaysDeny",
    });
  });

  test("AlwaysDeny says why", () => {
    assert.equal((alwaysDeny.authorize(attributes()) as Decision).reason, "Everything is forbidden.");
    assert.equal((alwaysAllow.authorize(attributes()) as Decision).reason, "");
  });
});

describe("refusals (AUTHZ-02)", () => {
  const rows: [info: Partial<AuthorizationAttributes["info"]>, reason: string, message: string][] = [
    [
      { name: "x", namespace: "default" },
      "",
      'configmaps "x" is forbidden: User "jane" cannot get resource "configmaps" in API group "" in the namespace "default"',
    ],
    [{ verb: "list" }, "", 'configmaps is forbidden: User "jane" cannot list resource "configmaps" in API group "" at the cluster scope'],
    [
      { resource: "csidrivers", apiGroup: "storage.example.org", name: "d", verb: "delete" },
      "",
      'csidrivers.storage.example.org "d" is forbidden: User "jane" cannot delete resource "csidrivers" in API group "storage.example.org" at the cluster scope',
    ],
    [
      { resource: "pods", subresource: "status", name: "p", namespace: "n", verb: "update" },
      "because",
      'pods "p" is forbidden: User "jane" cannot update resource "pods/status" in API group "" in the namespace "n": because',
    ],
    [{ isResourceRequest: false, path: "/foo", resource: "" }, "", 'forbidden: User "jane" cannot get path "/foo"'],
    [{ isResourceRequest: false, path: "/<a>&", resource: "" }, "", 'forbidden: User "jane" cannot get path "/&lt;a&gt;&amp;"'],
  ];
  for (const [info, reason, message] of rows) {
    test(message, () => {
      const { code, reason: why, status } = forbiddenBy(attributes(info), reason);
      assert.deepEqual([code, why, status.message], [403, "Forbidden", message]);
    });
  }

  test("details name the resource", () => {
    const { status } = forbiddenBy(attributes({ resource: "csidrivers", apiGroup: "storage.example.org", name: "d" }), "");
    assert.deepEqual(status.details, { name: "d", group: "storage.example.org", kind: "csidrivers" });
    assert.deepEqual(forbiddenBy(attributes({ isResourceRequest: false }), "").status.details, {});
  });
});
