import { one } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CashOutMove } from '../cash-out-tokens.ts';
import { cashOutShort, walletMissing } from '../wallet.errors.ts';
import { postLegs, received } from './post-legs.ts';
import type { Leg, PostedLegs } from './post-legs.ts';
import type { PlatformAccount } from './post-transfer.ts';

type Step = 'requested' | 'approved' | 'paid' | 'returned';

// Excludes tokens that came back from a refused payout, because they were earned earlier.
const YOUNG = `
  select coalesce(sum(e.amount), 0)::int as young from ledger_entries e join ledger_transactions t on t.id = e.tx_id
  where e.owner = ? and e.account = 'earned' and e.amount > 0 and e.chain_no is not null and t.occurred_at >= ? and t.kind <> 'payout'`;
const WALLET = 'select earned, debt from wallets where user_id = ?';

/** Counts the tokens that a person earned since a time. */
async function young(connection: Connection, userId: string, since: Date): Promise<number> {
  return one(await rows<{ young: number }>(connection, YOUNG, [userId, since])).young;
}

/** Returns a person's earned tokens and those that may be paid out. Zeros for an account without a wallet. */
export async function payableTokens(connection: Connection, userId: string, earnedBefore: Date): Promise<{ earned: number; payable: number }> {
  const [wallet] = await rows<{ earned: number; debt: number }>(connection, WALLET, [userId]);
  if (!wallet) return { earned: 0, payable: 0 };
  const { earned, debt } = wallet;
  return { earned, payable: debt > 0 ? 0 : Math.max(0, earned - (await young(connection, userId, earnedBefore))) };
}

/**
 * Moves earned tokens of a locked wallet to the account of requested payouts (docs/rules/selling.md#cash-outs).
 * @throws AppError cash_out_short, ledger_key_reused, wallet_missing
 */
export function setCashOutAside(tx: Tx, clock: Clock, { userId, amount, earnedBefore, ...about }: CashOutMove & { earnedBefore: Date }): Promise<PostedLegs> {
  return post(tx, clock, 'requested', { userId, amount, ...about }, async (wallets) => {
    const wallet = wallets.get(userId);
    if (!wallet) throw walletMissing();
    const payable = wallet.debt > 0 ? 0 : wallet.earned - (await young(tx, userId, earnedBefore));
    if (payable < amount) throw cashOutShort(amount, Math.max(0, payable));
    return [{ owner: userId, account: 'earned', amount: -amount }, { owner: null, account: 'cash_outs_requested', amount }];
  });
}

/** Moves the tokens of a payout request to the platform's account of the next step, approved or paid. */
export const moveCashOut = (tx: Tx, clock: Clock, step: 'approved' | 'paid', move: CashOutMove): Promise<PostedLegs> => {
  const [from, to]: [PlatformAccount, PlatformAccount] = step === 'approved' ? ['cash_outs_requested', 'cash_outs_approved'] : ['cash_outs_approved', 'cash_outs_paid'];
  return post(tx, clock, step, move, () => [{ owner: null, account: from, amount: -move.amount }, { owner: null, account: to, amount: move.amount }]);
};

/** Returns the tokens of a refused payout request to the person. @throws AppError ledger_key_reused, wallet_missing */
export const returnCashOut = (tx: Tx, clock: Clock, { approved, ...move }: CashOutMove & { approved: boolean }): Promise<PostedLegs> =>
  post(tx, clock, 'returned', move, (wallets) => {
    const wallet = wallets.get(move.userId);
    if (!wallet) throw walletMissing();
    return [{ owner: null, account: approved ? 'cash_outs_approved' : 'cash_outs_requested', amount: -move.amount }, ...received(wallet, 'earned', move.amount)];
  });

function post(tx: Tx, clock: Clock, step: Step, { userId, amount, refId, reason }: CashOutMove, legs: (wallets: Parameters<Parameters<typeof postLegs>[2]['legs']>[0]) => Leg[] | Promise<Leg[]>): Promise<PostedLegs> {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to pay out: ${amount}`);
  return postLegs(tx, clock, { key: `cash-out:${refId}:${step}`, kind: 'payout', reason, refType: 'cash_out', refId, request: { kind: `cash out ${step}`, amount, userId }, wallets: [userId], legs });
}
