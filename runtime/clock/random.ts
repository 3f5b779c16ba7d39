/** Chance, passed in so that tests control it: identifiers, the ends of generated names, and what is spread evenly. */
import { randomInt } from "node:crypto";
import { uuid } from "./uuid.js";

export interface Random {
  /** A UUID v4. */
  uuid(): string;
  /** `length` characters of the generateName alphabet. */
  suffix(length: number): string;
  /** At least 0, less than 1. */
  share(): number;
}

/** Without vowels and look-alikes, so that no words come out. */
const SUFFIX_ALPHABET = "bcdfghjklmnpqrstvwxz2456789";

/** The machine's own. */
export const systemRandom: Random = {
  uuid,
  suffix: (length) => Array.from({ length }, () => SUFFIX_ALPHABET[randomInt(SUFFIX_ALPHABET.length)]).join(""),
  share: Math.random,
};
