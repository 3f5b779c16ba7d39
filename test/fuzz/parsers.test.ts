/**
 * Fuzzes every hand-written parser for some seconds; `FUZZ_SECONDS` makes it longer. A failure names the seed of its chance and shows the
 * input: once the reason is mended, the input goes among the seeds of its target or into `cases.ts`.
 */
import { test } from "node:test";
import { fuzz } from "./fuzzer.js";
import { TARGETS } from "./targets.js";

/** For each target; all of them together take about a minute. */
const SECONDS = Number(process.env["FUZZ_SECONDS"] ?? 3);

/** Each run looks elsewhere, and can be repeated. */
const SEED = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

const SHOWN_BYTES = 2000;

for (const target of TARGETS) {
  test(`no input is too much for the parser of ${target.name}`, (context) => {
    const { runs, failure } = fuzz(target, SEED, SECONDS);
    context.diagnostic(`${runs} inputs, FUZZ_SEED=${SEED}`);
    if (failure === undefined) return;
    const { input, why } = failure;
    const shown = input.length <= SHOWN_BYTES ? input.toString("base64") : `${input.subarray(0, SHOWN_BYTES).toString("base64")}...`;
    throw new Error(`FUZZ_SEED=${SEED}: ${why}\ninput of ${input.length} bytes, base64: ${shown}`);
  });
}
