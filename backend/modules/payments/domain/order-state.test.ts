import { expect, it } from 'vitest';
import { orderStatusOf } from './order-state.ts';
import type { PaymentFacts } from './order-state.ts';

const paid: PaymentFacts = { status: 'succeeded', amountCents: 499, refundedCents: 0, disputedCents: 0, failure: null };

it.each<[string, Partial<PaymentFacts>, string]>([
  ['nothing happened yet', { status: 'open' }, 'created'],
  ['the card was declined', { status: 'open', failure: 'Your card was declined.' }, 'failed'],
  ['the bank is thinking', { status: 'processing' }, 'processing'],
  ['it was called off', { status: 'canceled' }, 'failed'],
  ['it worked', {}, 'paid'],
  ['it worked after a decline', { failure: 'Your card was declined.' }, 'paid'],
  ['part went back', { refundedCents: 498 }, 'paid'],
  ['all went back', { refundedCents: 499 }, 'refunded'],
  ['a bank asks for it', { disputedCents: 499 }, 'disputed'],
  ['a bank asks for the rest', { refundedCents: 200, disputedCents: 299 }, 'disputed'],
])('%s', (_, facts, status) => {
  expect(orderStatusOf({ ...paid, ...facts })).toBe(status);
});
