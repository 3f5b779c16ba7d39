/** Lists, pages, memory and watches of many objects. */
import { performance } from "node:perf_hooks";
import { percentile, runLoad } from "./load.js";
import { type MeasuredProcess, startBareServer } from "./measured-process.js";
import { perSecond, share, type Table, watched } from "./table.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const OBJECT_BYTES = 1024;
/** Watchers whose deliveries are timed; the others are only read, so that the reader is not what is measured. */
const SAMPLED_WATCHERS = 20;
const PROTOBUF = "application/vnd.orch.protobuf";

type Server = MeasuredProcess & { dataDir: string };

/** Creates `from`..`to` ConfigMaps of 1 KiB, many at a time. */
export async function fill(server: MeasuredProcess, from: number, to: number): Promise<void> {
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < to) {
      const name = `o${String(next++).padStart(7, "0")}`;
      const reply = await server.client.post(MAPS, { metadata: { name }, data: { text: "x".repeat(OBJECT_BYTES) } });
      if (reply.status !== 201) throw new Error(reply.text);
    }
  };
  await Promise.all(Array.from({ length: 64 }, worker));
}

/** LIST of everything there is, in JSON and protobuf, beside a bare server sending as many bytes. */
export async function measureList(table: Table, server: Server, objects: number): Promise<void> {
  for (const accept of ["application/json", PROTOBUF]) {
    const bytes = (await server.client.get(MAPS, { accept })).bytes.length;
    const bare = await startBareServer(server.dataDir, server.credentials, bytes);
    const load = (target: MeasuredProcess) =>
      watched(target, () => runLoad({ ...target, protocol: "h1", clients: 1, seconds: 4, workload: { kind: "get", path: MAPS, accept } }));
    await load(server);
    const yardstick = perSecond((await load(bare)).result);
    const { result, ...rest } = await load(server);
    await bare.stop();
    const megabytes = Math.round(result.bytes / result.seconds / 1e6);
    const figure = `${perSecond(result).toFixed(1)} a second, ${megabytes} MB/s`;
    const form = accept === PROTOBUF ? "protobuf" : "JSON";
    table.add({ work: `LIST of ${objects.toLocaleString("en")}, ${form}`, figure, ratio: share(perSecond(result), yardstick), ...rest });
  }
}

/** Pages of 500 through everything, beside the same client taking as many such pages from a bare server. */
export async function measurePages(table: Table, server: Server, objects: number): Promise<void> {
  const page = `${MAPS}?limit=500`;
  const bare = await startBareServer(server.dataDir, server.credentials, (await server.client.get(page)).bytes.length);
  let best = Number.POSITIVE_INFINITY;
  let yardstick = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    best = Math.min(best, await milliseconds(() => readPages(server, page)));
    yardstick = Math.min(yardstick, await milliseconds(() => repeat(objects / 500, () => bare.client.get(page))));
  }
  await bare.stop();
  table.add({
    work: `pages of 500 through ${objects.toLocaleString("en")}`,
    figure: `${best.toFixed(0)} ms`,
    ratio: share(yardstick, best),
  });
}

async function readPages(server: Server, page: string): Promise<void> {
  let token = "";
  do {
    const reply = await server.client.get(page + token);
    const found = /"continue":"([^"]+)"/.exec(reply.bytes.toString("latin1", 0, 1000));
    token = found ? `&continue=${encodeURIComponent(found[1] as string)}` : "";
  } while (token !== "");
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i++) await work();
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Ten whole lists at once. */
export async function measureManyLists(table: Table, server: Server, objects: number): Promise<void> {
  const before = await server.read();
  let peak = before.residentMiB;
  let streaming = true;
  const sample = (async () => {
    while (streaming) {
      peak = Math.max(peak, (await server.read()).residentMiB);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const elapsed = await milliseconds(async () => {
    await Promise.all(Array.from({ length: 10 }, () => readList(server)));
  });
  streaming = false;
  await sample;
  const figure = `${(elapsed / 1000).toFixed(1)} s, ${Math.max(0, peak - before.residentMiB).toFixed(0)} MiB more`;
  table.add({ work: `ten lists of ${objects.toLocaleString("en")} at once`, figure });
}

/** What a GET from another process feels while lists of everything stream, one at a time. */
export async function measureGetWhileListing(table: Table, server: Server, objects: number): Promise<void> {
  let asking = true;
  const lists = (async () => {
    while (asking) await readList(server);
  })();
  const workload = { kind: "get", path: "/api/v1/namespaces/default" } as const;
  const { result, latency, loopDelay } = await watched(server, () =>
    runLoad({ ...server, protocol: "h1", clients: 1, seconds: 4, workload }),
  );
  asking = false;
  await lists;
  const figure = `${perSecond(result).toFixed(0)} a second`;
  table.add({ work: `GET while lists of ${objects.toLocaleString("en")} stream`, figure, latency, loopDelay });
}

/** Takes a whole list and keeps none of it. */
async function readList(server: Server): Promise<void> {
  const response = await server.client.open("GET", MAPS);
  for await (const _ of response);
}

/** `watchers` of one namespace while 100 changes a second are made: how long until each has each. */
export async function measureWatchers(table: Table, server: Server, watchers: number, seconds: number): Promise<void> {
  const { metadata } = (await server.client.get(`${MAPS}?limit=1`)).json as { metadata: { resourceVersion: string } };
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const streams = await Promise.all(
    Array.from({ length: watchers }, () => server.client.open("GET", `${MAPS}?watch=1&resourceVersion=${metadata.resourceVersion}`)),
  );
  for (const [index, stream] of streams.entries()) {
    stream.on("error", () => undefined);
    if (index >= SAMPLED_WATCHERS) {
      stream.resume();
      continue;
    }
    stream.on("data", (chunk: Buffer) => {
      const now = performance.now();
      for (const match of chunk.toString("latin1").matchAll(/"sent":"(\d+)"/g))
        latencies.push(now - (sentAt.get(match[1] as string) ?? now));
    });
  }
  const before = await server.read();
  const begun = performance.now();
  const writes: Promise<unknown>[] = [];
  for (let i = 0; i < seconds * 100; i++) {
    const due = begun + i * 10;
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
    sentAt.set(String(i), performance.now());
    writes.push(
      server.client.put(`${MAPS}/w${i % 10}`, { metadata: { name: `w${i % 10}` }, data: { sent: String(i), text: "x".repeat(200) } }),
    );
  }
  await Promise.all(writes);
  while (latencies.length < Math.min(watchers, SAMPLED_WATCHERS) * seconds * 100) await new Promise((resolve) => setTimeout(resolve, 10));
  const elapsed = performance.now() - begun;
  const after = await server.read();
  for (const stream of streams) stream.destroy();
  const sorted = Float64Array.from(latencies).sort();
  table.add({
    work: `${watchers} watchers, 100 events a second`,
    figure: `${(watchers * seconds * 100).toLocaleString("en")} deliveries`,
    latency: `${percentile(sorted, 0.5).toFixed(1)} / ${percentile(sorted, 0.99).toFixed(1)}`,
    cpu: `${((after.cpu - before.cpu) / elapsed).toFixed(2)} of a core`,
    loopDelay: `${after.loopDelay.toFixed(0)} ms`,
  });
}
