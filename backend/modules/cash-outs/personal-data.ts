import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { CashOutsContext } from './cash-outs-context.ts';
import { CASH_OUT_COLUMNS, presentCashOut } from './queries/cash-out-rows.ts';
import type { CashOutRow } from './queries/cash-out-rows.ts';

const OWN = `select ${CASH_OUT_COLUMNS} from cash_outs c where c.user_id = :userId and (cast(:after as uuid) is null or c.id > :after) order by c.id limit :limit`;
const OPEN = `select ${CASH_OUT_COLUMNS} from cash_outs c where c.user_id = ? and c.status in ('requested', 'approved') for update`;

/** Exports and erases a person's payout requests. Paid requests stay without a name, because accounting needs them. */
export const personalData = (context: Pick<CashOutsContext, 'db' | 'clock' | 'sealer' | 'tokens'>): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<CashOutRow>({ name: 'cash-outs/requests', read: (after, limit) => rows(context.db.knex, OWN, { userId, after, limit }), present: (row) => presentCashOut(context, row) });
  },
  // Account deletion ends open payout requests, and their tokens return to the wallet, which stays.
  async erase(tx, userId) {
    for (const { id: refId, tokens: amount, status } of await rows<CashOutRow>(tx, OPEN, [userId])) {
      await tx('cash_outs').where({ id: refId }).update({ status: 'rejected', note: 'The account was deleted', decided_at: context.clock.now() });
      await context.tokens.giveBack(tx, { userId, amount, refId, reason: 'The account was deleted', approved: status === 'approved' });
    }
    await tx('cash_outs').where({ user_id: userId }).update({ pay_to: null });
  },
});
