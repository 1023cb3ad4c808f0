import type { SalesOrder } from '#contracts/sales.ts';
import { ORDER_STATE } from './sales.words.ts';

export type OrderState = SalesOrder['status'] | 'part_refunded';

/** Returns the state of an order, including "partly refunded", which the order's status alone does not tell. */
export const stateOf = ({ status, refundedCents }: Pick<SalesOrder, 'status' | 'refundedCents'>): OrderState =>
  status === 'paid' && refundedCents > 0 ? 'part_refunded' : status;

/** Name of each state of an order, for administrators. */
export const STATE_WORDS: Record<OrderState, string> = {
  created: 'Started',
  processing: 'Processing',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
  part_refunded: 'Partly refunded',
};

/** Returns why an order cannot be refunded, in words; null when it can. */
export function whyNotRefundable(order: SalesOrder): string | null {
  if (order.status === 'disputed') return ORDER_STATE.disputed;
  if (order.status === 'refunded') return ORDER_STATE.refunded;
  return order.status === 'paid' && order.amountCents > order.refundedCents ? null : ORDER_STATE.unpaid;
}
