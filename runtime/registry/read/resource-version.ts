/** Resource versions that clients send: parsed, and waited for when they lie ahead (LIST-18, LIST-25, GET-03, GET-04). */
import { badRequest, tooLargeResourceVersion } from "../../errors/constructors.js";
import type { Revision } from "../../storage/key-value-store.js";
import { type ResourceCore, requireOpen } from "../resource-core.js";

/** How long a read waits for a version that is not there yet. */
const FRESHNESS_WAIT_MS = 3_000;

const MAXIMUM_UINT64 = 18446744073709551615n;
/** To make a number of more digits takes longer than it should take to say that they are too many. */
const UINT64_DIGITS = 20;

/** 0 for unset and `0`. @throws StatusError 400 for anything but an unsigned 64-bit decimal number. */
export function parseResourceVersion(text: string | undefined): Revision {
  if (text === undefined || text === "" || text === "0") return 0;
  const problem = !/^[0-9]+$/.test(text) ? "invalid syntax" : isBeyondUint64(text) ? "value out of range" : undefined;
  if (problem === undefined) return Number(text);
  const quoted = JSON.stringify(text);
  throw badRequest(`invalid resource version: resourceVersion: Invalid value: ${quoted}: strconv.ParseUint: parsing ${quoted}: ${problem}`);
}

function isBeyondUint64(text: string): boolean {
  const digits = text.replace(/^0+/, "");
  return digits.length > UINT64_DIGITS || BigInt(digits) > MAXIMUM_UINT64;
}

/**
 * Undefined when the cache shows this version already; else resolves when it does. `asked` is the version as the client wrote it.
 * @throws StatusError 504 after the wait.
 */
export function reached(core: ResourceCore, revision: Revision, asked: string): Promise<void> | undefined {
  if (core.cache.revision >= revision) return undefined;
  return wait(core, revision, asked);
}

async function wait(core: ResourceCore, revision: Revision, asked: string): Promise<void> {
  const arrived = await core.cache.waitFor(revision, FRESHNESS_WAIT_MS);
  if (!arrived) throw tooLargeResourceVersion(asked, core.cache.revision);
  requireOpen(core);
}

/** What a read with `resourceVersion` has to wait for; undefined when nothing (`0`, or the cache is as fresh as asked). */
export function freshness(core: ResourceCore, text: string | undefined): Promise<void> | undefined {
  if (text === undefined || text === "") return core.cache.fresh();
  return reached(core, parseResourceVersion(text), text);
}
