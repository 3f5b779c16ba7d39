/** What the process itself takes, under the names that every Prometheus client gives these figures. Read only when asked for. */
import { readdirSync, readFileSync } from "node:fs";
import { memoryUsage } from "node:process";
import type { MetricRegistry } from "./metric-registry.js";

/** What Go's client reports where there is no limit: the largest unsigned 64-bit number. */
const NO_LIMIT = 2 ** 64;

/** Name, type, what it is, and how it is read; undefined where the operating system does not tell. */
type Figure = readonly [name: string, type: "counter" | "gauge", help: string, read: () => number | undefined];

const FIGURES: readonly Figure[] = [
  ["process_cpu_seconds_total", "counter", "Total user and system CPU time spent in seconds.", cpuSeconds],
  ["process_max_fds", "gauge", "Maximum number of open file descriptors.", () => limitOf("Max open files")],
  ["process_open_fds", "gauge", "Number of open file descriptors.", openDescriptors],
  ["process_resident_memory_bytes", "gauge", "Resident memory size in bytes.", () => memoryUsage.rss()],
  ["process_start_time_seconds", "gauge", "Start time of the process since unix epoch in seconds.", startSeconds],
  ["process_virtual_memory_bytes", "gauge", "Virtual memory size in bytes.", virtualBytes],
  ["process_virtual_memory_max_bytes", "gauge", "Maximum amount of virtual memory available in bytes.", () => limitOf("Max address space")],
  ["nodejs_heap_size_used_bytes", "gauge", "Memory of live and not yet collected objects.", () => memoryUsage().heapUsed],
  ["nodejs_heap_size_total_bytes", "gauge", "Memory that the heap of objects takes from the process.", () => memoryUsage().heapTotal],
  ["nodejs_external_memory_bytes", "gauge", "Memory of buffers, which is outside the heap.", () => memoryUsage().external],
  ["nodejs_eventloop_active_seconds_total", "counter", "Time in which the event loop was at work.", activeSeconds],
];

export function registerProcessFigures(registry: MetricRegistry): void {
  for (const [name, type, help, read] of FIGURES) {
    registry.collected({ name, type, help }, () => {
      const value = read();
      return value === undefined ? [] : [{ values: [], value }];
    });
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function startSeconds(): number {
  return performance.timeOrigin / 1000;
}

function activeSeconds(): number {
  return performance.eventLoopUtilization().active / 1000;
}

function openDescriptors(): number | undefined {
  return fromProc(() => readdirSync("/proc/self/fd").length);
}

function virtualBytes(): number | undefined {
  return fromProc(() => {
    const kibibytes = /^VmSize:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "latin1"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  });
}

function limitOf(name: string): number | undefined {
  return fromProc(() => {
    const line = readFileSync("/proc/self/limits", "latin1")
      .split("\n")
      .find((each) => each.startsWith(name));
    const soft = line?.slice(name.length).trim().split(/\s+/)[0];
    return soft === undefined ? undefined : soft === "unlimited" ? NO_LIMIT : Number(soft);
  });
}

/** Systems other than Linux have no such files. */
function fromProc(read: () => number | undefined): number | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
