import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponOff, discounted, ownedOff, savePercent, splitByValue } from './pack-price.ts';
import type { ValuedPart } from './pack-price.ts';

const parts = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 30 }).map((values): ValuedPart[] => values.map((listValue, at) => ({ promptId: `p${at}`, listValue })));
const tokens = fc.integer({ min: 0, max: 2_000 });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const some = (all: readonly ValuedPart[], mask: readonly boolean[]): Set<string> => new Set(all.filter((_, at) => mask[at]).map(({ promptId }) => promptId));
const masks = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });

describe('the price of a pack', () => {
  it('owned parts take off at least their exact share of a pack\'s price, less than one token more, and never more than the price', () => {
    fc.assert(fc.property(tokens, parts, masks, (price, all, mask) => {
      const owned = some(all, mask);
      const off = ownedOff(price, all, owned);
      const exact = (price * sum(all.filter(({ promptId }) => owned.has(promptId)).map(({ listValue }) => listValue))) / sum(all.map(({ listValue }) => listValue));
      expect(off).toBeGreaterThanOrEqual(exact - 1e-9);
      expect(off).toBeLessThan(exact + 1);
      expect(off).toBeLessThanOrEqual(price);
    }));
  });

  it('a pack costs nothing for a person who has every part, and the whole price for one who has none', () => {
    fc.assert(fc.property(tokens, parts, (price, all) => {
      expect(ownedOff(price, all, new Set(all.map(({ promptId }) => promptId)))).toBe(price);
      expect(ownedOff(price, all, new Set())).toBe(0);
    }));
  });

  it('the price of a pack never rises for a person who gets one more part', () => {
    fc.assert(fc.property(tokens, parts, masks, fc.nat(29), (price, all, mask, more) => {
      const owned = some(all, mask);
      const bigger = new Set([...owned, `p${more % all.length}`]);
      expect(ownedOff(price, all, bigger)).toBeGreaterThanOrEqual(ownedOff(price, all, owned));
    }));
  });

  it('a coupon or discount leaves at least 1 token of a pack\'s price, unless the pack is free', () => {
    const coupon = fc.oneof(fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }), fc.record({ kind: fc.constant('tokens' as const), value: fc.integer({ min: 1, max: 3_000 }) }));
    fc.assert(fc.property(fc.integer({ min: 1, max: 2_000 }), coupon, fc.integer({ min: 1, max: 90 }), (price, off, percent) => {
      expect(price - couponOff(price, off)).toBeGreaterThanOrEqual(1);
      expect(couponOff(price, off)).toBeGreaterThanOrEqual(0);
      const now = new Date();
      expect(discounted(price, { percent, until: null }, now)).toBeGreaterThanOrEqual(1);
      expect(discounted(price, { percent, until: now }, now)).toBe(price);
    }));
    expect(couponOff(0, { kind: 'percent', value: 50 })).toBe(0);
    expect(discounted(0, { percent: 50, until: null }, new Date())).toBe(0);
  });
});

describe('the split of a payment', () => {
  it('the split of a payment over parts adds up, and rounds each share down except the largest, which gets the remainder', () => {
    fc.assert(fc.property(tokens, parts, (paid, all) => {
      const shares = splitByValue(paid, all);
      expect(sum(shares)).toBe(paid);
      const value = sum(all.map(({ listValue }) => listValue));
      const largest = all.findIndex(({ listValue }) => listValue === Math.max(...all.map((part) => part.listValue)));
      for (const [at, { listValue }] of all.entries()) {
        const down = Math.floor((paid * listValue) / value);
        if (at !== largest) expect(shares[at]).toBe(down);
        else expect(shares[at]).toBeGreaterThanOrEqual(down);
      }
    }));
  });

  it('a payment of 0 tokens is split into shares of 0', () => {
    expect(splitByValue(0, [])).toEqual([]);
    expect(splitByValue(0, [{ promptId: 'a', listValue: 3 }])).toEqual([0]);
  });

  it('owned parts of value 24 take 17 off a pack that costs 58 tokens for parts worth 83, and the pack saves 30 %', () => {
    const all = [24, 12, 15, 8, 14, 10].map((listValue, at) => ({ promptId: `p${at}`, listValue }));
    expect([ownedOff(58, all, new Set(['p0'])), savePercent(58, 83)]).toEqual([17, 30]);
  });
});
