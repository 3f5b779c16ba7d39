/** What controllers do with an unmodified client-go, informers among it, and webhooks of admission that a framework makes. */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, type TestContext, test } from "node:test";
import { promisify } from "node:util";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { followMaps } from "../support/followed-maps.js";
import { buildGoPrograms, withoutGo } from "../support/go-clients.js";
import { startServer } from "../support/server.js";

const TOUR = `wrote map[a:1 b:2 c:3]
scaled 4 app=web
told hello 3
evicted
led tourist
released ""
`;

const folder = mkdtempSync(join(tmpdir(), "orch-go-"));
/** Why there are no programs, if so. */
let unbuilt: string | undefined;
before(() => {
  if (withoutGo === false) unbuilt = buildGoPrograms("go-clients", folder);
});
after(() => rmSync(folder, { recursive: true }));

/** The path of a program; undefined, with the test skipped, where it cannot be built. */
function programFor(context: TestContext, name: "informer" | "tour" | "webhook"): string | undefined {
  if (unbuilt === undefined) return join(folder, name);
  context.skip(unbuilt);
  return undefined;
}

const OPTIONS = { skip: withoutGo, timeout: 120_000 };

test("CAT-14 client-go writes, scales, tells events, evicts, and elects a leader", OPTIONS, async (context) => {
  const program = programFor(context, "tour");
  if (program === undefined) return;
  const server = await startServer({ profile: "kubernetes" });
  context.after(() => server.stop());
  assert.equal((await promisify(execFile)(program, [server.kubeconfig])).stdout, TOUR);
});

test(
  "WATCH-04, WATCH-16 the informer of client-go, with protobuf and streamed lists, converges on the server's state",
  OPTIONS,
  async (context) => {
    const program = programFor(context, "informer");
    if (program === undefined) return;
    const maps = await followMaps(folder);
    context.after(() => maps.stop());
    const informer = spawn(program, [maps.kubeconfig], { stdio: ["ignore", "pipe", "pipe"] });
    let errors = "";
    informer.stderr.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const exit = new Promise<number | null>((resolve) => informer.once("exit", resolve));
    const lines = createInterface({ input: informer.stdout })[Symbol.asyncIterator]();
    assert.equal((await lines.next()).value, "synced", errors);
    await maps.change();
    const held: string[] = [];
    for (let line = await lines.next(); !line.done; line = await lines.next()) held.push(line.value);
    assert.equal(await exit, 0, errors);
    assert.deepEqual(held, await maps.state());
  },
);

interface Serving {
  readonly url: string;
  readonly caBundle: string;
}

/** Starts the program with a certificate of its own; undefined, with the test skipped, where it cannot be built. */
async function startFrameworkWebhook(context: TestContext): Promise<Serving | undefined> {
  const program = programFor(context, "webhook");
  if (program === undefined) return undefined;
  const authority = await issueAuthority("webhook-authority", Date.now());
  const pair = await issueCertificate(authority, { commonName: "webhook", usage: "server", names: ["127.0.0.1"] }, Date.now());
  writeFileSync(join(folder, "tls.crt"), pair.certificate);
  writeFileSync(join(folder, "tls.key"), pair.key);
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const webhook = spawn(program, [String(port), folder], { stdio: ["ignore", "pipe", "inherit"] });
  context.after(() => webhook.kill("SIGKILL"));
  const [line] = await once(webhook.stdout, "data");
  assert.equal(String(line), "serving\n");
  return { url: `https://127.0.0.1:${port}`, caBundle: Buffer.from(authority.certificate).toString("base64") };
}

test("HOOK-21, HOOK-24, HOOK-25, HOOK-26 webhooks made with controller-runtime set defaults, refuse and warn", OPTIONS, async (context) => {
  const webhook = await startFrameworkWebhook(context);
  if (webhook === undefined) return;
  const server = await startServer({ profile: "kubernetes" });
  context.after(() => server.stop());
  const configure = async (kind: "Mutating" | "Validating", path: string, operations: readonly string[]): Promise<void> => {
    const hook = {
      name: `${kind.toLowerCase()}.colours.example.com`,
      clientConfig: { url: `${webhook.url}/${path}`, caBundle: webhook.caBundle },
      rules: [{ operations, apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }],
      objectSelector: { matchLabels: { colours: "true" } },
      sideEffects: "None",
      admissionReviewVersions: ["v1"],
    };
    const configurations = `/apis/admissionregistration.k8s.io/v1/${kind.toLowerCase()}webhookconfigurations`;
    assertOk(await server.admin.post(configurations, { metadata: { name: "colours" }, webhooks: [hook] }), 201);
  };
  await configure("Mutating", "default", ["CREATE"]);
  await configure("Validating", "validate", ["CREATE", "UPDATE", "DELETE"]);
  const MAPS = "/api/v1/namespaces/default/configmaps";
  const map = (name: string, data?: object, annotations?: object) => ({
    metadata: { name, labels: { colours: "true" }, annotations },
    data,
  });
  const create = (query: string, ...made: Parameters<typeof map>) => server.admin.post(`${MAPS}${query}`, map(...made));
  await eventually(async () => (await create("?dryRun=All", "probe", { colour: "red" })).status === 403);

  const made = await create("", "plain", undefined, { keep: "true" });
  assertOk(made, 201);
  assert.deepEqual(made.json.data, { colour: "blue" });
  assert.deepEqual(made.json.metadata.labels, { colours: "true", "written-by": "admin" });
  assert.match(String(made.headers["warning"]), /^299 - "colours fade"$/);

  const refused = async (reply: ReturnType<typeof create>, words: string): Promise<void> => {
    const { status, json } = await reply;
    assert.deepEqual([status, json.message], [403, `admission webhook "validating.colours.example.com" denied the request: ${words}`]);
  };
  await refused(create("", "danger", { colour: "red" }), "red is taken");
  await refused(server.admin.put(`${MAPS}/plain`, map("plain", { colour: "green" })), "plain stays blue");
  await refused(server.admin.delete(`${MAPS}/plain`), "plain is kept");
  assertOk(await server.admin.put(`${MAPS}/plain`, map("plain", { colour: "blue", size: "1" })), 200);
  assertOk(await server.admin.delete(`${MAPS}/plain`), 200);
});
