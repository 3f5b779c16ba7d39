/** Chance, passed in so that tests control it: identifiers, and the ends of generated names. */
import { randomInt } from "node:crypto";
import { uuid } from "./uuid.js";

export interface Random {
  /** A UUID v4. */
  uuid(): string;
  /** `length` characters of the generateName alphabet. */
  suffix(length: number): string;
}

/** Without vowels and look-alikes, so that no words come out. */
const SUFFIX_ALPHABET = "bcdfghjklmnpqrstvwxz2456789";

/** The machine's own. */
export const systemRandom: Random = {
  uuid,
  suffix: (length) => Array.from({ length }, () => SUFFIX_ALPHABET[randomInt(SUFFIX_ALPHABET.length)]).join(""),
};
