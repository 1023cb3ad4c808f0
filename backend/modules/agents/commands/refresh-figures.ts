import { DAY_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AgentsContext } from '../agents-context.ts';

const WEEK_DAYS = 7;
// Computes an agent's score for the trending list. People of the last seven days count most, and each further like counts less. A new agent has a bonus that
// fades within about two weeks.
const REFRESH = `
  with figures as (
    select a.id, (select count(*) from agent_people p where p.agent_id = a.id and p.last_day > cast(:weekAgo as date))::int as people,
      5 * exp(-greatest(0, extract(epoch from cast(:now as timestamptz) - a.published_at)) / (7 * 86400)) as fresh
    from agents a where a.published_at is not null and a.deleted_at is null
  ), scored as (
    select f.id, f.people, round((3 * f.people + 2 * ln(1 + a.likes) + f.fresh)::numeric, 4)::float8 as score from figures f join agents a on a.id = f.id
  )
  update agents a set users_week = s.people, trending = s.score from scored s where s.id = a.id and (a.users_week, a.trending) is distinct from (s.people, s.score)`;

/** Recounts each agent's people of the last seven days, and its score for the trending list. */
export async function refreshFigures({ db, clock }: Pick<AgentsContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await rows(db.knex, REFRESH, { now, weekAgo: new Date(now.getTime() - WEEK_DAYS * DAY_MS).toISOString().slice(0, 10) });
}
