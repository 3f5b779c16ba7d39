/** PodSecurity from outside: what labels of namespaces and the configuration make of pods, their templates and namespaces themselves. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const PRIVILEGED = 'privileged (container "c" must not set securityContext.privileged=true)';
const HELD = {
  allowPrivilegeEscalation: false,
  runAsNonRoot: true,
  capabilities: { drop: ["ALL"] },
  seccompProfile: { type: "RuntimeDefault" },
};

const podNamed = (name: string, securityContext: object = { privileged: true }, spec: object = {}) => ({
  metadata: { name },
  spec: { containers: [{ name: "c", image: "i", securityContext }], ...spec },
});

/** The figure of a metric with these labels; 0 where there is none. */
async function counted(server: TestServer, name: string, labels: Record<string, string>): Promise<number> {
  const lines = (await server.admin.get("/metrics")).text.split("\n").filter((line) => line.startsWith(`${name}{`));
  const found = lines.find((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)));
  return found === undefined ? 0 : Number(found.slice(found.lastIndexOf(" ") + 1));
}

const warnings = ({ headers }: Reply): string[] => (typeof headers["warning"] === "string" ? headers["warning"].split(/, (?=299 )/) : []);

/** Each profile spells the labels its own way. */
for (const [profile, domain] of [
  ["orch", "orch.io"],
  ["kubernetes", "kubernetes.io"],
] as const) {
  describe(`pod security, profile ${profile}`, () => {
    const label = (mode: string): string => `pod-security.${domain}/${mode}`;
    let server: TestServer;
    before(async () => {
      server = await startServer({ profile });
    });
    after(() => server.stop());

    let count = 0;
    /** Makes a namespace; labels by what stands behind the slash. */
    async function namespaceWith(labels: Record<string, string>): Promise<string> {
      const name = `ns-${++count}`;
      const labelled = Object.fromEntries(Object.entries(labels).map(([mode, value]) => [label(mode), value]));
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name, labels: labelled } }), 201);
      return `/api/v1/namespaces/${name}`;
    }

    test("ADM-16 a namespace without labels takes every pod", async () => {
      const reply = await server.admin.post(`${await namespaceWith({})}/pods`, podNamed("p", { privileged: true }, { hostPID: true }));
      assertOk(reply, 201);
      assert.deepEqual(warnings(reply), []);
    });

    test("ADM-16 enforce refuses, with the policy and all that violates it", async () => {
      const ns = await namespaceWith({ enforce: "baseline" });
      const refused = await server.admin.post(`${ns}/pods`, podNamed("p", { privileged: true }, { hostPID: true }));
      const why = `violates PodSecurity "baseline:latest": host namespaces (hostPID=true), ${PRIVILEGED}`;
      assertStatus(refused, 403, "Forbidden", `pods "p" is forbidden: ${why}`);
      assert.deepEqual(refused.json.details, { name: "p", kind: "pods" });
      assertStatus(await server.admin.get(`${ns}/pods/p`), 404, "NotFound");
      assertOk(await server.admin.post(`${ns}/pods`, podNamed("q", {})), 201);
    });

    test("ADM-16 a name that the server makes is told in the refusal", async () => {
      const ns = await namespaceWith({ enforce: "baseline" });
      const refused = await server.admin.post(`${ns}/pods`, { ...podNamed(""), metadata: { generateName: "gen-" } });
      assertStatus(refused, 403, "Forbidden", /^pods "gen-[a-z0-9]{5}" is forbidden: violates PodSecurity "baseline:latest": privileged/);
    });

    test("ADM-16 versions decide which checks are made", async () => {
      const root = { ...HELD, runAsUser: 0 };
      const older = await namespaceWith({ enforce: "restricted", "enforce-version": "v1.22" });
      assertOk(await server.admin.post(`${older}/pods`, podNamed("p", root)), 201);
      const newer = await namespaceWith({ enforce: "restricted", "enforce-version": "v1.23" });
      const why = 'violates PodSecurity "restricted:v1.23": runAsUser=0 (container "c" must not set runAsUser=0)';
      assertStatus(await server.admin.post(`${newer}/pods`, podNamed("p", root)), 403, "Forbidden", `pods "p" is forbidden: ${why}`);
      assertOk(await server.admin.post(`${newer}/pods`, podNamed("p", HELD)), 201);
    });

    test("ADM-16 warn tells, and a refusal carries no warning of its own", async () => {
      const warning = `299 - "${`would violate PodSecurity "baseline:latest": ${PRIVILEGED}`.replace(/"/g, '\\"')}"`;
      const ns = await namespaceWith({ warn: "baseline" });
      const warned = await server.admin.post(`${ns}/pods`, podNamed("p"));
      assertOk(warned, 201);
      assert.deepEqual(warnings(warned), [warning]);
      const both = await namespaceWith({ warn: "baseline", enforce: "baseline" });
      const refused = await server.admin.post(`${both}/pods`, podNamed("p"));
      assertStatus(refused, 403, "Forbidden");
      assert.deepEqual(warnings(refused), []);
    });

    test("ADM-16 templates are warned of, and nothing is enforced on them", async () => {
      const ns = await namespaceWith({ warn: "baseline", enforce: "restricted" });
      const namespace = ns.slice(ns.lastIndexOf("/") + 1);
      const { spec } = podNamed("");
      const labels = { app: "a" };
      const template = { metadata: { labels }, spec };
      const selector = { matchLabels: labels };
      const job = { template: { spec: { ...spec, restartPolicy: "Never" } } };
      for (const [path, object] of [
        ["/apis/apps/v1/NS/deployments", { selector, template }],
        ["/apis/apps/v1/NS/replicasets", { selector, template }],
        ["/apis/apps/v1/NS/statefulsets", { selector, template, serviceName: "s" }],
        ["/apis/apps/v1/NS/daemonsets", { selector, template }],
        ["/apis/batch/v1/NS/jobs", job],
        ["/apis/batch/v1/NS/cronjobs", { schedule: "* * * * *", jobTemplate: { spec: job } }],
        ["/apis/batch/v1beta1/NS/cronjobs", { schedule: "* * * * *", jobTemplate: { spec: job } }],
        ["/api/v1/NS/replicationcontrollers", { selector: labels, template }],
      ] as const) {
        const name = path.includes("v1beta1") ? "older" : "x";
        const reply = await server.admin.post(path.replace("NS", `namespaces/${namespace}`), { metadata: { name }, spec: object });
        assertOk(reply, 201);
        assert.match(warnings(reply).join(), /would violate PodSecurity \\"baseline:latest\\": privileged/, path);
      }
      const bare = await server.admin.post(`${ns}/podtemplates`, { metadata: { name: "x" }, template });
      assertOk(bare, 201);
      assert.match(warnings(bare).join(), /would violate PodSecurity/);
      assert.deepEqual(warnings(await server.admin.post(`${ns}/replicationcontrollers`, { metadata: { name: "none" }, spec: {} })), []);
    });

    test("ADM-16 updates of pods are held to the policy when an image changes, not for labels or status", async () => {
      const ns = await namespaceWith({});
      assertOk(await server.admin.post(`${ns}/pods`, podNamed("p")), 201);
      assertOk(await server.admin.mergePatch(ns, { metadata: { labels: { [label("enforce")]: "baseline" } } }), 200);
      const pod = `${ns}/pods/p`;
      assertOk(await server.admin.mergePatch(pod, { metadata: { labels: { a: "b" } } }), 200);
      assertOk(await server.admin.mergePatch(`${pod}/status`, { status: { phase: "Running" } }), 200);
      const refused = await server.admin.strategicPatch(pod, { spec: { containers: [{ name: "c", image: "j" }] } });
      assertStatus(refused, 403, "Forbidden", `pods "p" is forbidden: violates PodSecurity "baseline:latest": ${PRIVILEGED}`);
      const debugging = { spec: { ephemeralContainers: [{ name: "e", image: "i" }] } };
      assertStatus(await server.admin.strategicPatch(`${pod}/ephemeralcontainers`, debugging), 403, "Forbidden", /violates PodSecurity/);
      assertOk(await server.admin.delete(pod), 200);
    });

    test("ADM-16 what comes of evaluations is counted by standard, use and request", async () => {
      const ns = await namespaceWith({ enforce: "baseline", warn: "restricted", "warn-version": "v1.30", audit: "restricted" });
      const request = { request_operation: "create", resource: "pod", subresource: "" };
      const expected = {
        enforced: { decision: "deny", policy_level: "baseline", policy_version: "latest", mode: "enforce", ...request },
        passed: { decision: "allow", policy_level: "baseline", policy_version: "latest", mode: "enforce", ...request },
        warned: { decision: "deny", policy_level: "restricted", policy_version: "future", mode: "warn", ...request },
        audited: { decision: "deny", policy_level: "restricted", policy_version: "latest", mode: "audit", ...request },
        template: {
          decision: "deny",
          policy_level: "restricted",
          policy_version: "future",
          mode: "warn",
          ...request,
          resource: "controller",
        },
      };
      const read = () => Promise.all(Object.values(expected).map((labels) => counted(server, "pod_security_evaluations_total", labels)));
      const before = await read();
      assertStatus(await server.admin.post(`${ns}/pods`, podNamed("p")), 403, "Forbidden");
      assertOk(await server.admin.post(`${ns}/pods`, podNamed("q", {})), 201);
      const template = { template: { spec: podNamed("p").spec, metadata: {} } };
      assertOk(await server.admin.post(`${ns}/podtemplates`, { metadata: { name: "t" }, ...template }), 201);
      const after = await read();
      // Audited: the refused pod, the one that passed. Templates are no pods.
      assert.deepEqual(
        after.map((figure, i) => figure - (before[i] as number)),
        [1, 1, 1, 2, 1],
      );
    });

    test("LABEL-07 labels that are none are refused on namespaces, new and changed", async () => {
      const refused = await server.admin.post("/api/v1/namespaces", {
        metadata: { name: "bad", labels: { [label("enforce")]: "strict", [label("warn-version")]: "v2" } },
      });
      const field = (mode: string): string => `metadata.labels[${label(mode)}]`;
      assertStatus(
        refused,
        422,
        "Invalid",
        `Namespace "bad" is invalid: [${field("enforce")}: Invalid value: "strict": must be one of privileged, baseline, restricted, ${field("warn-version")}: Invalid value: "v2": must be "latest" or "v1.x"]`,
      );
      const ns = await namespaceWith({ enforce: "baseline" });
      const changed = await server.admin.mergePatch(ns, { metadata: { labels: { [label("audit")]: "x" } } });
      assertStatus(changed, 422, "Invalid", /must be one of privileged, baseline, restricted$/);
    });

    test("ADM-16 raising what is enforced tells of the pods that would not pass, by what they violate", async () => {
      const ns = await namespaceWith({});
      const name = ns.slice(ns.lastIndexOf("/") + 1);
      for (const [pod, spec] of [
        ["b", { hostPID: true }],
        ["a", { hostPID: true }],
        ["c", { hostPID: true }],
        ["d", {}],
      ] as const) {
        assertOk(await server.admin.post(`${ns}/pods`, podNamed(pod, pod === "d" ? {} : { privileged: true }, spec)), 201);
      }
      const raise = (labels: Record<string, string | null>, query = ""): Promise<Reply> =>
        server.admin.mergePatch(`${ns}${query}`, { metadata: { labels } });
      const raised = await raise({ [label("enforce")]: "baseline" });
      assertOk(raised, 200);
      assert.deepEqual(warnings(raised), [
        `299 - "existing pods in namespace \\"${name}\\" violate the new PodSecurity enforce level \\"baseline:latest\\""`,
        '299 - "a (and 2 other pods): host namespaces, privileged"',
      ]);
      assert.deepEqual(warnings(await raise({ [label("warn")]: "restricted" })), [], "what is enforced stays as it is");
      assert.equal(
        warnings(await raise({ [label("enforce-version")]: "v1.7" }, "?dryRun=All")).length,
        2,
        "another version is held against them too",
      );
      assert.deepEqual(warnings(await raise({ [label("enforce")]: "privileged" })), []);
      assert.deepEqual(warnings(await raise({ [label("enforce")]: "restricted" })).slice(1), [
        '299 - "a (and 2 other pods): host namespaces, privileged, allowPrivilegeEscalation != false, unrestricted capabilities, runAsNonRoot != true, seccompProfile"',
        '299 - "d: allowPrivilegeEscalation != false, unrestricted capabilities, runAsNonRoot != true, seccompProfile"',
      ]);
      assert.deepEqual(warnings(await raise({ [label("enforce")]: "baseline" })), [], "relaxed");
    });
  });
}

