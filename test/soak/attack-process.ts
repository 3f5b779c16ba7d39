/** The attacker as a process of its own, so that his work does not slow down the honest client: told what to do, ends when he is killed. */
import { Attacker } from "../support/attacker.js";
import { ATTACKS } from "./attacks.js";

/** What he is told. */
export interface AttackOrder {
  readonly name: string;
  readonly url: string;
  /** PEM of the server's authority. */
  readonly ca: string;
}

process.once("message", ({ name, url, ca }: AttackOrder) => {
  const attacker = new Attacker({ url, credentials: { ca } });
  void ATTACKS[name]?.(attacker, () => false);
  process.send?.("begun");
});
process.once("disconnect", () => process.exit());
