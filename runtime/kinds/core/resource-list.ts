/** Amounts of resources by name, which are kept in whole thousandths. */
import { formatQuantity, parseQuantity } from "../../schema/quantity.js";

/** Decimal places that an amount may have. */
const PLACES = 3;

/** Rounds amounts up, away from zero, to thousandths, in place. */
export function roundAmounts(amounts: Record<string, string> | undefined): void {
  for (const name in amounts) {
    const rounded = roundedUp(amounts[name] as string);
    if (rounded !== undefined) amounts[name] = rounded;
  }
}

/** Undefined for an amount that is whole thousandths already. */
function roundedUp(text: string): string | undefined {
  const quantity = parseQuantity(text);
  if (quantity.scale >= -PLACES) return undefined;
  const unit = 10n ** BigInt(-PLACES - quantity.scale);
  const rest = quantity.unscaled % unit;
  const whole = quantity.unscaled / unit;
  if (rest === 0n) return undefined;
  return formatQuantity({ ...quantity, unscaled: rest > 0n ? whole + 1n : whole - 1n, scale: -PLACES });
}
