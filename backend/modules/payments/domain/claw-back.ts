/** Money of an order that was lost, in cents. */
export interface LostMoney {
  tokens: number;
  amountCents: number;
  refundedCents: number;
  /** Cents of the order in disputes that are open or lost. */
  disputedCents: number;
}

/**
 * Tokens of an order to take back in total: its tokens x lost / charged, rounded half up (docs/rules/payments.md#claw-back).
 * Refund and dispute together never take more than was sold. Whole numbers only: 2 x tokens x lost stays far below 2^53.
 */
export function tokensToTakeBack({ tokens, amountCents, refundedCents, disputedCents }: LostMoney): number {
  if (amountCents === 0) return 0;
  const lost = Math.min(amountCents, refundedCents + disputedCents);
  const doubled = 2 * tokens * lost + amountCents;
  return (doubled - (doubled % (2 * amountCents))) / (2 * amountCents);
}
