import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getModerationCounts as endpoint, getQueueCounts as queueEndpoint } from '#contracts/moderation.ts';
import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext } from '../moderation-context.ts';

type Month = ResponseOf<typeof endpoint>['months'][number];

const MONTHS = 12;
const month = (column: string): string => `to_char(date_trunc('month', ${column} at time zone 'UTC'), 'YYYY-MM')`;
// The numbers of decisions in each of the last twelve months that had any, without names.
const COUNTS = `
  with counted as (
    select ${month('created_at')} as month,
      case when outcome in ('removed', 'hidden') then outcome || '_' || target_type else outcome end as what, count(*)::int as times
    from moderation_decisions where created_at >= :since group by 1, 2
    union all select ${month('created_at')}, 'reports', count(*)::int from reports where created_at >= :since group by 1
    union all select ${month('closed_at')}, 'reports_' || status, count(*)::int from reports where closed_at >= :since group by 1, 2
    union all select ${month('created_at')}, 'strikes', count(*)::int from strikes where created_at >= :since group by 1
    union all select ${month('created_at')}, 'appeals', count(*)::int from moderation_appeals where created_at >= :since group by 1
    union all select ${month('decided_at')}, 'appeals_' || status, count(*)::int from moderation_appeals where decided_at >= :since group by 1, 2
  )
  select month, jsonb_object_agg(what, times) as counts from counted group by month order by month desc`;

/**
 * How many decisions of each kind moderators made in each of the last twelve months (UTC); visitors can read it too
 * (docs/rules/moderation.md#public-counts).
 */
export async function moderationCounts({ db, clock }: Pick<ModerationContext, 'db' | 'clock'>): Promise<Month[]> {
  const now = clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const found = await rows<{ month: string; counts: Record<string, number> }>(db.knex, COUNTS, { since });
  return found.map(({ month: name, counts }) => ({
    month: name,
    approved: counts.approved ?? 0,
    changesRequested: counts.changes_requested ?? 0,
    rejected: counts.rejected ?? 0,
    hiddenPrompts: counts.hidden_prompt ?? 0,
    removedPrompts: counts.removed_prompt ?? 0,
    removedReviews: counts.removed_review ?? 0,
    removedComments: counts.removed_comment ?? 0,
    reports: counts.reports ?? 0,
    reportsUpheld: counts.reports_upheld ?? 0,
    reportsDismissed: counts.reports_dismissed ?? 0,
    strikes: counts.strikes ?? 0,
    appeals: counts.appeals ?? 0,
    appealsGranted: counts.appeals_granted ?? 0,
    appealsRefused: counts.appeals_refused ?? 0,
  }));
}

const WAITING = `
  select (select count(distinct target_id)::int from reports where status = 'open') as reports,
    (select count(*)::int from duplicate_suspects where status = 'open') as duplicates,
    (select count(*)::int from moderation_appeals where status = 'open' and user_id is not null) as appeals`;

/** How much waits in each moderators' queue. Reports about one target count once. */
export async function queueCounts({ db, catalogue, selling }: Pick<ModerationContext, 'db' | 'catalogue' | 'selling'>): Promise<ResponseOf<typeof queueEndpoint>> {
  const [reviews, refunds, waiting] = await Promise.all([
    catalogue.submissions.count(db.knex),
    selling.refundRequests.waiting(db.knex),
    rows<{ reports: number; duplicates: number; appeals: number }>(db.knex, WAITING),
  ]);
  return { reviews, ...one(waiting), refunds: refunds.count };
}
