import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const WALLET = `
  select bonus, subscription, earned, purchased, held, debt, created_at as "createdAt", (select coalesce(sum(amount), 0)::int
    from ledger_entries where owner = user_id and account = 'pending_earned') as "pendingEarned",
    budget_run as "budgetPerRun", budget_day as "budgetPerDay", spending_stopped as "spendingStopped", spent_day as "spentDay", spent_today as "spentOnThatDay"
  from wallets where user_id = ?`;

// Reads one row per ledger transaction, with its entries on this person's own accounts.
const LEDGER = `
  select t.id, t.kind, t.reason, t.occurred_at as "occurredAt", t.ref_type as "refType", t.ref_id as "refId", e.legs
  from (
    select chain_no, tx_id, json_agg(json_build_object('account', account, 'amount', amount) order by leg) as legs
    from ledger_entries where owner = :userId and chain_no > coalesce(
      (select chain_no from ledger_entries where tx_id = cast(:after as uuid) and owner = :userId and chain_no is not null limit 1), 0)
    group by chain_no, tx_id order by chain_no limit :limit
  ) e join ledger_transactions t on t.id = e.tx_id order by e.chain_no`;

const HOLDS = `
  select id, generation_id as "generationId", amount, captured, released, status, title,
    content_type as "contentType", held_at as "heldAt", settled_at as "settledAt"
  from holds where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

/** Exports a person's balances and all movements of tokens. Erasing deletes only budgets and titles of holds. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    const [wallet] = await rows<object>(db.knex, WALLET, [userId]);
    if (wallet) yield { name: 'wallet/balance.json', data: wallet };
    yield* numberedEntries({
      name: 'wallet/ledger',
      read: (after, limit) => rows<{ id: string }>(db.knex, LEDGER, { userId, after, limit }),
    });
    yield* numberedEntries({
      name: 'wallet/holds',
      read: (after, limit) => rows<{ id: string }>(db.knex, HOLDS, { userId, after, limit }),
    });
  },
  // The ledger never changes, and its ids then lead to a deleted account. Only titles of holds may contain the person's words, so these are erased.
  async erase(tx, userId) {
    await rows(tx, 'update wallets set budget_run = null, budget_day = null, spent_day = null, spent_today = 0, budget_told_day = null where user_id = ?', [userId]);
    // Two statements erase titles, because open and ended holds have different indexes.
    await rows(tx, `update holds set title = null where user_id = ? and status = 'open' and title is not null`, [userId]);
    await rows(tx, `update holds set title = null where user_id = ? and status <> 'open' and title is not null`, [userId]);
  },
});
