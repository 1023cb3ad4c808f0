import type { getChallengeCalendar } from '#contracts/challenge-admin.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { shiftDay, utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { dayOpen, wrongThemeType } from '../challenges.errors.ts';
import { themeFor } from '../commands/plan-challenges.ts';
import { criteriaOf } from '../domain/challenge-form.ts';
import { stateAt, typeOfDay } from '../domain/challenge-times.ts';
import { timesOf } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { audit } from './audit.ts';
import type { AdminCall } from './audit.ts';
import { findTheme } from './themes.ts';

const DAILIES = `
  select c.*, to_char(c.day, 'YYYY-MM-DD') as day_text from challenges c where c.kind = 'daily' and c.day between cast(:from as date) and cast(:until as date)`;
const PINS = `
  select to_char(p.day, 'YYYY-MM-DD') as day, t.key, t.title from challenge_calendar p join challenge_themes t on t.key = p.theme_key where p.day between cast(:from as date) and cast(:until as date)`;

/** Lists the daily challenges of a span of days, and for later days the themes that administrators pinned. */
export async function calendar({ db, clock }: ChallengesContext, { from, days }: QueryOf<typeof getChallengeCalendar>): Promise<ResponseOf<typeof getChallengeCalendar>> {
  const span = { from, until: shiftDay(from, days - 1) };
  const dailies = new Map((await rows<ChallengeRow & { day_text: string }>(db.knex, DAILIES, span)).map((row) => [row.day_text, row]));
  const pins = new Map((await rows<{ day: string; key: string; title: string }>(db.knex, PINS, span)).map((pin) => [pin.day, pin]));
  const now = clock.now();
  return {
    items: Array.from({ length: days }, (_, at) => shiftDay(from, at)).map((day) => {
      const [daily, pin] = [dailies.get(day), pins.get(day)];
      const theme = pin ?? (daily?.theme_key ? { key: daily.theme_key, title: daily.title } : null);
      return {
        day, contentType: daily?.content_type ?? typeOfDay(day), theme: theme && { key: theme.key, title: theme.title }, pinned: pin !== undefined,
        challenge: daily ? { id: daily.id, slug: daily.slug, title: daily.title, state: stateAt(timesOf(daily), daily.state, now), entries: daily.entries } : null,
      };
    }),
  };
}

const PIN = `
  insert into challenge_calendar (day, theme_key, pinned_by) values (:day, :key, :userId)
  on conflict (day) do update set theme_key = excluded.theme_key, pinned_by = excluded.pinned_by`;
const UNPIN = 'delete from challenge_calendar where day = :day';
const REPLACE = `
  update challenges set theme_key = :key, title = :title, theme = :theme, difficulty = :difficulty, ask = :ask, example = :example, rules = :rules, criteria = :criteria, updated_at = :now
  where kind = 'daily' and day = :day and state = 'scheduled' and opens_at > :now`;

/**
 * Pins a theme to a future day. A null key removes the pin, and the planner's choice replaces it. A daily that is already scheduled for the day
 * changes its theme.
 * @throws AppError not_found, day_open, wrong_type
 */
export async function pinDay(tx: Tx, context: ChallengesContext, call: AdminCall, day: string, key: string | null): Promise<void> {
  const now = context.clock.now();
  if (day <= utcDay(now)) throw dayOpen();
  if (key === null) await rows(tx, UNPIN, { day });
  else {
    const { content_type: contentType } = await findTheme(tx, key);
    if (contentType !== typeOfDay(day)) throw wrongThemeType(typeOfDay(day));
    await rows(tx, PIN, { day, key, userId: call.viewer.userId });
  }
  const theme = await themeFor(tx, 'daily', day);
  if (theme) {
    await rows(tx, REPLACE, {
      key: theme.key, title: theme.title, theme: theme.theme, difficulty: theme.difficulty, ask: theme.ask, example: theme.example, rules: theme.rules,
      criteria: JSON.stringify(criteriaOf(theme.content_type)), now, day,
    });
  }
  await audit(tx, context, call, { action: key === null ? 'challenges.unpin_day' : 'challenges.pin_day', target: { type: 'challenge_day', id: day, label: day }, details: { theme: key } });
}
