/** Webhooks of admission: what they are sent, what their answers do, what comes of those that give none. */
import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { after, afterEach, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { allow, type HookHandler, patchWith, startWebhook, type TestWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

describe("webhooks of admission", () => {
  let server: TestServer;
  let webhook: TestWebhook;
  let configurations: Configurations;
  before(async () => {
    [server, webhook] = await Promise.all([startServer(), startWebhook("127.0.0.1")]);
    configurations = new Configurations(server);
  });
  afterEach(async () => {
    await configurations.clear();
    webhook.calls.length = 0;
  });
  after(async () => {
    await server.stop();
    await webhook.close();
  });

  /** A refusal in the hook's own words, which need not have a reason. */
  function assertDenied(reply: Reply, code: number, reason: string | undefined, message: string): void {
    assert.deepEqual([reply.status, reply.json.code, reply.json.reason, reply.json.message], [code, code, reason, message]);
    assert.deepEqual([reply.json.kind, reply.json.status], ["Status", "Failure"]);
  }

  const map = (name: string, change: object = {}) => ({ metadata: { name }, ...change });

  test("HOOK-21, HOOK-22 a creation is sent with everything that is known of it", async () => {
    webhook.on("/seen", allow);
    await configurations.write("mutating", "seen", hookAt(webhook, "/seen"));
    const headers = {
      "impersonate-user": "ann",
      "impersonate-group": "system:masters",
      "impersonate-extra-team": "a",
      "impersonate-uid": "u",
    };
    assertOk(await server.admin.post(`${MAPS}?fieldManager=x&dryRun=All`, map("a", { data: { k: "v" } }), { headers }), 201);
    const [{ url, headers: sent, review, request }] = webhook.calls as [TestWebhook["calls"][number]];
    assert.equal(url, "/seen?timeout=10s");
    assert.equal(sent["content-type"], "application/json");
    assert.equal(sent["user-agent"], "kube-apiserver-admission");
    assert.equal(sent["authorization"], undefined);
    assert.deepEqual([review.kind, review.apiVersion], ["AdmissionReview", "admission.orch.io/v1"]);
    const { uid, object, ...facts } = request;
    assert.match(uid, /^[0-9a-f-]{36}$/);
    const kind = { group: "", version: "v1", kind: "ConfigMap" };
    const resource = { group: "", version: "v1", resource: "configmaps" };
    assert.deepEqual(facts, {
      kind,
      resource,
      requestKind: kind,
      requestResource: resource,
      name: "a",
      namespace: "default",
      operation: "CREATE",
      userInfo: { username: "ann", uid: "u", groups: ["system:masters", "system:authenticated"], extra: { team: ["a"] } },
      oldObject: null,
      dryRun: true,
      options: { kind: "CreateOptions", apiVersion: "meta.orch.io/v1", dryRun: ["All"], fieldManager: "x" },
    });
    assert.deepEqual([object.kind, object.apiVersion, object.data], ["ConfigMap", "v1", { k: "v" }]);
    assert.equal(object.metadata.managedFields[0].manager, "x");
    assert.equal(object.metadata.uid, undefined);
  });

  /** The requests that a path was sent. */
  const sentTo = (path: string) => webhook.calls.filter(({ url }) => url.startsWith(path)).map(({ request }) => request);
  const metric = async (line: string): Promise<number> => {
    const found = (await server.admin.get("/metrics")).text.split("\n").find((each) => each.startsWith(`${line} `));
    return found === undefined ? 0 : Number(found.slice(line.length + 1));
  };

  test("HOOK-22 updates, patches, applies and deletions are sent as what they are", async () => {
    webhook.on("/verbs", allow);
    const rules = [{ operations: ["*"], apiGroups: [""], apiVersions: ["*"], resources: ["configmaps"] }];
    await configurations.write("validating", "verbs", hookAt(webhook, "/verbs", { rules }));
    const path = `${MAPS}/verbs`;
    assertOk(await server.admin.post(MAPS, map("verbs", { data: { k: "1" } })), 201);
    assertOk(await server.admin.put(`${path}?fieldManager=x`, map("verbs", { data: { k: "2" } })), 200);
    assertOk(await server.admin.mergePatch(path, { data: { k: "3" } }), 200);
    assertOk(
      await server.admin.apply(`${path}?fieldManager=y&force=true`, {
        kind: "ConfigMap",
        apiVersion: "v1",
        metadata: { name: "verbs" },
        data: { l: "4" },
      }),
      200,
    );
    assertOk(await server.admin.delete(path, { gracePeriodSeconds: 3, propagationPolicy: "Background" }), 200);
    assertOk(
      await server.admin.apply(`${MAPS}/applied?fieldManager=y`, { kind: "ConfigMap", apiVersion: "v1", metadata: { name: "applied" } }),
      201,
    );
    const sent = sentTo("/verbs");
    assert.deepEqual(
      sent.map(({ operation, options, object, oldObject }) => [operation, options, object?.data, oldObject?.data]),
      [
        ["CREATE", { kind: "CreateOptions", apiVersion: "meta.orch.io/v1" }, { k: "1" }, undefined],
        ["UPDATE", { kind: "UpdateOptions", apiVersion: "meta.orch.io/v1", fieldManager: "x" }, { k: "2" }, { k: "1" }],
        ["UPDATE", { kind: "UpdateOptions", apiVersion: "meta.orch.io/v1" }, { k: "3" }, { k: "2" }],
        ["UPDATE", { kind: "UpdateOptions", apiVersion: "meta.orch.io/v1", fieldManager: "y" }, { k: "3", l: "4" }, { k: "3" }],
        [
          "DELETE",
          { kind: "DeleteOptions", apiVersion: "meta.orch.io/v1", gracePeriodSeconds: 3, propagationPolicy: "Background" },
          undefined,
          { k: "3", l: "4" },
        ],
        ["CREATE", { kind: "CreateOptions", apiVersion: "meta.orch.io/v1", fieldManager: "y" }, undefined, undefined],
      ],
    );
    assert.equal(sent[4].object, null);
    assert.equal(sent[0].oldObject, null);
    assert.equal(sent[0].dryRun, false);
    assert.equal(sent[0].object.metadata.uid.length, 36);
    assertOk(await server.admin.delete(`${MAPS}/applied`), 200);
  });

  test("HOOK-03, HOOK-04 mutators are asked in order and see each other's work, validators see the end of it, all at once", async () => {
    const append = (letter: string) => (call: TestWebhook["calls"][number]) =>
      patchWith({ op: "add", path: "/data", value: { order: `${call.request.object.data?.order ?? ""}${letter}` } });
    for (const letter of ["a", "b", "c"]) webhook.on(`/add-${letter}`, append(letter));
    let waiting: (() => void)[] = [];
    webhook.on("/all", async () => {
      await new Promise<void>((resume) => {
        waiting.push(resume);
        if (waiting.length === 3) for (const each of waiting) each();
      });
      return { allowed: true };
    });
    await configurations.write("mutating", "m2", hookAt(webhook, "/add-c"));
    await configurations.write("mutating", "m1", hookAt(webhook, "/add-a"), hookAt(webhook, "/add-b"));
    await configurations.write("validating", "v", hookAt(webhook, "/all1"), hookAt(webhook, "/all2"), hookAt(webhook, "/all3"));
    waiting = [];
    assert.equal(assertOk(await server.admin.post(MAPS, map("order")), 201).data.order, "abc");
    for (const { object } of sentTo("/all")) assert.equal(object.data.order, "abc");
    webhook.on("/all", () => ({ allowed: true }));
    webhook.on("/all2", () => ({ allowed: false, status: { message: "second" } }));
    webhook.on("/all3", () => ({ allowed: false, status: { message: "third" } }));
    webhook.calls.length = 0;
    assertDenied(
      await server.admin.post(MAPS, map("no")),
      400,
      undefined,
      'admission webhook "all2.hooks.example.com" denied the request: second',
    );
    assert.equal(sentTo("/all").length, 3);
    assertOk(await server.admin.delete(`${MAPS}/order`), 200);
  });

  test("HOOK-04 more validators than a target takes at a time are all asked about one request, and the first refusal is told", async () => {
    let [underWay, most] = [0, 0];
    webhook.on("/many", async ({ url }) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay--;
      return { allowed: !/many\/(70|139)\?/.test(url) };
    });
    const hooks = Array.from({ length: 140 }, (_, index) => hookAt(webhook, `/many/${index}`));
    await configurations.write("validating", "many", ...hooks);
    assertDenied(
      await server.admin.post(MAPS, map("many")),
      400,
      undefined,
      'admission webhook "many70.hooks.example.com" denied the request without explanation',
    );
    assert.equal(new Set(webhook.calls.map(({ url }) => url)).size, 140);
    assert.ok(most <= 16, `${most} at a time`);
  });

  test("HOOK-24, HOOK-26, OBS-06 refusals carry the hook's words, code, reason and details; warnings go with them", async () => {
    let answer: object = {};
    webhook.on("/deny", () => ({ allowed: false, ...answer }));
    await configurations.write("validating", "deny", hookAt(webhook, "/deny"));
    const denied = 'admission webhook "deny.hooks.example.com" denied the request';
    const ask = async (given: object) => {
      answer = given;
      return server.admin.post(MAPS, map("denied"));
    };
    assertDenied(await ask({ status: { code: 418, message: "teapot" } }), 418, undefined, `${denied}: teapot`);
    assertStatus(await ask({ status: { code: 403, reason: "Forbidden" } }), 403, "Forbidden", `${denied}: Forbidden`);
    assertDenied(await ask({}), 400, undefined, `${denied} without explanation`);
    assertDenied(await ask({ status: { code: 200, status: "Success", message: "ok?" } }), 400, undefined, `${denied}: ok?`);
    const detailed = await ask({
      status: {
        code: 429,
        reason: "TooManyRequests",
        message: "later",
        details: { retryAfterSeconds: 7, causes: [{ message: "m", field: "f" }] },
      },
      warnings: ["mind", "", "mind", "a\u0007b", "ünïcode"],
    });
    assertStatus(detailed, 429, "TooManyRequests", `${denied}: later`);
    assert.equal(detailed.headers["retry-after"], "7");
    assert.deepEqual(detailed.json.details, { retryAfterSeconds: 7, causes: [{ message: "m", field: "f" }] });
    const warnings = Buffer.from(String(detailed.headers["warning"]), "latin1").toString();
    assert.equal(warnings, '299 - "mind", 299 - "ünïcode"');
    const beyond = await ask({ status: { code: 700, message: "strange" } });
    assert.deepEqual([beyond.status, beyond.json.code], [500, 700]);
    const series = (code: string, cause = "no_error") =>
      `apiserver_admission_webhook_rejection_count{error_type="${cause}",name="deny.hooks.example.com",operation="CREATE",rejection_code="${code}",type="validating"}`;
    assert.equal(await metric(series("403")), 1);
    assert.equal(await metric(series("600")), 1);
    assert.equal(await metric(series("400")), 2);
  });

  test("HOOK-19, OBS-06 a hook that gives no answer refuses by what it failed with, or is passed over", async () => {
    const dead = "https://127.0.0.1:1/dead";
    await configurations.write("mutating", "dead", hookAt(webhook, "/dead", { clientConfig: { url: dead } }));
    const refused = `failed calling webhook "dead.hooks.example.com": failed to call webhook: Post "${dead}?timeout=10s": dial tcp 127.0.0.1:1: connect: connection refused`;
    const reply = await server.admin.post(MAPS, map("dead"));
    assertStatus(reply, 500, "InternalError", `Internal error occurred: ${refused}`);
    assert.deepEqual(reply.json.details, { causes: [{ message: refused }] });
    const labels = 'name="dead.hooks.example.com",operation="CREATE",rejection_code="400",type="admit"';
    assert.equal(await metric(`apiserver_admission_webhook_rejection_count{error_type="calling_webhook_error",${labels}}`), 1);
    await configurations.clear();
    await configurations.write("mutating", "dead", hookAt(webhook, "/dead", { clientConfig: { url: dead }, failurePolicy: "Ignore" }));
    assertOk(await server.admin.post(MAPS, map("ignored")), 201);
    assert.equal(await metric('apiserver_admission_webhook_fail_open_count{name="dead.hooks.example.com",type="admit"}'), 1);
    assertOk(await server.admin.delete(`${MAPS}/ignored`), 200);
  });

  test("HOOK-18, HOOK-19 a slow hook is cut off in its time, and in that of the request", async () => {
    webhook.on("/slow", () => new Promise(() => {}));
    const { url } = webhook;
    await configurations.write("validating", "slow", hookAt(webhook, "/slow", { timeoutSeconds: 1 }));
    const cause = `Post "${url}/slow?timeout=1s": context deadline exceeded`;
    assertStatus(
      await server.admin.post(MAPS, map("slow")),
      500,
      "InternalError",
      `Internal error occurred: failed calling webhook "slow.hooks.example.com": failed to call webhook: ${cause}`,
    );
    await configurations.clear();
    await configurations.write("validating", "slow", hookAt(webhook, "/slow", { timeoutSeconds: 30 }));
    webhook.calls.length = 0;
    const late = await server.admin.post(`${MAPS}?timeout=1s`, map("slow"));
    assert.ok([500, 504].includes(late.status), late.text);
    assert.equal(webhook.calls[0]?.url, "/slow?timeout=1s");
    assertStatus(await server.admin.get(`${MAPS}/slow`), 404, "NotFound");
  });

  const uidOf = (call: TestWebhook["calls"][number]): string => call.request.uid;
  type Reviewed = (call: TestWebhook["calls"][number]) => unknown;
  const review =
    (response: unknown, change: object = {}): Reviewed =>
    () => ({ kind: "AdmissionReview", apiVersion: "admission.orch.io/v1", response, ...change });
  const own =
    (response: object): Reviewed =>
    (call) => ({ kind: "AdmissionReview", apiVersion: "admission.orch.io/v1", response: { uid: uidOf(call), ...response } });
  const patch = Buffer.from('[{"op":"add","path":"/data","value":{}}]').toString("base64");
  const invalid = "received invalid webhook response: ";
  const unread = "failed to call webhook: ";
  const lies: readonly [string, Reviewed, string][] = [
    ["no response", review(undefined), `${invalid}webhook response was absent`],
    ["another uid", review({ uid: "x", allowed: true }), `${invalid}expected response.uid="UID", got "x"`],
    [
      "another version",
      (call) => ({ ...(own({ allowed: true })(call) as object), apiVersion: "admission.orch.io/v1beta1" }),
      `${invalid}expected webhook response of admission.orch.io/v1, Kind=AdmissionReview, got admission.orch.io/v1beta1, Kind=AdmissionReview`,
    ],
    [
      "no kind",
      (call) => ({ response: { uid: uidOf(call), allowed: true } }),
      `${invalid}expected webhook response of admission.orch.io/v1, Kind=AdmissionReview, got /, Kind=`,
    ],
    ["a patch without its type", own({ allowed: true, patch }), `${invalid}webhook returned response.patch but not response.patchType`],
    [
      "a type without a patch",
      own({ allowed: true, patchType: "JSONPatch" }),
      `${invalid}webhook returned response.patchType but not response.patch`,
    ],
    ["an empty type", own({ allowed: true, patch, patchType: "" }), `${invalid}webhook returned invalid response.patchType of ""`],
    ["another type", own({ allowed: true, patch, patchType: "Merge" }), 'unsupported patch type "Merge"'],
    [
      "a word for allowed",
      own({ allowed: "yes" }),
      `${unread}json: cannot unmarshal string into Go struct field AdmissionResponse.response.allowed of type boolean`,
    ],
    [
      "a patch that is no base64",
      own({ allowed: true, patchType: "JSONPatch", patch: "%" }),
      `${unread}illegal base64 data in response.patch`,
    ],
    ["a list", () => [], `${unread}couldn't get version/kind; json parse error: the answer is no object`],
  ];
  for (const [what, lie, message] of lies) {
    test(`HOOK-23, HOOK-25 ${what} in an answer is a failed call`, async () => {
      webhook.on("/lie", (call, response) => {
        response.end(JSON.stringify(lie(call)));
        return undefined;
      });
      await configurations.write("mutating", "lie", hookAt(webhook, "/lie"));
      const reply = await server.admin.post(MAPS, map("lied"));
      assert.equal(reply.status, 500);
      const told = reply.json.message.replace(/uid="[0-9a-f-]{36}"/, 'uid="UID"');
      assert.equal(told, `Internal error occurred: failed calling webhook "lie.hooks.example.com": ${message}`);
    });
  }

  test("HOOK-23 anything but a success of HTTP is a failed call, told with what it says", async () => {
    let [code, type, text]: [number, string, string] = [500, "text/plain", "boom"];
    webhook.on("/http", (_, response) => {
      response.writeHead(code, { "content-type": type }).end(text);
      return undefined;
    });
    await configurations.write("validating", "http", hookAt(webhook, "/http"));
    const ask = async (...answer: [number, string, string]): Promise<string> => {
      [code, type, text] = answer;
      const reply = await server.admin.post(MAPS, map("http"));
      assert.equal(reply.status, 500);
      return reply.json.message.replace(
        'Internal error occurred: failed calling webhook "http.hooks.example.com": failed to call webhook: ',
        "",
      );
    };
    assert.equal(await ask(500, "text/plain", "boom"), 'an error on the server ("boom") has prevented the request from succeeding');
    assert.equal(await ask(404, "text/plain", "nope"), "the server could not find the requested resource");
    assert.equal(await ask(302, "text/plain", ""), "the server responded with the status code 302 but did not return more information");
    assert.equal(
      await ask(403, "application/json", JSON.stringify({ kind: "Status", status: "Failure", message: "who?", code: 403 })),
      "who?",
    );
    assert.equal(await ask(200, "text/html", ""), "0-length response with status code: 200 and content type: text/html");
    assert.equal(await ask(200, "text/html", "<p>"), "couldn't get version/kind; json parse error: the answer is no JSON");
  });

  test("HOOK-23, HOOK-25 redirects are not followed, compression that nobody asked for is not read, and a patch that doubles ends", async () => {
    const failing = async (handler: HookHandler): Promise<string> => {
      webhook.on("/odd", handler);
      const reply = await server.admin.post(`${MAPS}?dryRun=All`, map("odd", { data: { k: "v" } }));
      assert.equal(reply.status, 500);
      return reply.json.message;
    };
    await configurations.write("mutating", "odd", hookAt(webhook, "/odd"));
    const moved = await failing((_, response) => void response.writeHead(307, { location: `${webhook.url}/elsewhere` }).end());
    assert.match(moved, /the server responded with the status code 307 but did not return more information$/);
    assert.equal(sentTo("/elsewhere").length, 0);
    const squeezed = await failing(({ review }, response) => {
      const answer = { ...review, response: { uid: review.request.uid, allowed: true } };
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(JSON.stringify(answer)));
      return undefined;
    });
    assert.match(squeezed, /the answer is no JSON$/);
    const bomb = Array.from({ length: 100 }, (_, i) => ({ op: "copy", from: "/data", path: `/data/k${i}` }));
    assert.match(await failing(() => patchWith(...bomb)), /^Internal error occurred: /);
  });

  test("HOOK-19 a hook that says when to ask again is asked again, within its time", async () => {
    let asked = 0;
    const busy = (code: number, after: string, times: number) => (_: unknown, response: ServerResponse) => {
      if (++asked > times) return { allowed: true };
      response.writeHead(code, { "retry-after": after }).end();
      return undefined;
    };
    const post = async (handler: HookHandler): Promise<[number, number]> => {
      asked = 0;
      webhook.on("/busy", handler);
      return [(await server.admin.post(`${MAPS}?dryRun=All`, map("busy"))).status, asked];
    };
    await configurations.write("validating", "busy", hookAt(webhook, "/busy"));
    assert.deepEqual(await post(busy(429, "0", 1)), [201, 2]);
    assert.deepEqual(await post(busy(503, "1", 1)), [201, 2]);
    assert.deepEqual(await post(busy(500, "0", 10)), [201, 11]);
    assert.deepEqual(await post(busy(500, "0", 11)), [500, 11], "not for ever");
    assert.deepEqual(await post(busy(503, "11", 1)), [500, 1], "when its time is over");
    assert.deepEqual(await post(busy(503, "soon", 1)), [500, 1], "no time");
    assert.deepEqual(await post(busy(404, "0", 1)), [500, 1], "not for what will not change");
  });

  test("HOOK-25 a patch that does not apply, or makes something else of the object, is a 500 whatever the policy says", async () => {
    let answer: object = {};
    webhook.on("/patch", () => answer);
    await configurations.write("mutating", "patch", hookAt(webhook, "/patch", { failurePolicy: "Ignore" }));
    const raw = (text: string) => ({ allowed: true, patchType: "JSONPatch", patch: Buffer.from(text).toString("base64") });
    for (const [given, why] of [
      [patchWith({ op: "remove", path: "/none" }), /does not apply to the object$/],
      [patchWith({ op: "replace", path: "/kind", value: "Secret" }), /makes another kind of the object$/],
      [patchWith({ op: "add", path: "/data", value: ["x"] }), /Internal error occurred: /],
      [raw("{"), /is no JSON/],
      [raw('{"a":1}'), /is none: /],
    ] as const) {
      answer = given;
      assertStatus(await server.admin.post(MAPS, map("patch")), 500, "InternalError", why);
    }
    answer = raw("[]");
    assertOk(await server.admin.post(MAPS, map("patch")), 201);
    assertOk(await server.admin.delete(`${MAPS}/patch`), 200);
  });

  test("HOOK-25 what a hook makes is conformed, validated and stored; names and owners are held to what they are", async () => {
    let answer: object = {};
    webhook.on("/make", () => answer);
    await configurations.write("mutating", "make", hookAt(webhook, "/make"));
    answer = patchWith({ op: "add", path: "/metadata/labels", value: { from: "hook" } }, { op: "add", path: "/nonsense", value: 1 });
    const made = assertOk(await server.admin.post(MAPS, map("make")), 201);
    assert.deepEqual([made.metadata.labels, made.nonsense], [{ from: "hook" }, undefined]);
    assert.doesNotMatch(JSON.stringify(made.metadata.managedFields ?? []), /f:from/);
    answer = patchWith({ op: "add", path: "/metadata/labels", value: { "bad label": "x" } });
    assertStatus(await server.admin.post(MAPS, map("bad")), 422, "Invalid", /metadata\.labels: Invalid value: "bad label"/);
    const owner = { apiVersion: "v1", kind: "Pod", name: "p", uid: "u" };
    answer = patchWith({ op: "add", path: "/metadata/ownerReferences", value: [owner, owner] });
    const owned = await server.admin.post(MAPS, map("owned"));
    assert.equal(assertOk(owned, 201).metadata.ownerReferences.length, 1);
    assert.match(
      String(owned.headers["warning"]),
      /\.metadata\.ownerReferences contains duplicate entries after mutating admission happens/,
    );
    answer = patchWith({ op: "add", path: "/metadata/managedFields", value: [{ manager: "m", operation: "Nonsense" }] });
    const managed = await server.admin.mergePatch(`${MAPS}/make`, { data: { a: "b" } });
    assert.notEqual(assertOk(managed, 200).metadata.managedFields[0].operation, "Nonsense");
    assert.match(String(managed.headers["warning"]), /\.metadata\.managedFields was in an invalid state after admission/);
    answer = { allowed: true };
    for (const name of ["make", "owned"]) await server.admin.delete(`${MAPS}/${name}`);
  });

  test("HOOK-25 a hook mends what would be invalid, and an object that is missing reaches none", async () => {
    webhook.on("/mend", () => patchWith({ op: "replace", path: "/metadata/name", value: "mended" }));
    await configurations.write("mutating", "mend", hookAt(webhook, "/mend"));
    assert.equal(assertOk(await server.admin.post(MAPS, { metadata: { name: "NOT valid" } }), 201).metadata.name, "mended");
    webhook.calls.length = 0;
    assertStatus(await server.admin.mergePatch(`${MAPS}/gone`, {}), 404, "NotFound");
    assert.equal(webhook.calls.length, 0);
    await configurations.clear();
    assertOk(await server.admin.delete(`${MAPS}/mended`), 200);
  });

  test("HOOK-20 a hook that takes it is asked again when a later one changed what it saw, once", async () => {
    webhook.on("/early", () => ({ allowed: true }));
    webhook.on("/never", () => ({ allowed: true }));
    webhook.on("/late", () => patchWith({ op: "add", path: "/data", value: { late: "x" } }));
    await configurations.write(
      "mutating",
      "again",
      hookAt(webhook, "/early", { reinvocationPolicy: "IfNeeded" }),
      hookAt(webhook, "/never"),
      hookAt(webhook, "/late", { reinvocationPolicy: "IfNeeded" }),
      hookAt(webhook, "/last", { reinvocationPolicy: "IfNeeded" }),
    );
    assertOk(await server.admin.post(MAPS, map("again")), 201);
    assert.deepEqual(
      ["/early", "/never", "/late", "/last"].map((path) => sentTo(path).length),
      [2, 1, 1, 1],
    );
    assert.deepEqual(
      sentTo("/early").map(({ object }) => object.data),
      [undefined, { late: "x" }],
    );
    webhook.calls.length = 0;
    // Nothing changes this time: what the hook adds is there already.
    assertOk(await server.admin.mergePatch(`${MAPS}/again`, { metadata: { labels: { a: "b" } } }), 200);
    assert.deepEqual(
      ["/early", "/late"].map((path) => sentTo(path).length),
      [1, 1],
    );
    await configurations.clear();
    assertOk(await server.admin.delete(`${MAPS}/again`), 200);
  });

  test("DRY-05, HOOK-16, HOOK-17 the first version that is spoken here is sent; the older one is not held to uid and version", async () => {
    webhook.on("/old", (_, response) => {
      const labels = Buffer.from('[{"op":"add","path":"/metadata/labels","value":{"old":"1"}}]').toString("base64");
      response.end(JSON.stringify({ response: { uid: "whatever", allowed: true, patch: labels } }));
      return undefined;
    });
    await configurations.write("mutating", "old", hookAt(webhook, "/old", { admissionReviewVersions: ["v9", "v1beta1", "v1"] }));
    assert.deepEqual(assertOk(await server.admin.post(`${MAPS}?dryRun=All`, map("old")), 201).metadata.labels, { old: "1" });
    assert.equal(webhook.calls[0]?.review.apiVersion, "admission.orch.io/v1beta1");
  });

  test("HOOK-29 configurations themselves are sent to no hook: a bad one can be taken away", async () => {
    const rules = [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*/*"] }];
    const only = { rules, clientConfig: { url: "https://127.0.0.1:1/dead" }, objectSelector: { matchLabels: { caught: "yes" } } };
    await configurations.write("validating", "everything", hookAt(webhook, "/everything", only));
    const labelled = { metadata: { name: "caught", labels: { caught: "yes" } } };
    assert.equal((await server.admin.post(MAPS, labelled)).status, 500);
    const path = "/apis/admissionregistration.orch.io/v1/mutatingwebhookconfigurations";
    assertOk(await server.admin.post(path, labelled), 201);
    assertOk(await server.admin.delete(`${path}/caught`), 200);
  });

  test("HOOK-06, ADM-20 what the server writes of its own accord is reviewed as what clients write is", async () => {
    webhook.on("/own", allow);
    const rules = [{ operations: ["UPDATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["resourcequotas/status"] }];
    await configurations.write("validating", "own", hookAt(webhook, "/own", { rules }));
    const quota = { metadata: { name: "own" }, spec: { hard: { configmaps: "100" } } };
    assertOk(await server.admin.post("/api/v1/namespaces/default/resourcequotas", quota), 201);
    const [{ userInfo, subResource, object }] = await eventually(() => (sentTo("/own").length > 0 ? sentTo("/own") : undefined));
    assert.equal(userInfo.username, "system:apiserver");
    assert.deepEqual([subResource, object.kind, object.status.hard], ["status", "ResourceQuota", { configmaps: "100" }]);
    await configurations.clear();
    assertOk(await server.admin.delete("/api/v1/namespaces/default/resourcequotas/own"), 200);
  });

  test("HOOK-24 a hook that refuses a deletion as a conflict keeps a namespace for as long as it does so, and no longer", async () => {
    let refusals = 0;
    webhook.on("/conflict", () => (++refusals <= 6 ? { allowed: false, status: { code: 409, message: "not yet" } } : { allowed: true }));
    const rules = [{ operations: ["DELETE"], apiGroups: [""], apiVersions: ["*"], resources: ["configmaps"] }];
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "refused" } }), 201);
    assertOk(await server.admin.post("/api/v1/namespaces/refused/configmaps", map("kept")), 201);
    await configurations.write("validating", "conflict", hookAt(webhook, "/conflict", { rules }));
    assertOk(await server.admin.delete("/api/v1/namespaces/refused"), 200);
    await eventually(async () => (await server.admin.get("/api/v1/namespaces/refused")).status === 404);
    assert.ok(refusals > 6);
  });

  test("HOOK-04 a hook that writes the very object it reviews does not stand in its own way", async () => {
    assertOk(await server.admin.post(MAPS, map("self", { data: { n: "0" } })), 201);
    let inside = 0;
    webhook.on("/self", async () => {
      if (inside++ === 0) assertOk(await server.admin.mergePatch(`${MAPS}/self`, { metadata: { annotations: { by: "hook" } } }), 200);
      return { allowed: true };
    });
    await configurations.write("validating", "self", hookAt(webhook, "/self"));
    const written = assertOk(await server.admin.mergePatch(`${MAPS}/self`, { data: { n: "1" } }), 200);
    assert.deepEqual([written.data, written.metadata.annotations], [{ n: "1" }, { by: "hook" }]);
    assert.ok(inside >= 3, "the write that lost was reviewed again");
    await configurations.clear();
    assertOk(await server.admin.delete(`${MAPS}/self`), 200);
  });

  test("HOOK-03 a large object meets the same hooks", async () => {
    webhook.on("/large", (call) =>
      patchWith({ op: "add", path: "/metadata/labels", value: { bytes: String(call.request.object.data.k.length) } }),
    );
    webhook.on("/final", (call) => ({ allowed: call.request.object.metadata.labels?.bytes === "102400" }));
    await configurations.write("mutating", "large", hookAt(webhook, "/large"));
    await configurations.write("validating", "final", hookAt(webhook, "/final"));
    const data = { k: "x".repeat(100 * 1024) };
    assert.deepEqual(assertOk(await server.admin.post(MAPS, map("large", { data })), 201).metadata.labels, { bytes: "102400" });
    assert.equal(sentTo("/large").length, 1);
    assert.equal(sentTo("/final").length, 1);
    await configurations.clear();
    assertOk(await server.admin.delete(`${MAPS}/large`), 200);
  });

  test("HOOK-13 connections are kept and used again, also after the other side has closed one", async () => {
    webhook.on("/kept", allow);
    await configurations.write("validating", "kept", hookAt(webhook, "/kept"));
    assertOk(await server.admin.post(`${MAPS}?dryRun=All`, map("kept")), 201);
    const before = webhook.connections.count;
    for (let i = 0; i < 10; i++) assertOk(await server.admin.post(`${MAPS}?dryRun=All`, map("kept")), 201);
    assert.equal(webhook.connections.count, before);
    webhook.cut();
    for (let i = 0; i < 3; i++) assertOk(await server.admin.post(`${MAPS}?dryRun=All`, map("kept")), 201);
    assert.ok(webhook.connections.count > before);
  });

  test("HOOK-15 a certificate of another authority, and a bundle that is none, fail the call", async () => {
    const failing = async (clientConfig: object): Promise<string> => {
      await configurations.write("validating", "trust", hookAt(webhook, "/trust", { clientConfig }));
      const reply = await server.admin.post(`${MAPS}?dryRun=All`, map("trust"));
      await configurations.clear();
      assert.equal(reply.status, 500);
      return reply.json.message;
    };
    const other = await startWebhook("127.0.0.1");
    const url = `${webhook.url}/trust`;
    assert.match(await failing({ url, caBundle: other.caBundle }), /: x509: certificate signed by unknown authority$/);
    assert.match(await failing({ url }), /: x509: certificate signed by unknown authority$/);
    assert.match(
      await failing({ url, caBundle: "Z2FyYmFnZQ==" }),
      /could not get REST client: unable to load root certificates: unable to parse bytes as PEM block$/,
    );
    await other.close();
  });
});
