import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { walletState } from '../queries/wallet-state.ts';
import { InsufficientTokens } from '../wallet.errors.ts';
import type { Debit, WalletState } from '../wallet.ts';
import { earlierTransfer } from './post-transfer.ts';

/**
 * Bindings: user, amount, key, reason, kind and id of the reference, ledger transaction, request, time.
 * The statement locks the wallet's row first and splits the tokens that are really there (see PLACE_HOLD). The unique key
 * decides next. It returns no row when the key was used before, or when the wallet cannot pay.
 */
const DEBIT = {
  name: 'wallet_debit_2',
  sql: `
    with given as materialized (
      select ?::uuid as user_id, ?::int as amount, ?::text as key, ?::text as reason, ?::text as ref_type, ?::uuid as ref_id,
        ?::uuid as tx_id, ?::jsonb as request, ?::timestamptz as at
    ), before as materialized (
      select w.* from wallets w where w.user_id = (select user_id from given) for update
    ), txn as (
      insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, request, occurred_at)
      select g.tx_id, 'adjustment', g.key, g.reason, g.ref_type, g.ref_id, g.request, g.at from given g, before b
      where b.debt = 0 and b.bonus + b.subscription + b.earned + b.purchased >= g.amount
      on conflict (idempotency_key) do nothing returning id
    ), split as materialized (
      select b.*,
        least(b.bonus, g.amount) as from_bonus,
        least(b.subscription, greatest(g.amount - b.bonus, 0)) as from_subscription,
        least(b.earned, greatest(g.amount - b.bonus - b.subscription, 0)) as from_earned,
        greatest(g.amount - b.bonus - b.subscription - b.earned, 0) as from_purchased
      from before b, given g, txn
    ), legs as materialized (
      select l.leg, l.owner, l.account, l.amount from split s, given g, lateral (values
        (1, s.user_id, 'bonus', -s.from_bonus), (2, s.user_id, 'subscription', -s.from_subscription),
        (3, s.user_id, 'earned', -s.from_earned), (4, s.user_id, 'purchased', -s.from_purchased),
        (5, null::uuid, 'platform_adjustments', g.amount)) as l (leg, owner, account, amount)
      where l.amount <> 0
    ), seal as materialized (
      select ledger_seal(s.chain_hash, g.tx_id, 'adjustment',
        (select string_agg(ledger_leg(leg, owner, account, amount), ';' order by leg) from legs)) as hash
      from split s, given g
    ), moved as (
      update wallets w set
        bonus = s.bonus - s.from_bonus, subscription = s.subscription - s.from_subscription,
        earned = s.earned - s.from_earned, purchased = s.purchased - s.from_purchased,
        chain_no = s.chain_no + 1, chain_hash = seal.hash, updated_at = g.at
      from split s, given g, seal where w.user_id = s.user_id
      returning w.bonus + w.subscription + w.earned + w.purchased as balance, w.held
    ), entries as (
      insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
      select g.tx_id, l.leg, l.owner, l.account, l.amount,
        case when l.owner is not null then s.chain_no + 1 end, case when l.owner is not null then seal.hash end
      from legs l, split s, given g, seal
    )
    select balance, held from moved`,
};

/**
 * Takes tokens from a wallet in the spending order, once per key, in one SQL statement. Null when an earlier debit has used the key for this
 * amount.
 * @throws InsufficientTokens when too few tokens are spendable; nothing is taken then
 * @throws AppError ledger_key_reused when the key stands for another transfer
 * @throws RangeError for an amount that is not a whole number above 0
 */
export async function debitTokens(connection: Connection, clock: Clock, debit: Debit): Promise<WalletState | null> {
  const { userId, amount, key, reason, refType = null, refId = null } = debit;
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to take: ${amount}`);
  const request = JSON.stringify({ kind: 'debit', amount, userId });
  const bindings = [userId, amount, key, reason, refType, refId, newId(), request, clock.now()];
  const [moved] = await prepared<WalletState>(connection, DEBIT, bindings);
  if (moved) return moved;
  if (await earlierTransfer(connection, key, request)) return null;
  const { balance, debt } = await walletState(connection, userId);
  throw new InsufficientTokens(amount, balance, debt);
}
