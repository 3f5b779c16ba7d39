/** Time that a thread works, which goes on neither while it waits nor while others have its processor. */

/** Absent before Node 23.9. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => { readonly user: number; readonly system: number } };

/** Milliseconds of CPU of this thread; where those cannot be had, of the clock. */
export function threadTime(): number {
  if (threadCpuUsage === undefined) return performance.now();
  const { user, system } = threadCpuUsage.call(process);
  return (user + system) / 1000;
}
