/** A number of tokens for each bucket. */
export type Tokens = Record<'bonus' | 'subscription' | 'earned' | 'purchased', number>;

/** An entry of a wallet's debt. Entries are listed in the order of the wallet's steps. */
export interface DebtEntry {
  /** The kind and id of what the transaction belongs to, such as an order. */
  reference: string;
  /** Below 0 when a debt began, above 0 when it was paid or cancelled. */
  amount: number;
  /** Which tokens paid. Null when a debt began, when it was cancelled, and for old payments, which do not record it. */
  split: Tokens | null;
}

export interface DebtOfReference {
  /** Tokens still owed because of this reference. */
  open: number;
  /** Tokens that paid the debt of this reference. */
  paid: Tokens;
}

const PAYING_ORDER = ['bonus', 'subscription', 'earned', 'purchased'] as const;

/** Which part of a wallet's debt came from one reference, and which tokens paid it. The oldest debt is paid first. */
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
