import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listReports as endpoint, Rule } from '#contracts/moderation.ts';
import type { TargetType } from '#contracts/targets.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { promptIdsOf, subjectViews } from './subject-views.ts';

interface Row {
  id: string;
  targetType: TargetType;
  targetId: string;
  pageType: TargetType;
  pageId: string;
  authorId: string | null;
  reporterId: string | null;
  rule: Rule;
  details: string;
  status: 'open' | 'upheld' | 'dismissed';
  createdAt: Date;
  others: number;
}

const SAME = 'o.target_type = r.target_type and o.target_id = r.target_id';
const COLUMNS = `
  r.id, r.target_type as "targetType", r.target_id as "targetId", r.page_type as "pageType", r.page_id as "pageId", r.author_id as "authorId",
  r.reporter_id as "reporterId", r.rule, r.details, r.status, r.created_at as "createdAt",
  (select count(*)::int - 1 from reports o where ${SAME} and o.status = r.status) as others`;
// One line of the report queue for each target, represented by its oldest open report.
const OPEN = `
  select ${COLUMNS} from reports r
  where r.status = 'open' and (cast(:after as uuid) is null or r.id > :after)
    and not exists (select from reports o where ${SAME} and o.status = 'open' and o.id < r.id)
  order by r.id limit :limit`;
const CLOSED = `
  select ${COLUMNS} from reports r where r.status = :status and (cast(:after as uuid) is null or r.id < :after) order by r.id desc limit :limit`;

/** A page of reports: the open ones oldest first, the others latest first. @throws AppError invalid_request for a foreign cursor */
export async function listReports(context: ModerationContext, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const page = { after: afterId(query.cursor), limit: query.limit + 1 };
  const found = await (query.status === 'open' ? rows<Row>(knex, OPEN, page) : rows<Row>(knex, CLOSED, { ...page, status: query.status }));
  const { page: shown, nextCursor } = cutPageById(found, query.limit);
  const refs = shown.map(({ pageType, pageId }) => ({ type: pageType, id: pageId }));
  const [pages, { views, faces }, excerpts] = await Promise.all([
    context.targets.pages(knex, refs),
    subjectViews(knex, context, promptIdsOf(refs), shown.flatMap(({ authorId, reporterId }) => [authorId, reporterId])),
    excerptsOf(knex, context, shown),
  ]);
  const face = (userId: string | null) => (userId === null ? null : (faces.get(userId) ?? null));
  const items = shown.flatMap(({ pageId, authorId, reporterId, createdAt, pageType: _, ...row }) => {
    const page = pages.get(pageId);
    if (page === undefined) return [];
    return [{
      ...row, title: page.title, slug: page.slug, subject: views.get(pageId) ?? null, excerpt: excerpts.get(row.targetId) ?? null, author: face(authorId), reporter: face(reporterId), createdAt: createdAt.toISOString(),
    }];
  });
  return { items, nextCursor };
}

/** The quoted words of reported targets that are not taken down, by target. One query for each type. */
async function excerptsOf(connection: Connection, { targets }: ModerationContext, reported: readonly Row[]): Promise<Map<string, string | null>> {
  // The report queue links to a target with its own page, and quotes it only if its type is `quoted`.
  const types = [...new Set(reported.map(({ targetType }) => targetType))].filter((type) => !targets.of(type).pages || targets.of(type).quoted);
  const standing = await Promise.all(types.map((type) => targets.of(type).standing(connection, reported.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId))));
  return new Map(standing.flatMap((found) => [...found.values()].map(({ id, excerpt }) => [id, excerpt] as const)));
}
