/** Loaded into a measured process with `--import`: answers with its CPU time, memory and longest loop delay since it was last asked. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export interface ProbeReading {
  /** Milliseconds of CPU since the process began. */
  readonly cpu: number;
  readonly residentMiB: number;
  /** Milliseconds; the longest time the event loop was held since the last reading. */
  readonly loopDelay: number;
}

export interface CollectedReading {
  /** Of the heap and of what it holds outside, once all garbage is collected. */
  readonly heldMiB: number;
}

/** Twice, for what the first time lets go of. */
async function collect(): Promise<CollectedReading> {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc") as () => void;
  for (let i = 0; i < 2; i++) {
    gc();
    await new Promise(setImmediate);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { heldMiB: (heapUsed + external) / 2 ** 20 };
}

if (process.send !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on("message", (message) => {
    if (message === "collect") void collect().then((reading) => process.send?.(reading));
    if (message !== "read") return;
    const { user, system } = process.cpuUsage();
    const reading: ProbeReading = {
      cpu: (user + system) / 1000,
      residentMiB: process.memoryUsage.rss() / 2 ** 20,
      loopDelay: delays.max / 1e6,
    };
    delays.reset();
    process.send?.(reading);
  });
  process.channel?.unref();
}
