import { utcDay } from '#contracts/utc-days.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { budgetState } from '../queries/budget-state.ts';
import { budgetReached, holdExists, InsufficientTokens } from '../wallet.errors.ts';
import type { HoldRequest, WalletState } from '../wallet.ts';
import { errorText } from '#kernel/error-text.ts';

/**
 * Bindings: user, amount, hold, generation, its content type, title and chat, ledger transaction, time. Tokens leave in the spending
 * order (docs/rules/wallet.md#spending-order).
 * The statement locks the wallet's row first, so that it splits the tokens that are really there. It returns no row when the
 * wallet cannot pay, or when a budget of its owner does not allow it (docs/rules/wallet.md#budgets). The update sets values of the locked row and never `w.bonus - …`. Otherwise Postgres would check the constraints on an
 * older snapshot of `w`, and sometimes refuse a spend that the wallet can pay.
 */
export const PLACE_HOLD = {
  name: 'wallet_place_hold_4',
  sql: `
    with given as materialized (
      select ?::uuid as user_id, ?::int as amount, ?::uuid as hold_id, ?::uuid as generation_id,
        ?::text as content_type, ?::text as title, ?::uuid as chat_id, ?::uuid as tx_id, ?::timestamptz as at
    ), today as materialized (
      select (at at time zone 'UTC')::date as day from given
    ), before as materialized (
      select w.* from wallets w where w.user_id = (select user_id from given) for update
    ), split as materialized (
      select b.*, t.day, e.spent,
        e.spent + g.amount >= b.budget_day - b.budget_day / 5 and g.amount > 0 and b.budget_told_day is distinct from t.day as tell,
        least(b.bonus, g.amount) as from_bonus,
        least(b.subscription, greatest(g.amount - b.bonus, 0)) as from_subscription,
        least(b.earned, greatest(g.amount - b.bonus - b.subscription, 0)) as from_earned,
        greatest(g.amount - b.bonus - b.subscription - b.earned, 0) as from_purchased
      from before b, given g, today t, lateral (select case when b.spent_day = t.day then b.spent_today else 0 end as spent) e
      where g.amount = 0 or (b.debt = 0 and b.bonus + b.subscription + b.earned + b.purchased >= g.amount
        and not b.spending_stopped and g.amount <= coalesce(b.budget_run, g.amount) and e.spent + g.amount <= coalesce(b.budget_day, e.spent + g.amount))
    ), legs as materialized (
      select l.leg, l.account, l.amount from split s, given g, lateral (values
        (1, 'bonus', -s.from_bonus), (2, 'subscription', -s.from_subscription), (3, 'earned', -s.from_earned),
        (4, 'purchased', -s.from_purchased), (5, 'held', g.amount)) as l (leg, account, amount)
      where l.amount <> 0
    ), seal as materialized (
      select ledger_seal(s.chain_hash, g.tx_id, 'hold',
        (select string_agg(ledger_leg(leg, s.user_id, account, amount), ';' order by leg) from legs)) as hash
      from split s, given g
    ), moved as (
      update wallets w set
        bonus = s.bonus - s.from_bonus, subscription = s.subscription - s.from_subscription,
        earned = s.earned - s.from_earned, purchased = s.purchased - s.from_purchased, held = s.held + g.amount,
        spent_day = s.day, spent_today = s.spent + g.amount, budget_told_day = case when s.tell then s.day else s.budget_told_day end,
        chain_no = s.chain_no + (g.amount > 0)::int, chain_hash = coalesce(seal.hash, s.chain_hash), updated_at = g.at
      from split s, given g, seal where w.user_id = s.user_id
      returning w.debt, w.bonus + w.subscription + w.earned + w.purchased as spendable, w.held, w.budget_day, w.spent_today, coalesce(s.tell, false) as tell
    ), hold as (
      insert into holds (id, user_id, generation_id, amount, bucket_split, held_at, content_type, title, chat_id)
      select g.hold_id, s.user_id, g.generation_id, g.amount, jsonb_build_object(
        'bonus', s.from_bonus, 'subscription', s.from_subscription, 'earned', s.from_earned,
        'purchased', s.from_purchased), g.at, g.content_type, g.title, g.chat_id
      from split s, given g
    ), txn as (
      insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, occurred_at)
      select g.tx_id, 'hold', 'hold:' || g.generation_id, 'run', 'generation', g.generation_id, g.at
      from split s, given g where g.amount > 0
    ), entries as (
      insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
      select g.tx_id, l.leg, s.user_id, l.account, l.amount, s.chain_no + 1, seal.hash
      from legs l, split s, given g, seal
    )
    select case when debt > 0 then 0 else spendable end as balance, held, budget_day, spent_today, tell from moved`,
};

interface Placed extends WalletState {
  budget_day: number | null;
  spent_today: number;
  /** True for the first hold of the day after which at most a fifth of the day's budget is left. */
  tell: boolean;
}

/** The values of the statement in its order. Benchmarks use this function too, so that they always send the same values. */
export const holdBindings = ({ userId, amount, generationId, contentType, title, chatId }: HoldRequest, holdId: string, at: Date): unknown[] => [
  userId, amount, holdId, generationId, contentType ?? null, title ?? null, chatId ?? null, newId(), at,
];

/** A hold that was placed. `nearly` is present on the hold that causes the day's message about the budget (docs/rules/wallet.md#budget-message). */
export interface PlacedHold extends WalletState {
  holdId: string;
  nearly: { day: string; perDay: number; spent: number } | null;
}

/**
 * Reserves tokens for a run, in one SQL statement. On a plain connection the statement is a transaction of its own.
 * @throws InsufficientTokens when too few tokens can be spent or a debt blocks spending
 * @throws AppError budget_reached when the owner's budgets or their stop switch refuse it
 * @throws AppError hold_exists when the run already has reserved tokens
 */
export async function placeHold(connection: Connection, clock: Clock, request: HoldRequest): Promise<PlacedHold> {
  const holdId = newId();
  const { userId, amount, generationId } = request;
  const now = clock.now();
  const [placed] = await prepared<Placed>(connection, PLACE_HOLD, holdBindings(request, holdId, now)).catch((error: unknown) => {
    throw errorText(error, 'code') === '23505' ? holdExists(generationId, error) : error;
  });
  if (placed) {
    const { balance, held, tell, budget_day: perDay, spent_today: spent } = placed;
    return { holdId, balance, held, nearly: tell && perDay !== null ? { day: utcDay(now), perDay, spent } : null };
  }
  const { balance, debt, ...budgets } = await budgetState(connection, userId, now);
  throw budgetReached(budgets, amount) ?? new InsufficientTokens(amount, balance, debt);
}