describe("pod security by configuration", () => {
  const directory = mkdtempSync(join(tmpdir(), "orch-pod-security-"));
  const file = join(directory, "admission.json");
  const configured = (configuration: object): string => {
    const plugin = { apiVersion: "pod-security.admission.config.orch.io/v1beta1", kind: "PodSecurityConfiguration", ...configuration };
    const document = {
      apiVersion: "apiserver.config.orch.io/v1",
      kind: "AdmissionConfiguration",
      plugins: [{ name: "PodSecurity", configuration: plugin }],
    };
    writeFileSync(file, JSON.stringify(document));
    return `--admission-control-config-file=${file}`;
  };
  let server: TestServer;
  before(async () => {
    server = await startServer({
      flags: [
        configured({
          defaults: { enforce: "baseline", warn: "restricted", "warn-version": "v1.18" },
          exemptions: { usernames: ["exempt"], namespaces: ["free"], runtimeClasses: ["sandboxed"] },
        }),
      ],
    });
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "free" } }), 201);
  });
  after(async () => {
    await server.stop();
    rmSync(directory, { recursive: true });
  });

  test("ADM-16 defaults hold where labels say nothing", async () => {
    const pods = "/api/v1/namespaces/default/pods";
    assertStatus(await server.admin.post(pods, podNamed("p")), 403, "Forbidden", /violates PodSecurity "baseline:latest"/);
    const warned = await server.admin.post(pods, podNamed("p", {}));
    assertOk(warned, 201);
    assert.match(warnings(warned).join(), /would violate PodSecurity \\"restricted:v1.18\\": allowPrivilegeEscalation != false/);
  });

  test("ADM-16 namespaces, users and runtime classes may be exempt", async () => {
    const free = await server.admin.post("/api/v1/namespaces/free/pods", podNamed("p"));
    assertOk(free, 201);
    assert.deepEqual(warnings(free), []);
    const pods = "/api/v1/namespaces/default/pods";
    const headers = { "impersonate-user": "exempt", "impersonate-group": "system:masters" };
    assertOk(await server.admin.post(pods, podNamed("by-user"), { headers }), 201);
    headers["impersonate-user"] = "other";
    assertStatus(await server.admin.post(pods, podNamed("by-other"), { headers }), 403, "Forbidden", /violates PodSecurity/);
    const runtimeClass = { handler: "h", metadata: { name: "sandboxed" } };
    assertOk(await server.admin.post("/apis/node.orch.io/v1/runtimeclasses", runtimeClass), 201);
    assertOk(await server.admin.post(pods, podNamed("by-class", undefined, { runtimeClassName: "sandboxed" })), 201);
    const request = { request_operation: "create", resource: "pod", subresource: "" };
    assert.equal(await counted(server, "pod_security_exemptions_total", request), 3);
  });

  test("ADM-16 a configuration that says nothing valid, and a gate that is off", async () => {
    const flag = configured({ defaults: { enforce: "strict" } });
    await assert.rejects(
      startServer({ flags: [flag] }),
      /couldn't init admission plugin \\?"PodSecurity\\?": defaults.enforce: Invalid value: \\?"strict\\?": must be one of privileged, baseline, restricted/,
    );
    const without = await startServer({ flags: [configured({ defaults: { enforce: "baseline" } }), "--feature-gates=PodSecurity=false"] });
    try {
      assertOk(await without.admin.post("/api/v1/namespaces/default/pods", podNamed("p")), 201);
    } finally {
      await without.stop();
    }
  });

  test("ADM-16 standards that cannot be told are counted: of labels written while the plugin was off, of a namespace that is not there", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-pod-security-"));
    const started = async (off: string, work: (server: TestServer) => Promise<void>): Promise<void> => {
      const server = await startServer({ dataDir, flags: [`--disable-admission-plugins=${off}`] });
      try {
        await work(server);
      } finally {
        await server.stop();
      }
    };
    const pods = "/api/v1/namespaces/mistaken/pods";
    await started("PodSecurity", async ({ admin }) => {
      const labels = { "pod-security.orch.io/enforce": "strict" };
      assertOk(await admin.post("/api/v1/namespaces", { metadata: { name: "mistaken", labels } }), 201);
      assertOk(await admin.post(pods, podNamed("p")), 201);
    });
    await started("NamespaceLifecycle,ServiceAccount", async (server) => {
      const errors = (fatal: boolean): Promise<number> =>
        counted(server, "pod_security_errors_total", {
          fatal: String(fatal),
          request_operation: "create",
          resource: "pod",
          subresource: "",
        });
      assertStatus(await server.admin.post(pods, podNamed("q")), 403, "Forbidden", /violates PodSecurity "restricted:latest"/);
      assert.deepEqual([await errors(false), await errors(true)], [1, 0]);
      const absent = await server.admin.post("/api/v1/namespaces/absent/pods", podNamed("p"));
      assertStatus(absent, 500, "InternalError", "Internal error occurred: failed to lookup namespace absent");
      assert.deepEqual([await errors(false), await errors(true)], [1, 1]);
    });
    rmSync(dataDir, { recursive: true });
  });
});
