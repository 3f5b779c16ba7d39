/** Single requests: GET, durable CREATE and UPDATE, apply. */
import { runLoad, type Workload } from "./load.js";
import { type MeasuredProcess, startBareServer, startMeasuredServer } from "./measured-process.js";
import { perSecond, rate, share, type Table, watched } from "./table.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const OBJECT_BYTES = 1024;
const SECONDS = 4;
/** Warms up sooner than one client, who needs ten seconds until his requests meet compiled code. */
const WARM_UP_CLIENTS = 16;

type Server = MeasuredProcess & { dataDir: string };

/** GET over both protocol versions beside a bare server that answers with as many bytes. */
export async function measureGet(table: Table, server: Server): Promise<void> {
  const path = `${MAPS}/get`;
  await server.client.post(MAPS, { metadata: { name: "get" }, data: { text: "x".repeat(OBJECT_BYTES) } });
  const bytes = (await server.client.get(path)).bytes.length;
  const bare = await startBareServer(server.dataDir, server.credentials, bytes);
  for (const protocol of ["h1", "h2"] as const) {
    const load = (target: MeasuredProcess) =>
      watched(target, () => runLoad({ ...target, protocol, clients: 32, seconds: SECONDS, workload: { kind: "get", path } }));
    await load(bare);
    await load(server);
    const yardstick = perSecond((await load(bare)).result);
    const { result, ...rest } = await load(server);
    const work = `GET, 32 clients, ${protocol === "h1" ? "HTTP/1.1" : "HTTP/2"}`;
    table.add({ work, figure: rate(perSecond(result)), ratio: share(perSecond(result), yardstick), ...rest });
  }
  await bare.stop();
}

/** Durable writes at three concurrencies beside the bare grouped SQLite loop's `inserts` per second. */
export async function measureWrites(table: Table, server: Server, inserts: ReadonlyMap<number, number>): Promise<void> {
  for (const clients of [1, 16, 128]) {
    const create: WriteWorkload = { kind: "create", collection: MAPS, prefix: `c${clients}`, bytes: OBJECT_BYTES };
    const update: WriteWorkload = { kind: "update", collection: MAPS, prefix: `u${clients}`, bytes: OBJECT_BYTES };
    for (const [name, workload] of [
      ["durable CREATE", create],
      ["durable UPDATE", update],
    ] as const) {
      const { result, ...rest } = await measureWarm(server, clients, workload);
      const yardstick = inserts.get(clients) ?? Number.NaN;
      table.add({
        work: `${name}, ${clients} clients`,
        figure: rate(perSecond(result)),
        ratio: share(perSecond(result), yardstick),
        ...rest,
      });
    }
    await server.client.delete(MAPS);
  }
}

/** Server-side apply of objects with ten items, and with a thousand. */
export async function measureApply(table: Table, server: Server): Promise<void> {
  for (const items of [10, 1000]) {
    for (const each of ["new", "unchanged", "changed"] as const) {
      const workload: WriteWorkload = { kind: "apply", collection: MAPS, prefix: `a${items}${each}`, items, each };
      const { result, ...rest } = await measureWarm(server, 16, workload);
      table.add({ work: `apply, ${each}, ${items.toLocaleString("en")} items, 16 clients`, figure: rate(perSecond(result)), ...rest });
    }
    await server.client.delete(MAPS);
  }
}

type WriteWorkload = Exclude<Workload, { readonly kind: "get" }>;

/** The figures of a load of writes, after as long a time of the same on objects of other names. */
async function measureWarm(server: Server, clients: number, workload: WriteWorkload) {
  const load = { ...server, protocol: "h1", seconds: SECONDS } as const;
  await runLoad({ ...load, clients: WARM_UP_CLIENTS, workload: { ...workload, prefix: `warm-${workload.prefix}` } });
  return watched(server, () => runLoad({ ...load, clients, workload }));
}

/** What a GET feels while history is compacted under writes. */
export async function measureCompaction(table: Table): Promise<void> {
  const server = await startMeasuredServer(["--etcd-compaction-interval=1s"]);
  await server.client.post(MAPS, { metadata: { name: "get" }, data: { text: "x".repeat(OBJECT_BYTES) } });
  const update: Workload = { kind: "update", collection: MAPS, prefix: "u", bytes: OBJECT_BYTES };
  const get: Workload = { kind: "get", path: `${MAPS}/get` };
  const writes = runLoad({ ...server, protocol: "h1", clients: 8, seconds: 2 * SECONDS, workload: update });
  const { result, ...rest } = await watched(server, () =>
    runLoad({ ...server, protocol: "h1", clients: 1, seconds: SECONDS, workload: get }),
  );
  await writes;
  await server.stop();
  table.add({ work: "GET, 1 client, under 8 writers and compaction each second", figure: rate(perSecond(result)), ...rest });
}
