import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listTakedowns as endpoint } from '#contracts/moderation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { DECISIONS, promptSlugOf } from './decision-rows.ts';
import type { DecisionRow } from './decision-rows.ts';

const WHICH: Record<QueryOf<typeof endpoint>['which'], string> = {
  negative: `d.outcome <> 'approved'`,
  removed: `d.outcome in ('removed', 'hidden')`,
  reviews: 'd.version_id is not null',
  all: 'true',
};
const pageOf = (which: keyof typeof WHICH): string => `${DECISIONS}
  where ${WHICH[which]} and (cast(:after as uuid) is null or d.id < :after) and (cast(:rule as text) is null or d.rule = :rule) order by d.id desc limit :limit`;

/** A page of the moderators' decisions, latest first. @throws AppError invalid_request for a foreign cursor */
export async function listLog({ db, identity, targets }: ModerationContext, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const found = await rows<DecisionRow>(db.knex, pageOf(query.which), { after: afterId(query.cursor), rule: query.rule ?? null, limit: query.limit + 1 });
  const { page, nextCursor } = cutPageById(found, query.limit);
  const [faces, pages] = await Promise.all([
    identity.creators(db.knex, [...new Set(page.flatMap((row) => [row.owner_id ?? [], row.decided_by ?? []].flat()))]),
    targets.pages(db.knex, page.map((row) => ({ type: row.page_type, id: row.page_id }))),
  ]);
  // A decision about a review or comment has a title that addresses its writer ("your review of …"). So the log shows the page's title and the type instead.
  const title = (row: DecisionRow): string => (row.target_id === row.page_id ? null : pages.get(row.page_id)?.title) ?? row.target_title;
  const face = (id: string | null) => (id === null ? null : (faces.get(id) ?? null));
  const items = page.map((row) => ({
    id: row.id, kind: row.kind, outcome: row.outcome, targetType: row.target_type, targetTitle: title(row), promptSlug: promptSlugOf(row),
    owner: face(row.owner_id), by: face(row.decided_by), byRole: row.by_role, rule: row.rule, note: row.note, at: row.created_at.toISOString(), appeal: row.appeal_status,
  }));
  return { items, nextCursor };
}
