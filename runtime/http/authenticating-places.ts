/** Who may wait until others have been asked about a token. */
import type { OutsidePlace } from "../authn/token-verifier.js";
import type { Connection } from "./connections/connection.js";
import { Places } from "./in-flight.js";

/** From addresses from which somebody has been known. */
const MAXIMUM_FAMILIAR = 400;
/** From others, who take no place of those. */
const MAXIMUM_STRANGERS = 200;

export class AuthenticatingPlaces {
  readonly #familiar = new Places(MAXIMUM_FAMILIAR);
  readonly #strangers = new Places(MAXIMUM_STRANGERS);

  /** Takes a place, to be left when others have answered. Throws 429 where there is none, or the address has its share. */
  enter({ standing, isFamiliar, address }: Connection): OutsidePlace {
    const place = (standing === "known" || isFamiliar ? this.#familiar : this.#strangers).take(address);
    return { holder: address, leave: () => place.leave() };
  }
}
