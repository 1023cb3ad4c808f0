import { FEWEST_FOR_LIFETIME } from '#contracts/sales-breakdown.ts';
import type { LifetimeFigures } from '#contracts/sales-breakdown.ts';

/**
 * The lifetime value of a buyer in cents, rounded down: net takings of 30 days per payer, divided by the share of buyers who do not come
 * back. Null with fewer than FEWEST_FOR_LIFETIME earlier buyers, when all of them came back, or without net takings
 * (docs/rules/payments.md#lifetime-value).
 */
export function lifetimeValue({ netCents: net, payers, before, cameBack }: Omit<LifetimeFigures, 'ltvCents'>): number | null {
  if (before < FEWEST_FOR_LIFETIME || before === cameBack || payers === 0 || net <= 0) return null;
  // The lifetime value is calculated with a single division, so that rounding happens once.
  return Math.floor((net * before) / (payers * (before - cameBack)));
}
