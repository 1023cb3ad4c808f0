import { rewardAmounts } from '#contracts/rewards.ts';
import type { RewardAmounts, Rewards } from '#contracts/rewards.ts';
import { utcDay } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { CHECKLIST } from '../catalogue/checklist.ts';
import { freezesBy, isSeventh, nextStreak, streakToday, weekOf } from '../domain/streak.ts';
import type { Freeze, StreakFacts } from '../domain/streak.ts';
import { isoWeek, nextDayStart } from '../domain/utc-day.ts';
import { freezesSince } from './streak-facts.ts';

interface Row {
  amounts: RewardAmounts;
  streak: Omit<StreakFacts, 'freezes'> | null;
  freezes: Freeze[];
  claims: { day: string; granted: number }[];
  earned: number;
  steps: { key: string; granted: number }[];
}

// Claims up to the last day that is known, so that a clock that went back still finds today claimed.
const VIEW = `
  select (select amounts from reward_amounts order by version desc limit 1) as amounts,
    (select json_build_object('current', current, 'best', best, 'firstDay', first_day::text, 'lastDay', last_day::text)
      from reward_streaks where user_id = :userId) as streak,
    coalesce((select json_agg(json_build_object('week', week::text, 'day', day::text))
      from streak_freezes where user_id = :userId and week >= :since::date), '[]') as freezes,
    coalesce((select json_agg(json_build_object('day', day::text, 'granted', granted))
      from daily_claims where user_id = :userId and day >= :monday::date), '[]') as claims,
    coalesce((select earned from reward_days where user_id = :userId and day = :today::date), 0) as earned,
    coalesce((select json_agg(json_build_object('key', key, 'granted', granted))
      from goal_unlocks where user_id = :userId and key = any(:steps::text[])), '[]') as steps`;

const NEW: Omit<StreakFacts, 'freezes'> = { current: 0, best: 0, firstDay: null, lastDay: null };

/** Daily claim, streak, checklist and cap of somebody at this moment, in one query. */
export async function rewardsView(connection: Connection, userId: string, now: Date): Promise<Rewards> {
  const today = utcDay(now);
  const [row] = await rows<Row>(connection, VIEW, {
    userId, today, monday: isoWeek(today), since: freezesSince(today), steps: CHECKLIST.map(({ goalKey }) => goalKey),
  });
  const { claims, earned, steps } = row!;
  const amounts = rewardAmounts.parse(row!.amounts);
  return {
    claim: presentClaim({ ...(row!.streak ?? NEW), freezes: row!.freezes }, { today, claims, amounts, left: Math.max(0, amounts.dailyCap - earned), nextResetAt: nextDayStart(now) }),
    checklist: presentChecklist(steps, amounts),
    today: { earned, cap: amounts.dailyCap },
    amounts,
  };
}

interface Day {
  today: string;
  claims: Row['claims'];
  amounts: RewardAmounts;
  /** Tokens until the cap. */
  left: number;
  nextResetAt: Date;
}

function presentClaim(facts: StreakFacts, { today, claims, amounts, left, nextResetAt }: Day): Rewards['claim'] {
  const claimedToday = facts.lastDay !== null && facts.lastDay >= today;
  const next = claimedToday ? facts.current + 1 : nextStreak(facts, today).current;
  const worth = isSeventh(next) ? amounts.seventhDay : amounts.dailyClaim;
  const freezes = claimedToday ? facts.freezes : freezesBy(facts, today);
  return {
    claimedToday,
    amountToday: claimedToday ? (claims.find(({ day }) => day === facts.lastDay)?.granted ?? 0) : Math.min(worth, left),
    nextResetAt: nextResetAt.toISOString(),
    claimsToBonus: 7 - ((next - 1) % 7),
    streak: {
      current: claimedToday ? facts.current : streakToday(facts, today),
      best: facts.best,
      freezeAvailable: !freezes.some(({ week }) => week === isoWeek(today)),
      week: weekOf(facts, new Set(claims.map(({ day }) => day)), today),
    },
  };
}

function presentChecklist(unlocked: Row['steps'], amounts: RewardAmounts): Rewards['checklist'] {
  const granted = new Map(unlocked.map((step) => [step.key, step.granted]));
  const steps = CHECKLIST.map(({ goalKey, key, title, to, opensWith }) => {
    const paid = granted.get(goalKey);
    return { key, title, to, opensWith, done: paid !== undefined, rewardTokens: paid ?? amounts.checklistStep };
  });
  return { steps, done: steps.every(({ done, opensWith }) => done || opensWith !== null) };
}
