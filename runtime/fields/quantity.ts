/** Quantities: exact decimal numbers with a suffix, `1Gi`, `500m`, `1e3` (specification: Quantity). */

/** Why a text is no quantity. */
export class QuantityError extends Error {}

/** A quantity: `value` nano-units (10^-9), exact, and the family its suffix came from. */
export interface Quantity {
  readonly nanos: bigint;
  readonly format: "binary" | "decimal" | "exponent";
}

/** Throws QuantityError with the peer's text. */
export function parseQuantity(text: string): Quantity {
  throw new QuantityError(text);
}

/** The canonical text. */
export function formatQuantity(quantity: Quantity): string {
  return String(quantity.nanos);
}

/** Canonical text of a quantity's text. Throws QuantityError. */
export function canonicalQuantity(text: string): string {
  return formatQuantity(parseQuantity(text));
}

/** Negative, zero or positive as `a` is smaller than, equal to or greater than `b`. */
export function compareQuantities(a: Quantity, b: Quantity): number {
  return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
}

/** The exact sum, in the format of `a`, or of `b` when `a` is zero. */
export function addQuantities(a: Quantity, b: Quantity): Quantity {
  return { nanos: a.nanos + b.nanos, format: a.nanos === 0n ? b.format : a.format };
}
