import { describe, expect, it } from 'vitest';
import type { InvoiceSnapshot } from '../ports/payment-records.port.ts';
import { grantsTokens } from './sync-invoice.ts';

const invoice: InvoiceSnapshot = {
  id: 'in_1', paid: true, paidCents: 999, currency: 'usd', live: false, reason: 'subscription_cycle', subscriptionId: 'sub_1',
  customerId: 'cus_1', paymentIntentId: 'pi_1', periodStart: new Date(0), number: null, url: null, pdfUrl: null, paidAt: new Date(0), createdAt: new Date(0),
};

/** Which invoices grant tokens (docs/rules/payments.md#monthly-grant), for each billing reason of the provider's API. */
const RULE: [string, Partial<InvoiceSnapshot>, boolean][] = [
  ['a first month', { reason: 'subscription_create' }, true],
  ['a renewal', { reason: 'subscription_cycle' }, true],
  ['a change of plan', { reason: 'subscription_update' }, false],
  ['a metered threshold', { reason: 'subscription_threshold' }, false],
  ['an invoice of an older API', { reason: 'subscription' }, false],
  ['an invoice by hand', { reason: 'manual' }, false],
  ['an invoice without a reason', { reason: null }, false],
  ['a month that is not paid', { paid: false }, false],
  ['a month that cost nothing', { paidCents: 0 }, false],
  ['an invoice of no subscription', { subscriptionId: null }, false],
];
const wrong = (grants: (invoice: InvoiceSnapshot) => boolean): string[] =>
  RULE.filter(([, over, expected]) => grants({ ...invoice, ...over }) !== expected).map(([what]) => what);

describe('tokens of a paid invoice', () => {
  it('tokens are granted only for invoices of paid subscription months that cost something', () => {
    expect(wrong(grantsTokens)).toEqual([]);
  });

  it('the table of invoices detects code that grants tokens for every invoice', () => {
    const onAnyReason = ({ paid, paidCents, subscriptionId }: InvoiceSnapshot): boolean => paid && paidCents > 0 && subscriptionId !== null;
    expect(wrong(onAnyReason)).toEqual(['a change of plan', 'a metered threshold', 'an invoice of an older API', 'an invoice by hand', 'an invoice without a reason']);
  });
});
