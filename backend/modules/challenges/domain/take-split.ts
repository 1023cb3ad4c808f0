/** Tokens of a challenge's pool, by the bucket that they came from. */
export interface Split {
  bonus: number;
  subscription: number;
  earned: number;
  purchased: number;
}

const ORDER = ['purchased', 'earned', 'subscription', 'bonus'] as const;

export const NO_TOKENS: Split = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };

export const totalOf = (split: Split): number => ORDER.reduce((sum, bucket) => sum + split[bucket], 0);

export const addSplits = (splits: readonly Split[]): Split =>
  splits.reduce((sum, split) => ({ bonus: sum.bonus + split.bonus, subscription: sum.subscription + split.subscription, earned: sum.earned + split.earned, purchased: sum.purchased + split.purchased }), NO_TOKENS);

/** Takes tokens from a challenge's pool, purchased ones first. Returns the taken tokens and the rest, by bucket. @throws RangeError when the pool has fewer */
export function takeSplit(pool: Split, amount: number): { taken: Split; left: Split } {
  const taken = { ...NO_TOKENS };
  const left = { ...pool };
  let missing = amount;
  for (const bucket of ORDER) {
    taken[bucket] = Math.min(missing, left[bucket]);
    left[bucket] -= taken[bucket];
    missing -= taken[bucket];
  }
  if (missing > 0) throw new RangeError(`The pool lacks ${missing} tokens.`);
  return { taken, left };
}
