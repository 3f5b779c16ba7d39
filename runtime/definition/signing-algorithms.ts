/** Algorithms by which issuers of ID tokens may sign, with what their keys are: `rsa` or the name of a curve. */

/** Secrets shared with clients are no proof, so no algorithm of theirs is here, nor is none at all. */
export const SIGNING_ALGORITHMS = {
  RS256: "rsa",
  RS384: "rsa",
  RS512: "rsa",
  PS256: "rsa",
  PS384: "rsa",
  PS512: "rsa",
  ES256: "prime256v1",
  ES384: "secp384r1",
  ES512: "secp521r1",
} as const;

export type SigningAlgorithm = keyof typeof SIGNING_ALGORITHMS;

export const SIGNING_ALGORITHM_NAMES = Object.keys(SIGNING_ALGORITHMS) as readonly SigningAlgorithm[];

const LARGEST_MODULUS_BYTES = 1024;
const LARGEST_EXPONENT = 2 ** 31 - 1;

/**
 * Whether an RSA key, of unsigned big-endian numbers, is no larger than keys are. To be asked before anything is made of one that somebody
 * sent: to compute with larger ones takes seconds, and to ask Node for their parts leaves an error of the library behind, which whatever
 * is decrypted next in this thread takes for its own.
 */
export function isUsableRsaKey(modulus: Buffer, exponent: Buffer): boolean {
  const digits = withoutZeros(exponent);
  if (digits.length > 4 || withoutZeros(modulus).length > LARGEST_MODULUS_BYTES) return false;
  return digits.length > 0 && digits.readUIntBE(0, digits.length) <= LARGEST_EXPONENT;
}

function withoutZeros(number: Buffer): Buffer {
  let zeros = 0;
  while (number[zeros] === 0) zeros++;
  return number.subarray(zeros);
}
