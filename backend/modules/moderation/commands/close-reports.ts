import type { TargetType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PageRef } from '../moderation-target.port.ts';
import { reportsClosed } from '../moderation.events.ts';
import type { ModerationContext } from '../moderation-context.ts';

export interface ReportedTarget {
  type: TargetType;
  id: string;
  page: PageRef;
  /** The title of the page on which the target is shown. */
  title: string;
}

const CLOSE = `
  update reports set status = :status, closed_at = :now, details = case when reporter_id is null then '' else details end
  where target_type = :type and target_id = :id and status = 'open'
  returning id as "reportId", reporter_id as "userId"`;
const AT_ONCE = 100;

/** Closes all open reports about one target, and publishes the result, from which all reporters get a message. */
export async function closeReports(tx: Tx, { clock, outbox }: Pick<ModerationContext, 'clock' | 'outbox'>, { type, id, page, title }: ReportedTarget, outcome: 'dismissed' | 'hidden' | 'removed'): Promise<void> {
  const upheld = outcome !== 'dismissed';
  const closed = await rows<{ reportId: string; userId: string | null }>(tx, CLOSE, { type, id, status: upheld ? 'upheld' : 'dismissed', now: clock.now() });
  const told = closed.flatMap(({ reportId, userId }) => (userId === null ? [] : [{ reportId, userId }]));
  for (let from = 0; from < told.length; from += AT_ONCE) {
    await outbox.publish(tx, reportsClosed, { targetType: type, targetId: id, page: { type: page.type, id: page.id }, title, upheld, hidden: outcome === 'hidden', reports: told.slice(from, from + AT_ONCE) });
  }
}
