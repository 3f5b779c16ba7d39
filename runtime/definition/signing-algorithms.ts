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
