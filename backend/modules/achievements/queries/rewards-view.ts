import { one } from '#contracts/must.ts';
import { rewardAmounts } from '#contracts/rewards.ts';
import type { RewardAmounts, Rewards } from '#contracts/rewards.ts';
import { mondayOf, utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { CHECKLIST } from '../catalogue/checklist.ts';
import { openReward, shownReward } from '../domain/reward-state.ts';
import type { EarnedReward } from '../domain/reward-state.ts';
import { freezesBy, isSeventh, nextStreak, streakToday, weekOf } from '../domain/streak.ts';
import type { Freeze, StreakFacts } from '../domain/streak.ts';
import { nextDayStart } from '../domain/utc-day.ts';
import { freezesSince } from './streak-facts.ts';

/** An earned reward in the JSON that Postgres returns. */
interface Kept {
  worth: number;
  granted: number;
  lapsesAt: string | null;
}

interface Row {
  amounts: unknown;
  streak: Omit<StreakFacts, 'freezes'> | null;
  freezes: Freeze[];
  claims: (Kept & { day: string })[];
  earned: number;
  steps: (Kept & { key: string; at: string })[];
  /** Tokens that wait until the person confirms the email, and when the first of them lapses. */
  waiting: { tokens: number | null; until: string | null };
}

const KEPT = `'worth', worth, 'granted', granted, 'lapsesAt', lapses_at`;

// The statement also reads claims of days after today: when the clock went back, such a claim counts as today's claim.
const VIEW = `
  select (select amounts from reward_amounts order by version desc limit 1) as amounts,
    (select json_build_object('current', current, 'best', best, 'firstDay', first_day::text, 'lastDay', last_day::text)
      from reward_streaks where user_id = :userId) as streak,
    coalesce((select json_agg(json_build_object('week', week::text, 'day', day::text))
      from streak_freezes where user_id = :userId and week >= :since::date), '[]') as freezes,
    coalesce((select json_agg(json_build_object('day', day::text, ${KEPT}))
      from daily_claims where user_id = :userId and day >= :monday::date), '[]') as claims,
    coalesce((select earned from reward_days where user_id = :userId and day = :today::date), 0) as earned,
    coalesce((select json_agg(json_build_object('key', key, 'at', unlocked_at, ${KEPT}))
      from achievement_unlocks where user_id = :userId and key = any(:steps::text[])), '[]') as steps,
    (select json_build_object('tokens', sum(worth), 'until', min(lapses_at)) from (
      select worth, lapses_at from achievement_unlocks where user_id = :userId and granted = 0 and lapses_at >= :now
      union all select worth, lapses_at from daily_claims where user_id = :userId and granted = 0 and lapses_at >= :now) each) as waiting`;

const NEW: Omit<StreakFacts, 'freezes'> = { current: 0, best: 0, firstDay: null, lastDay: null };

/** A person's daily claim, streak, checklist, waiting rewards and daily cap at this moment, in one query. */
export async function rewardsView(connection: Connection, userId: string, now: Date): Promise<Rewards> {
  const today = utcDay(now);
  const row = one(await rows<Row>(connection, VIEW, {
    userId, now, today, monday: mondayOf(today), since: freezesSince(today), steps: CHECKLIST.map(({ goalKey }) => goalKey),
  }));
  const { claims, earned, steps, waiting } = row;
  const amounts = rewardAmounts.parse(row.amounts);
  return {
    claim: presentClaim({ ...(row.streak ?? NEW), freezes: row.freezes }, { now, today, claims, amounts, nextResetAt: nextDayStart(now) }),
    checklist: presentChecklist(steps, amounts, now),
    waiting: waiting.tokens === null || waiting.until === null ? null : { tokens: waiting.tokens, until: new Date(waiting.until).toISOString() },
    today: { earned, cap: amounts.dailyCap },
    amounts,
  };
}

interface Day {
  now: Date;
  today: string;
  claims: Row['claims'];
  amounts: RewardAmounts;
  nextResetAt: Date;
}

function presentClaim(facts: StreakFacts, { now, today, claims, amounts, nextResetAt }: Day): Rewards['claim'] {
  const claimedToday = facts.lastDay !== null && facts.lastDay >= today;
  const next = claimedToday ? facts.current + 1 : nextStreak(facts, today).current;
  const worth = isSeventh(next) ? amounts.seventhDay : amounts.dailyClaim;
  const claimed = claimedToday ? claims.find(({ day }) => day === facts.lastDay) : undefined;
  const reward = claimed ? shownReward(rewardOf(claimed), now) : openReward(claimedToday ? 0 : worth);
  const freezes = claimedToday ? facts.freezes : freezesBy(facts, today);
  return {
    claimedToday,
    amountToday: reward.rewardTokens,
    waitsUntil: reward.waitsUntil,
    nextResetAt: nextResetAt.toISOString(),
    claimsToBonus: 7 - ((next - 1) % 7),
    streak: {
      current: claimedToday ? facts.current : streakToday(facts, today),
      best: facts.best,
      freezeAvailable: !freezes.some(({ week }) => week === mondayOf(today)),
      week: weekOf(facts, new Set(claims.map(({ day }) => day)), today),
    },
  };
}

const rewardOf = ({ worth, granted, lapsesAt }: Kept): EarnedReward => ({ worth, granted, lapsesAt: lapsesAt === null ? null : new Date(lapsesAt) });

function presentChecklist(unlocked: Row['steps'], amounts: RewardAmounts, now: Date): Rewards['checklist'] {
  const known = new Map(unlocked.map((step) => [step.key, step]));
  const steps = CHECKLIST.map(({ goalKey, key, title, to, opensWith }) => {
    const step = known.get(goalKey);
    return { key, title, to, opensWith, done: step !== undefined, ...(step ? shownReward(rewardOf(step), now) : openReward(amounts.checklistStep)) };
  });
  const finishedBefore = (since: Date): boolean => CHECKLIST.every((each) => each.since !== undefined || new Date(known.get(each.goalKey)?.at ?? since) < since);
  return { steps, done: CHECKLIST.every(({ goalKey, opensWith, since }) => known.has(goalKey) || opensWith !== null || (since !== undefined && finishedBefore(since))) };
}
