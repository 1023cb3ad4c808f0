import { mondayOf, shiftDay, utcDay } from '#contracts/utc-days.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { ChallengeThemesTable } from '../challenges.tables.ts';
import { criteriaOf } from '../domain/challenge-form.ts';
import { dailyTimes, typeOfDay, typeOfWeek, weeklyTimes } from '../domain/challenge-times.ts';
import type { ChallengeTimes } from '../domain/challenge-times.ts';
import { themeKey } from '../domain/theme-key.ts';
import { judgeOf } from '../judging/judge-of.ts';

/** The planner makes dailies this many days ahead, so that no day lacks one while the worker is down. */
const DAYS_AHEAD = 7;
const WEEKS_AHEAD = 1;
/** The planner uses no theme twice within this many days. */
export const THEME_REST_DAYS = 90;

/** Prizes in tokens: the first three places, the best newcomer, and taking part. */
const PRIZES = {
  daily: { places: [30, 15, 5], newcomer: 10, takingPart: 1 },
  weekly: { places: [60, 30, 10], newcomer: null, takingPart: 1 },
} as const;

export type ThemeRow = ChallengeThemesTable;

/**
 * Creates the daily and weekly challenges of the coming days (docs/rules/challenges.md#themes). If two workers plan at the same time, each
 * challenge is created once.
 */
export async function planChallenges(context: ChallengesContext): Promise<void> {
  const today = utcDay(context.clock.now());
  await context.db.transaction(async (tx) => {
    await rows(tx, `select pg_advisory_xact_lock(hashtextextended('challenges.plan', 0))`);
    for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) await planOne(tx, context, 'daily', shiftDay(today, ahead));
    for (let ahead = 0; ahead <= WEEKS_AHEAD; ahead += 1) await planOne(tx, context, 'weekly', shiftDay(mondayOf(today), 7 * ahead));
  });
}

const EXISTS = 'select 1 from challenges where kind = :kind and day = :day';

async function planOne(tx: Tx, context: ChallengesContext, kind: 'daily' | 'weekly', day: string): Promise<void> {
  if ((await rows(tx, EXISTS, { kind, day })).length > 0) return;
  const theme = await themeFor(tx, kind, day);
  if (theme) await insertPlanned(tx, context, kind, day, theme);
}

const PINNED = 'select t.* from challenge_calendar p join challenge_themes t on t.key = p.theme_key where p.day = :day';
// Chooses a theme that was not used recently. A hash of key and day decides, so every process chooses the same theme.
const FRESH = `
  select t.* from challenge_themes t
  where t.content_type = :type and t.active
    and not exists (select from challenges c where c.theme_key = t.key and c.state <> 'cancelled' and c.day between cast(:day as date) - cast(:rest as int) and cast(:day as date) + cast(:rest as int))
    and not exists (select from challenge_calendar p where p.theme_key = t.key and p.day between cast(:day as date) - cast(:rest as int) and cast(:day as date) + cast(:rest as int))
  order by md5(t.key || cast(:day as date) || cast(:kind as text)), t.key limit 1`;
// Chooses the theme that was used longest ago, for the case that administrators left too few themes in the rotation.
const RESTED_LONGEST = `
  select t.* from challenge_themes t where t.content_type = :type and t.active
  order by (select max(c.day) from challenges c where c.theme_key = t.key) nulls first, md5(t.key || cast(:day as date)), t.key limit 1`;

/** Chooses the theme of a day or week. Undefined if the catalogue has no theme of the type. */
export async function themeFor(tx: Tx, kind: 'daily' | 'weekly', day: string): Promise<ThemeRow | undefined> {
  const [pinned] = kind === 'daily' ? await rows<ThemeRow>(tx, PINNED, { day }) : [];
  if (pinned) return pinned;
  const type: ContentType = kind === 'daily' ? typeOfDay(day) : typeOfWeek(day);
  const [fresh] = await rows<ThemeRow>(tx, FRESH, { type, day, kind, rest: THEME_REST_DAYS });
  return fresh ?? (await rows<ThemeRow>(tx, RESTED_LONGEST, { type, day }))[0];
}

const INSERT = `
  insert into challenges (id, slug, kind, day, theme_key, title, theme, content_type, difficulty, ask, example, rules, criteria, opens_at, closes_at, voting_ends_at,
    results_at, paid_at, prizes, newcomer_prize, taking_part_prize, judge, created_at, updated_at)
  values (:id, :slug, :kind, :day, :key, :title, :theme, :type, :difficulty, :ask, :example, :rules, :criteria, :opensAt, :closesAt, :votingEndsAt,
    :resultsAt, :paidAt, :places, :newcomer, :takingPart, :judge, :now, :now)
  on conflict (kind, day) where kind in ('daily', 'weekly') do nothing`;

/** Inserts the challenge of a day or week, unless one exists. Returns the new id. */
export async function insertPlanned(tx: Tx, context: Pick<ChallengesContext, 'clock' | 'judgeModel'>, kind: 'daily' | 'weekly', day: string, theme: ThemeRow): Promise<string> {
  const id = newId();
  const times: ChallengeTimes = kind === 'daily' ? dailyTimes(day) : weeklyTimes(day);
  const { places, newcomer, takingPart } = PRIZES[kind];
  await rows(tx, INSERT, {
    id, slug: `${themeKey(theme.title)}-${kind === 'daily' ? '' : 'week-'}${day}`, kind, day, key: theme.key, title: theme.title, theme: theme.theme, type: theme.content_type,
    difficulty: theme.difficulty, ask: theme.ask, example: theme.example, rules: theme.rules, criteria: JSON.stringify(criteriaOf(theme.content_type)),
    ...times, places: [...places], newcomer, takingPart, judge: judgeOf(context, theme.content_type), now: context.clock.now(),
  });
  return id;
}
