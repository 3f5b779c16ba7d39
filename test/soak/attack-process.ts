/** The attacker as a process of its own, so that his work does not slow down the honest client: told what to do, ends when he is killed. */
import type { Credentials } from "../support/api-client.js";
import { Attacker } from "../support/attacker.js";
import { ATTACKS } from "./attacks.js";
import { KNOWN_ATTACKS } from "./known-attacks.js";
import { RELAY_ATTACKS } from "./relay-attacks.js";
import { WINDOW_ATTACKS } from "./window-attacks.js";

/** What he is told. */
export interface AttackOrder {
  readonly name: string;
  readonly url: string;
  /** Of somebody known, and PEM of the server's authority. */
  readonly credentials: Credentials;
}

process.once("message", ({ name, url, credentials }: AttackOrder) => {
  const attacker = new Attacker({ url, credentials });
  const known = { ...KNOWN_ATTACKS, ...RELAY_ATTACKS, ...WINDOW_ATTACKS };
  void (ATTACKS[name] ?? known[name]?.(credentials))?.(attacker, () => false);
  process.send?.("begun");
});
process.once("disconnect", () => process.exit());
