import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { reportsClosed } from '../../moderation.events.ts';
import type { ModerationContext } from '../moderation-context.ts';

export interface ReportedThing {
  kind: 'prompt' | 'review' | 'comment';
  id: string;
  promptId: string;
  title: string;
}

const CLOSE = `
  update prompt_reports set status = :status, closed_at = :now, details = case when reporter_id is null then '' else details end where subject_id = :subjectId and status = 'open'
  returning id as "reportId", reporter_id as "userId"`;
const AT_ONCE = 100;

/** Closes all open reports about one thing, and announces the result to all its reporters. */
export async function closeReports(tx: Tx, { clock, outbox }: Pick<ModerationContext, 'clock' | 'outbox'>, thing: ReportedThing, outcome: 'dismissed' | 'hidden' | 'removed'): Promise<void> {
  const upheld = outcome !== 'dismissed';
  const closed = await rows<{ reportId: string; userId: string | null }>(tx, CLOSE, { subjectId: thing.id, status: upheld ? 'upheld' : 'dismissed', now: clock.now() });
  const told = closed.flatMap(({ reportId, userId }) => (userId === null ? [] : [{ reportId, userId }]));
  for (let from = 0; from < told.length; from += AT_ONCE) {
    await outbox.publish(tx, reportsClosed, { promptId: thing.promptId, title: thing.title, subjectKind: thing.kind, upheld, hidden: outcome === 'hidden', reports: told.slice(from, from + AT_ONCE) });
  }
}
