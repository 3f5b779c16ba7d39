/**
 * Fuzzes every hand-written parser for some seconds; `FUZZ_SECONDS` makes it longer. A failure names the seed of its chance and shows the
 * input: once the reason is mended, the input goes among the seeds of its target or into `cases.ts`.
 */
import { test } from "node:test";
import { fuzz } from "./fuzzer.js";
import { TARGETS } from "./targets.js";

/** Of all targets together, where `FUZZ_SECONDS` does not say how many each has. */
const ALL_SECONDS = 66;
const SECONDS = Number(process.env["FUZZ_SECONDS"] ?? ALL_SECONDS / TARGETS.length);

/** Each run looks elsewhere, and can be repeated. */
const SEED = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

const SHOWN_BYTES = 2000;

for (const target of TARGETS) {
  test(`no input is too much for the parser of ${target.name}`, async (context) => {
    const { runs, failure } = await fuzz(target, SEED, SECONDS);
    context.diagnostic(`${runs} inputs, FUZZ_SEED=${SEED}`);
    if (failure === undefined) return;
    const { input, why } = failure;
    const shown = input.length <= SHOWN_BYTES ? input.toString("base64") : `${input.subarray(0, SHOWN_BYTES).toString("base64")}...`;
    throw new Error(`FUZZ_SEED=${SEED}: ${why}\ninput of ${input.length} bytes, base64: ${shown}`);
  });
}
