/** What quotas and limit ranges cost writers: CREATE without the plugins, with them, and in a namespace that has quotas, in turn. */
import { runLoad, type Workload } from "./load.js";
import { type MeasuredProcess, startMeasuredServer } from "./measured-process.js";
import { perSecond, rate, share, type Table, watched } from "./table.js";

const SECONDS = 3;
const ROUNDS = 3;
const CLIENTS = 16;
const OBJECT_BYTES = 1024;
const OFF = "ResourceQuota,LimitRanger,Priority,RuntimeClass,DefaultStorageClass,DefaultIngressClass,PersistentVolumeClaimResize";
const QUOTA = { "count/configmaps": "1000000", pods: "1000000", "requests.cpu": "1000000" };

interface Variant {
  readonly name: string;
  readonly server: MeasuredProcess;
  readonly namespace: string;
}

/** Rounds of all variants one after the other, so that what else the machine does falls on each of them. */
export async function measureQuotas(table: Table): Promise<void> {
  const without = await startMeasuredServer([`--disable-admission-plugins=${OFF}`, "--controllers=*,-resourcequota"]);
  const server = await startMeasuredServer();
  for (const { client } of [without, server]) await client.post("/api/v1/namespaces", { metadata: { name: "full" } });
  const quota = { metadata: { name: "q" }, spec: { hard: QUOTA } };
  await server.client.post("/api/v1/namespaces/full/resourcequotas", quota);
  const variants: readonly Variant[] = [
    { name: "without quota and limit plugins", server: without, namespace: "default" },
    { name: "with them", server, namespace: "default" },
    { name: "with them and a quota of three resources", server, namespace: "full" },
  ];
  for (const object of ["configmap", "pod"] as const) {
    const figures = new Map<Variant, Figure[]>(variants.map((variant) => [variant, []]));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const variant of variants) {
        const figure = await create(variant, object, `${object}${round}`);
        // The first round meets code that is not compiled yet.
        if (round > 0) figures.get(variant)?.push(figure);
      }
    }
    const [first] = variants as [Variant, ...Variant[]];
    const yardstick = medians(figures.get(first) ?? []);
    for (const [variant, seen] of figures) {
      const { perSecond: each, cpu } = medians(seen);
      const work = `CREATE of a ${object}, ${CLIENTS} clients, ${variant.name}`;
      const compared = variant === first ? {} : { ratio: `${share(each, yardstick.perSecond)}, CPU ${share(cpu, yardstick.cpu)}` };
      table.add({ work, figure: rate(each), cpu: `${cpu.toFixed(3)} ms each`, ...compared });
    }
  }
  await without.stop();
  await server.stop();
}

interface Figure {
  readonly perSecond: number;
  /** Milliseconds of the server's CPU per request. */
  readonly cpu: number;
}

async function create({ server, namespace }: Variant, object: "configmap" | "pod", prefix: string): Promise<Figure> {
  const collection = `/api/v1/namespaces/${namespace}/${object}s`;
  const workload: Workload = { kind: "create", object, collection, prefix, bytes: OBJECT_BYTES };
  const load = { ...server, protocol: "h1", clients: CLIENTS, seconds: SECONDS, workload } as const;
  const { result, cpu } = await watched(server, () => runLoad(load));
  await server.client.delete(collection, { gracePeriodSeconds: 0 });
  return { perSecond: perSecond(result), cpu: Number.parseFloat(cpu) };
}

const medians = (figures: readonly Figure[]): Figure => ({
  perSecond: median(figures.map((figure) => figure.perSecond)),
  cpu: median(figures.map((figure) => figure.cpu)),
});

const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
