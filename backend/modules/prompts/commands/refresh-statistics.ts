import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const DAY_MS = 86_400_000;

/**
 * Rebuilds the rolling figures: works rate over 30 days, and trending as distinct runners of the last 7 days
 * (screens.md section 2: distinct people, not runs, so that nobody trends alone). Only changed rows are written.
 */
export async function refreshStatistics(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await rows(
    db.knex,
    `update prompts p set
       works_attempts_30d = fresh.attempts, works_successes_30d = fresh.successes, trending_score = fresh.runners
     from (
       select p2.id, coalesce(d.attempts, 0) as attempts, coalesce(d.successes, 0) as successes,
              coalesce(r.runners, 0) as runners
       from prompts p2
       left join (select prompt_id, sum(attempts)::int as attempts, sum(successes)::int as successes
                  from prompt_daily_stats where day > (:month::timestamptz at time zone 'UTC')::date
                  group by prompt_id) d on d.prompt_id = p2.id
       left join (select prompt_id, count(*)::int as runners from prompt_runners
                  where last_run_at > :week group by prompt_id) r on r.prompt_id = p2.id
     ) fresh
     where fresh.id = p.id and (p.works_attempts_30d, p.works_successes_30d, p.trending_score)
       is distinct from (fresh.attempts, fresh.successes, fresh.runners)`,
    { month: new Date(now - 30 * DAY_MS), week: new Date(now - 7 * DAY_MS) },
  );
}
