/** Loaded into a measured process with `--import`: answers with its CPU time, memory and longest loop delay since it was last asked. */
import { monitorEventLoopDelay } from "node:perf_hooks";

export interface ProbeReading {
  /** Milliseconds of CPU since the process began. */
  readonly cpu: number;
  readonly residentMiB: number;
  /** Milliseconds; the longest time the event loop was held since the last reading. */
  readonly loopDelay: number;
}

if (process.send !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on("message", (message) => {
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
