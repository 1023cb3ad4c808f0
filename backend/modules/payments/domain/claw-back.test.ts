import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensToTakeBack } from './claw-back.ts';

const order = { tokens: 40, amountCents: 499, refundedCents: 0, disputedCents: 0 };

describe('the tokens of an order that a refund or dispute takes back', () => {
  it.each([
    [0, 0, 0],
    [499, 0, 40],
    [249, 0, 20],
    [6, 0, 0],
    [7, 0, 1],
    [0, 499, 40],
    [250, 499, 40],
  ])('after %i cents refunded and %i disputed of 499, takes back %i of 40 tokens', (refundedCents, disputedCents, expected) => {
    expect(tokensToTakeBack({ ...order, refundedCents, disputedCents })).toBe(expected);
  });

  it('a refund that would take back half a token takes one, and one of less than half takes none', () => {
    expect(tokensToTakeBack({ tokens: 1, amountCents: 100, refundedCents: 50, disputedCents: 0 })).toBe(1);
    expect(tokensToTakeBack({ tokens: 1, amountCents: 100, refundedCents: 49, disputedCents: 0 })).toBe(0);
  });

  it('takes back no tokens of an order that cost 0 cents', () => {
    expect(tokensToTakeBack({ tokens: 100, amountCents: 0, refundedCents: 0, disputedCents: 0 })).toBe(0);
  });

  it('a refund or dispute takes back the exact share of the tokens, rounded once, for every order and amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 9_999_999 }), fc.double({ min: 0, max: 1, noNaN: true }), (tokens, amountCents, share) => {
        const refundedCents = Math.floor(amountCents * share);
        const back = tokensToTakeBack({ tokens, amountCents, refundedCents, disputedCents: 0 });
        const [doubled, exact] = [2n * BigInt(back) * BigInt(amountCents), 2n * BigInt(tokens) * BigInt(refundedCents)];
        expect(doubled - exact <= BigInt(amountCents) && exact - doubled < BigInt(amountCents)).toBe(true);
      }),
    );
  });
});
