import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { withheldOf } from './bonus-release.ts';
import type { BonusPayment } from './bonus-release.ts';

const earnedAt = new Date('2026-11-20T12:00:00Z');
const joined = (hoursBefore: number): Date => new Date(earnedAt.getTime() - hoursBefore * HOUR_MS);
const payment: BonusPayment = { bonus: 12, earnedAt, payer: { joinedAt: joined(25), confirmed: true }, before: 0 };

describe('which bonus tokens of a payment stay with the platform', () => {
  it.each<[string, Partial<BonusPayment>, number, string | null]>([
    ['reach the creator of a confirmed payer whose account was older than a day', {}, 0, null],
    ['stay with the platform while the payer has not confirmed the email', { payer: { joinedAt: joined(25), confirmed: false } }, 12, 'unconfirmed'],
    ['stay with the platform when the payer’s account is gone', { payer: undefined }, 12, 'unconfirmed'],
    ['stay with the platform when the account was exactly a day old', { payer: { joinedAt: joined(24), confirmed: true } }, 12, 'new_account'],
    ['reach the creator up to the limit of payer and creator, and the rest stays with the platform', { before: 15 }, 7, 'pair_limit'],
    ['reach the creator when they exactly fill the limit of payer and creator', { before: 8 }, 0, null],
    ['stay with the platform when the limit of payer and creator is used up', { before: 20 }, 12, 'pair_limit'],
    ['are not withheld from a payment that has none', { bonus: 0, payer: undefined }, 0, null],
  ])('bonus tokens of a payment %s', (_what, facts, withheld, why) => {
    expect(withheldOf({ ...payment, ...facts })).toEqual({ withheld, why });
  });
});
