import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import { GOAL_REASONS } from '../catalogue/goals.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { claimReason } from '../domain/streak.ts';
import { creditReward } from './give-reward.ts';

// Selects waiting rewards by `granted = 0` and sets `granted` in the same statement, so a second delivery of the event finds none.
const TAKE = `
  with goals as (
    update achievement_unlocks set granted = worth where user_id = :userId and granted = 0 and lapses_at >= :at returning key, worth
  ), claims as (
    update daily_claims set granted = worth where user_id = :userId and granted = 0 and lapses_at >= :at returning day::text as day, streak, worth
  )
  select key, worth, null::int as streak from goals union all select 'claim.' || day, worth, streak from claims order by key`;

/**
 * Pays all rewards of a person that waited for the email and had not lapsed at `confirmedAt`. Each gets a ledger entry, and one
 * message tells of all. It pays nothing for a deleted account.
 */
export async function payWaiting(tx: Tx, context: AchievementsContext, userId: string, confirmedAt: Date): Promise<void> {
  if (await context.identity.gone(tx, userId)) return;
  const due = await rows<{ key: string; worth: number; streak: number | null }>(tx, TAKE, { userId, at: confirmedAt });
  if (due.length === 0) return;
  for (const { key, worth, streak } of due) {
    const reason = streak === null ? (GOAL_REASONS.get(key) ?? 'A reward') : claimReason(streak);
    await creditReward(tx, context, { userId, key, worth, reason });
  }
  const amount = due.reduce((sum, { worth }) => sum + worth, 0);
  await context.outbox.publish(tx, tokenReward, { userId, amount, reason: 'Your email is confirmed, and the rewards that waited for it are paid' });
}
