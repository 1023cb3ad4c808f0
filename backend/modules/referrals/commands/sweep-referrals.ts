import { HOUR_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { PRINT_MS } from './note-print.ts';
import { settleReferral } from './settle-referral.ts';

const AT_ONCE = 200;
const DUE = `select id from referral_attributions where status = 'pending' and due_at <= ? order by due_at limit ${AT_ONCE}`;
const LATER = 'update referral_attributions set due_at = ? where id = ?';

/** Maintenance: settles due referrals, oldest first. A referral that fails is tried again in an hour, and the others continue. */
export async function sweepReferrals(context: ReferralsContext): Promise<void> {
  const { db, clock, log } = context;
  for (;;) {
    const due = await rows<{ id: string }>(db.knex, DUE, [clock.now()]);
    for (const { id } of due) {
      await db.transaction((tx) => settleReferral(tx, context, id)).catch(async (error: unknown) => {
        log.error({ err: error, referral: id }, 'a referral could not be settled');
        await rows(db.knex, LATER, [new Date(clock.now().getTime() + HOUR_MS), id]);
      });
    }
    if (due.length < AT_ONCE) return;
  }
}

const FORGET_PRINTS = 'delete from referral_prints where seen_at < ?';
const FORGET_CLICKS = 'delete from referral_clicks where day < ?';

/** Maintenance: deletes prints and the marks of clicks after 90 days (docs/rules/rewards.md#referral-evidence). The counts of clicks stay. */
export async function forgetEvidence({ db, clock }: Pick<ReferralsContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - PRINT_MS);
  await rows(db.knex, FORGET_PRINTS, [before]);
  await rows(db.knex, FORGET_CLICKS, [before]);
}
