/** How settled a version of an API is. */
export type Maturity = "alpha" | "beta" | "stable";

/** By the name of a version: `v1`, `v1beta1`. */
export const maturityOf = (version: string): Maturity =>
  version.includes("alpha") ? "alpha" : version.includes("beta") ? "beta" : "stable";
