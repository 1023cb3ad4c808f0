import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineageShares, sharesOf, splitDay, takenBack } from './split-day.ts';
import type { LineageLevel } from './split-day.ts';

const level = (ownerId: string, percent: number): LineageLevel => ({ promptId: `prompt of ${ownerId}`, ownerId, percent });

describe('a creator’s day', () => {
  it('a creator\'s day of earnings is split once as a whole, so that small royalties do not each round down to 0', () => {
    const royalties = Array.from({ length: 10 }, () => ({ gross: 1, lineage: [] }));
    expect(splitDay('ada', royalties)).toEqual({ gross: 10, share: 8, bonus: 0, lineage: [], platform: 2 });
    expect(splitDay('ada', [{ gross: 1, lineage: [] }])).toMatchObject({ share: 0, platform: 1 });
  });

  it('a creator\'s day of earnings pays the lineage of a fork first: each level gets its percent of what the level below it got', () => {
    const day = splitDay('cleo', [{ gross: 100, lineage: [level('bob', 20), level('ada', 10)] }]);
    expect(day.lineage).toEqual([
      { promptId: 'prompt of bob', userId: 'bob', tokens: 18 },
      { promptId: 'prompt of ada', userId: 'ada', tokens: 2 },
    ]);
    expect(day).toMatchObject({ share: 64, platform: 16 });
  });

  it('a creator\'s day of earnings keeps bonus tokens apart, rounds the sum once, and pays no bonus tokens to the lineage', () => {
    expect(splitDay('ada', [{ gross: 1, lineage: [] }], 4)).toEqual({ gross: 5, share: 4, bonus: 4, lineage: [], platform: 1 });
    const day = splitDay('bob', [{ gross: 10, lineage: [level('ada', 10)] }], 20);
    expect(day).toEqual({ gross: 30, share: 23, bonus: 16, lineage: [{ promptId: 'prompt of ada', userId: 'ada', tokens: 1 }], platform: 6 });
    expect(sharesOf('bob', day)).toEqual([
      { userId: 'ada', amount: 1, bucket: 'earned' }, { userId: 'bob', amount: 7, bucket: 'earned' }, { userId: 'bob', amount: 16, bucket: 'bonus' },
    ]);
  });

  it('a creator\'s day of earnings pays no part to the parent of a fork when both have the same author', () => {
    expect(lineageShares('ada', { gross: 100, lineage: [level('ada', 20), level('bob', 10)] })).toEqual([{ promptId: 'prompt of bob', userId: 'bob', tokens: 10 }]);
  });

  it('the split of a creator\'s day neither loses nor makes a token, whatever was earned', () => {
    const levels = fc.array(fc.record({ promptId: fc.constantFrom('p', 'q', 'r'), ownerId: fc.constantFrom('ada', 'bob', 'cleo'), percent: fc.nat(20) }), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.record({ gross: fc.nat(500), lineage: levels }), { maxLength: 12 }), fc.nat(200), (prompts, given) => {
        const { gross, share, bonus, lineage, platform } = splitDay('ada', prompts, given);
        expect(gross).toBe(prompts.reduce((sum, prompt) => sum + prompt.gross, given));
        expect(share - bonus).toBeLessThanOrEqual(0.8 * (gross - given));
        expect(bonus).toBeGreaterThanOrEqual(0);
        expect(share + platform + lineage.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(gross);
        expect(Math.min(share, platform, ...lineage.map(({ tokens }) => tokens))).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(0.8 * gross);
      }),
    );
  });

  it('refunds of all sales of a released day, in any order, take exactly what each person got from that day', () => {
    const family = fc.array(fc.record({ promptId: fc.constantFrom('p', 'q', 'r'), ownerId: fc.constantFrom('bob', 'cleo', 'dan'), percent: fc.nat(20) }), { maxLength: 3 });
    const day = fc.record({ families: fc.tuple(family, family), sales: fc.array(fc.record({ of: fc.nat(1), gross: fc.nat(400), gift: fc.nat(20), turn: fc.nat() }), { minLength: 1, maxLength: 10 }) });
    fc.assert(
      fc.property(day, ({ families, sales }) => {
        const dayOf = (left: typeof sales) => ({
          prompts: families.map((lineage, at) => ({ lineage, gross: left.filter(({ of }) => of === at).reduce((sum, { gross }) => sum + gross, 0) })),
          bonus: left.reduce((sum, { gift }) => sum + gift, 0),
        });
        const owed = splitDay('ada', dayOf(sales).prompts, dayOf(sales).bonus);
        const back = { share: 0, people: new Map<string, number>() };
        let left = [...sales];
        for (const sale of [...sales].sort((a, b) => a.turn - b.turn)) {
          const without = left.filter((each) => each !== sale);
          const taken = takenBack('ada', dayOf(left), dayOf(without));
          const above = taken.lineage.reduce((sum, { tokens }) => sum + tokens, 0);
          expect(Math.min(taken.share, ...taken.lineage.map(({ tokens }) => tokens))).toBeGreaterThanOrEqual(0);
          expect(taken.share + above).toBeLessThanOrEqual(sale.gross + sale.gift);
          back.share += taken.share;
          for (const { promptId, tokens } of taken.lineage) back.people.set(promptId, (back.people.get(promptId) ?? 0) + tokens);
          left = without;
        }
        expect(back.share).toBe(owed.share);
        expect(Object.fromEntries(back.people)).toEqual(Object.fromEntries(owed.lineage.map(({ promptId, tokens }) => [promptId, tokens])));
      }),
    );
  });
});
