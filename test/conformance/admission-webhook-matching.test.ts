/** Which requests reach which webhooks: rules, selectors, versions of a resource; and where services and credentials lead. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { allow, patchWith, startWebhook, type TestWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const NAMESPACES = "/api/v1/namespaces";
const STORAGE = "/apis/storage.orch.io";
const CORE = { apiGroups: [""], apiVersions: ["v1"] };

describe("what webhooks of admission are asked about", () => {
  let server: TestServer;
  let webhook: TestWebhook;
  let configurations: Configurations;
  before(async () => {
    const names = ["127.0.0.1", "hook.default.svc", "named.default.svc"];
    [server, webhook] = await Promise.all([startServer(), startWebhook(...names)]);
    configurations = new Configurations(server);
    webhook.on("/", allow);
  });
  afterEach(async () => {
    await configurations.clear();
    webhook.calls.length = 0;
  });
  after(async () => {
    await server.stop();
    await webhook.close();
  });

  const asked = (path: string): string[] =>
    webhook.calls
      .filter(({ url }) => url.startsWith(`${path}?`))
      .map(({ request }) => [request.operation, [request.resource.resource, request.subResource].filter(Boolean).join("/")].join(" "));
  const rule = (operations: readonly string[], ...resources: readonly string[]) => ({ operations, ...CORE, resources });

  test("HOOK-06 rules are about operations, groups and versions", async () => {
    const hooks: readonly [string, object][] = [
      ["/update", rule(["UPDATE"], "configmaps")],
      ["/any", rule(["*"], "configmaps")],
      ["/group", { ...rule(["*"], "configmaps"), apiGroups: ["apps"] }],
      ["/version", { ...rule(["*"], "configmaps"), apiVersions: ["v2"] }],
      ["/all", { operations: ["DELETE"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*"] }],
    ];
    await configurations.write("validating", "rules", ...hooks.map(([path, each]) => hookAt(webhook, path, { rules: [each] })));
    assertOk(await server.admin.post(MAPS, { metadata: { name: "a" } }), 201);
    assertOk(await server.admin.mergePatch(`${MAPS}/a`, { data: { a: "b" } }), 200);
    assertOk(await server.admin.delete(`${MAPS}/a`), 200);
    assert.deepEqual(
      hooks.map(([path]) => asked(path).map((each) => each.split(" ")[0])),
      [["UPDATE"], ["CREATE", "UPDATE", "DELETE"], [], [], ["DELETE"]],
    );
  });

  test("HOOK-07 resources and their parts; a hook is asked once however many of its rules match", async () => {
    const patterns = ["*", "*/*", "namespaces", "namespaces/*", "*/status", "namespaces/status", "configmaps"];
    const hooks = patterns.map((pattern, i) =>
      hookAt(webhook, `/p${i}`, { rules: [rule(["UPDATE"], pattern), { ...rule(["UPDATE"], pattern), apiVersions: ["*"] }] }),
    );
    assertOk(await server.admin.post(NAMESPACES, { metadata: { name: "parts" } }), 201);
    await configurations.write("validating", "parts", ...hooks);
    assertOk(await server.admin.mergePatch(`${NAMESPACES}/parts`, { metadata: { labels: { a: "b" } } }), 200);
    assertOk(
      await server.admin.mergePatch(`${NAMESPACES}/parts/status`, { status: { phase: "Active" }, metadata: { labels: { a: "c" } } }),
      200,
    );
    const [main, status] = ["UPDATE namespaces", "UPDATE namespaces/status"];
    assert.deepEqual(
      patterns.map((_, i) => asked(`/p${i}`)),
      [[main], [main, status], [main], [main, status], [status], [status], []],
    );
    const [seen] = webhook.calls.filter(({ request }) => request.subResource === "status");
    assert.deepEqual([seen?.request.requestSubResource, seen?.request.name, seen?.request.namespace], ["status", "parts", "parts"]);
  });

  test("HOOK-08, HOOK-10 scope, and labels of namespaces: those of a namespace are its own, and other kinds of the cluster are never exempt", async () => {
    const scoped = (scope: string) => [
      { ...rule(["CREATE", "DELETE"], "configmaps", "namespaces", "csidrivers"), apiGroups: ["*"], scope },
    ];
    const namespaceSelector = { matchLabels: { hooked: "yes" } };
    await configurations.write(
      "validating",
      "scope",
      hookAt(webhook, "/cluster", { rules: scoped("Cluster") }),
      hookAt(webhook, "/namespaced", { rules: scoped("Namespaced") }),
      hookAt(webhook, "/labelled", { rules: scoped("*"), namespaceSelector }),
    );
    const labels = { hooked: "yes" };
    assertOk(await server.admin.post(NAMESPACES, { metadata: { name: "hooked", labels } }), 201);
    assertOk(await server.admin.post(`${NAMESPACES}/hooked/configmaps`, { metadata: { name: "in" } }), 201);
    assertOk(await server.admin.post(MAPS, { metadata: { name: "out" } }), 201);
    assertOk(await server.admin.post(NAMESPACES, { metadata: { name: "plain" } }), 201);
    assertOk(await server.admin.post(`${STORAGE}/v1/csidrivers`, { metadata: { name: "d" }, spec: {} }), 201);
    // What every namespace is given by the server itself comes when it comes.
    const mine = ({ userInfo }: { userInfo: { username: string } }): boolean => !userInfo.username.startsWith("system:");
    const names = (path: string) =>
      webhook.calls.filter(({ url, request }) => url.startsWith(path) && mine(request)).map(({ request }) => request.name);
    assert.deepEqual(names("/cluster"), ["hooked", "plain", "d"]);
    assert.deepEqual(names("/namespaced"), ["in", "out"]);
    assert.deepEqual(names("/labelled"), ["hooked", "in", "d"]);
    assert.equal(webhook.calls[0]?.request.namespace, "hooked");
    assert.equal(webhook.calls.find(({ request }) => request.name === "d")?.request.namespace, undefined);
    assertOk(await server.admin.delete(`${MAPS}/out`), 200);
    assertOk(await server.admin.delete(`${STORAGE}/v1/csidrivers/d`), 200);
    await server.admin.delete(`${NAMESPACES}/hooked`);
    assert.ok(names("/labelled").includes("hooked"));
  });

  test("HOOK-09 labels of the object before or after, as earlier mutators made them; reviews have them too", async () => {
    const objectSelector = { matchLabels: { watched: "yes" } };
    const reviews = { ...rule(["CREATE"], "tokenreviews"), apiGroups: ["authentication.orch.io"] };
    webhook.on("/label", ({ request }) =>
      request.object.metadata.name === "made"
        ? patchWith({ op: "add", path: "/metadata/labels", value: { watched: "yes" } })
        : { allowed: true },
    );
    await configurations.write("mutating", "labels", hookAt(webhook, "/label"), hookAt(webhook, "/after", { objectSelector }));
    await configurations.write(
      "validating",
      "labels",
      hookAt(webhook, "/watched", { objectSelector, rules: [rule(["*"], "configmaps"), reviews] }),
    );
    const labels = { watched: "yes" };
    assertOk(await server.admin.post(MAPS, { metadata: { name: "made" } }), 201);
    assert.deepEqual([asked("/after"), asked("/watched")], [["CREATE configmaps"], ["CREATE configmaps"]]);
    assertOk(await server.admin.post(MAPS, { metadata: { name: "none" } }), 201);
    assertOk(await server.admin.post(MAPS, { metadata: { name: "had", labels } }), 201);
    webhook.calls.length = 0;
    assertOk(await server.admin.mergePatch(`${MAPS}/had`, { metadata: { labels: { watched: null } } }), 200);
    assert.deepEqual(asked("/watched"), ["UPDATE configmaps"]);
    const path = "/apis/authentication.orch.io/v1/tokenreviews";
    assertOk(await server.admin.post(path, { metadata: { labels }, spec: { token: "t" } }), 201);
    assertOk(await server.admin.post(path, { spec: { token: "t" } }), 201);
    assert.deepEqual(asked("/watched"), ["UPDATE configmaps", "CREATE tokenreviews"]);
    for (const name of ["made", "none", "had"]) assertOk(await server.admin.delete(`${MAPS}/${name}`), 200);
  });

  test("HOOK-11, HOOK-12 a request through another version is converted for the hook, and its patch back; Exact looks at what was asked", async () => {
    const events = (apiGroups: string[], apiVersions: string[]) => [
      { operations: ["CREATE"], apiGroups, apiVersions, resources: ["events"] },
    ];
    webhook.on("/note", ({ request }) => patchWith({ op: "replace", path: "/note", value: `${request.object.note} indeed` }));
    await configurations.write("mutating", "versions", hookAt(webhook, "/note", { rules: events(["events.orch.io"], ["v1"]) }));
    await configurations.write(
      "validating",
      "versions",
      hookAt(webhook, "/exact", { rules: events(["events.orch.io"], ["v1"]), matchPolicy: "Exact" }),
      hookAt(webhook, "/direct", { rules: [...events(["events.orch.io"], ["v1"]), ...events([""], ["v1"])] }),
    );
    const involvedObject = { kind: "ConfigMap", namespace: "default", name: "a" };
    const made = assertOk(
      await server.admin.post("/api/v1/namespaces/default/events", {
        metadata: { name: "e" },
        involvedObject,
        message: "so",
        reason: "r",
        type: "Normal",
      }),
      201,
    );
    assert.equal(made.message, "so indeed");
    const [note, direct] = [
      webhook.calls.find(({ url }) => url.startsWith("/note")),
      webhook.calls.find(({ url }) => url.startsWith("/direct")),
    ];
    assert.deepEqual(note?.request.kind, { group: "events.orch.io", version: "v1", kind: "Event" });
    assert.deepEqual(note?.request.resource, { group: "events.orch.io", version: "v1", resource: "events" });
    assert.deepEqual(note?.request.requestKind, { group: "", version: "v1", kind: "Event" });
    assert.deepEqual(note?.request.requestResource, { group: "", version: "v1", resource: "events" });
    assert.deepEqual([note?.request.object.apiVersion, note?.request.object.note], ["events.orch.io/v1", "so"]);
    assert.deepEqual(direct?.request.kind, { group: "", version: "v1", kind: "Event" });
    assert.equal(direct?.request.object.message, "so indeed");
    assert.deepEqual(asked("/exact"), []);
  });

  test("HOOK-22 each object of a deleted collection is reviewed, a refusal ends it; a patch of what is deleted is a 500", async () => {
    for (const name of ["c1", "c2"]) assertOk(await server.admin.post(MAPS, { metadata: { name, labels: { group: "c" } } }), 201);
    const rules = [rule(["DELETE"], "configmaps")];
    webhook.on("/collection", ({ request }) => ({
      allowed: request.oldObject.metadata.name !== "c2",
      status: { code: 403, message: "kept" },
    }));
    await configurations.write("validating", "collection", hookAt(webhook, "/collection", { rules }));
    const reply = await server.admin.delete(`${MAPS}?labelSelector=group=c`);
    assert.deepEqual(
      [reply.status, reply.json.message],
      [403, 'admission webhook "collection.hooks.example.com" denied the request: kept'],
    );
    assertOk(await server.admin.get(`${MAPS}/c2`), 200);
    await configurations.clear();
    webhook.on("/change", () => patchWith({ op: "add", path: "/data", value: {} }));
    await configurations.write("mutating", "change", hookAt(webhook, "/change", { rules, failurePolicy: "Ignore" }));
    const changed =
      'admission webhook "change.hooks.example.com" attempted to modify the object, which is not supported for this operation';
    assertStatus(await server.admin.delete(`${MAPS}/c2`), 500, "InternalError", `Internal error occurred: ${changed}`);
    await configurations.clear();
    assertOk(await server.admin.delete(`${MAPS}/c2`), 200);
  });

  test("HOOK-10, HOOK-22 what is created in a namespace that is missing reaches no hook", async () => {
    await configurations.write("validating", "missing", hookAt(webhook, "/missing", { namespaceSelector: { matchLabels: { a: "b" } } }));
    assertStatus(
      await server.admin.post("/api/v1/namespaces/gone/configmaps", { metadata: { name: "a" } }),
      404,
      "NotFound",
      'namespaces "gone" not found',
    );
    assert.equal(webhook.calls.length, 0);
  });

  test("HOOK-14 a service leads to its address and has to prove its name", async () => {
    const services = "/api/v1/namespaces/default/services";
    const external = (name: string, externalName: string) => ({ metadata: { name }, spec: { type: "ExternalName", externalName } });
    for (const name of ["hook", "other"]) assertOk(await server.admin.post(services, external(name, "localhost")), 201);
    const service = (name: string, change: object = {}) => ({
      clientConfig: {
        service: { namespace: "default", name, port: webhook.port, path: "/by/service", ...change },
        caBundle: webhook.caBundle,
      },
    });
    const post = () => server.admin.post(`${MAPS}?dryRun=All`, { metadata: { name: "s" } });
    await configurations.write("validating", "service", hookAt(webhook, "/service", service("hook")));
    assertOk(await post(), 201);
    assert.equal(webhook.calls[0]?.url, "/by/service?timeout=10s");
    assert.equal(webhook.calls[0]?.headers.host, `hook.default.svc:${webhook.port}`);
    await configurations.clear();
    const failing = async (change: object): Promise<string> => {
      await configurations.write("validating", "service", hookAt(webhook, "/service", change));
      const reply = await post();
      await configurations.clear();
      assert.equal(reply.status, 500);
      return reply.json.message;
    };
    assert.match(await failing(service("other")), /: x509: certificate is valid for .*named\.default\.svc, not other\.default\.svc$/);
    assert.match(
      await failing(service("none")),
      /Post "https:\/\/none\.default\.svc:\d+\/by\/service\?timeout=10s": service "none" not found$/,
    );
    assertOk(await server.admin.post(services, { metadata: { name: "ported" }, spec: { clusterIP: "None", ports: [{ port: 80 }] } }), 201);
    assert.match(await failing(service("ported", { port: 81 })), /: no service port 81 found for service "ported"$/);
    for (const name of ["hook", "other", "ported"]) await server.admin.delete(`${services}/${name}`);
  });

  test("ADM-26 a plugin that is off asks nobody, and its kind can be taken away with it", async () => {
    const off = await startServer({
      flags: [
        "--disable-admission-plugins=MutatingAdmissionWebhook,ValidatingAdmissionWebhook",
        "--runtime-config=admissionregistration.orch.io/v1/mutatingwebhookconfigurations=false",
      ],
    });
    const group = "/apis/admissionregistration.orch.io/v1";
    const dead = hookAt(webhook, "/dead", { clientConfig: { url: "https://127.0.0.1:1/" } });
    assert.equal((await off.admin.get(`${group}/mutatingwebhookconfigurations`)).status, 404);
    assertOk(await off.admin.post(`${group}/validatingwebhookconfigurations`, { metadata: { name: "dead" }, webhooks: [dead] }), 201);
    assertOk(await off.admin.post(MAPS, { metadata: { name: "a" } }), 201);
    await off.stop();
  });
});

