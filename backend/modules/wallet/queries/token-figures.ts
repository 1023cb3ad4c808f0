import { rows } from '#kernel/db/raw.ts';
import type { TokenFigures } from '#modules/analytics/shop-figures.port.ts';

// Holds and releases are left out, because they move tokens only within a wallet.
const DAYS = `
  select to_char(t.occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day, t.kind,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0) as given, coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as taken
  from ledger_transactions t join ledger_entries e on e.tx_id = t.id
  where t.occurred_at >= :from and t.occurred_at < :to and e.owner is not null and t.kind not in ('hold', 'release')
  group by 1, 2 order by 1, 2`;

const LIST = `
  select t.id, e.leg, e.owner as "userId", e.amount, t.occurred_at as at
  from ledger_transactions t join ledger_entries e on e.tx_id = t.id
  where t.occurred_at >= :from and t.occurred_at < :to and t.kind = :kind and e.owner is not null
    and (cast(:beforeAt as timestamptz) is null or (t.occurred_at, t.id, e.leg) < (:beforeAt, cast(:beforeId as uuid), cast(:beforeLeg as smallint)))
  order by t.occurred_at desc, t.id desc, e.leg desc limit :limit`;

interface Move {
  id: string;
  leg: number;
  userId: string;
  amount: number;
  at: Date;
}

/** Sums from the ledger the tokens that all wallets received and gave. Pending earnings and debts are included. */
export const tokenFigures: TokenFigures = {
  days: (tx, { from, to }) => rows<{ day: string; kind: string; given: number; taken: number }>(tx, DAYS, { from, to }),
  list: (tx, { before, ...filter }) => rows<Move>(tx, LIST, { ...filter, beforeAt: before?.at ?? null, beforeId: before?.id ?? null, beforeLeg: before?.leg ?? null }),
};
