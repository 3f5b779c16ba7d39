/** How many files and connections this process may have open at once. */
import { readFileSync } from "node:fs";

/** Where the system does not tell. */
const USUAL_LIMIT = 10_240;

/** The soft limit, which Node raises to the hard one when it starts. */
export function openFileLimit(): number {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "latin1"));
    return line === null ? Number.MAX_SAFE_INTEGER : Number(line[1]);
  } catch {
    return USUAL_LIMIT;
  }
}
