/** The seams from outside, with kinds that the repository does not have: two versions with conversion, scale, handlers, connects. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { ScratchProject } from "../support/scratch-project.js";
import { startServer, type TestServer } from "../support/server.js";
import { startWebhook, type TestWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const GROUP = `name: example.\${groupDomain}\nversions: [v1, v1beta1]\ndescription: A group for this test.\n`;
const WIDGET = `
kind: Widget
scope: Namespaced
names: { shortNames: [wd] }
description: Something to turn.
lifecycle: { introduced: "1.24" }
subresources:
  status: {}
  scale: { specReplicas: .spec.count, statusReplicas: .status.count, selector: .spec.selector }
  paint: { verbs: [create], kind: example/v1.PaintOrder, handler: widget-paint }
  echo: { connect: [GET, POST], options: example/v1.EchoOptions, handler: widget-echo, subpaths: true }
schema:
  required: [spec]
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      properties:
        color: { x-orch-proto: 1, type: string, description: Its color. }
        count: { x-orch-proto: 2, type: integer, format: int32, x-orch-optional: true, default: 1, description: How many. }
        selector: { x-orch-proto: 3, $ref: meta/v1.LabelSelector, description: What it turns. }
    status:
      x-orch-proto: 3
      description: What is.
      properties:
        count: { x-orch-proto: 1, type: integer, format: int32, description: How many there are. }
`;
const WIDGET_BETA = `
kind: Widget
scope: Namespaced
names: { shortNames: [wd] }
description: Something to turn, as it was.
lifecycle: { introduced: "1.24" }
storageVersion: v1
conversion: betaWidget
schema:
  required: [spec]
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      properties:
        colour: { x-orch-proto: 1, type: string, description: Its color. }
        size: { x-orch-proto: 2, type: integer, format: int32, description: How many. }
`;
const PAINT_ORDER = `
kind: PaintOrder
description: What color a widget is to have.
schema:
  properties:
    metadata: { x-orch-proto: 1, $ref: meta/v1.ObjectMeta, description: Standard metadata of the object. }
    color: { x-orch-proto: 2, type: string, description: The color. }
    coats: { x-orch-proto: 3, type: integer, format: int32, x-orch-optional: true, default: 2, description: How often. }
`;
const ECHO_OPTIONS = `
kind: EchoOptions
description: How to echo.
schema:
  properties:
    loud: { x-orch-proto: 1, type: boolean, description: In capital letters. }
    path: { x-orch-proto: 2, type: string, description: What follows. }
`;
const SCALE = `
kind: Scale
description: A number of replicas.
schema:
  properties:
    metadata: { x-orch-proto: 1, $ref: meta/v1.ObjectMeta, description: Standard metadata of the object. }
    spec: { x-orch-proto: 2, $ref: ScaleSpec, description: What is wanted. }
    status: { x-orch-proto: 3, $ref: ScaleStatus, description: What is. }
types:
  ScaleSpec:
    description: A wanted number of replicas.
    properties:
      replicas: { x-orch-proto: 1, type: integer, format: int32, description: How many. }
  ScaleStatus:
    description: A present number of replicas.
    x-orch-always-written: [replicas]
    properties:
      replicas: { x-orch-proto: 1, type: integer, format: int32, description: How many. }
      selector: { x-orch-proto: 2, type: string, description: Which. }
`;
const REVIEW = `
kind: ColorReview
scope: Cluster
description: Whether a color will do. It is answered and not stored.
lifecycle: { introduced: "1.24" }
verbs: [create]
storage: none
handler: color-review
schema:
  required: [spec]
  properties:
    spec:
      x-orch-proto: 2
      description: The question.
      properties:
        color: { x-orch-proto: 1, type: string, enum: [red, green], description: The color. }
        user: { x-orch-proto: 2, type: string, description: Who would like to know. }
    status:
      x-orch-proto: 3
      description: The answer.
      properties:
        allowed: { x-orch-proto: 1, type: boolean, description: Whether it will do. }
        widgets: { x-orch-proto: 2, type: integer, format: int32, description: How many have it. }
`;
const KINDS = `/** What the scratch definitions name. */
import type { JsonObject } from "../../definition/json.js";
import type { KindBindings } from "../kind-bindings.js";

