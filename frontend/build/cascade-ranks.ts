import { compareSpecificity } from './specificity.ts';
import type { Specificity } from './specificity.ts';

/** A CSS rule with the data that the cascade compares; `sheet` is the stylesheet that will contain it. */
export interface RankedRule {
  specificity: Specificity;
  families: ReadonlySet<string>;
  sheet: number;
}

/**
 * Gives each rule of a cascade layer, in order of appearance, the number of its sublayer, so that the same rules win whichever stylesheet loads
 * first. In one layer the more specific rule wins, then the later one. So a rule gets a higher rank than all rules of other stylesheets that it must
 * win against. Rules of the same stylesheet keep their order anyway, so they may share a rank.
 */
export function cascadeRanks(rules: readonly RankedRule[]): number[] {
  const weakestFirst = rules.map((_, index) => index).sort((a, b) => compareSpecificity(rules[a]!.specificity, rules[b]!.specificity) || a - b);
  const ranks = rules.map(() => 0);
  /** Per family of properties: the highest rank so far in each stylesheet. */
  const reached = new Map<string, Map<number, number>>();
  for (const index of weakestFirst) {
    const { families, sheet } = rules[index]!;
    const met = families.has('all') ? [...reached.values()] : ['all', ...families].flatMap((family) => reached.get(family) ?? []);
    const rank = Math.max(0, ...met.flatMap((bySheet) => [...bySheet].map(([other, highest]) => (other === sheet ? highest : highest + 1))));
    ranks[index] = rank;
    for (const family of families) {
      const bySheet = reached.get(family) ?? new Map<number, number>();
      reached.set(family, bySheet.set(sheet, rank));
    }
  }
  return ranks;
}
