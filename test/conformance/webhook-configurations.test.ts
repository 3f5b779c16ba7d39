/** Configurations of admission webhooks as objects: defaults, and what they may not say, in the peer's words. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const GROUP = "/apis/admissionregistration.orch.io/v1";
const KINDS = ["mutatingwebhookconfigurations", "validatingwebhookconfigurations"] as const;

/** Never asked: it is about a resource that there is not. */
const rule = { operations: ["CREATE"], apiGroups: ["nobody.example.com"], apiVersions: ["v1"], resources: ["things"] };
const hook = {
  name: "a.example.com",
  clientConfig: { url: "https://127.0.0.1:1/hook" },
  rules: [rule],
  sideEffects: "None",
  admissionReviewVersions: ["v1"],
};
const service = { namespace: "n", name: "s" };

describe("webhook configurations", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test("HOOK-01, HOOK-08, HOOK-11, HOOK-18 to HOOK-20 what is not said has the peer's defaults", async () => {
    for (const kind of KINDS) {
      const clientConfig = { service };
      const [made] = assertOk(
        await server.admin.post(`${GROUP}/${kind}`, { metadata: { name: "d" }, webhooks: [{ ...hook, clientConfig }] }),
        201,
      ).webhooks;
      assert.deepEqual(made, {
        ...hook,
        clientConfig: { service: { ...service, port: 443 } },
        rules: [{ ...rule, scope: "*" }],
        failurePolicy: "Fail",
        matchPolicy: "Equivalent",
        namespaceSelector: {},
        objectSelector: {},
        timeoutSeconds: 10,
        ...(kind === "mutatingwebhookconfigurations" ? { reinvocationPolicy: "Never" } : {}),
      });
      assertOk(await server.admin.delete(`${GROUP}/${kind}/d`), 200);
    }
  });

  test("HOOK-01 generation counts webhooks only; a PUT needs a version", async () => {
    const path = `${GROUP}/${KINDS[1]}`;
    const made = assertOk(await server.admin.post(path, { metadata: { name: "g" }, webhooks: [hook] }), 201);
    assert.equal(made.metadata.generation, 1);
    const labelled = assertOk(await server.admin.mergePatch(`${path}/g`, { metadata: { labels: { a: "b" } } }), 200);
    assert.equal(labelled.metadata.generation, 1);
    const changed = assertOk(await server.admin.mergePatch(`${path}/g`, { webhooks: [{ ...hook, timeoutSeconds: 3 }] }), 200);
    assert.equal(changed.metadata.generation, 2);
    const merged = assertOk(await server.admin.strategicPatch(`${path}/g`, { webhooks: [{ ...hook, name: "b.example.com" }] }), 200);
    assert.deepEqual(merged.webhooks.map(({ name }: { name: string }) => name).sort(), ["a.example.com", "b.example.com"]);
    assertStatus(
      await server.admin.put(`${path}/g`, { metadata: { name: "g" }, webhooks: [] }),
      422,
      "Invalid",
      /resourceVersion: Invalid value: 0x0/,
    );
    assertOk(await server.admin.delete(`${path}/g`), 200);
  });

  const url = (text: string) => ({ ...hook, clientConfig: { url: text } });
  const path = (text: string) => ({ ...hook, clientConfig: { service: { ...service, path: text } } });
  const ruled = (change: object) => ({ ...hook, rules: [{ ...rule, ...change }] });
  const at = "webhooks[0]";
  const FORM = "; desired format: https://host[/path]";
  const subdomain =
    "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
  const refusals: readonly [string, object, ...string[]][] = [
    [
      "HOOK-02 a name of one part",
      { ...hook, name: "foo" },
      `${at}.name: Invalid value: "foo": should be a domain with at least three segments separated by dots`,
    ],
    ["HOOK-02 no name", { ...hook, name: "" }, `${at}.name: Required value`],
    ["HOOK-02 a name that is no domain", { ...hook, name: "A.b.c" }, `${at}.name: Invalid value: "A.b.c": ${subdomain}`],
    [
      "HOOK-13 another scheme",
      url("http://h/p"),
      `${at}.clientConfig.url: Invalid value: "http": 'https' is the only allowed URL scheme${FORM}`,
    ],
    ["HOOK-13 no host", url("https:///p"), `${at}.clientConfig.url: Invalid value: "": host must be provided${FORM}`],
    ["HOOK-13 a user", url("https://u:p@h/p"), `${at}.clientConfig.url: Invalid value: "u": user information is not permitted in the URL`],
    ["HOOK-13 a fragment", url("https://h/p#f"), `${at}.clientConfig.url: Invalid value: "f": fragments are not permitted in the URL`],
    [
      "HOOK-13 a query",
      url("https://h/p?q=1"),
      `${at}.clientConfig.url: Invalid value: "q=1": query parameters are not permitted in the URL`,
    ],
    [
      "HOOK-13 no address",
      url("https://h:port/"),
      `${at}.clientConfig.url: Required value: url must be a valid URL: parse "https://h:port/": invalid port ":port" after host${FORM}`,
    ],
    [
      "HOOK-14 both",
      { ...hook, clientConfig: { ...hook.clientConfig, service } },
      `${at}.clientConfig: Required value: exactly one of url or service is required`,
    ],
    ["HOOK-14 neither", { ...hook, clientConfig: {} }, `${at}.clientConfig: Required value: exactly one of url or service is required`],
    [
      "HOOK-14 a service without a name",
      { ...hook, clientConfig: { service: { namespace: "n", name: "" } } },
      `${at}.clientConfig.service.name: Required value: service name is required`,
    ],
    [
      "HOOK-14 a service without a namespace",
      { ...hook, clientConfig: { service: { namespace: "", name: "s" } } },
      `${at}.clientConfig.service.namespace: Required value: service namespace is required`,
    ],
    [
      "HOOK-14 a port that is none",
      { ...hook, clientConfig: { service: { ...service, port: 65536 } } },
      `${at}.clientConfig.service.port: Invalid value: 65536: port is not valid: must be between 1 and 65535, inclusive`,
    ],
    [
      "HOOK-14 a path without slash",
      path("x"),
      `${at}.clientConfig.service.path: Invalid value: "x": must start with a '/'`,
      `${at}.clientConfig.service.path: Invalid value: "x": segment[0] may not be empty`,
    ],
    [
      "HOOK-14 a path with an empty part",
      path("/a//b"),
      `${at}.clientConfig.service.path: Invalid value: "/a//b": segment[1] may not be empty`,
    ],
    ["HOOK-14 a path of two slashes", path("//"), `${at}.clientConfig.service.path: Invalid value: "//": segment[0] may not be empty`],
    ["HOOK-14 a part that is no name", path("/A"), `${at}.clientConfig.service.path: Invalid value: "/A": segment[0]: ${subdomain}`],
    [
      "HOOK-16 no versions",
      { ...hook, admissionReviewVersions: [] },
      `${at}.admissionReviewVersions: Required value: must specify one of v1, v1beta1`,
    ],
    [
      "HOOK-16 unknown versions only",
      { ...hook, admissionReviewVersions: ["v9"] },
      `${at}.admissionReviewVersions: Invalid value: []string{"v9"}: must include at least one of v1, v1beta1`,
    ],
    [
      "HOOK-16 a version twice",
      { ...hook, admissionReviewVersions: ["v1", "v1"] },
      `${at}.admissionReviewVersions[1]: Invalid value: "v1": duplicate version`,
    ],
    ["HOOK-17 no word on side effects", { ...hook, sideEffects: undefined }, `${at}.sideEffects: Required value`],
    [
      "HOOK-17 side effects",
      { ...hook, sideEffects: "Some" },
      `${at}.sideEffects: Unsupported value: "Some": supported values: "None", "NoneOnDryRun"`,
    ],
    [
      "HOOK-18 no time",
      { ...hook, timeoutSeconds: 0 },
      `${at}.timeoutSeconds: Invalid value: 0: the timeout value must be between 1 and 30 seconds`,
    ],
    [
      "HOOK-18 too much time",
      { ...hook, timeoutSeconds: 31 },
      `${at}.timeoutSeconds: Invalid value: 31: the timeout value must be between 1 and 30 seconds`,
    ],
    [
      "HOOK-19 another policy",
      { ...hook, failurePolicy: "X" },
      `${at}.failurePolicy: Unsupported value: "X": supported values: "Fail", "Ignore"`,
    ],
    [
      "HOOK-11 another policy of matching",
      { ...hook, matchPolicy: "X" },
      `${at}.matchPolicy: Unsupported value: "X": supported values: "Equivalent", "Exact"`,
    ],
    ["HOOK-06 no operations", ruled({ operations: [] }), `${at}.rules[0].operations: Required value`],
    [
      "HOOK-06 all operations and one",
      ruled({ operations: ["*", "CREATE"] }),
      `${at}.rules[0].operations: Invalid value: []string{"*", "CREATE"}: if '*' is present, must not specify other operations`,
    ],
    [
      "HOOK-06 another operation",
      ruled({ operations: ["READ"] }),
      `${at}.rules[0].operations[0]: Unsupported value: "READ": supported values: "*", "CONNECT", "CREATE", "DELETE", "UPDATE"`,
    ],
    [
      "HOOK-06 all groups and one",
      ruled({ apiGroups: ["*", "a"] }),
      `${at}.rules[0].apiGroups: Invalid value: []string{"*", "a"}: if '*' is present, must not specify other API groups`,
    ],
    [
      "HOOK-06 all versions and one",
      ruled({ apiVersions: ["*", "v1"] }),
      `${at}.rules[0].apiVersions: Invalid value: []string{"*", "v1"}: if '*' is present, must not specify other API versions`,
    ],
    ["HOOK-06 an empty version", ruled({ apiVersions: [""] }), `${at}.rules[0].apiVersions[0]: Required value`],
    ["HOOK-07 no resources", ruled({ resources: [] }), `${at}.rules[0].resources: Required value`],
    ["HOOK-07 an empty resource", ruled({ resources: [""] }), `${at}.rules[0].resources[0]: Required value`],
    [
      "HOOK-07 everything and more",
      ruled({ resources: ["*/*", "a"] }),
      `${at}.rules[0].resources: Invalid value: []string{"*/*", "a"}: if '*/*' is present, must not specify other resources`,
    ],
    [
      "HOOK-07 all resources and one",
      ruled({ resources: ["*", "a"] }),
      `${at}.rules[0].resources: Invalid value: []string{"*", "a"}: if '*' is present, must not specify other resources without subresources`,
    ],
    [
      "HOOK-07 all sub-resources and one",
      ruled({ resources: ["pods/*", "pods/status"] }),
      `${at}.rules[0].resources[1]: Invalid value: "pods/status": if 'pods/*' is present, must not specify pods/status`,
    ],
    [
      "HOOK-07 a sub-resource of all and one",
      ruled({ resources: ["*/scale", "a/scale"] }),
      `${at}.rules[0].resources[1]: Invalid value: "a/scale": if '*/scale' is present, must not specify a/scale`,
    ],
    [
      "HOOK-08 another scope",
      ruled({ scope: "X" }),
      `${at}.rules[0].scope: Unsupported value: "X": supported values: "*", "Cluster", "Namespaced"`,
    ],
    [
      "HOOK-10 a selector that is none",
      { ...hook, namespaceSelector: { matchExpressions: [{ key: "a", operator: "In", values: [] }] } },
      `${at}.namespaceSelector.matchExpressions[0].values: Required value: must be specified when \`operator\` is 'In' or 'NotIn'`,
    ],
  ];
  for (const [what, webhook, ...messages] of refusals) {
    test(`${what} is refused`, async () => {
      for (const kind of KINDS) {
        const reply = await server.admin.post(`${GROUP}/${kind}`, { metadata: { name: "r" }, webhooks: [webhook] });
        assertStatus(reply, 422, "Invalid");
        const causes = reply.json.details.causes as { field: string; message: string }[];
        assert.deepEqual(causes.map(({ field, message }) => `${field}: ${message}`).sort(), [...messages].sort());
      }
    });
  }

  test("HOOK-01, HOOK-02, HOOK-15 a bad name, two hooks of one name and a bundle that is no base64 are refused; bytes that are no PEM are kept", async () => {
    for (const kind of KINDS) {
      const bad = await server.admin.post(`${GROUP}/${kind}`, { metadata: { name: "A_b" } });
      assertStatus(bad, 422, "Invalid", /metadata\.name: Invalid value: "A_b"/);
      const twice = await server.admin.post(`${GROUP}/${kind}`, { metadata: { name: "t" }, webhooks: [hook, hook] });
      assertStatus(twice, 422, "Invalid", /webhooks\[1\]\.name: Duplicate value: "a\.example\.com"/);
      const bundle = (caBundle: string) => ({
        metadata: { name: "b" },
        webhooks: [{ ...hook, clientConfig: { ...hook.clientConfig, caBundle } }],
      });
      assertStatus(await server.admin.post(`${GROUP}/${kind}`, bundle("%%%")), 400, "BadRequest", /illegal base64 data/);
      assert.equal(
        assertOk(await server.admin.post(`${GROUP}/${kind}`, bundle("Z2FyYmFnZQ==")), 201).webhooks[0].clientConfig.caBundle,
        "Z2FyYmFnZQ==",
      );
      assertOk(await server.admin.delete(`${GROUP}/${kind}/b`), 200);
    }
  });
});
