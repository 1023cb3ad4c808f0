import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listTakedowns as endpoint } from '#contracts/moderation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { DECISIONS } from './decision-rows.ts';
import type { DecisionRow } from './decision-rows.ts';

const WHICH: Record<QueryOf<typeof endpoint>['which'], string> = {
  negative: `d.outcome <> 'approved'`,
  removed: `d.outcome in ('removed', 'hidden')`,
  reviews: 'd.version_id is not null',
  all: 'true',
};
const pageOf = (which: keyof typeof WHICH): string => `${DECISIONS}
  where ${WHICH[which]} and (cast(:after as uuid) is null or d.id < :after) and (cast(:rule as text) is null or d.rule = :rule) order by d.id desc limit :limit`;

/** A page of what moderators decided, latest first. @throws AppError invalid_request for a foreign cursor */
export async function listLog({ db, identity, catalogue }: ModerationContext, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const found = await rows<DecisionRow>(db.knex, pageOf(query.which), { after: afterId(query.cursor), rule: query.rule ?? null, limit: query.limit + 1 });
  const { page, nextCursor } = cutPageById(found, query.limit);
  const [faces, subjects] = await Promise.all([
    identity.creators(db.knex, [...new Set(page.flatMap((row) => [row.owner_id ?? [], row.decided_by ?? []].flat()))]),
    catalogue.subjects(db.knex, page.map((row) => row.prompt_id)),
  ]);
  // The title of a decision about words addresses their writer, so the log shows the prompt's title and the kind of the words.
  const title = (row: DecisionRow): string => (row.subject_kind === 'prompt' ? null : subjects.get(row.prompt_id)?.title) ?? row.subject_title;
  const face = (id: string | null) => (id === null ? null : (faces.get(id) ?? null));
  const items = page.map((row) => ({
    id: row.id, kind: row.kind, outcome: row.outcome, subjectKind: row.subject_kind, subjectTitle: title(row), promptSlug: row.prompt_slug,
    owner: face(row.owner_id), by: face(row.decided_by), byRole: row.by_role, rule: row.rule, note: row.note, at: row.created_at.toISOString(), appeal: row.appeal_status,
  }));
  return { items, nextCursor };
}
