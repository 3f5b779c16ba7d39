/** The longest time that one request holds the event loop, by what is in it or what it has to do with. */
import { LARGE_BODIES } from "../support/large-bodies.js";
import { SMALL_REQUESTS } from "../support/small-requests.js";
import { startMeasuredServer } from "./measured-process.js";
import type { Table } from "./table.js";

/** Sends each request once, alone. */
export async function measureBodies(table: Table): Promise<void> {
  const server = await startMeasuredServer();
  let worst = { name: "", hold: 0 };
  for (const { name, prepare, arrange, send, clear } of [...LARGE_BODIES, ...SMALL_REQUESTS]) {
    await prepare?.(server.client);
    await arrange?.(server.client);
    await server.read();
    const begun = performance.now();
    const { status, bytes } = await send(server.client);
    const milliseconds = performance.now() - begun;
    const { loopDelay, hold } = await server.read();
    await clear?.(server.client);
    if (hold > worst.hold) worst = { name, hold };
    table.add({
      work: name,
      figure: `${status}, ${(bytes.length / 1024).toFixed(0)} KiB in ${milliseconds.toFixed(0)} ms`,
      loopDelay: `${loopDelay.toFixed(0)} ms`,
    });
  }
  table.add({
    work: `longest hold of the loop by any one request: ${worst.name}`,
    figure: `${worst.hold.toFixed(0)} ms of processor time`,
  });
  await server.stop();
}
