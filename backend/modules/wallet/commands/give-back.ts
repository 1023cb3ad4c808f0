import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { debtOfReference } from '../domain/debt-of-reference.ts';
import { walletMissing } from '../wallet.errors.ts';
import type { BucketSplit, GiveBack } from '../wallet.ts';
import { postLegs, received } from './post-legs.ts';
import type { Leg, PostedLegs } from './post-legs.ts';

/** Tokens are given back in the opposite order of a claw-back: the bucket that gave last gets its tokens first. */
const GIVING_ORDER = ['bonus', 'subscription', 'earned', 'purchased'] as const;

/** Reads every entry of the wallet's debt, and the entries of claw-backs and give-backs of this reference. Each half has its own index. */
const STEPS = `
  with steps as materialized (
    select e.tx_id, e.leg from ledger_entries e where e.owner = :userId and e.account = 'debt' and e.chain_no is not null
    union
    select e.tx_id, e.leg from ledger_transactions t join ledger_entries e on e.tx_id = t.id
    where t.ref_type = :refType and t.ref_id = :refId and t.kind in ('refund', 'chargeback') and e.owner = :userId and e.account <> 'held' and e.chain_no is not null
  )
  select coalesce(t.ref_type || ' ' || t.ref_id, '') as reference, e.account, e.amount, e.split,
    t.ref_type = :refType and t.ref_id = :refId and t.kind in ('refund', 'chargeback') as own
  from steps join ledger_entries e using (tx_id, leg) join ledger_transactions t on t.id = e.tx_id
  order by e.chain_no, e.leg`;

interface Step {
  reference: string;
  account: keyof BucketSplit | 'debt';
  amount: number;
  split: BucketSplit | null;
  /** True if the transaction has this reference. Null for a transaction without a reference. */
  own: boolean | null;
}

/**
 * Gives back what claw-backs of a reference took, once per key. It cancels the debt that is still open because of them, and
 * returns the rest to the buckets that gave it. Tokens that paid the debt later return to their own bucket. Otherwise bonus tokens would
 * come back as purchased ones, which a payout could turn into cash. Other debts of the user are paid first.
 * @throws AppError ledger_key_reused when the key stands for another request, wallet_missing for a user without wallet
 * @throws RangeError for an amount that is not a whole number above 0, or above what the claw-backs took
 */
export function giveBack(tx: Tx, clock: Clock, { userId, amount, key, reason, refType, refId }: GiveBack): Promise<PostedLegs> {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to give back: ${amount}`);
  return postLegs(tx, clock, {
    key, kind: 'chargeback', reason, refType, refId, request: { kind: 'give back', amount, userId, refType, refId }, wallets: [userId],
    async legs(wallets) {
      const wallet = wallets.get(userId);
      if (!wallet) throw walletMissing();
      const { open, taken } = stillTaken(await rows<Step>(tx, STEPS, { userId, refType, refId }), `${refType} ${refId}`);
      const calledOff = Math.min(open, amount);
      wallet.debt -= calledOff;
      const legs: Leg[] = [{ owner: userId, account: 'debt', amount: calledOff }];
      let left = amount - calledOff;
      for (const bucket of GIVING_ORDER) {
        const part = Math.min(left, taken[bucket]);
        legs.push(...received(wallet, bucket, part));
        left -= part;
      }
      if (left > 0) throw new RangeError(`${key} would give back ${left} tokens more than were taken`);
      return [...legs, { owner: null, account: 'platform_sales', amount: -amount }];
    },
  });
}

/** The tokens that claw-backs took and no give-back has returned: the open debt, and the others by bucket. */
function stillTaken(steps: readonly Step[], reference: string): { open: number; taken: BucketSplit } {
  const { open, paid } = debtOfReference(steps.filter(({ account }) => account === 'debt'), reference);
  const taken = { ...paid };
  for (const { account, amount, split } of steps.filter(({ own }) => own)) {
    if (account !== 'debt') taken[account] -= amount;
    // Tokens that were given back and paid another debt at once count as given back.
    else if (split) for (const bucket of GIVING_ORDER) taken[bucket] -= split[bucket];
  }
  return { open, taken };
}
