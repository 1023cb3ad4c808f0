import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { alreadyClaimed } from '../achievements.errors.ts';
import { dailyClaimed } from '../achievements.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { claimReason, isSeventh, nextStreak } from '../domain/streak.ts';
import { nextDayStart } from '../domain/utc-day.ts';
import { amountsInForce } from '../queries/amounts-in-force.ts';
import { lockStreak } from '../queries/streak-facts.ts';
import { giveReward } from './give-reward.ts';

const CLAIM = `
  with claim as (
    insert into daily_claims (user_id, day, streak, worth, granted, lapses_at, claimed_at) values (:userId, :day, :current, :worth, :granted, :lapsesAt, :now)
  ), frozen as (
    insert into streak_freezes (user_id, week, day)
    select :userId::uuid, f.week, f.day from unnest(:weeks::date[], :days::date[]) as f (week, day)
  )
  update reward_streaks set current = :current, best = :best, first_day = coalesce(first_day, :day), last_day = :day where user_id = :userId`;

/**
 * Claims a person's reward of this UTC day and continues the streak. Returns its tokens, and when they lapse if they wait for
 * the confirmed email. A person whose last claim is of this day or a later one is refused, even if the clock went back.
 * @throws AppError already_claimed
 */
export async function claimDaily(tx: Tx, context: AchievementsContext, userId: string): Promise<{ worth: number; lapsesAt: Date | null }> {
  const now = context.clock.now();
  const day = utcDay(now);
  // Locks the account's row before the streak's, as account deletion does. In the other order the two transactions could deadlock.
  const confirmed = await context.identity.emailConfirmed(tx, userId);
  const facts = await lockStreak(tx, userId, day);
  if (facts.lastDay !== null && facts.lastDay >= day) throw alreadyClaimed(nextDayStart(now));
  const { current, best, freezes } = nextStreak(facts, day);
  const { amounts } = await amountsInForce(tx);
  const worth = isSeventh(current) ? amounts.seventhDay : amounts.dailyClaim;
  const { granted, lapsesAt } = await giveReward(tx, context, { userId, key: `claim.${day}`, worth, reason: claimReason(current), confirmed });
  await rows(tx, CLAIM, {
    userId, day, current, best, worth, granted, lapsesAt, now,
    weeks: freezes.map(({ week }) => week),
    days: freezes.map((freeze) => freeze.day),
  });
  await context.outbox.publish(tx, dailyClaimed, { userId, day, streak: current, amount: worth });
  return { worth, lapsesAt };
}
