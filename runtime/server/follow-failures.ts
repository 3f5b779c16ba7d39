/** What the log says of objects that a control loop or an index could not take in. */
import { LineLimit } from "../log/line-limit.js";
import type { Log } from "../log/log.js";
import type { RegistryOptions } from "../registry/resource-registry.js";

/** Clients can write objects as often as they like. */
const TOLD_A_SECOND = 10;

/** Tells which object it was and where it failed, not what was thrown: that may repeat what the object says. */
export function followFailures(log: Log): RegistryOptions["followFailed"] {
  const lines = new LineLimit(TOLD_A_SECOND);
  return (key, error) => {
    if (!lines.allows(performance.now())) return;
    log.error("an object could not be taken in", { key, ...placeOf(error) });
  };
}

function placeOf(error: unknown): { readonly cause: string; readonly at?: string } {
  if (!(error instanceof Error)) return { cause: typeof error };
  const { name: cause, message, stack = "" } = error;
  const said = `${message}\n`;
  const at = stack.indexOf(said);
  return at < 0 ? { cause } : { cause, at: stack.slice(at + said.length) };
}
