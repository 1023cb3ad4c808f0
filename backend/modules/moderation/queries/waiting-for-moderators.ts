import { HOUR_MS } from '#contracts/durations.ts';
import type { InboxEntry } from '#contracts/inbox.ts';
import { REVIEW_HOURS } from '#contracts/moderation.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext } from '../moderation-context.ts';

interface Row {
  queue: 'reports' | 'appeals' | 'duplicates';
  count: number;
  oldest: Date | null;
  due: Date | null;
}

// Each part of the statement reads an index of open rows, or one that begins with them, so decided rows cost nothing.
const WAITING = `
  select 'reports' as queue, count(distinct target_id)::int as count, min(created_at) as oldest, null::timestamptz as due from reports where status = 'open'
  union all select 'appeals', count(*)::int, min(created_at), min(due_at) from moderation_appeals where status = 'open' and user_id is not null
  union all select 'duplicates', count(*)::int, min(created_at), null from duplicate_suspects where status = 'open'`;

/** How much waits in the moderators' queues. A submission is due 48 hours after it was sent in. */
export async function waitingForModerators(connection: Connection, { catalogue, selling }: Pick<ModerationContext, 'catalogue' | 'selling'>): Promise<InboxEntry[]> {
  const [reviews, found, refunds] = await Promise.all([catalogue.submissions.waitingSince(connection), rows<Row>(connection, WAITING), selling.refundRequests.waiting(connection)]);
  return [
    {
      queue: 'reviews', count: reviews.count, oldestAt: reviews.oldest?.toISOString() ?? null,
      dueAt: reviews.oldest && new Date(reviews.oldest.getTime() + REVIEW_HOURS * HOUR_MS).toISOString(),
    },
    ...found.map(({ queue, count, oldest, due }) => ({ queue, count, oldestAt: oldest?.toISOString() ?? null, dueAt: due?.toISOString() ?? null })),
    { queue: 'refunds', count: refunds.count, oldestAt: refunds.oldest?.toISOString() ?? null, dueAt: null },
  ];
}
