import { expect, it } from 'vitest';
import { orderStatusOf } from './order-state.ts';
import type { PaymentFacts } from './order-state.ts';

const paid: PaymentFacts = { status: 'succeeded', amountCents: 499, refundedCents: 0, disputedCents: 0, failure: null };

it.each<[string, Partial<PaymentFacts>, string]>([
  ['created before the buyer paid', { status: 'open' }, 'created'],
  ['failed after the card was declined', { status: 'open', failure: 'Your card was declined.' }, 'failed'],
  ['processing while the bank decides', { status: 'processing' }, 'processing'],
  ['failed after the payment was canceled', { status: 'canceled' }, 'failed'],
  ['paid after the payment succeeded', {}, 'paid'],
  ['paid after a second card succeeded', { failure: 'Your card was declined.' }, 'paid'],
  ['paid after a refund of a part', { refundedCents: 498 }, 'paid'],
  ['refunded after a refund of the whole amount', { refundedCents: 499 }, 'refunded'],
  ['disputed after a dispute of the whole amount', { disputedCents: 499 }, 'disputed'],
  ['disputed after a dispute of the rest of a partly refunded amount', { refundedCents: 200, disputedCents: 299 }, 'disputed'],
])('an order is %s', (_, facts, status) => {
  expect(orderStatusOf({ ...paid, ...facts })).toBe(status);
});
