import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { AbacAuthorizer } from "../../../../runtime/authz/abac/abac-authorizer.js";
import { parsePolicyFile } from "../../../../runtime/authz/abac/policy-file.js";

const GROUP = "abac.authorization.example.test";
const line = (spec: object): string => JSON.stringify({ apiVersion: `${GROUP}/v1beta1`, kind: "Policy", spec });

interface Asked {
  readonly user?: string;
  readonly groups?: string[];
  readonly verb?: string;
  readonly namespace?: string;
  readonly resource?: string;
  readonly apiGroup?: string;
  readonly path?: string;
}

const decide = (spec: object, asked: Asked) => decideBy(line(spec), asked);

function decideBy(text: string, asked: Asked) {
  const { user = "jane", groups = ["system:authenticated"], path, verb = "get", namespace = "", resource = "pods", apiGroup = "" } = asked;
  return new AbacAuthorizer(parsePolicyFile(text, GROUP)).authorize({
    user: { name: user, uid: "", groups, extra: {} },
    info: {
      isResourceRequest: path === undefined,
      path: path ?? "",
      verb,
      apiGroup,
      apiVersion: "v1",
      namespace,
      resource,
      subresource: "log",
      name: "",
    },
  });
}

describe("AUTHZ-15 policies", () => {
  const all = { namespace: "*", resource: "*", apiGroup: "*" };
  const rows: [title: string, spec: object, asked: Asked, allowed: boolean][] = [
    ["a user", { user: "jane", ...all }, {}, true],
    ["another user", { user: "joe", ...all }, {}, false],
    ["neither user nor group is nobody", { ...all }, {}, false],
    ["user and group must both match", { user: "jane", group: "a", ...all }, { groups: ["b"] }, false],
    ["both match", { user: "jane", group: "a", ...all }, { groups: ["a"] }, true],
    ["* is everybody who is known", { user: "*", ...all }, {}, true],
    ["* is not anonymous", { user: "*", ...all }, { user: "system:anonymous", groups: ["system:unauthenticated"] }, false],
    ["* as a group", { group: "*", ...all }, {}, true],
    ["read-only and reading", { user: "jane", readonly: true, ...all }, { verb: "watch" }, true],
    ["read-only and writing", { user: "jane", readonly: true, ...all }, { verb: "create" }, false],
    ["an omitted group is core", { user: "jane", namespace: "*", resource: "*" }, { apiGroup: "apps" }, false],
    ["an omitted namespace is the cluster scope", { user: "jane", resource: "*" }, { namespace: "a" }, false],
    ["a namespace", { user: "jane", namespace: "a", resource: "pods" }, { namespace: "a" }, true],
    ["resources are no paths", { user: "jane", ...all }, { path: "/metrics" }, false],
    ["a path", { user: "jane", nonResourcePath: "/metrics" }, { path: "/metrics" }, true],
    ["paths below", { user: "jane", nonResourcePath: "/a/*" }, { path: "/a/b" }, true],
    ["another path", { user: "jane", nonResourcePath: "/a" }, { path: "/ab" }, false],
  ];
  for (const [title, spec, asked, allowed] of rows) test(title, () => assert.equal(decide(spec, asked).allowed, allowed));

  const stranger = { user: "system:anonymous", groups: ["system:unauthenticated"] };
  const unversioned: [title: string, policy: object, asked: Asked, allowed: boolean][] = [
    ["a user may do everything", { user: "jane" }, { verb: "delete", namespace: "a", apiGroup: "apps" }, true],
    ["on every path", { user: "jane" }, { path: "/metrics" }, true],
    ["another user may not", { user: "joe" }, {}, false],
    ["neither user nor group is everybody who is known", { resource: "pods" }, {}, true],
    ["and nobody else", {}, stranger, false],
    ["* is everybody who is known", { user: "*", group: "a" }, {}, true],
    ["* is not anonymous", { group: "*" }, stranger, false],
    ["user and group must both match", { user: "jane", group: "a" }, { groups: ["b"] }, false],
    ["a resource of any group and namespace", { user: "jane", resource: "pods" }, { namespace: "a", apiGroup: "apps" }, true],
    ["another resource", { user: "jane", resource: "pods" }, { resource: "nodes" }, false],
    ["a resource is no path", { user: "jane", resource: "pods" }, { path: "/metrics" }, false],
    ["another namespace", { user: "jane", namespace: "a" }, { namespace: "b" }, false],
    ["a namespace is no path", { user: "jane", namespace: "a" }, { path: "/metrics" }, false],
    ["read-only and writing", { user: "jane", readonly: true }, { verb: "create" }, false],
    ["with its kind", { kind: "Policy", user: "jane" }, {}, true],
    ["with its version", { apiVersion: `${GROUP}/v0`, kind: "Policy", user: "jane" }, {}, true],
  ];
  for (const [title, policy, asked, allowed] of unversioned) {
    test(`without a version: ${title}`, () => assert.equal(decideBy(JSON.stringify(policy), asked).allowed, allowed));
  }

  test("the refusal says why", () => assert.equal(decide({ user: "joe" }, {}).reason, "No policy matched."));

  test("every broken line is told by its number", () => {
    const text = [
      "# comment",
      "",
      "{",
      line({ user: "jane", colour: "red" }),
      line({}),
      '{"kind":"Policies"}',
      line({ readonly: "yes" }),
      '{"spec":{"user":"jane"}}',
      '{"user":"jane","apiGroup":"apps"}',
      `{"apiVersion":"${GROUP}/v2","kind":"Policy","user":"jane"}`,
    ].join("\n");
    assert.throws(
      () => parsePolicyFile(text, GROUP),
      (error: Error) => {
        assert.ok(error instanceof RangeError);
        assert.deepEqual(
          [...error.message.matchAll(/(?:^|; )line (\d+)/g)].map(([, number]) => number),
          ["3", "4", "6", "7", "8", "9", "10"],
        );
        return true;
      },
    );
  });
});
