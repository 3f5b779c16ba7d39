/** Writes under webhooks of admission: one that does nothing beside its bare round trip, and a dead one beside writers it does not concern. */
import { ApiClient } from "../support/api-client.js";
import { eventually } from "../support/eventually.js";
import { type AskedWebhook, type Load, type LoadResult, startLoad, type Workload } from "./load.js";
import { type MeasuredProcess, startMeasuredServer } from "./measured-process.js";
import { rate, type Table } from "./table.js";
import { type BenchWebhook, startWebhookProcess } from "./webhook-process.js";

const SECRETS = "/api/v1/namespaces/default/secrets";
const OBJECT_BYTES = 1024;
const WRITERS = 16;
/** Requests that wait for the dead webhook all the time. */
const WAITING = 32;
/** Rounds are short and taken in turn, so that what else happens on the machine falls on all alike. */
const ROUND_SECONDS = 0.4;
const NO_OP_TURNS = 12;
const DEAD_TURNS = 20;

const mapsIn = (namespace: string): string => `/api/v1/namespaces/${namespace}/configmaps`;

/** As configurations call the kinds of webhooks. */
type HookKind = "validating" | "mutating";

const configurations = (kind: HookKind): string => `/apis/admissionregistration.orch.io/v1/${kind}webhookconfigurations`;

/** Asked about creations in the namespace that it is named after. */
const hook = (name: string, resource: string, clientConfig: object): object => ({
  metadata: { name },
  webhooks: [
    {
      name: "bench.example.com",
      clientConfig,
      rules: [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: [resource] }],
      namespaceSelector: { matchLabels: { "orch.io/metadata.name": name } },
      sideEffects: "None",
      admissionReviewVersions: ["v1"],
      failurePolicy: "Ignore",
      timeoutSeconds: 30,
    },
  ],
});

const middle = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] as number;

/** One round: what clients saw, and the server's milliseconds of CPU per request. */
interface Round extends LoadResult {
  readonly cpu: number;
}

