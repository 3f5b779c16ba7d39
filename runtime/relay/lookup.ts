/** Which addresses a name has. */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { badRequest } from "../errors/constructors.js";

/** Throws StatusError 400 for a name that has none. */
export async function lookupAddresses(name: string): Promise<readonly string[]> {
  if (isIP(name) !== 0) return [name];
  try {
    const found = await lookup(name, { all: true });
    if (found.length > 0) return found.map(({ address }) => address);
  } catch {
    throw badRequest(`lookup ${name}: no such host`);
  }
  throw badRequest("no addresses for hostname");
}
