import { describe, expect, it } from 'vitest';
import { finding } from '#contracts/stripe-sync.ts';
import type { Finding } from '#contracts/stripe-sync.ts';
import { canCredit, groupFindings } from './finding-groups.ts';

const found = (kind: Finding['kind'], more: Partial<Finding> = {}): Finding => ({ kind, stripeId: 'pi_1', orderId: null, username: null, amountCents: null, detail: '', at: '2026-11-21T00:00:00.000Z', outcome: 'found', ...more });

describe('findings of a comparison', () => {
  it('groups all findings of a reconciliation by kind, also those of unknown kinds', () => {
    const all = finding.shape.kind.options.map((kind) => found(kind));
    const groups = groupFindings([...all, found('uncredited_payment', { stripeId: 'pi_2' })]);
    expect(groups.map(({ kind }) => kind).sort()).toEqual([...finding.shape.kind.options].sort());
    expect(groups[0]).toMatchObject({ kind: 'uncredited_payment', findings: [{ stripeId: 'pi_1' }, { stripeId: 'pi_2' }] });
  });

  it('lets an administrator credit by hand only payments of our own orders that a reconciliation did not repair', () => {
    expect(canCredit(found('uncredited_payment'))).toBe(true);
    expect(canCredit(found('missing_invoice', { stripeId: 'in_1', outcome: 'open' }))).toBe(true);
    expect(canCredit(found('uncredited_payment', { outcome: 'repaired' }))).toBe(false);
    expect(canCredit(found('unknown_payment'))).toBe(false);
  });
});
