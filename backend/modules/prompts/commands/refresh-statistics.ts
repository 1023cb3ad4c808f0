import { DAY_MS } from '#contracts/durations.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { RATE_MINIMUM_RUNS } from '../prompts.presenter.ts';

const REFRESH = `
  update prompts p set
   finished_runs_30d = fresh.attempts, delivered_runs_30d = fresh.successes, liked_up_30d = fresh.liked_up, liked_down_30d = fresh.liked_down,
   trending_score = fresh.trend, success_score = fresh.score, runs_rank = p.runs
 from (
   select p2.id, coalesce(d.attempts, 0) as attempts, coalesce(d.successes, 0) as successes, coalesce(d.liked_up, 0) as liked_up, coalesce(d.liked_down, 0) as liked_down,
     coalesce(r.trend, 0) as trend, cast(case when d.attempts >= ${RATE_MINIMUM_RUNS} then d.successes::real / d.attempts else -1 end as real) as score
   from prompts p2
   left join (select prompt_id, sum(attempts)::int as attempts, sum(successes)::int as successes,
                sum(liked_up)::int as liked_up, sum(liked_down)::int as liked_down
              from prompt_daily_stats where day > (:month::timestamptz at time zone 'UTC')::date
              group by prompt_id) d on d.prompt_id = p2.id
   left join (select u.prompt_id, round((:today::float8 + log(2, sum(power(2, extract(epoch from u.last_run_at) / 86400 - :today::float8))::numeric)::float8)::numeric, 4)::float8 as trend
              from prompt_runners u join prompts own on own.id = u.prompt_id and own.owner_id <> u.user_id
              where u.last_run_at > :week group by u.prompt_id) r on r.prompt_id = p2.id
 ) fresh
 where fresh.id = p.id and (p.finished_runs_30d, p.delivered_runs_30d, p.liked_up_30d, p.liked_down_30d, p.trending_score, p.success_score, p.runs_rank)
   is distinct from (fresh.attempts, fresh.successes, fresh.liked_up, fresh.liked_down, fresh.trend, fresh.score, p.runs)`;

/**
 * Rebuilds the figures of 30 days (success rate, liked rate), how much a prompt trends, and the figures that lists sort by. Lists use the
 * last refresh, so that a run writes to no index. Only changed rows are written. Trending counts each person of the last 7 days once, without
 * the author. The weight of a person halves with each day since their latest run (docs/rules/prompts.md#trending). It is stored as a
 * logarithm, in days, so that the passing of time changes no row. 0 means that no person ran it.
 */
export async function refreshStatistics(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await db.transaction(async (tx) => {
    // The refresh of statistics reads the runs of a month, so it has no time limit. No request waits for it.
    await rows(tx, 'set local statement_timeout = 0');
    await rows(tx, REFRESH, { month: new Date(now - 30 * DAY_MS), week: new Date(now - 7 * DAY_MS), today: now / DAY_MS });
  });
}
