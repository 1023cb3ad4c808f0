import { FEWEST_FOR_LIFETIME } from '#contracts/sales-breakdown.ts';
import type { LifetimeFigures } from '#contracts/sales-breakdown.ts';

/**
 * Lifetime value of a buyer in cents, rounded down: net of 30 days per payer, divided by the share of buyers who do not come back.
 * Null with fewer than FEWEST_FOR_LIFETIME people before, when all of them came back, or when nothing is left of the takings
 * (docs/rules/payments.md#lifetime-value).
 */
export function lifetimeValue({ netCents: net, payers, before, cameBack }: Omit<LifetimeFigures, 'ltvCents'>): number | null {
  if (before < FEWEST_FOR_LIFETIME || before === cameBack || payers === 0 || net <= 0) return null;
  // Multiplies before the only division, so that rounding happens once.
  return Math.floor((net * before) / (payers * (before - cameBack)));
}