async function round(server: MeasuredProcess, load: Load, workload: Workload): Promise<Round> {
  const before = await server.read();
  const result = await load.run({ seconds: ROUND_SECONDS, workload });
  const after = await server.read();
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} requests failed: ${result.firstFailure}`);
  return { ...result, cpu: (after.cpu - before.cpu) / result.requests };
}

/** Creations under names that no other round takes. */
function creations(): (namespace: string, asked?: AskedWebhook) => Workload {
  let rounds = 0;
  return (namespace, asked) => ({
    kind: "create",
    collection: mapsIn(namespace),
    prefix: `c${rounds++}`,
    bytes: OBJECT_BYTES,
    ...(asked === undefined ? {} : { asked }),
  });
}

/**
 * What a write through a webhook takes beyond the same write without, beside a bare round trip: the same document, sent by the same code as
 * the server's, from another process, after each of as many writes. A process that does nothing but ask has its answer in half the time: it
 * and the webhook never sleep.
 */
export async function measureNoOpWebhook(table: Table): Promise<void> {
  const server = await startMeasuredServer();
  const webhook = await startWebhookProcess(true);
  for (const kind of ["validating", "mutating"] as const) {
    await server.client.post("/api/v1/namespaces", { metadata: { name: kind } });
    await server.client.post(configurations(kind), hook(kind, "configmaps", webhook.clientConfig()));
  }
  const create = creations();
  for (const clients of [1, WRITERS]) {
    const load = startLoad({ ...server, protocol: "h1", clients });
    const rounds = { bare: [] as Round[], plain: [] as Round[], validating: [] as Round[], mutating: [] as Round[] };
    for (let turn = -2; turn < NO_OP_TURNS; turn++) {
      const validating = await round(server, load, create("validating"));
      const asked = { clientConfig: webhook.clientConfig(), document: await webhook.lastReview() };
      const bare = await round(server, load, create("default", asked));
      const taken = {
        bare,
        validating,
        plain: await round(server, load, create("default")),
        mutating: await round(server, load, create("mutating")),
      };
      // The first turns warm everything up.
      if (turn < 0) continue;
      for (const of of Object.keys(rounds) as (keyof typeof rounds)[]) rounds[of].push(taken[of]);
    }
    load.stop();
    const who = clients === 1 ? "1 client" : `${clients} clients`;
    const row = (work: string, taken: readonly Round[], ratio?: string): void =>
      table.add({
        work: `${work}, ${who}`,
        figure: `${middle(taken.map(({ p50 }) => p50)).toFixed(2)} ms`,
        ...(ratio === undefined ? {} : { ratio }),
        latency: `${middle(taken.map(({ p50 }) => p50)).toFixed(1)} / ${middle(taken.map(({ p99 }) => p99)).toFixed(1)}`,
        ...(taken === rounds.bare ? {} : { cpu: `${middle(taken.map(({ cpu }) => cpu)).toFixed(3)} ms each` }),
      });
    row("bare round trip to a webhook that does nothing, between creations", rounds.bare);
    row("durable CREATE", rounds.plain);
    for (const kind of ["validating", "mutating"] as const) {
      const more = rounds[kind].map((each, i) => (each.p50 - (rounds.plain[i] as Round).p50) / (rounds.bare[i] as Round).p50);
      row(`durable CREATE through that webhook, ${kind}`, rounds[kind], `${middle(more).toFixed(1)} round trips more`);
    }
  }
  await server.stop();
  webhook.stop();
}

/** Writers of ConfigMaps while writers of Secrets wait for a webhook that never answers, and while nobody does. */
export async function measureDeadWebhook(table: Table): Promise<void> {
  const server = await startMeasuredServer();
  const webhook = await startWebhookProcess(false);
  const create = creations();
  const load = startLoad({ ...server, protocol: "h1", clients: WRITERS });
  const [free, held]: [Round[], Round[]] = [[], []];
  for (let turn = -2; turn < DEAD_TURNS; turn++) {
    const without = await round(server, load, create("default"));
    const release = await holdSecrets(server, webhook, turn);
    const beside = await round(server, load, create("default"));
    await release();
    if (turn < 0) continue;
    free.push(without);
    held.push(beside);
  }
  load.stop();
  await server.stop();
  webhook.stop();
  const ratio = (of: (each: Round) => number): string =>
    `${(100 * middle(held.map((each, i) => of(each) / of(free[i] as Round)))).toFixed(1)}%`;
  const speed = ({ requests, seconds }: Round): number => requests / seconds;
  const cpu = (rounds: readonly Round[]): string => `${middle(rounds.map((each) => each.cpu)).toFixed(3)} ms each`;
  table.add({ work: `durable CREATE of ConfigMaps, ${WRITERS} clients`, figure: rate(middle(free.map(speed))), cpu: cpu(free) });
  table.add({
    work: `the same while ${WAITING} writers of Secrets wait for a dead webhook`,
    figure: rate(middle(held.map(speed))),
    ratio: `${ratio(speed)} of without, ${ratio((each) => each.cpu)} of its CPU`,
    cpu: cpu(held),
  });
}

/** Resolves when all the writers wait, with what ends their waiting. */
async function holdSecrets(server: MeasuredProcess, webhook: BenchWebhook, turn: number): Promise<() => Promise<void>> {
  await server.client.post(configurations("validating"), hook("default", "secrets", webhook.clientConfig()));
  // Of its own: a connection ends with a request that took too long.
  const probing = new ApiClient(server.url, server.credentials);
  await eventually(async () => (await probing.post(`${SECRETS}?timeout=200ms`, { metadata: { name: "probe" } })).status === 504);
  probing.close();
  const secrets = Array.from({ length: WAITING }, (_, i) => server.client.post(SECRETS, { metadata: { name: `s${turn}-${i}` } }));
  await eventually(async () => (await webhook.waiting()) === WAITING);
  return async () => {
    await server.client.delete(`${configurations("validating")}/default`);
    await webhook.cut();
    await Promise.all(secrets);
  };
}
