/** Writes under webhooks of admission: one that does nothing beside its bare round trip, and a dead one beside writers it does not concern. */
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { eventually } from "../support/eventually.js";
import { type LoadResult, runLoad } from "./load.js";
import { startMeasuredServer } from "./measured-process.js";
import { perSecond, rate, share, type Table, watched } from "./table.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const SECRETS = "/api/v1/namespaces/default/secrets";
const CONFIGURATIONS = "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations";
const OBJECT_BYTES = 1024;
const SECONDS = 3;
/** Each figure is taken so often, in turn with what it is compared with. */
const TURNS = 3;
const WRITERS = 16;
/** Requests that wait for the dead webhook all the time. */
const WAITING = 32;

/** What it answers; undefined for one that never does. */
type Answer = ((uid: string) => string) | undefined;

interface BenchWebhook {
  readonly url: string;
  readonly ca: string;
  readonly server: Server;
  clientConfig(): object;
}

async function startWebhook(answer: Answer): Promise<BenchWebhook> {
  const authority = await issueAuthority("webhooks", Date.now());
  const serving = await issueCertificate(authority, { commonName: "webhook", usage: "server", names: ["127.0.0.1"] }, Date.now());
  const server = createServer({ cert: serving.certificate, key: serving.key, keepAliveTimeout: 60_000 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (answer === undefined) return;
      const [, uid = ""] = /"request":\{"uid":"([^"]*)"/.exec(Buffer.concat(chunks).toString("latin1")) ?? [];
      const body = answer(uid);
      response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const caBundle = Buffer.from(authority.certificate).toString("base64");
  return { url, ca: authority.certificate, server, clientConfig: () => ({ url: `${url}/`, caBundle }) };
}

const hook = (resource: string, clientConfig: object): object => ({
  metadata: { name: resource },
  webhooks: [
    {
      name: "bench.example.com",
      clientConfig,
      rules: [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: [resource] }],
      sideEffects: "None",
      admissionReviewVersions: ["v1"],
      failurePolicy: "Ignore",
      timeoutSeconds: 30,
    },
  ],
});

const middle = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] as number;

export async function measureWebhooks(table: Table): Promise<void> {
  await measureNoOp(table);
  await measureDead(table);
}

/** What a write through a webhook takes beyond the same write without, beside a round trip to it of the same client and document. */
async function measureNoOp(table: Table): Promise<void> {
  const server = await startMeasuredServer();
  const answer = (uid: string): string =>
    `{"kind":"AdmissionReview","apiVersion":"admission.orch.io/v1","response":{"uid":"${uid}","allowed":true}}`;
  const webhook = await startWebhook(answer);
  let prefix = 0;
  const create = (target: { url: string; credentials: { ca: string } }, clients: number): Promise<LoadResult> => {
    const workload = { kind: "create", collection: MAPS, prefix: `n${prefix++}`, bytes: OBJECT_BYTES } as const;
    return runLoad({ ...target, protocol: "h1", clients, seconds: SECONDS, workload });
  };
  const there = { url: webhook.url, credentials: { ca: webhook.ca } };
  const asked = async (work: () => Promise<LoadResult>) => {
    await server.client.post(CONFIGURATIONS, hook("configmaps", webhook.clientConfig()));
    const before = (await countOf(server)) ?? 0;
    await eventually(async () => {
      await server.client.post(`${MAPS}?dryRun=All`, { metadata: { name: "probe" } });
      return (await countOf(server)) > before;
    });
    const outcome = await watched(server, work);
    await server.client.delete(`${CONFIGURATIONS}/configmaps`);
    return outcome;
  };
  await create(server, WRITERS);
  await asked(() => create(server, WRITERS));
  const [bare, plain, hooked]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < TURNS; turn++) {
    bare.push((await create(there, 1)).p50);
    plain.push((await create(server, 1)).p50);
    hooked.push((await asked(() => create(server, 1))).result.p50);
  }
  const [roundTrip, without, within] = [middle(bare), middle(plain), middle(hooked)];
  table.add({ work: "bare round trip to a webhook that does nothing", figure: `${roundTrip.toFixed(2)} ms` });
  table.add({ work: "durable CREATE, 1 client", figure: `${without.toFixed(2)} ms` });
  table.add({
    work: "durable CREATE through that webhook, 1 client",
    figure: `${within.toFixed(2)} ms`,
    ratio: `${((within - without) / roundTrip).toFixed(1)} round trips more`,
  });
  const { result, ...rest } = await asked(() => create(server, WRITERS));
  const yardstick = perSecond(await create(server, WRITERS));
  const work = `durable CREATE through that webhook, ${WRITERS} clients`;
  table.add({ work, figure: rate(perSecond(result)), ratio: `${share(perSecond(result), yardstick)} of without`, ...rest });
  await server.stop();
  webhook.server.closeAllConnections();
  webhook.server.close();
}

async function countOf(server: { client: { get(path: string): Promise<{ text: string }> } }): Promise<number> {
  const lines = (await server.client.get("/metrics")).text
    .split("\n")
    .filter((line) => line.startsWith("apiserver_admission_webhook_request_total"));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
}

/** Writers of ConfigMaps while writers of Secrets wait for a webhook that never answers, and while nobody does. */
async function measureDead(table: Table): Promise<void> {
  const server = await startMeasuredServer();
  const webhook = await startWebhook(undefined);
  let prefix = 0;
  const create = async (): Promise<number> => {
    const workload = { kind: "create", collection: MAPS, prefix: `d${prefix++}`, bytes: OBJECT_BYTES } as const;
    return perSecond(
      (await watched(server, () => runLoad({ ...server, protocol: "h1", clients: WRITERS, seconds: SECONDS, workload }))).result,
    );
  };
  await create();
  const [free, held]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    free.push(await create());
    await server.client.post(CONFIGURATIONS, hook("secrets", webhook.clientConfig()));
    await eventually(async () => (await server.client.post(`${SECRETS}?timeout=200ms`, { metadata: { name: "probe" } })).status === 504);
    const waiting = Array.from({ length: WAITING }, (_, i) =>
      server.client.post(`${SECRETS}?timeout=20s`, { metadata: { name: `s-${turn}-${i}` } }).catch(() => undefined),
    );
    held.push(await create());
    await server.client.delete(`${CONFIGURATIONS}/secrets`);
    webhook.server.closeAllConnections();
    await Promise.all(waiting);
  }
  table.add({ work: `durable CREATE of ConfigMaps, ${WRITERS} clients`, figure: rate(middle(free)) });
  table.add({
    work: `the same while ${WAITING} writers of Secrets wait for a dead webhook`,
    figure: rate(middle(held)),
    ratio: `${share(middle(held), middle(free))} of without`,
  });
  await server.stop();
  webhook.server.close();
}
