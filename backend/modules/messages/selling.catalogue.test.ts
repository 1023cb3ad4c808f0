import { describe, expect, it } from 'vitest';
import { availableOn, earningsReleasedTexts, promptMovedTexts, promptUnlockedTexts, unlockRefundedTexts, unlockTakenBackTexts } from './selling.catalogue.ts';

describe('messages about sales', () => {
  it('tells a creator what an unlock earns, and from which day it may be spent', () => {
    const soldAt = new Date('2026-11-22T23:59:59.000Z');
    expect(promptUnlockedTexts({ title: 'Fox', paid: 25 }, soldAt).content).toBe('You earn up to 20 of 25 tokens, available on 30 Nov.');
    expect(promptUnlockedTexts({ title: 'Fox', paid: 1 }, soldAt).content).toContain('You earn up to 0 of 1 token,');
    expect(promptUnlockedTexts({ title: 'Fox', paid: 0 }, soldAt).content).toContain('adds no tokens');
    expect(availableOn(new Date('2026-11-23T00:00:00.000Z'))).toBe('1 Dec');
  });

  it('tells creator and buyer how many tokens the refund of an unlock took and returned', () => {
    expect(unlockRefundedTexts({ title: 'Fox', paid: 5 }).content).toContain('5 tokens went back to your wallet.');
    expect(unlockTakenBackTexts({ title: 'Fox', paid: 5 }).content).toContain('Its 5 tokens went back to the buyer');
    expect([unlockRefundedTexts({ title: 'Fox', paid: 0 }).content, unlockTakenBackTexts({ title: 'Fox', paid: 0 }).content].join(' ')).not.toContain('0 tokens');
  });

  it('tells buyers what they can do about a prompt that was removed, and when it is back', () => {
    expect(promptMovedTexts({ title: 'Fox', removed: true, paid: 1 }).content).toContain('You can get your 1 token back at any time');
    expect(promptMovedTexts({ title: 'Fox', removed: true, paid: 0 }).content).not.toContain('0 tokens');
    expect(promptMovedTexts({ title: 'Fox', removed: false, paid: 5 }).subject).toContain('is back');
  });

  it('tells a creator how many earned tokens became spendable', () => {
    expect(earningsReleasedTexts({ amount: 1 })).toMatchObject({ subject: '1 token earned and ready to spend', content: expect.stringContaining('1 token from runs and unlocks of your prompts is in your wallet') as string });
    expect(earningsReleasedTexts({ amount: 8 }).content).toContain('8 tokens from runs and unlocks of your prompts are in your wallet');
  });
});
