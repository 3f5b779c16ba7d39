/** gzip of large answers (NEG-21): from 128 KiB on, when the client takes it, never for watches. */
import { constants, createGzip, type Gzip } from "node:zlib";
import { listItems } from "../definition/list-items.js";
import type { ResponseStream } from "./exchange.js";
import { drained } from "./stream-drained.js";

export const COMPRESSION_THRESHOLD_BYTES = 128 * 1024;

/** Least effort: the answers are large and mostly repetitive, and CPU is what a busy server is short of. */
const LEVEL = constants.Z_BEST_SPEED;

export const GZIP_HEADERS: readonly string[] = ["Content-Encoding", "gzip", "Vary", "Accept-Encoding"];

const IS_GZIP = /^gzip\s*(?:;|$)/i;
const IS_REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;

/** Whether an Accept-Encoding header takes gzip. */
export function acceptsGzip(acceptEncoding: string | string[] | undefined): boolean {
  if (acceptEncoding === undefined) return false;
  for (const item of listItems(String(acceptEncoding))) if (IS_GZIP.test(item) && !IS_REFUSED.test(item)) return true;
  return false;
}

/** A stream that compresses what is written to it into `target`. The compressor works on another thread. */
export class GzipResponseStream implements ResponseStream {
  readonly #gzip: Gzip;

  constructor(private readonly target: ResponseStream) {
    this.#gzip = createGzip({ level: LEVEL });
    this.#gzip.on("data", (chunk: Buffer) => {
      if (target.write(chunk)) return;
      this.#gzip.pause();
      void target.drained().then(() => (target.closed ? this.#gzip.destroy() : this.#gzip.resume()));
    });
    this.#gzip.on("end", () => target.end());
    this.#gzip.on("error", () => target.destroy());
  }

  get closed(): boolean {
    return this.target.closed;
  }

  write(chunk: Buffer): boolean {
    return this.#gzip.write(chunk);
  }

  drained(): Promise<void> {
    return drained(this.#gzip);
  }

  end(): void {
    this.#gzip.end();
  }

  destroy(): void {
    this.#gzip.destroy();
    this.target.destroy();
  }
}