describe("HOOK-27, HOOK-28 credentials for webhooks", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-hooks-"));
  after(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: object): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const admission = (...plugins: object[]): string =>
    write("admission.json", { kind: "AdmissionConfiguration", apiVersion: "apiserver.config.orch.io/v1", plugins });
  const settings = (kubeConfigFile: string) => ({
    kind: "WebhookAdmissionConfiguration",
    apiVersion: "apiserver.config.orch.io/v1",
    kubeConfigFile,
  });

  test("each hook is shown what the file has for its name: token, password, certificate, by wildcards, ports and at last for all", async () => {
    const names = ["127.0.0.1", "token.default.svc", "basic.default.svc", "cert.wild.svc", "any.other.svc"];
    const webhook = await startWebhook(...names);
    const data = (text: string) => Buffer.from(text).toString("base64");
    writeFileSync(join(folder, "token"), "from-file\n");
    const users = [
      { name: `token.default.svc:${webhook.port}`, user: { tokenFile: "token" } },
      { name: `*.default.svc:${webhook.port}`, user: { username: "ann", password: "pass" } },
      {
        name: `*.wild.svc:${webhook.port}`,
        user: { "client-certificate-data": data(webhook.client.certificate), "client-key-data": data(webhook.client.key) },
      },
      { name: "any.other.svc", user: { token: "only for port 443" } },
      { name: "*", user: { token: "for-all" } },
    ];
    const kubeconfig = write("hooks.kubeconfig", { kind: "Config", apiVersion: "v1", users });
    write("settings.json", settings(kubeconfig));
    const file = admission(
      { name: "ValidatingAdmissionWebhook", path: "settings.json" },
      { name: "MutatingAdmissionWebhook", configuration: settings(write("none.kubeconfig", { kind: "Config", apiVersion: "v1" })) },
    );
    const server = await startServer({ flags: [`--admission-control-config-file=${file}`] });
    for (const namespace of ["wild", "other"]) assertOk(await server.admin.post(NAMESPACES, { metadata: { name: namespace } }), 201);
    const configurations = new Configurations(server);
    const hooks: object[] = [];
    for (const name of names.slice(1)) {
      const [service, namespace] = name.split(".") as [string, string];
      const spec = { type: "ExternalName", externalName: "localhost" };
      assertOk(await server.admin.post(`${NAMESPACES}/${namespace}/services`, { metadata: { name: service }, spec }), 201);
      const clientConfig = { service: { namespace, name: service, port: webhook.port, path: `/${service}` }, caBundle: webhook.caBundle };
      hooks.push(hookAt(webhook, `/${service}`, { clientConfig }));
    }
    await configurations.write("validating", "credentials", ...hooks);
    await configurations.write("mutating", "credentials", hookAt(webhook, "/mutating"));
    webhook.calls.length = 0;
    assertOk(await server.admin.post(MAPS, { metadata: { name: "a" } }), 201);
    const shown = Object.fromEntries(webhook.calls.map(({ url, headers, peer }) => [url.split("?")[0], [headers.authorization, peer]]));
    assert.deepEqual(shown, {
      "/mutating": [undefined, undefined],
      "/token": ["Bearer from-file", undefined],
      "/basic": [`Basic ${data("ann:pass")}`, undefined],
      "/cert": [undefined, "the-server"],
      "/any": ["Bearer for-all", undefined],
    });
    await server.stop();
    await webhook.close();
  });

  const refusals: readonly [string, object, RegExp][] = [
    [
      "a relative path",
      settings("hooks.kubeconfig"),
      /couldn't init admission plugin "MutatingAdmissionWebhook": kubeConfigFile: Invalid value: "hooks\.kubeconfig": must be an absolute file path/,
    ],
    [
      "another kind",
      { kind: "Pod", apiVersion: "v1" },
      /couldn't init admission plugin "MutatingAdmissionWebhook": no kind "Pod" is registered for version "v1"/,
    ],
    [
      "a file that is not there",
      settings("/nonexistent/kubeconfig"),
      /couldn't init admission plugin "MutatingAdmissionWebhook": .*\/nonexistent\/kubeconfig/,
    ],
  ];
  for (const [what, configuration, message] of refusals) {
    test(`${what} refuses to start`, async () => {
      const file = admission({ name: "MutatingAdmissionWebhook", configuration });
      await assert.rejects(startServer({ flags: [`--admission-control-config-file=${file}`] }), message);
    });
  }

  test("HOOK-05 a configuration that is changed or gone is so for the next requests, while others are under way", async () => {
    const [server, webhook] = await Promise.all([startServer(), startWebhook("127.0.0.1")]);
    let refuse = false;
    webhook.on("/", () => ({ allowed: !refuse }));
    const path = "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations";
    assertOk(await server.admin.post(path, { metadata: { name: "live" }, webhooks: [hookAt(webhook, "/live")] }), 201);
    refuse = true;
    await eventually(async () => (await server.admin.post(`${MAPS}?dryRun=All`, { metadata: { name: "a" } })).status === 400);
    assertOk(await server.admin.mergePatch(`${path}/live`, { webhooks: [hookAt(webhook, "/live", { rules: [] })] }), 200);
    await eventually(async () => (await server.admin.post(`${MAPS}?dryRun=All`, { metadata: { name: "a" } })).status === 201);
    await server.stop();
    await webhook.close();
  });
});
