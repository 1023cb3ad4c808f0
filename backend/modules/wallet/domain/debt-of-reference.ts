/** A number of tokens for each bucket. */
export type Tokens = Record<'bonus' | 'subscription' | 'earned' | 'purchased', number>;

/** One change of a wallet's debt. Changes are listed in the order in which they happened. */
export interface DebtEntry {
  /** The kind and id of the thing that the change belongs to, such as an order. */
  reference: string;
  /** Negative when a debt began, positive when it was paid or cancelled. */
  amount: number;
  /** The tokens that paid. Null when a debt began or was cancelled, and for old payments, which do not record it. */
  split: Tokens | null;
}

export interface DebtOfReference {
  /** The tokens that are still owed because of this reference. */
  open: number;
  /** The tokens that paid the debt of this reference, by bucket. */
  paid: Tokens;
}

const PAYING_ORDER = ['bonus', 'subscription', 'earned', 'purchased'] as const;

/** Computes how much of a wallet's debt belongs to one reference, and which tokens paid it. The oldest debt is paid first. */
export function debtOfReference(entries: readonly DebtEntry[], wanted: string): DebtOfReference {
  const queue: { reference: string; left: number }[] = [];
  const paid: Tokens = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
  const settle = (debts: readonly { reference: string; left: number }[], tokens: number, bucket: keyof Tokens | null): number => {
    let rest = tokens;
    for (const debt of debts) {
      const part = Math.min(rest, debt.left);
      debt.left -= part;
      rest -= part;
      if (bucket !== null && debt.reference === wanted) paid[bucket] += part;
    }
    return rest;
  };
  for (const { reference, amount, split } of entries) {
    if (amount < 0) queue.push({ reference, left: -amount });
    else if (split) for (const bucket of PAYING_ORDER) settle(queue, split[bucket], bucket);
    else {
      const rest = settle(queue.filter((debt) => debt.reference === reference), amount, null);
      // Old entries do not record which tokens paid the debt. Count them as bonus, so that bonus tokens are never paid out as cash.
      settle(queue, rest, 'bonus');
    }
  }
  return { open: queue.filter(({ reference }) => reference === wanted).reduce((sum, { left }) => sum + left, 0), paid };
}
