import { multiplyCents } from '#lib/money.ts';
import { elementAt } from '#contracts/must.ts';

/** An offer with which users can pay for a month of runs: a package that can be bought any number of times, or Pro once. */
export interface Offer {
  id: string;
  name: string;
  cents: number;
  tokens: number;
}

/** Id that stands for the Pro subscription among the offers. */
export const PRO_OFFER = 'pro';

export interface PlanLine {
  offer: Offer;
  count: number;
}

/** Offers that together cover the tokens of a month: their number, what they cost together in cents, and the tokens that are left over. */
export interface MonthPlan {
  lines: readonly PlanLine[];
  cents: number;
  tokens: number;
  left: number;
}

/**
 * Number of tokens up to which the calculator compares every mix of packages. It covers the tokens above it with the package that has the
 * best price per token.
 */
const MOST_EXACT = 20_000;

const NOTHING: MonthPlan = { lines: [], cents: 0, tokens: 0, left: 0 };

/**
 * Returns the cheapest packages that give at least `need` tokens; of two mixes that cost the same the one with more tokens, then the one with
 * fewer packages. Exact for up to 20,000 tokens. Returns null when packages are needed and none is sold. Works in whole cents and tokens.
 */
export function cheapestPackages(need: number, packages: readonly Offer[]): MonthPlan | null {
  if (need <= 0) return NOTHING;
  const sold = packages.filter(({ tokens }) => tokens > 0);
  if (sold.length === 0) return null;
  // Above MOST_EXACT tokens the price is not computed exactly, because a table of millions of entries would block the page. Packages with the best price per
  // token cover the rest.
  const bulk = sold.reduce((a, b) => (multiplyCents(b.cents, a.tokens) < multiplyCents(a.cents, b.tokens) ? b : a));
  const bulkCount = Math.max(0, Math.ceil((need - MOST_EXACT) / bulk.tokens));
  const exact = need - bulkCount * bulk.tokens;
  // best[n] is the cheapest way to cover n tokens: one package more than the cheapest way to cover the tokens that this package leaves open.
  const best: Step[] = [{ cents: 0, tokens: 0, count: 0, last: null, before: 0 }];
  for (let n = 1; n <= exact; n += 1) {
    best[n] = sold
      .map((offer): Step => {
        const before = Math.max(0, n - offer.tokens);
        const rest = elementAt(best, before);
        return { cents: rest.cents + offer.cents, tokens: rest.tokens + offer.tokens, count: rest.count + 1, last: offer, before };
      })
      .reduce((a, b) => (isBetter(b, a) ? b : a));
  }
  return planOf(best, Math.max(0, exact), need, bulk, bulkCount);
}

/** Returns the cheapest way to pay for the tokens of a month, and the cheapest one without Pro; null where nothing that is sold is enough. */
export function cheapestMonth(need: number, packages: readonly Offer[], pro: Offer): { best: MonthPlan | null; withoutPro: MonthPlan | null } {
  const withoutPro = cheapestPackages(need, packages);
  const onTop = need > 0 ? cheapestPackages(need - pro.tokens, packages) : null;
  if (!onTop) return { best: withoutPro, withoutPro };
  const tokens = onTop.tokens + pro.tokens;
  const withPro: MonthPlan = { lines: [{ offer: pro, count: 1 }, ...onTop.lines], cents: onTop.cents + pro.cents, tokens, left: tokens - need };
  // The calculator advises Pro only if it is cheaper than packages, not if it costs the same.
  return { best: !withoutPro || withPro.cents < withoutPro.cents ? withPro : withoutPro, withoutPro };
}

interface Step {
  cents: number;
  tokens: number;
  count: number;
  last: Offer | null;
  before: number;
}

function isBetter(a: Step, b: Step): boolean {
  if (a.cents !== b.cents) return a.cents < b.cents;
  return a.tokens === b.tokens ? a.count < b.count : a.tokens > b.tokens;
}

function planOf(best: readonly Step[], exact: number, need: number, bulk: Offer, bulkCount: number): MonthPlan {
  const counts = new Map<Offer, number>(bulkCount > 0 ? [[bulk, bulkCount]] : []);
  const whole = elementAt(best, exact);
  for (let step = whole; step.last; step = elementAt(best, step.before)) counts.set(step.last, (counts.get(step.last) ?? 0) + 1);
  const cents = whole.cents + multiplyCents(bulk.cents, bulkCount);
  const tokens = whole.tokens + bulkCount * bulk.tokens;
  const lines = [...counts].map(([offer, count]) => ({ offer, count })).sort((a, b) => b.offer.tokens - a.offer.tokens);
  return { lines, cents, tokens, left: tokens - need };
}
