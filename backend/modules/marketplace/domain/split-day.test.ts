import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineageShares, splitDay, takenBack } from './split-day.ts';
import type { LineageLevel } from './split-day.ts';

const level = (ownerId: string, percent: number): LineageLevel => ({ promptId: `prompt of ${ownerId}`, ownerId, percent });

describe('a creator’s day', () => {
  it('is split once, so that small royalties are not rounded away', () => {
    const royalties = Array.from({ length: 10 }, () => ({ gross: 1, lineage: [] }));
    expect(splitDay('ada', royalties)).toEqual({ gross: 10, share: 8, lineage: [], platform: 2 });
    expect(splitDay('ada', [{ gross: 1, lineage: [] }])).toMatchObject({ share: 0, platform: 1 });
  });

  it('pays the people above a fork first, each a part of what the one below got', () => {
    const day = splitDay('cleo', [{ gross: 100, lineage: [level('bob', 20), level('ada', 10)] }]);
    expect(day.lineage).toEqual([
      { promptId: 'prompt of bob', userId: 'bob', tokens: 18 },
      { promptId: 'prompt of ada', userId: 'ada', tokens: 2 },
    ]);
    expect(day).toMatchObject({ share: 64, platform: 16 });
  });

  it('asks nothing of forks of one’s own', () => {
    expect(lineageShares('ada', { gross: 100, lineage: [level('ada', 20), level('bob', 10)] })).toEqual([{ promptId: 'prompt of bob', userId: 'bob', tokens: 10 }]);
  });

  it('loses and makes no token, whatever the day', () => {
    const levels = fc.array(fc.record({ promptId: fc.constantFrom('p', 'q', 'r'), ownerId: fc.constantFrom('ada', 'bob', 'cleo'), percent: fc.nat(20) }), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.record({ gross: fc.nat(500), lineage: levels }), { maxLength: 12 }), (prompts) => {
        const { gross, share, lineage, platform } = splitDay('ada', prompts);
        expect(gross).toBe(prompts.reduce((sum, prompt) => sum + prompt.gross, 0));
        expect(share + platform + lineage.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(gross);
        expect(Math.min(share, platform, ...lineage.map(({ tokens }) => tokens))).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(0.8 * gross);
      }),
    );
  });

  it('that is given back sale by sale, in any order, leaves nobody anything and takes no more than was paid', () => {
    const family = fc.array(fc.record({ promptId: fc.constantFrom('p', 'q', 'r'), ownerId: fc.constantFrom('bob', 'cleo', 'dan'), percent: fc.nat(20) }), { maxLength: 3 });
    const day = fc.record({ families: fc.tuple(family, family), sales: fc.array(fc.record({ of: fc.nat(1), gross: fc.integer({ min: 1, max: 400 }), turn: fc.nat() }), { minLength: 1, maxLength: 10 }) });
    fc.assert(
      fc.property(day, ({ families, sales }) => {
        const dayOf = (left: typeof sales) => families.map((lineage, at) => ({ lineage, gross: left.filter(({ of }) => of === at).reduce((sum, { gross }) => sum + gross, 0) }));
        const owed = splitDay('ada', dayOf(sales));
        const back = { share: 0, people: new Map<string, number>() };
        let left = [...sales];
        for (const sale of [...sales].sort((a, b) => a.turn - b.turn)) {
          const without = left.filter((each) => each !== sale);
          const taken = takenBack('ada', dayOf(left), dayOf(without));
          const above = taken.lineage.reduce((sum, { tokens }) => sum + tokens, 0);
          expect(Math.min(taken.share, ...taken.lineage.map(({ tokens }) => tokens))).toBeGreaterThanOrEqual(0);
          expect(taken.share + above).toBeLessThanOrEqual(sale.gross);
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
