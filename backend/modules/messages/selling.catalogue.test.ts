import { describe, expect, it } from 'vitest';
import { earningsReleasedTexts, promptMovedTexts, promptUnlockedTexts, unlockRefundedTexts, unlockTakenBackTexts } from './selling.catalogue.ts';

describe('messages about sales', () => {
  it('say how many tokens are on their way, and whose they will be', () => {
    expect(promptUnlockedTexts({ title: 'Fox', paid: 1 }).content).toContain('1 token is on the way: after seven days your part');
    expect(promptUnlockedTexts({ title: 'Fox', paid: 20 }).content).toContain('20 tokens are on the way');
    expect(promptUnlockedTexts({ title: 'Fox', paid: 0 }).content).toContain('paid for it already');
  });

  it('say both sides of what was given back', () => {
    expect(unlockRefundedTexts({ title: 'Fox', paid: 5 }).content).toContain('5 tokens went back into your wallet.');
    expect(unlockTakenBackTexts({ title: 'Fox', paid: 5 }).content).toContain('Its 5 tokens went back with it.');
    expect([unlockRefundedTexts({ title: 'Fox', paid: 0 }).content, unlockTakenBackTexts({ title: 'Fox', paid: 0 }).content].join(' ')).not.toContain('0 tokens');
  });

  it('tell buyers what they can do about a prompt that is gone, and that it is back', () => {
    expect(promptMovedTexts({ title: 'Fox', removed: true, paid: 1 }).content).toContain('Your 1 token is yours again if you want: give it back among your unlocks');
    expect(promptMovedTexts({ title: 'Fox', removed: true, paid: 0 }).content).not.toContain('0 tokens');
    expect(promptMovedTexts({ title: 'Fox', removed: false, paid: 5 }).subject).toContain('is back');
  });

  it('say what became spendable', () => {
    expect(earningsReleasedTexts({ amount: 1 })).toMatchObject({ subject: '1 token earned: yours to spend 🌱', content: expect.stringContaining('1 token is in your wallet') as string });
    expect(earningsReleasedTexts({ amount: 8 }).content).toContain('8 tokens are in your wallet');
  });
});
