/** Plugins that are off unless asked for, and look at pods: what they refuse, what they add, and how they are configured. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const PLUGINS = ["SecurityContextDeny", "LimitPodHardAntiAffinityTopology", "PodNodeSelector", "PodTolerationRestriction"].join(",");
const PODS = "/api/v1/namespaces/default/pods";

// biome-ignore lint/suspicious/noExplicitAny: tests reach into objects of every shape
type Fields = Record<string, any>;

const directory = mkdtempSync(join(tmpdir(), "orch-pod-plugins-"));
after(() => rmSync(directory, { recursive: true }));

/** The flag for a file that configures plugins. */
function configured(groupDomain: string, plugins: Fields): string {
  const file = join(directory, `${groupDomain}-${Object.keys(plugins).join("-")}.json`);
  const entries = Object.entries(plugins).map(([name, configuration]) => ({ name, configuration }));
  writeFileSync(
    file,
    JSON.stringify({ apiVersion: `apiserver.config.${groupDomain}/v1`, kind: "AdmissionConfiguration", plugins: entries }),
  );
  return `--admission-control-config-file=${file}`;
}

for (const [profile, domain, groupDomain] of [
  ["orch", "orch.io", "orch.io"],
  ["kubernetes", "kubernetes.io", "k8s.io"],
] as const) {
  describe(`plugins that look at pods, profile ${profile}`, () => {
    let server: TestServer;
    let count = 0;
    before(async () => {
      const flag = configured(groupDomain, {
        PodNodeSelector: { podNodeSelectorPluginConfig: { clusterDefaultNodeSelector: "disk=ssd", narrow: "disk=ssd,zone=a" } },
        PodTolerationRestriction: {
          apiVersion: `podtolerationrestriction.admission.${groupDomain}/v1alpha1`,
          kind: "Configuration",
          default: [{ key: "everywhere", operator: "Exists" }],
        },
      });
      server = await startServer({ profile, flags: [`--enable-admission-plugins=${PLUGINS}`, flag] });
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "narrow" } }), 201);
    });
    after(() => server.stop());

    const create = (spec: Fields, container: Fields = {}, pods = PODS): Promise<Reply> =>
      server.admin.post(pods, {
        metadata: { name: `p${++count}` },
        spec: { containers: [{ name: "a", image: "i", ...container }], ...spec },
      });
    const refused = async (reply: Promise<Reply>, why: string): Promise<void> =>
      assertStatus(await reply, 403, "Forbidden", `pods "p${count}" is forbidden: ${why}`);

    /** A namespace with annotations, given by what stands behind the slash. */
    async function podsOfNamespace(name: string, annotations: Record<string, string>): Promise<string> {
      const named = Object.fromEntries(Object.entries(annotations).map(([key, value]) => [`scheduler.alpha.${domain}/${key}`, value]));
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name, annotations: named } }), 201);
      return `/api/v1/namespaces/${name}/pods`;
    }

    test("ADM-22 pods and containers may not say as whom they run", async () => {
      for (const [field, value, title] of [
        ["supplementalGroups", [1], "SupplementalGroups"],
        ["seLinuxOptions", { level: "s0" }, "SELinuxOptions"],
        ["runAsUser", 1, "RunAsUser"],
        ["fsGroup", 1, "FSGroup"],
      ] as const) {
        await refused(create({ securityContext: { [field]: value } }), `pod.Spec.SecurityContext.${title} is forbidden`);
      }
      for (const [field, value, title] of [
        ["seLinuxOptions", { level: "s0" }, "SELinuxOptions"],
        ["runAsUser", 0, "RunAsUser"],
      ] as const) {
        const securityContext = { [field]: value };
        await refused(create({}, { securityContext }), `SecurityContext.${title} is forbidden`);
        await refused(create({ initContainers: [{ name: "b", image: "i", securityContext }] }), `SecurityContext.${title} is forbidden`);
      }
      assertOk(await create({ securityContext: { runAsNonRoot: true } }, { securityContext: { privileged: true } }), 201);
    });

    test("ADM-04 pods may keep others off their node alone", async () => {
      const required = (topologyKey: string): Fields => ({
        affinity: {
          podAntiAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey, labelSelector: { matchLabels: { a: "b" } } }],
          },
        },
      });
      assertOk(await create(required(`${domain}/hostname`)), 201);
      const has = "affinity.PodAntiAffinity.RequiredDuringScheduling has TopologyKey zone";
      await refused(create(required("zone")), `${has} but only key ${domain}/hostname is allowed`);
    });

    test("ADM-15 node selectors of namespaces are merged into those of pods", async () => {
      const pods = await podsOfNamespace("selected", { "node-selector": "zone=a, disk=hdd" });
      const made = assertOk(await create({ nodeSelector: { arch: "arm" } }, {}, pods), 201);
      assert.deepEqual(made.spec.nodeSelector, { arch: "arm", zone: "a", disk: "hdd" });
      assertOk(await create({ nodeSelector: { zone: "a" } }, {}, pods), 201);
      await refused(
        create({ nodeSelector: { zone: "b" } }, {}, pods),
        "pod node label selector conflicts with its namespace node label selector",
      );
      assert.deepEqual(assertOk(await create({}), 201).spec.nodeSelector, { disk: "ssd" }, "the default of the configuration");
      const free = await podsOfNamespace("free", { "node-selector": "" });
      assert.equal(assertOk(await create({}, {}, free), 201).spec.nodeSelector, undefined, "an empty annotation is one, too");
    });

    test("ADM-15 the configuration says what namespaces may select, and a broken annotation is no pod's fault", async () => {
      const pods = "/api/v1/namespaces/narrow/pods";
      assert.deepEqual(assertOk(await create({ nodeSelector: { zone: "a" } }, {}, pods), 201).spec.nodeSelector, {
        disk: "ssd",
        zone: "a",
      });
      const why = "pod node label selector labels conflict with its namespace whitelist";
      await refused(create({ nodeSelector: { zone: "b" } }, {}, pods), why);
      await refused(create({ nodeSelector: { arch: "arm" } }, {}, pods), why);
      const broken = await podsOfNamespace("broken", { "node-selector": "a" });
      assertStatus(await create({}, {}, broken), 500, "InternalError", "Internal error occurred: invalid selector: [a]");
    });

    test("ADM-18 tolerations of namespaces are merged into those of pods, one standing for all that it covers", async () => {
      const listed = async (reply: Promise<Reply>): Promise<string[]> =>
        assertOk(await reply, 201)
          .spec.tolerations.map(({ key = "", operator = "", value = "", effect = "" }: Fields) => `${key} ${operator} ${value} ${effect}`)
          .filter((text: string) => !/unreachable|not-ready/.test(text));
      assert.deepEqual(await listed(create({})), ["everywhere Exists  "], "the default of the configuration");
      const pods = await podsOfNamespace("tolerant", { defaultTolerations: '[{"key":"k","operator":"Exists","effect":"NoSchedule"}]' });
      const narrow = { key: "k", operator: "Equal", value: "v", effect: "NoSchedule" };
      const other = { key: "o", operator: "Equal", value: "v" };
      assert.deepEqual(await listed(create({ tolerations: [narrow, other] }, {}, pods)), ["o Equal v ", "k Exists  NoSchedule"]);
      const asking = { resources: { requests: { memory: "1Mi" } } };
      assert.deepEqual(await listed(create({}, asking, pods)), [
        `k Exists  NoSchedule`,
        `node.${domain}/memory-pressure Exists  NoSchedule`,
      ]);
      assert.deepEqual(await listed(create({}, { resources: { requests: { memory: "0" } } }, pods)), ["k Exists  NoSchedule"]);
    });

    test("ADM-18 tolerations outside of the namespace's list are refused, those of namespaces included", async () => {
      const why = "pod tolerations (possibly merged with namespace default tolerations) conflict with its namespace whitelist";
      const waiting = ["not-ready", "unreachable"].map((taint) => ({
        key: `node.${domain}/${taint}`,
        operator: "Exists",
        effect: "NoExecute",
      }));
      const allowed = JSON.stringify([...waiting, { key: "k", operator: "Exists" }]);
      const pods = await podsOfNamespace("listed", { tolerationsWhitelist: allowed, defaultTolerations: "" });
      assertOk(await create({ tolerations: [{ key: "k", operator: "Equal", value: "v", effect: "NoSchedule" }] }, {}, pods), 201);
      assertOk(await create({}, {}, pods), 201);
      await refused(create({ tolerations: [{ key: "other", operator: "Exists" }] }, {}, pods), why);
      await refused(create({ tolerations: [{ operator: "Exists" }] }, {}, pods), why);
      const strict = await podsOfNamespace("strict", {
        tolerationsWhitelist: JSON.stringify([...waiting, { key: "k", operator: "Exists" }]),
      });
      await refused(create({}, {}, strict), why);
      const broken = await podsOfNamespace("torn", { tolerationsWhitelist: "[" });
      assertStatus(await create({}, {}, broken), 500, "InternalError", /tolerationsWhitelist must be a list of tolerations$/);
    });

    test("ADM-18 a toleration may be added to a pod only from the list", async () => {
      const waiting = ["not-ready", "unreachable"].map((taint) => ({ key: `node.${domain}/${taint}`, operator: "Exists" }));
      const pods = await podsOfNamespace("later", {
        tolerationsWhitelist: JSON.stringify([...waiting, { key: "k", operator: "Exists" }]),
        defaultTolerations: "",
      });
      const made = assertOk(await create({}, {}, pods), 201);
      const add = (key: string): Promise<Reply> =>
        server.admin.mergePatch(`${pods}/${made.metadata.name}`, {
          spec: { tolerations: [...(made.spec.tolerations ?? []), { key, operator: "Exists", effect: "NoSchedule" }] },
        });
      assertStatus(await add("other"), 403, "Forbidden", /conflict with its namespace whitelist$/);
      assertOk(await add("k"), 200);
    });

    test("ADM-18 very many tolerations are refused rather than held against each other", async () => {
      const tolerations = Array.from({ length: 501 }, (_, i) => ({ key: `k${i}`, operator: "Exists" }));
      await refused(create({ tolerations }), "pods must have at most 500 tolerations where tolerations are restricted");
    });
  });
}

test("ADM-15 ADM-18 configurations that are none refuse the start", async () => {
  for (const [plugin, configuration, message] of [
    ["PodNodeSelector", { podNodeSelectorPluginConfig: { ns: "a" } }, /"PodNodeSelector\\?": invalid selector: \[a\]/],
    [
      "PodTolerationRestriction",
      { apiVersion: "podtolerationrestriction.admission.orch.io/v1alpha1", kind: "Configuration", default: [{ key: "" }] },
      /"PodTolerationRestriction\\?": default\[0\].operator must be Exists when `key` is empty/,
    ],
  ] as const) {
    const flags = [`--enable-admission-plugins=${plugin}`, configured("orch.io", { [plugin]: configuration })];
    await assert.rejects(startServer({ flags }), message);
  }
});
