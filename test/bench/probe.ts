/** Loaded into a measured process with `--import`: answers with its CPU time, memory and longest loop delay since it was last asked. */
import { Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { queryObjects, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { workWatch } from "../support/thread-time.js";

export interface ProbeReading {
  /** Milliseconds of CPU since the process began. */
  readonly cpu: number;
  readonly residentMiB: number;
  /** Milliseconds; the longest time the event loop was held since the last reading. */
  readonly loopDelay: number;
  /** Milliseconds of {@link workWatch}; the most that was worked between two looks at it, which come every few milliseconds when nothing holds the loop. */
  readonly hold: number;
}

export interface CollectedReading {
  /** Of the heap and of what it holds outside, once all garbage is collected. */
  readonly heldMiB: number;
  /** Sockets that something still refers to, open or not. */
  readonly sockets: number;
}

const LOOK_INTERVAL_MS = 5;

/** Bytes by which two readings after one another may differ when nothing more is let go of. */
const SETTLED_BYTES = 64 * 1024;
const MOST_COLLECTIONS = 20;

/** Again and again until nothing more is let go of: what was under way when the first one began is garbage by the next. */
async function collect(): Promise<CollectedReading> {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc") as () => void;
  let held = Number.POSITIVE_INFINITY;
  for (let i = 0; i < MOST_COLLECTIONS; i++) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 10));
    const { heapUsed, external } = process.memoryUsage();
    const isSettled = held - (heapUsed + external) < SETTLED_BYTES;
    held = Math.min(held, heapUsed + external);
    if (isSettled && i > 1) break;
  }
  return { heldMiB: held / 2 ** 20, sockets: queryObjects(Socket, { format: "count" }) };
}

if (process.send !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  let longest = 0;
  const worked = workWatch();
  const look = (): void => {
    longest = Math.max(longest, worked());
  };
  setInterval(look, LOOK_INTERVAL_MS).unref();
  process.on("message", (message) => {
    if (message === "collect") void collect().then((reading) => process.send?.(reading));
    if (message !== "read") return;
    look();
    const { user, system } = process.cpuUsage();
    const reading: ProbeReading = {
      cpu: (user + system) / 1000,
      residentMiB: process.memoryUsage.rss() / 2 ** 20,
      loopDelay: delays.max / 1e6,
      hold: longest,
    };
    longest = 0;
    delays.reset();
    process.send?.(reading);
  });
  process.channel?.unref();
}
