/** How a thread stands to the others of the machine. */
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";

/** As with the command `nice`: others who have work get about three times as much of a processor, and get it at once. */
const NICENESS = 5;

/** The thread that calls goes behind all others. Where threads have no priority of their own, or none can be set, nothing changes. */
export function goBehindOthers(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICENESS);
  } catch {
    // Without a /proc, or not allowed to: requests are worked on all the same.
  }
}
