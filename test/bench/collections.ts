/** Lists, pages, memory and watches of many objects. */
import type { IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import type { Reply } from "../support/api-client.js";
import { percentile, runLoad } from "./load.js";
import { type MeasuredProcess, startBareServer } from "./measured-process.js";
import { longestDelay, perSecond, share, type Table, watched } from "./table.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const OBJECT_BYTES = 1024;
/** Watchers whose deliveries are timed; the others are only read, so that the reader is not what is measured. */
const SAMPLED_WATCHERS = 20;
/** More than what tells a delivery in its bytes. */
const SENT_BYTES = 20;
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

/** Pages of 500 through everything, beside the same client taking as many such pages from a bare server; it reads and keeps nothing. */
export async function measurePages(table: Table, server: Server, objects: number): Promise<void> {
  const page = `${MAPS}?limit=500`;
  const bare = await startBareServer(server.dataDir, server.credentials, (await server.client.get(page)).bytes.length);
  let best = Number.POSITIVE_INFINITY;
  let yardstick = Number.POSITIVE_INFINITY;
  await server.read();
  for (let round = 0; round < 5; round++) {
    best = Math.min(best, await milliseconds(() => readPages(server, page)));
    yardstick = Math.min(yardstick, await milliseconds(() => repeat(objects / 500, () => readPage(bare, page))));
  }
  await bare.stop();
  table.add({
    work: `pages of 500 through ${objects.toLocaleString("en")}`,
    figure: `${best.toFixed(0)} ms`,
    ratio: share(yardstick, best),
    loopDelay: longestDelay(await server.read()),
  });
}

async function readPages(server: Server, page: string): Promise<void> {
  let token = "";
  do {
    const found = /"continue":"([^"]+)"/.exec(await readPage(server, page + token));
    token = found ? `&continue=${encodeURIComponent(found[1] as string)}` : "";
  } while (token !== "");
}

/** Takes a whole page and answers how it begins. */
async function readPage(server: MeasuredProcess, path: string): Promise<string> {
  const response = await server.client.open("GET", path);
  let beginning = "";
  for await (const chunk of response) beginning ||= (chunk as Buffer).toString("latin1", 0, 1000);
  return beginning;
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
  let loopDelay = 0;
  let streaming = true;
  const sample = (async () => {
    while (streaming) {
      const reading = await server.read();
      peak = Math.max(peak, reading.residentMiB);
      loopDelay = Math.max(loopDelay, reading.loopDelay);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const elapsed = await milliseconds(async () => {
    await Promise.all(Array.from({ length: 10 }, () => readList(server)));
  });
  streaming = false;
  await sample;
  const figure = `${(elapsed / 1000).toFixed(1)} s, ${Math.max(0, peak - before.residentMiB).toFixed(0)} MiB more`;
  table.add({ work: `ten lists of ${objects.toLocaleString("en")} at once`, figure, loopDelay: longestDelay({ loopDelay }) });
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

/** `watchers` of one namespace while 100 changes a second are made, beside a bare server that writes as many bytes to as many sockets. */
export async function measureWatchers(table: Table, server: Server, watchers: number, seconds: number): Promise<void> {
  const put = (i: number, sent: string) =>
    server.client.put(`${MAPS}/w${i % 10}`, { metadata: { name: `w${i % 10}` }, data: { sent, text: "x".repeat(200) } });
  for (let i = 0; i < 10; i++) await put(i, "nothing yet");
  const object = await server.client.get(`${MAPS}/w0`);
  const { metadata } = object.json as { metadata: { resourceVersion: string } };
  const eventBytes = object.bytes.length + '{"type":"MODIFIED","object":}\n'.length;
  const bare = await startBareServer(server.dataDir, server.credentials, 0);
  const path = `${MAPS}?watch=1&resourceVersion=${metadata.resourceVersion}`;
  const yardstick = await deliver(bare, path, watchers, seconds, (i) => bare.client.put("/", `{"sent":"${i}"}`.padEnd(eventBytes)));
  await bare.stop();
  const delivered = await deliver(server, path, watchers, seconds, (i) => put(i, String(i)));
  for (const [work, { p50, p99, cpu, loopDelay }] of [
    [`bare Node writing as many bytes to ${watchers} sockets, 100 times a second`, yardstick],
    [`${watchers} watchers, 100 events a second`, delivered],
  ] as const) {
    table.add({
      work,
      figure: `${(watchers * seconds * 100).toLocaleString("en")} deliveries`,
      ...(work.startsWith("bare") ? {} : { ratio: `${share(yardstick.cpu, cpu)} by CPU` }),
      latency: `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
      cpu: `${cpu.toFixed(2)} of a core`,
      loopDelay: longestDelay({ loopDelay }),
    });
  }
}

/** The server cuts handshakes that take ten seconds, as they do when a busy machine has many at once; earlier builds those beyond 256 of one address, too. */
const OPENED_AT_ONCE = 16;

async function openAll(target: MeasuredProcess, path: string, watchers: number): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  let begun = 0;
  const open = async (): Promise<void> => {
    while (begun++ < watchers) streams.push(await target.client.open("GET", path));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open));
  return streams;
}

/** Opens `watchers` at `path`, makes 100 changes a second, and tells how long they took to arrive and what they cost the server. */
async function deliver(target: MeasuredProcess, path: string, watchers: number, seconds: number, change: (i: number) => Promise<Reply>) {
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const streams = await openAll(target, path, watchers);
  for (const [index, stream] of streams.entries()) {
    stream.on("error", () => undefined);
    if (index >= SAMPLED_WATCHERS) {
      stream.resume();
      continue;
    }
    let rest = "";
    stream.on("data", (chunk: Buffer) => {
      const now = performance.now();
      const pieces = (rest + chunk.toString("latin1")).split(/"sent":"(\d+)"/);
      for (let i = 1; i < pieces.length; i += 2) latencies.push(now - (sentAt.get(pieces[i] as string) ?? now));
      // A piece of the next one may have come.
      rest = (pieces.at(-1) as string).slice(-SENT_BYTES);
    });
  }
  const before = await target.read();
  const begun = performance.now();
  const writes: Promise<Reply>[] = [];
  for (let i = 0; i < seconds * 100; i++) {
    const due = begun + i * 10;
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
    sentAt.set(String(i), performance.now());
    writes.push(change(i));
  }
  for (const { status, text } of await Promise.all(writes)) if (status >= 300) throw new Error(text);
  while (latencies.length < Math.min(watchers, SAMPLED_WATCHERS) * seconds * 100) await new Promise((resolve) => setTimeout(resolve, 10));
  const after = await target.read();
  for (const stream of streams) stream.destroy();
  const sorted = Float64Array.from(latencies).sort();
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    // Of the time that the changes were meant to take: a busy machine stretches it.
    cpu: (after.cpu - before.cpu) / (seconds * 1000),
    loopDelay: after.loopDelay,
  };
}
