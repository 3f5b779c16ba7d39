/** Loaded before a server (`--import`): ends every thread it has started, as often as SIGUSR2 asks for it. */
import { isMainThread, type Worker } from "node:worker_threads";

if (isMainThread) {
  const running = new Set<Worker>();
  process.on("worker", (worker) => {
    running.add(worker);
    worker.once("exit", () => running.delete(worker));
  });
  process.on("SIGUSR2", () => {
    process.stdout.write(`ended ${running.size} threads\n`);
    for (const worker of running) void worker.terminate();
  });
}
