/** Which addresses a name has. */
import { isIP } from "node:net";
import { badRequest, serverEnds } from "../errors/constructors.js";
import { nameLookups } from "../flow/name-lookups.js";

/** A resolver that says nothing may take longer than anybody waits. */
const TIMEOUT_MS = 30_000;

/**
 * Throws StatusError 400 for a name that has none, or none in time, 503 once the server is `draining`, and the reason of `signal` once
 * nobody waits any longer.
 */
export async function lookupAddresses(name: string, signal: AbortSignal, draining: AbortSignal): Promise<readonly string[]> {
  if (isIP(name) !== 0) return [name];
  signal.throwIfAborted();
  if (draining.aborted) throw serverEnds();
  const gone = Promise.withResolvers<never>();
  const leave = (): void => gone.reject(signal.reason);
  const end = (): void => gone.reject(serverEnds());
  const late = setTimeout(() => gone.reject(badRequest(`lookup ${name}: i/o timeout`)), TIMEOUT_MS);
  signal.addEventListener("abort", leave, { once: true });
  draining.addEventListener("abort", end, { once: true });
  try {
    const asked = addressesOf(name);
    // Nobody may wait for it any longer.
    asked.catch(() => undefined);
    const found = await Promise.race([asked, gone.promise]);
    if (found.length > 0) return found;
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", leave);
    draining.removeEventListener("abort", end);
  }
  throw badRequest("no addresses for hostname");
}

async function addressesOf(name: string): Promise<readonly string[]> {
  try {
    return (await nameLookups.addressesOf(name)).map(({ address }) => address);
  } catch {
    throw badRequest(`lookup ${name}: no such host`);
  }
}
