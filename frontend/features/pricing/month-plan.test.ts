import { describe, expect, it } from 'vitest';
import { cheapestMonth, cheapestPackages } from './month-plan.ts';
import type { Offer } from './month-plan.ts';

const offer = (name: string, cents: number, tokens: number): Offer => ({ id: name, name, cents, tokens });
const MINI = offer('Mini Boost', 499, 40);
const STACK = offer('Creator Stack', 999, 100);
const FLOW = offer('Pro Flow Pack', 2499, 280);
const RESERVE = offer('Conjure Reserve', 4999, 625);
const PACKAGES = [MINI, STACK, FLOW, RESERVE];
const PRO = offer('Pro', 799, 100);

const words = (plan: ReturnType<typeof cheapestPackages>): string[] | undefined => plan?.lines.map(({ offer: { name }, count }) => `${count} ${name}`);

/** Computes the lowest price of a month by trying every possible mix of packages, to check the faster algorithm. */
function leastCents(need: number, packages: readonly Offer[]): number {
  const [first, ...rest] = packages;
  if (need <= 0) return 0;
  if (!first) return Infinity;
  let least = Infinity;
  for (let count = 0; (count - 1) * first.tokens < need; count += 1) least = Math.min(least, count * first.cents + leastCents(need - count * first.tokens, rest));
  return least;
}

describe('the cheapest month', () => {
  it('offers for a month Pro and a package for the remaining tokens, with the price without Pro beside it', () => {
    const { best, withoutPro } = cheapestMonth(130, PACKAGES, PRO);
    expect(words(best)).toEqual(['1 Pro', '1 Mini Boost']);
    expect(best).toMatchObject({ cents: 1298, tokens: 140, left: 10 });
    expect(words(withoutPro)).toEqual(['1 Creator Stack', '1 Mini Boost']);
    expect(withoutPro).toMatchObject({ cents: 1498 });
  });

  it('offers for a month one bigger package when it costs less than several small ones', () => {
    expect(words(cheapestPackages(80, PACKAGES))).toEqual(['2 Mini Boost']);
    expect(words(cheapestPackages(81, PACKAGES))).toEqual(['1 Creator Stack']);
  });

  it('offers nothing for a month without tokens, and does not advise Pro for few tokens', () => {
    expect(cheapestMonth(0, PACKAGES, PRO).best).toEqual({ lines: [], cents: 0, tokens: 0, left: 0 });
    expect(words(cheapestMonth(40, PACKAGES, PRO).best)).toEqual(['1 Mini Boost']);
    expect(words(cheapestMonth(41, PACKAGES, PRO).best)).toEqual(['1 Pro']);
  });

  it('offers packages instead of Pro at the same price, and of two mixes at one price the one with more tokens', () => {
    expect(words(cheapestMonth(100, [offer('Same', 799, 100)], PRO).best)).toEqual(['1 Same']);
    expect(words(cheapestPackages(10, [offer('Ten', 100, 10), offer('Twelve', 100, 12)]))).toEqual(['1 Twelve']);
  });

  it('finds no way to pay for a month when no package and no subscription covers its tokens', () => {
    expect(cheapestPackages(1, [])).toBeNull();
    expect(words(cheapestMonth(100, [], PRO).best)).toEqual(['1 Pro']);
    expect(cheapestMonth(101, [], PRO)).toEqual({ best: null, withoutPro: null });
  });

  it('computes the cheapest month quickly for absurd prices, and still covers its tokens', () => {
    const plan = cheapestPackages(300_000_000, PACKAGES)!;
    expect(plan.tokens).toBeGreaterThanOrEqual(300_000_000);
    expect(plan.left).toBeLessThan(RESERVE.tokens);
    expect(plan.cents).toBeLessThanOrEqual(Math.ceil(300_000_000 / RESERVE.tokens) * RESERVE.cents);
    expect(plan.lines.reduce((sum, { offer: { cents }, count }) => sum + cents * count, 0)).toBe(plan.cents);
  });

  it('finds for a month the cheapest of all possible mixes of packages, whose parts add up to its sum', () => {
    for (let need = 1; need <= 1_000; need += 13) {
      const { best } = cheapestMonth(need, PACKAGES, PRO);
      const wanted = Math.min(leastCents(need, PACKAGES), PRO.cents + leastCents(need - PRO.tokens, PACKAGES));
      expect(best!.cents, `${need} tokens`).toBe(wanted);
      expect(best!.tokens).toBeGreaterThanOrEqual(need);
      expect(best!.lines.reduce((sum, { offer: { cents }, count }) => sum + cents * count, 0)).toBe(best!.cents);
      expect(best!.lines.reduce((sum, { offer: { tokens }, count }) => sum + tokens * count, 0)).toBe(best!.tokens);
      expect(best!.left).toBe(best!.tokens - need);
    }
  });
});
