/** The rows that the benchmark prints. */
import type { LoadResult } from "./load.js";
import type { MeasuredProcess } from "./measured-process.js";

/** One line of the table; every figure already in the unit its text names. */
export interface Row {
  readonly work: string;
  readonly figure: string;
  /** Share of what the yardstick did in this run. */
  readonly ratio?: string;
  readonly latency?: string;
  readonly cpu?: string;
  readonly loopDelay?: string;
}

export class Table {
  readonly #rows: Row[] = [];

  add(row: Row): void {
    this.#rows.push(row);
    console.error(`${row.work}: ${row.figure}${row.ratio === undefined ? "" : ` (${row.ratio})`} ${row.latency ?? ""}`);
  }

  print(): void {
    console.log("| work | figure | of the yardstick | p50 / p99 ms | CPU | longest loop delay |\n|---|---|---|---|---|---|");
    for (const { work, figure, ratio = "", latency = "", cpu = "", loopDelay = "" } of this.#rows) {
      console.log(`| ${work} | ${figure} | ${ratio} | ${latency} | ${cpu} | ${loopDelay} |`);
    }
  }
}

export const perSecond = (result: LoadResult): number => result.requests / result.seconds;

/** Runs `work` and gives its result with the server's CPU per request and longest loop delay meanwhile. */
export async function watched(server: MeasuredProcess, work: () => Promise<LoadResult>) {
  const before = await server.read();
  const result = await work();
  const after = await server.read();
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} requests failed: ${result.firstFailure}`);
  return {
    result,
    latency: `${result.p50.toFixed(1)} / ${result.p99.toFixed(1)}`,
    cpu: `${((after.cpu - before.cpu) / result.requests).toFixed(3)} ms each`,
    loopDelay: longestDelay(after),
  };
}

export const longestDelay = ({ loopDelay }: { readonly loopDelay: number }): string => `${loopDelay.toFixed(0)} ms`;

export const share = (figure: number, yardstick: number): string => `${((100 * figure) / yardstick).toFixed(0)}%`;
export const rate = (figure: number): string => `${Math.round(figure).toLocaleString("en")} a second`;
