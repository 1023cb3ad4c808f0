/** The part of an order's money that was refunded or disputed, in cents. */
export interface LostMoney {
  tokens: number;
  amountCents: number;
  refundedCents: number;
  /** How many cents of the order are in disputes that are open or lost. */
  disputedCents: number;
}

/**
 * How many tokens of an order are taken back in total: tokens x lost cents / charged cents, rounded half up
 * (docs/rules/payments.md#claw-back). Refunds and disputes together never take more than the order sold. All products of whole numbers stay
 * far below 2^53.
 */
export function tokensToTakeBack({ tokens, amountCents, refundedCents, disputedCents }: LostMoney): number {
  if (amountCents === 0) return 0;
  const lost = Math.min(amountCents, refundedCents + disputedCents);
  const doubled = 2 * tokens * lost + amountCents;
  return (doubled - (doubled % (2 * amountCents))) / (2 * amountCents);
}
