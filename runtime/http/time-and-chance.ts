/** The real clock and real randomness. */
import { randomInt, randomUUID } from "node:crypto";
import type { Clock, Random } from "../definition/request-context.js";

/** Without vowels and look-alikes, so that no words come out. */
const SUFFIX_ALPHABET = "bcdfghjklmnpqrstvwxz2456789";

export const systemClock: Clock = { now: Date.now };

export const systemRandom: Random = {
  uuid: randomUUID,
  suffix: (length) => Array.from({ length }, () => SUFFIX_ALPHABET[randomInt(SUFFIX_ALPHABET.length)]).join(""),
};
