/** Start to ready and memory at rest. */
import { startMeasuredServer } from "./measured-process.js";
import type { Table } from "./table.js";

const STARTS = 5;

export async function measureStart(table: Table): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const server = await startMeasuredServer([], false);
    times.push(server.startMs);
    await server.stop();
  }
  times.sort((a, b) => a - b);
  const figure = `${times[0]?.toFixed(0)} / ${times[STARTS >> 1]?.toFixed(0)} / ${times.at(-1)?.toFixed(0)} ms`;
  table.add({ work: `spawn to address printed, empty disk, least / median / most of ${STARTS}`, figure });
}
