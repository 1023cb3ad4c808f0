import { describe, expect, it } from 'vitest';
import type { SubscriptionView } from '#contracts/payments.ts';
import { cancelWords, endWords, isPro, nextStep } from './pro-state.ts';

const pro: SubscriptionView = { status: 'active', priceCents: 799, periodStart: '2026-11-21T12:00:00.000Z', periodEnd: '2026-12-21T12:00:00.000Z', cancelAtPeriodEnd: false };

describe('the state of Pro', () => {
  it('counts Pro as active while it is paid or the payment provider retries a payment, and not before or after', () => {
    expect((['active', 'past_due', 'incomplete', 'canceled'] as const).map((status) => isPro({ ...pro, status }))).toEqual([true, true, false, false]);
    expect(isPro(null)).toBe(false);
  });

  it('says whether Pro renews, ends or waits for a payment, and on which day', () => {
    expect(nextStep(pro)).toBe('Renews on 21 December 2026.');
    expect(nextStep({ ...pro, cancelAtPeriodEnd: true })).toBe('Ends on 21 December 2026. Your tokens stay.');
    expect(nextStep({ ...pro, status: 'past_due' })).toMatch(/did not go through/);
    expect(nextStep({ ...pro, periodEnd: null })).toBe('Renews each month.');
  });

  it('names the day on which a cancelled Pro subscription ends, where the payment provider told it', () => {
    expect([cancelWords(pro), endWords(pro)]).toEqual(['Cancel Pro on 21 Dec', 'Pro stays on until 21 December 2026.']);
    expect([cancelWords({ periodEnd: null }), endWords({ periodEnd: null })]).toEqual(['Cancel Pro', 'Pro stays on until the end of the paid month.']);
  });
});
