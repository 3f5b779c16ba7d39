#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --max-semi-space-size=4
/** The command `orch-apiserver`: what has to be so before any of the program is loaded. */
import module from "node:module";
import { fileURLToPath } from "node:url";

const EXIT_FAILURE = 1;
/** Earlier ones load no module at once, as rules of definitions are, and the storage library ends with a segmentation fault in some. */
const OLDEST_NODE = [22, 13] as const;

/**
 * Compiled forms of what is loaded after this file: a fifth of the processor time of a start. Beside the code, so that nobody may write
 * one who may not write the other; where nobody may, there is none, and nothing is said.
 */
const COMPILE_CACHE = fileURLToPath(new URL("compile-cache", import.meta.url));

process.on("uncaughtException", endUnexpectedly);
process.on("unhandledRejection", endUnexpectedly);

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [oldestMajor, oldestMinor] = OLDEST_NODE;
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(`Error: Node ${OLDEST_NODE.join(".")} or later is needed, this is ${process.version}\n`);
  process.exit(EXIT_FAILURE);
}
module.enableCompileCache(COMPILE_CACHE);
const { run } = await import("./program.js");
await run(process.argv.slice(2));

/** What nobody expected leaves the state unknown: better none than a wrong one. What was acknowledged is on disk. */
function endUnexpectedly(cause: unknown): void {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.stderr.write(`Error: the server ends because of a failure that it does not know how to handle. Please report it: ${text}\n`);
  process.exit(EXIT_FAILURE);
}
