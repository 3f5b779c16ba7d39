/**
 * Loads the bundled program with what V8 compiled of it before: a quarter of the processor time of a start. Unlike the cache that Node
 * keeps of modules this has the functions that a start calls, not only what stands around them.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import vm from "node:vm";
import zlib from "node:zlib";
import type * as Program from "./whole-program.js";

/** Checksums of the program and of its compiled form, before the latter: V8 compares nothing but lengths. */
const HEADER_BYTES = 8;

export interface LoadedProgram {
  readonly program: typeof Program;
  /**
   * Leaves the compiled form beside the code, where there is none that fits: so that nobody may write one who may not write the other.
   * Where nobody may, there is none, and nothing is said.
   */
  keepCompiled(): void;
}

/** `folder` is the URL of the folder of the bundle, which ends with a slash. */
export function loadProgram(folder: string): LoadedProgram {
  const url = new URL("program.cjs", folder);
  const code = readFileSync(url);
  const checksum = zlib.crc32(code);
  const cache = cacheFile(folder);
  const cachedData = readCompiled(cache, checksum);
  // The build has made it ASCII, which takes half the time to read.
  const script = new vm.Script(code.toString("latin1"), {
    filename: fileURLToPath(url),
    ...(cachedData === undefined ? {} : { cachedData }),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  script.runInThisContext()(createRequire(url), module, module.exports, url.href);
  const isCurrent = cachedData !== undefined && script.cachedDataRejected !== true;
  return {
    program: module.exports as typeof Program,
    keepCompiled: () => {
      if (!isCurrent) keep(cache, checksum, script.createCachedData());
    },
  };
}

/** One for each Node, its flags and its machine's abilities: what V8 compiled under others it does not take. */
function cacheFile(folder: string): string {
  const name = `${process.version}-${process.arch}-${v8.cachedDataVersionTag().toString(16)}`;
  return fileURLToPath(new URL(`compile-cache/${name}`, folder));
}

function readCompiled(file: string, checksum: number): Buffer | undefined {
  let kept: Buffer;
  try {
    kept = readFileSync(file);
  } catch {
    return undefined;
  }
  if (kept.length <= HEADER_BYTES || kept.readUInt32LE(0) !== checksum) return undefined;
  const compiled = kept.subarray(HEADER_BYTES);
  return kept.readUInt32LE(4) === zlib.crc32(compiled) ? compiled : undefined;
}

/** Whole or not at all: others may start, or keep theirs, at the same time. What is left unfinished where the disk is full is in nobody's way. */
function keep(file: string, checksum: number, compiled: Buffer): void {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(checksum, 0);
  header.writeUInt32LE(zlib.crc32(compiled), 4);
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, Buffer.concat([header, compiled]));
    renameSync(unfinished, file);
  } catch {}
}
