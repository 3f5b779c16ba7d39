/** Configurations of webhooks for tests: written, and taken away again, each effective before the test goes on. */
import assert from "node:assert/strict";
import { eventually } from "./eventually.js";
import type { TestServer } from "./server.js";
import { SENTINEL, type TestWebhook } from "./webhook.js";

export type HookKind = "mutating" | "validating";

const GROUP = "/apis/admissionregistration.orch.io/v1";

/** A hook about ConfigMaps at a path of the webhook's address. */
export const hookAt = (webhook: TestWebhook, path: string, change: object = {}): object => ({
  name: `${path.replace(/\W/g, "") || "a"}.hooks.example.com`,
  clientConfig: { url: `${webhook.url}${path}`, caBundle: webhook.caBundle },
  rules: [{ operations: ["CREATE", "UPDATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }],
  sideEffects: "None",
  admissionReviewVersions: ["v1"],
  ...change,
});

/** Configurations of one server. */
export class Configurations {
  readonly #written: string[] = [];
  #probe = 0;

  constructor(private readonly server: Pick<TestServer, "admin">) {}

  /** Writes a configuration; resolves when the server asks its hooks. */
  async write(kind: HookKind, name: string, ...webhooks: readonly object[]): Promise<void> {
    const path = `${GROUP}/${kind}webhookconfigurations`;
    // One that can never be reached tells by its failure that the hooks before it are asked, too.
    const probe = `probe-${this.#probe++}`;
    const sentinel = {
      ...(webhooks[0] as object),
      name: `${probe}.sentinel.example.com`,
      failurePolicy: "Fail",
      namespaceSelector: {},
      objectSelector: { matchLabels: { sentinel: probe } },
      rules: [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["limitranges"] }],
      clientConfig: { url: "https://127.0.0.1:1/sentinel" },
    };
    const reply = await this.server.admin.post(path, { metadata: { name }, webhooks: [...webhooks, sentinel] });
    assert.equal(reply.status, 201, reply.text);
    this.#written.push(`${path}/${name}`);
    await eventually(async () => {
      return (await this.#sentinel(probe)).includes("sentinel.example.com");
    });
  }

  /** Takes away all that was written; resolves when nobody is asked any more. */
  async clear(): Promise<void> {
    for (const path of this.#written.splice(0)) await this.server.admin.delete(path);
    for (let probe = 0; probe < this.#probe; probe++) {
      await eventually(async () => !(await this.#sentinel(`probe-${probe}`)).includes("sentinel.example.com"));
    }
    this.#probe = 0;
  }

  /** What is said of an object that the probe's hook is about. */
  async #sentinel(probe: string): Promise<string> {
    const object = { metadata: { name: SENTINEL, labels: { sentinel: probe } }, spec: { limits: [] } };
    return (await this.server.admin.post("/api/v1/namespaces/default/limitranges?dryRun=All", object)).text;
  }
}