const specOf = (object: unknown): JsonObject => ((object as JsonObject)["spec"] ?? {}) as JsonObject;

export const exampleKinds: Partial<KindBindings> = {
  conversions: {
    betaWidget: {
      toStorage: (served: any) => {
        const { colour, size, ...rest } = served.spec;
        return { ...served, spec: { ...rest, color: colour, count: size } };
      },
      fromStorage: (stored: any) => {
        const { color, count } = stored.spec;
        const { status: _, ...rest } = stored;
        return { ...rest, spec: { colour: color, size: count } };
      },
    },
  },
  handlers: {
    "widget-paint": {
      does: "create",
      async create({ context, target, object, dryRun }, services) {
        const { namespace, name } = target;
        const widgets = services.resource(target.definition.group, "v1", "widgets");
        await widgets?.update(context, { namespace, name }, (widget) => Object.assign(specOf(widget), { color: object["color"] }), { dryRun });
        return object;
      },
    },
    "widget-echo": {
      does: "connect",
      async connect(_context, target, { exchange, path, query }) {
        if (exchange.asksUpgrade) {
          const socket = exchange.upgrade();
          socket.write("HTTP/1.1 101 Switching Protocols\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n");
          socket.on("data", (chunk) => socket.write(chunk.toString().toUpperCase()));
          await new Promise<void>((resolve) => socket.once("close", () => resolve()));
          return;
        }
        const answer = exchange.respond(200, { "content-type": "text/plain" });
        answer.write(\`\${target.name} \${path} \${query} \`);
        if (query === "headers") answer.write(JSON.stringify(exchange.headers));
        for await (const chunk of exchange.body) answer.write(chunk);
        answer.end();
      },
    },
    "color-review": {
      does: "create",
      async create({ object }, services) {
        const { color, user = "" } = specOf(object) as { color?: string; user?: string };
        const widgets = services.resource(\`example.\${services.profile.groupDomain}\`, "v1", "widgets");
        const all = [...((await widgets?.list("", () => true)) ?? [])];
        const info = { isResourceRequest: false, path: "/", verb: "get", apiGroup: "", apiVersion: "", namespace: "", resource: "", subresource: "", name: "" };
        const { allowed } = await services.authorize({ user: { name: user, uid: "", groups: user === "root" ? ["system:masters"] : [], extra: {} }, info });
        const status = { allowed, widgets: all.filter((widget) => specOf(widget)["color"] === color).length };
        return { ...object, status };
      },
    },
  },
};
`;
/** Signals take the kind away and bring it back, since no request can. */
const TOGGLE = `lifecycle.booted = true;
  process.on("SIGUSR2", () => {
    const versions = shipped.filter(({ kind }) => kind === "Widget");
    if (registry.stored(versions[0]?.group ?? "", "v1", "widgets") === undefined) void registry.define(versions.map((version) => ({ ...version, description: "Came later." })));
    else registry.remove(versions[0] as (typeof versions)[number]);
  });`;
/** A stage that logs what it sees of how a request ended, of those that ask for it. */
const STAGE = `import { afterwards, type Stage } from "../http/stage.js";

export const noting =
  (place: string): Stage =>
  (request, server, next) =>
    afterwards(
      () => next(request, server),
      () => {
        const { exchange, begun, caller, user } = request;
        const { status, bytes, headers } = exchange;
        const [noted, milliseconds] = [(headers as Record<string, string>)["x-noted"], performance.now() - begun];
        if (noted !== undefined) server.log.info("noted", { noted, place, status, bytes, milliseconds, caller: caller?.name, user: user?.name });
      },
    );
`;

describe("seams", () => {
  let project: ScratchProject;
  let server: TestServer;
  const widgets = (version: string, namespace = "default") => `/apis/example.orch.io/${version}/namespaces/${namespace}/widgets`;

  before(async () => {
    project = new ScratchProject();
    const define = (file: string, text: string) => project.write(`api-definitions/${file}`, text);
    define("example/group.yaml", GROUP);
    define("example/v1/widget.yaml", WIDGET);
    define("example/v1beta1/widget.yaml", WIDGET_BETA);
    define("example/v1/paint-order.yaml", PAINT_ORDER);
    define("example/v1/echo-options.yaml", ECHO_OPTIONS);
    define("example/v1/color-review.yaml", REVIEW);
    if (!existsSync("api-definitions/autoscaling")) {
      define("autoscaling/group.yaml", "name: autoscaling\nversions: [v1]\ndescription: Scale.\n");
      define("autoscaling/v1/scale.yaml", SCALE);
    }
    project.write("runtime/kinds/example/index.ts", KINDS);
    project.replace("runtime/kinds/index.ts", "Partial<KindBindings>[] = [", "Partial<KindBindings>[] = [exampleKinds, ");
    project.replace("runtime/kinds/index.ts", "import ", 'import { exampleKinds } from "./example/index.js";\nimport ');
    project.write("runtime/server/noting.ts", STAGE);
    const stages = '{ outermost: [noting("outermost")], authenticated: [noting("authenticated")] }';
    project.replace("runtime/server/services.ts", "composePipeline()", `composePipeline(${stages})`);
    project.replace("runtime/server/services.ts", "import ", 'import { noting } from "./noting.js";\nimport ');
    project.replace("runtime/server.ts", "lifecycle.booted = true;", TOGGLE);
    server = await startServer({ main: project.build() });
  });
  after(async () => {
    await server?.stop();
    project.remove();
  });

  test("VER-06 two versions with conversion are written, read, listed, watched, patched and applied through both", async () => {
    const both = async (name: string) => [
      assertOk(await server.admin.get(`${widgets("v1")}/${name}`), 200).spec,
      assertOk(await server.admin.get(`${widgets("v1beta1")}/${name}`), 200).spec,
    ];
    const stable = await server.admin.watch(`${widgets("v1")}?watch=1`);
    const beta = await server.admin.watch(`${widgets("v1beta1")}?watch=1`);
    assertOk(await server.admin.post(widgets("v1beta1"), { metadata: { name: "a" }, spec: { colour: "red", size: 3 } }), 201);
    const seen = async () =>
      [(await stable.next())?.object, (await beta.next())?.object].map((object) => [object?.apiVersion, object?.spec]);
    const shown = (color: string, count: number) => [
      ["example.orch.io/v1", { color, count }],
      ["example.orch.io/v1beta1", { colour: color, size: count }],
    ];
    assert.deepEqual(await seen(), shown("red", 3));
    assertOk(await server.admin.mergePatch(`${widgets("v1")}/a`, { spec: { color: "green" } }), 200);
    assert.deepEqual(await seen(), shown("green", 3));
    assertOk(await server.admin.mergePatch(`${widgets("v1beta1")}/a`, { spec: { size: 4 } }), 200);
    assert.deepEqual(await seen(), shown("green", 4));
    const config = { apiVersion: "example.orch.io/v1beta1", kind: "Widget", metadata: { name: "a" }, spec: { colour: "blue" } };
    assertStatus(await server.admin.apply(`${widgets("v1beta1")}/a?fieldManager=m`, config), 409, "Conflict", /\.spec\.colou?r/);
    assertOk(await server.admin.apply(`${widgets("v1beta1")}/a?fieldManager=m&force=true`, config), 200);
    assert.deepEqual(await seen(), shown("blue", 4));
    assert.deepEqual(await both("a"), [
      { color: "blue", count: 4 },
      { colour: "blue", size: 4 },
    ]);
    const list = assertOk(await server.admin.get(widgets("v1beta1")), 200);
    assert.deepEqual(
      list.items.map(({ spec }: { spec: unknown }) => spec),
      [{ colour: "blue", size: 4 }],
    );
    const dry = assertOk(await server.admin.mergePatch(`${widgets("v1beta1")}/a?dryRun=All`, { spec: { size: 9 } }), 200);
    assert.deepEqual(dry.spec, { colour: "blue", size: 9 });
    const deleted = await server.admin.delete(`${widgets("v1beta1")}/a`);
    assertOk(deleted, 200);
    assert.deepEqual(await seen(), shown("blue", 4));
    stable.close();
    beta.close();
  });

  test("scale shows, sets, patches and applies the number of replicas as a Scale", async () => {
    const path = `${widgets("v1")}/s`;
    const selector = { matchLabels: { app: "web" }, matchExpressions: [{ key: "env", operator: "In", values: ["dev", "prod"] }] };
    const made = assertOk(
      await server.admin.post(`${widgets("v1")}?fieldManager=maker`, { metadata: { name: "s" }, spec: { count: 2, selector } }),
      201,
    );
    const scale = assertOk(await server.admin.get(`${path}/scale`), 200);
    const { name, namespace, uid, resourceVersion, creationTimestamp } = made.metadata;
    assert.deepEqual(scale, {
      kind: "Scale",
      apiVersion: "autoscaling/v1",
      metadata: { name, namespace, uid, resourceVersion, creationTimestamp },
      spec: { replicas: 2 },
      status: { replicas: 0, selector: "app=web,env in (dev,prod)" },
    });
    const put = { ...scale, spec: { replicas: 5 } };
    assert.deepEqual(assertOk(await server.admin.put(`${path}/scale?fieldManager=scaler`, put), 200).spec, { replicas: 5 });
    assertStatus(await server.admin.put(`${path}/scale`, put), 409, "Conflict");
    assertStatus(
      await server.admin.put(`${path}/scale`, { ...put, metadata: { name, namespace, uid: "other" } }),
      409,
      "Conflict",
      /UID in precondition/,
    );
    assertInvalid(await server.admin.mergePatch(`${path}/scale`, { spec: { replicas: -1 } }), "FieldValueInvalid spec.replicas");
    const stored = assertOk(await server.admin.get(path), 200);
    assert.deepEqual([stored.spec.count, stored.metadata.generation], [5, 2]);
    const entries = stored.metadata.managedFields as { manager: string; subresource?: string; apiVersion: string; fieldsV1: object }[];
    assert.deepEqual(
      entries
        .filter(({ fieldsV1 }) => JSON.stringify(fieldsV1).includes("f:count"))
        .map((entry) => [entry.manager, entry.subresource, entry.apiVersion]),
      [["scaler", "scale", "example.orch.io/v1"]],
    );
    const config = { apiVersion: "autoscaling/v1", kind: "Scale", metadata: { name }, spec: { replicas: 7 } };
    assertStatus(await server.admin.apply(`${path}/scale?fieldManager=applier`, config), 409, "Conflict", /\.spec\.replicas/);
    assert.deepEqual(assertOk(await server.admin.apply(`${path}/scale?fieldManager=applier&force=true`, config), 200).spec, {
      replicas: 7,
    });
    assert.deepEqual(assertOk(await server.admin.mergePatch(`${path}/scale`, { spec: { replicas: 0 } }), 200).spec, {});
    assertStatus(await server.admin.post(`${path}/scale`, put), 405, "MethodNotAllowed");
    assertStatus(await server.admin.get(`${widgets("v1")}/missing/scale`), 404, "NotFound");
  });

  test("a sub-resource of another kind is created by name, with defaults, and writes through its handler", async () => {
    assertOk(await server.admin.post(widgets("v1"), { metadata: { name: "p" }, spec: { color: "red" } }), 201);
    const path = `${widgets("v1")}/p/paint`;
    const dry = assertOk(await server.admin.post(`${path}?dryRun=All`, { color: "white" }), 201);
    assert.deepEqual(
      [dry.kind, dry.apiVersion, dry.color, dry.coats, dry.metadata.name],
      ["PaintOrder", "example.orch.io/v1", "white", 2, "p"],
    );
    assert.equal(assertOk(await server.admin.get(`${widgets("v1")}/p`), 200).spec.color, "red");
    assertOk(await server.admin.post(path, { color: "white" }), 201);
    assert.equal(assertOk(await server.admin.get(`${widgets("v1")}/p`), 200).spec.color, "white");
    assertStatus(await server.admin.post(path, { metadata: { name: "q" }, color: "white" }), 400, "BadRequest");
    assertStatus(await server.admin.post(path, { kind: "Widget", apiVersion: "example.orch.io/v1" }), 400, "BadRequest");
    assertStatus(await server.admin.get(path), 405, "MethodNotAllowed");
    assertStatus(await server.admin.post(`${widgets("v1")}/none/paint`, { color: "white" }), 404, "NotFound");
    const { resources } = assertOk(await server.admin.get("/apis/example.orch.io/v1"), 200) as {
      resources: { name: string; kind: string }[];
    };
    assert.equal(resources.find((each) => each.name === "widgets/paint")?.kind, "PaintOrder");
  });

  test("a review is answered and not stored; its handler reads other objects and asks the authorizers", async () => {
    const path = "/apis/example.orch.io/v1/colorreviews";
    assertOk(await server.admin.post(widgets("v1"), { metadata: { name: "r" }, spec: { color: "green" } }), 201);
    const review = assertOk(await server.admin.post(path, { spec: { color: "green", user: "root" } }), 201);
    assert.deepEqual([review.kind, review.status], ["ColorReview", { allowed: true, widgets: 1 }]);
    assert.deepEqual(assertOk(await server.admin.post(path, { spec: { color: "red", user: "eve" } }), 201).status.allowed ?? false, false);
    assertInvalid(await server.admin.post(path, { spec: { color: "blue" } }), "FieldValueNotSupported spec.color");
    assertStatus(await server.admin.get(path), 405, "MethodNotAllowed");
    assertStatus(await server.admin.get(`${path}/x`), 405, "MethodNotAllowed");
    const written = Buffer.concat(["store.db", "store.db-wal"].map((name) => readFileSync(join(server.dataDir, name))));
    assert.ok(written.includes('"kind":"Widget"') && !written.includes("ColorReview"), "nothing of it is on disk");
  });

  test("a connect has the raw exchange: any path behind it, the body as it comes, and the connection itself after an upgrade", async () => {
    assertOk(await server.admin.post(widgets("v1"), { metadata: { name: "e" }, spec: {} }), 201);
    const path = `${widgets("v1")}/e/echo`;
    assert.equal((await server.admin.get(`${path}/a/b/?loud=1`)).text, "e /a/b/ loud=1 ");
    assert.equal((await server.admin.send("POST", path, { body: "some body", type: "text/plain" })).text, "e   some body");
    assertStatus(await server.admin.put(path, {}), 405, "MethodNotAllowed");
    assertStatus(await server.admin.get(`${widgets("v1")}/e/status/more`), 404, "NotFound");
    const credentials = { authorization: "Bearer hidden", "impersonate-user": "admin", "impersonate-group": "system:masters" };
    const offered = { "sec-websocket-protocol": "base64url.bearer.authorization.orch.io.aGlkZGVu, v4.channel", "x-own": "kept" };
    const shown = (await server.admin.get(`${path}?headers`, { headers: { ...credentials, ...offered } })).text;
    const { "sec-websocket-protocol": protocols, "x-own": own } = JSON.parse(shown.slice(shown.indexOf("{")));
    assert.deepEqual([protocols, own], [["v4.channel"], ["kept"]]);
    assert.ok(!/hidden|authorization|impersonate/.test(shown), "credentials are not handed on");
    const { ca, cert, key } = server.credentials;
    const answer = await new Promise<string>((resolve, reject) => {
      const outgoing = request(`${server.url}${path}`, {
        ca,
        cert,
        key,
        headers: { Connection: "Upgrade", Upgrade: "websocket" },
      } as never);
      outgoing.on("error", reject).on("upgrade", (_, socket) => {
        socket.on("data", (chunk: Buffer) => {
          resolve(chunk.toString());
          socket.destroy();
        });
        socket.write("hello");
      });
      outgoing.end();
    });
    assert.equal(answer, "HELLO");
  });

  test("HOOK-06, HOOK-09, HOOK-22 webhooks review connects and what other sub-resources take, as what it is", async () => {
    const webhook = await startWebhook("127.0.0.1");
    const configurations = new Configurations(server);
    const rules = [{ operations: ["*"], apiGroups: ["example.orch.io"], apiVersions: ["v1"], resources: ["widgets/*"] }];
    const objectSelector = { matchExpressions: [{ key: "none", operator: "DoesNotExist" }] };
    webhook.on("/parts", ({ request }) => ({ allowed: request.object.loud !== true, status: { code: 403, message: "not so loud" } }));
    assertOk(await server.admin.post(widgets("v1"), { metadata: { name: "h" }, spec: { color: "red" } }), 201);
    await configurations.write(
      "validating",
      "parts",
      hookAt(webhook, "/parts", { rules }),
      hookAt(webhook, "/labels", { rules, objectSelector }),
    );
    webhook.calls.length = 0;
    const path = `${widgets("v1")}/h`;
    assert.match((await server.admin.get(`${path}/echo/a`)).text, /^h \/a /);
    const [{ request: connect }, ...others] = webhook.calls as [TestWebhook["calls"][number]];
    assert.deepEqual(others, [], "options of a connect match no selector of labels");
    assert.deepEqual(
      [connect.operation, connect.subResource, connect.name, connect.namespace, connect.oldObject, connect.options],
      ["CONNECT", "echo", "h", "default", null, null],
    );
    assert.deepEqual(connect.kind, { group: "example.orch.io", version: "v1", kind: "EchoOptions" });
    assert.deepEqual(connect.object, { kind: "EchoOptions", apiVersion: "example.orch.io/v1", path: "/a" });
    const loud = await server.admin.get(`${path}/echo?loud=1`);
    assert.deepEqual(
      [loud.status, loud.json.message],
      [403, 'admission webhook "parts.hooks.example.com" denied the request: not so loud'],
    );
    webhook.calls.length = 0;
    assertOk(await server.admin.mergePatch(`${path}/scale`, { spec: { replicas: 2 } }), 200);
    assertOk(await server.admin.post(`${path}/paint`, { color: "white" }), 201);
    const seen = webhook.calls.filter(({ url }) => url.startsWith("/parts")).map(({ request }) => request);
    assert.deepEqual(
      seen.map(({ operation, subResource, kind, resource }) => [operation, subResource, kind.kind, resource.resource]),
      [
        ["UPDATE", "scale", "Scale", "widgets"],
        ["CREATE", "paint", "PaintOrder", "widgets"],
        // What the handler writes is a write like any other.
        ["UPDATE", undefined, "Widget", "widgets"],
      ],
    );
    await configurations.clear();
    await webhook.close();
  });

  test("stages that dock on see status, bytes and time of every way to an answer, who asks and whom he acts as", async () => {
    type Note = { place: string; status: number; bytes: number; milliseconds: number; caller?: string; user?: string };
    /** The notes of a request, in the order that they were made in: the inner one first. */
    const notes = (name: string): Promise<Note[]> =>
      eventually(() => {
        const lines = server.output().split("\n");
        const found = lines.filter((line) => line.includes(`"noted":"${name}"`)).map((line) => JSON.parse(line) as Note);
        return found.some(({ place }) => place === "outermost") && found;
      });
    const headers = (name: string, more: object = {}) => ({ headers: { "x-noted": name, ...more } });
    const [admin, jane] = ["admin", { "impersonate-user": "jane" }];
    const path = widgets("v1");
    assertOk(await server.admin.post(path, { metadata: { name: "noted" }, spec: {} }), 201);
    const watching = server.admin.send("GET", `${path}?watch=1&timeoutSeconds=1&fieldSelector=metadata.name=noted`, headers("watch"));
    const cases: readonly [name: string, reply: Promise<Reply>, status: number, user: string | undefined][] = [
      ["get", server.admin.get(`${path}/noted`, headers("get")), 200, admin],
      ["list", server.admin.get(path, headers("list")), 200, admin],
      ["create", server.admin.post(path, { metadata: { name: "noted" }, spec: {} }, headers("create")), 409, admin],
      ["impersonation", server.admin.get(path, headers("impersonation", { ...jane, "impersonate-group": "system:masters" })), 200, "jane"],
      ["refusal", server.admin.get(path, headers("refusal", jane)), 403, "jane"],
      ["stranger", server.anonymous.get(path, headers("stranger", { authorization: "Bearer unknown" })), 401, undefined],
      ["application", server.admin.get("/version", headers("application")), 200, admin],
      ["no path", server.admin.get("/nowhere", headers("no path")), 404, admin],
      ["watch", watching, 200, admin],
    ];
    for (const [name, sent, status, user] of cases) {
      const reply = await sent;
      assert.equal(reply.status, status, reply.text);
      const places = user === undefined ? ["outermost"] : ["authenticated", "outermost"];
      const made = await notes(name);
      const seen = { status, bytes: reply.bytes.length, caller: user && admin, user };
      assert.deepEqual(
        made.map(({ place, status, bytes, caller, user }) => ({ place, status, bytes, caller, user })),
        places.map((place) => ({ place, ...seen })),
        name,
      );
    }
    const [watch] = await notes("watch");
    for (const [name] of cases.slice(0, -1)) {
      // Over before the watch, and begun after it.
      for (const { milliseconds } of await notes(name)) assert.ok(milliseconds > 0 && milliseconds < (watch as Note).milliseconds, name);
    }
  });

  test("a kind taken away and brought back while clients watch: paths, discovery and its objects follow", async () => {
    const path = widgets("v1");
    assertOk(await server.admin.post(path, { metadata: { name: "kept" }, spec: {} }), 201);
    const { metadata } = assertOk(await server.admin.get(path), 200);
    const maps = "/api/v1/namespaces/default/configmaps";
    const since = `?watch=1&resourceVersion=${metadata.resourceVersion}`;
    const [watch, beta, other] = await Promise.all([path, widgets("v1beta1"), maps].map((each) => server.admin.watch(each + since)));
    const nextOfOther = async (name: string): Promise<void> => {
      assertOk(await server.admin.post(maps, { metadata: { name } }), 201);
      const { type, object } = (await other?.next()) ?? {};
      assert.deepEqual([type, object?.metadata.name], ["ADDED", name]);
    };
    server.process.kill("SIGUSR2");
    for (const each of [watch, beta]) assert.equal(await each?.next(), undefined, "the watch of either version ends cleanly");
    await nextOfOther("while-gone");
    assertStatus(await server.admin.get(path), 404, "NotFound");
    const names = async () => {
      const reply = await server.admin.get("/apis/example.orch.io/v1");
      return ((reply.json.resources ?? []) as { name: string }[]).map(({ name }) => name);
    };
    const accept = "application/json;g=apidiscovery.orch.io;v=v2;as=APIGroupDiscoveryList";
    const aggregated = async () => (await server.admin.get("/apis", { accept })).text.includes('{"resource":"widgets"');
    assert.deepEqual(await names(), ["colorreviews"]);
    assert.equal(await aggregated(), false);
    server.process.kill("SIGUSR2");
    for (let tries = 0; (await server.admin.get(path)).status === 404; tries++) assert.ok(tries < 1000, "it is not served again");
    assert.ok((await names()).includes("widgets/scale"));
    assert.ok(await aggregated());
    assertOk(await server.admin.get(`${path}/kept`), 200);
    const resumed = await server.admin.watch(path + since);
    const resumedBeta = await server.admin.watch(widgets("v1beta1") + since);
    assertOk(await server.admin.mergePatch(`${path}/kept`, { spec: { color: "new" } }), 200);
    assert.equal((await resumed.next())?.object.spec.color, "new");
    assert.equal((await resumedBeta.next())?.object.spec.colour, "new");
    await nextOfOther("when-back");
    for (const each of [other, resumed, resumedBeta]) each?.close();
  });

  test("OPENAPI-01 OPENAPI-02 a kind that goes and comes while the server runs goes and comes in both documents", async () => {
    const group = "/openapi/v3/apis/example.orch.io/v1";
    const toggled = (isServed: boolean): Promise<unknown> => {
      server.process.kill("SIGUSR2");
      return eventually(async () => ((await server.admin.get(widgets("v1"))).status === 200) === isServed);
    };
    assertOk(await server.admin.get(group), 200);
    await toggled(false);
    const gone = Object.keys((await server.admin.get(group)).json.paths);
    assert.ok(gone.every((path) => !path.includes("widgets")) && gone.some((path) => path.includes("colorreviews")));
    await toggled(true);
    const reply = await server.admin.get(group);
    const { paths, components } = reply.json;
    const item = paths["/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}"];
    assert.deepEqual(Object.keys(item).sort(), ["delete", "get", "parameters", "patch", "put"]);
    const names = item.patch.parameters.map(({ name }: { name: string }) => name);
    assert.deepEqual(names, ["dryRun", "fieldManager", "fieldValidation", "force"]);
    const widget = components.schemas["io.orch.example.v1.Widget"];
    assert.equal(widget.description, "Came later.");
    assert.deepEqual(widget["x-orch-group-version-kind"], [{ group: "example.orch.io", version: "v1", kind: "Widget" }]);
    const { count, color, selector } = widget.properties.spec.properties;
    assert.deepEqual([count, color], [{ default: 1, type: "integer", format: "int32" }, { type: "string" }]);
    assert.equal(selector.type, "object");
    assert.ok(components.schemas[widget.properties.metadata.$ref.replace("#/components/schemas/", "")].properties.labels);
    const scale = paths["/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale"].get;
    assert.match(scale.responses["200"].content["application/json"].schema.$ref, /\.v1\.Scale$/);
    const index = (await server.admin.get("/openapi/v3")).json.paths;
    assert.equal(index["apis/example.orch.io/v1"].serverRelativeURL, `${group}?hash=${String(reply.headers["etag"]).slice(1, -1)}`);
    const swagger = (await server.admin.get("/openapi/v2")).json;
    assert.equal(swagger.definitions["io.orch.example.v1.Widget"].properties.spec.properties.color.type, "string");
    assert.ok(swagger.paths["/apis/example.orch.io/v1beta1/namespaces/{namespace}/widgets"].post);
    assert.ok(swagger.paths["/api/v1/namespaces/{namespace}/pods"].post);
    const binary = await server.admin.get("/openapi/v2", { accept: "application/com.github.proto-openapi.spec.v2@v1.0+protobuf" });
    assert.ok(binary.bytes.includes("io.orch.example.v1.Widget") && binary.bytes.includes("io.orch.api.core.v1.Pod"));
  });

  test("DEL-09 NS-01 the garbage collector, the deletion of namespaces, quotas and webhooks know a kind that came while the server runs", async () => {
    const { description } = (await server.admin.get("/openapi/v3/apis/example.orch.io/v1")).json.components.schemas[
      "io.orch.example.v1.Widget"
    ];
    assert.equal(description, "Came later.");
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "late" } }), 201);
    const [inLate, maps] = [widgets("v1", "late"), "/api/v1/namespaces/late/configmaps"];
    const gone = (path: string) => eventually(async () => (await server.admin.get(path)).status === 404);
    const owner = assertOk(await server.admin.post(inLate, { metadata: { name: "owner" }, spec: {} }), 201);
    const ownerReferences = [{ apiVersion: "example.orch.io/v1", kind: "Widget", name: "owner", uid: owner.metadata.uid }];
    assertOk(await server.admin.post(maps, { metadata: { name: "owned", ownerReferences } }), 201);
    const map = assertOk(await server.admin.post(maps, { metadata: { name: "owner" } }), 201);
    const ofMap = [{ apiVersion: "v1", kind: "ConfigMap", name: "owner", uid: map.metadata.uid }];
    assertOk(await server.admin.post(inLate, { metadata: { name: "owned", ownerReferences: ofMap }, spec: {} }), 201);
    assertOk(await server.admin.delete(`${inLate}/owner`), 200);
    await gone(`${maps}/owned`);
    assertOk(await server.admin.delete(`${maps}/owner`), 200);
    await gone(`${inLate}/owned`);

    const quotas = "/api/v1/namespaces/late/resourcequotas";
    assertOk(await server.admin.post(quotas, { metadata: { name: "q" }, spec: { hard: { "count/widgets.example.orch.io": "1" } } }), 201);
    await eventually(async () => (await server.admin.get(`${quotas}/q`)).json.status?.used !== undefined);
    assertOk(await server.admin.post(inLate, { metadata: { name: "one" }, spec: {} }), 201);
    assertStatus(await server.admin.post(inLate, { metadata: { name: "two" }, spec: {} }), 403, "Forbidden", /exceeded quota: q/);
    const webhook = await startWebhook("127.0.0.1");
    const configurations = new Configurations(server);
    const rules = [{ operations: ["UPDATE"], apiGroups: ["example.orch.io"], apiVersions: ["v1"], resources: ["widgets"] }];
    webhook.on("/late", () => ({ allowed: false, status: { code: 403, message: "too late" } }));
    await configurations.write("validating", "late", hookAt(webhook, "/late", { rules }));
    const denied = await server.admin.mergePatch(`${inLate}/one`, { spec: { color: "red" } });
    assert.deepEqual(
      [denied.status, denied.json.message],
      [403, 'admission webhook "late.hooks.example.com" denied the request: too late'],
    );
    await configurations.clear();
    await webhook.close();

    assertOk(await server.admin.delete("/api/v1/namespaces/late"), 200);
    await gone("/api/v1/namespaces/late");
    await gone(`${inLate}/one`);
  });
});
