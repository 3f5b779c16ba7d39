/** ImagePolicyWebhook against a webhook over TLS: what it is told, what its answers do, and what happens when there are none. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

// biome-ignore lint/suspicious/noExplicitAny: tests reach into documents
type Fields = Record<string, any>;
/** A code, and the body or the status in a proper answer. */
type Answer = { readonly code?: number; readonly body?: string; readonly status?: Fields };

const PODS = "/api/v1/namespaces/default/pods";
const DOMAIN = { orch: "orch.io", kubernetes: "k8s.io" } as const;

describe("image policy webhook", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-image-policy-"));
  const asked: Fields[] = [];
  let answer: (review: Fields) => Answer = () => ({ status: { allowed: true } });
  let webhook: Server;
  let closed: TestServer;
  let open: TestServer;
  let count = 0;

  before(async () => {
    const authority = await issueAuthority("images-authority", Date.now());
    const serving = await issueCertificate(authority, { commonName: "images", usage: "server", names: ["127.0.0.1"] }, Date.now());
    webhook = createServer({ cert: serving.certificate, key: serving.key }, async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const review = JSON.parse(Buffer.concat(chunks).toString());
      asked.push(review);
      const { code = 200, body, status } = answer(review);
      response.writeHead(code, { "content-type": "application/json" }).end(body ?? JSON.stringify({ ...review, status }));
    });
    await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
    const { port } = webhook.address() as AddressInfo;
    const cluster = {
      server: `https://127.0.0.1:${port}/images`,
      "certificate-authority-data": Buffer.from(authority.certificate).toString("base64"),
    };
    writeFileSync(
      join(folder, "kubeconfig"),
      JSON.stringify({
        kind: "Config",
        apiVersion: "v1",
        clusters: [{ name: "c", cluster }],
        users: [{ name: "u", user: { token: "t" } }],
        contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
        "current-context": "x",
      }),
    );
    [closed, open] = await Promise.all([
      startServer({ flags: flags("orch", {}) }),
      startServer({ profile: "kubernetes", flags: flags("kubernetes", { defaultAllow: true, allowTTL: -1, denyTTL: -1 }) }),
    ]);
  });
  after(async () => {
    await Promise.all([closed.stop(), open.stop()]);
    webhook.closeAllConnections();
    webhook.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    asked.length = 0;
    answer = () => ({ status: { allowed: true } });
  });

  function flags(profile: keyof typeof DOMAIN, policy: Fields): string[] {
    const file = join(folder, `${profile}-${Object.keys(policy).join("-")}.json`);
    const imagePolicy = { kubeConfigFile: join(folder, "kubeconfig"), retryBackoff: 1, ...policy };
    const plugins = [{ name: "ImagePolicyWebhook", configuration: { imagePolicy } }];
    writeFileSync(file, JSON.stringify({ apiVersion: `apiserver.config.${DOMAIN[profile]}/v1`, kind: "AdmissionConfiguration", plugins }));
    return ["--enable-admission-plugins=ImagePolicyWebhook", `--admission-control-config-file=${file}`];
  }
  const create = (server: TestServer, image = `image-${++count}`, fields: Fields = {}): Promise<Reply> =>
    server.admin.post(PODS, {
      metadata: { name: `p${++count}`, ...fields["metadata"] },
      spec: { containers: [{ name: "a", image }], ...fields["spec"] },
    });

  for (const [profile, server] of [
    ["orch", () => closed],
    ["kubernetes", () => open],
  ] as const) {
    test(`ADM-02 the webhook is told of images, namespace and the annotations that are meant for it (${profile})`, async () => {
      const mine = `mine.image-policy.${DOMAIN[profile]}/ticket`;
      const metadata = { annotations: { [mine]: "7", other: "x", [`image-policy.${DOMAIN[profile]}/x`]: "y" } };
      assertOk(await create(server(), "first", { metadata, spec: { initContainers: [{ name: "b", image: "before" }] } }), 201);
      assert.deepEqual(asked, [
        {
          kind: "ImageReview",
          apiVersion: `imagepolicy.${DOMAIN[profile]}/v1alpha1`,
          metadata: { creationTimestamp: null },
          spec: { containers: [{ image: "first" }, { image: "before" }], annotations: { [mine]: "7" }, namespace: "default" },
          status: { allowed: false },
        },
      ]);
    });
  }

  test("ADM-03 the webhook's no is one, with its reason", async () => {
    answer = () => ({ status: { allowed: false, reason: "no latest" } });
    const refused = await create(closed);
    const why = "image policy webhook backend denied one or more images: no latest";
    assertStatus(refused, 403, "Forbidden", `pods "p${count}" is forbidden: ${why}`);
    for (const status of [{ allowed: false }, {}]) {
      answer = () => ({ status });
      assertStatus(await create(closed), 403, "Forbidden", `pods "p${count}" is forbidden: one or more images rejected by webhook backend`);
    }
  });

  test("ADM-03 answers are remembered for their time, and pods that ask the same share one", async () => {
    const replies = await Promise.all([create(closed, "shared"), create(closed, "shared"), create(closed, "shared")]);
    for (const reply of replies) assertOk(reply, 201);
    assertOk(await create(closed, "shared"), 201);
    assert.equal(asked.length, 1);
    for (let i = 0; i < 2; i++) assertOk(await create(open, "again"), 201);
    assert.equal(asked.length, 3, "a time of -1 remembers nothing");
  });

  test("ADM-03 updates of images and ephemeral containers are asked about, status is not", async () => {
    assertOk(await create(closed, "old"), 201);
    const pod = `${PODS}/p${count}`;
    asked.length = 0;
    assertOk(await closed.admin.mergePatch(`${pod}/status`, { status: { phase: "Running" } }), 200);
    assert.equal(asked.length, 0);
    answer = ({ spec }) => ({ status: { allowed: spec.containers[0].image !== "bad" } });
    const patch = (path: string, spec: Fields): Promise<Reply> => closed.admin.strategicPatch(path, { spec });
    assertStatus(await patch(pod, { containers: [{ name: "a", image: "bad" }] }), 403, "Forbidden", /rejected by webhook backend/);
    const debugging = { ephemeralContainers: [{ name: "e", image: "bad" }] };
    assertStatus(await patch(`${pod}/ephemeralcontainers`, debugging), 403, "Forbidden", /rejected by webhook backend/);
    assert.deepEqual(asked.at(-1)?.["spec"].containers, [{ image: "bad" }]);
    assertOk(await patch(pod, { containers: [{ name: "a", image: "new" }] }), 200);
  });

  for (const [what, lie] of [
    ["nothing", { body: "" }],
    ["no JSON", { body: "yes" }],
    ["another kind", { body: '{"kind":"Pod","apiVersion":"v1","status":{"allowed":true}}' }],
    ["a wrong type", { status: { allowed: "yes" } }],
    ["a failure", { code: 400, status: { allowed: true } }],
    ["a failure that may pass", { code: 500, status: { allowed: true } }],
    ["very much", { body: `{"kind":"ImageReview","status":{"allowed":true},"x":"${"x".repeat(2 * 1024 * 1024)}"}` }],
  ] as const) {
    test(`ADM-03 a webhook that answers ${what} allows nothing, unless told so, and the pod is then marked`, async () => {
      answer = () => lie;
      assertStatus(await create(closed), 403, "Forbidden", /webhook/);
      const passed = assertOk(await create(open), 201);
      assert.deepEqual(passed.metadata.annotations, { "alpha.image-policy.k8s.io/failed-open": "true" });
    });
  }

  test("ADM-03 a failure that may pass is asked about again", async () => {
    answer = () => (asked.length < 3 ? { code: 500 } : { status: { allowed: true } });
    assertOk(await create(closed), 201);
    assert.equal(asked.length, 3);
  });

  test("ADM-03 a plugin that is not or wrongly configured refuses the start", async () => {
    const failing = (policy: Fields, message: RegExp): Promise<void> =>
      assert.rejects(startServer({ flags: flags("orch", policy) }), message);
    await assert.rejects(
      startServer({ flags: ["--enable-admission-plugins=ImagePolicyWebhook"] }),
      /"ImagePolicyWebhook\\?": no config specified/,
    );
    await failing({ allowTTL: 1801 }, /valid value is between 1s and 30m0s, got 30m1s/);
    await failing({ kubeConfigFile: join(folder, "nothing") }, /couldn't init admission plugin \\?"ImagePolicyWebhook\\?": .*nothing/);
  });
});
