import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listAppeals as endpoint } from '#contracts/moderation.ts';
import { must } from '#contracts/must.ts';
import { afterId, cutPage } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { DECISIONS, presentDecision } from './decision-rows.ts';
import type { DecisionRow } from './decision-rows.ts';
import { promptIdsOf, subjectViews } from './subject-views.ts';

type Row = DecisionRow & { appeal_id: string; user_id: string; appealed_at: Date };

// Each appeal is due seven days after it was written, so ordering by id also orders by the due date.
const OPEN = `
  with page as (
    select id, decision_id, user_id, created_at from moderation_appeals
    where status = 'open' and user_id is not null and (cast(:after as uuid) is null or id > :after) order by id limit :limit
  )
  select page.id as appeal_id, page.user_id, page.created_at as appealed_at, decision.* from page join (${DECISIONS}) as decision on decision.id = page.decision_id order by page.id`;

/** A page of open appeals, soonest due first. @throws AppError invalid_request for a foreign cursor */
export async function listAppeals(context: ModerationContext, viewerId: string, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const found = await rows<Row>(knex, OPEN, { after: afterId(query.cursor), limit: query.limit + 1 });
  const { page, nextCursor } = cutPage(found, query.limit, (row) => row.appeal_id);
  const { views, faces } = await subjectViews(knex, context, promptIdsOf(page.map((row) => ({ type: row.page_type, id: row.page_id }))), page.flatMap((row) => [row.user_id, row.decided_by]));
  const items = page.flatMap((row) => {
    const by = faces.get(row.user_id);
    if (!by) return [];
    return [{
      id: row.appeal_id,
      decision: presentDecision(row),
      subject: views.get(row.page_id) ?? null,
      by,
      firstDecider: row.decided_by === null ? null : (faces.get(row.decided_by) ?? null),
      mine: row.decided_by === viewerId,
      message: row.appeal_message ?? '',
      createdAt: row.appealed_at.toISOString(),
      dueAt: must(row.due_at, 'the day by which an appeal is due').toISOString(),
    }];
  });
  return { items, nextCursor };
}
