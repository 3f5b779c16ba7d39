/** Time that a thread works, which goes on neither while it waits nor while others have its processor. */

/** Absent before Node 23.9. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => { readonly user: number; readonly system: number } };

/** Milliseconds of CPU of this thread; where those cannot be had, of the clock. */
function threadTime(): number {
  if (threadCpuUsage === undefined) return performance.now();
  const { user, system } = threadCpuUsage.call(process);
  return (user + system) / 1000;
}

/**
 * A stopwatch: each call says the milliseconds that this thread worked since the one before.
 * Systems count CPU in ticks of some milliseconds, and the clock counts what others do meanwhile: it is the less of the two.
 */
export function workWatch(): () => number {
  let cpu = threadTime();
  let clock = performance.now();
  return () => {
    const [cpuBefore, clockBefore] = [cpu, clock];
    cpu = threadTime();
    clock = performance.now();
    return Math.min(cpu - cpuBefore, clock - clockBefore);
  };
}

/** The longest time that this thread worked in one turn of the event loop while `work` lasted, in milliseconds. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  const worked = workWatch();
  const over = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, worked());
  }
  await over;
  return longest;
}

/** Keeps the thread for so many milliseconds. */
export function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
