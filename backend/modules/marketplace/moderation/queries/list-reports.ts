import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listReports as endpoint, Rule } from '#contracts/moderation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { saidWords } from '../../reviews/queries/reported-words.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { subjectViews } from './subject-views.ts';

interface Row {
  id: string;
  promptId: string;
  reviewId: string | null;
  commentId: string | null;
  subjectId: string;
  authorId: string | null;
  reporterId: string | null;
  rule: Rule;
  details: string;
  status: 'open' | 'upheld' | 'dismissed';
  createdAt: Date;
  others: number;
}

const COLUMNS = `
  r.id, r.prompt_id as "promptId", r.review_id as "reviewId", r.comment_id as "commentId", r.subject_id as "subjectId", r.author_id as "authorId",
  r.reporter_id as "reporterId", r.rule, r.details, r.status, r.created_at as "createdAt",
  (select count(*)::int - 1 from prompt_reports o where o.subject_id = r.subject_id and o.status = r.status) as others`;
// One line for one thing: its oldest report stands for all that are open.
const OPEN = `
  select ${COLUMNS} from prompt_reports r
  where r.status = 'open' and (cast(:after as uuid) is null or r.id > :after)
    and not exists (select from prompt_reports o where o.subject_id = r.subject_id and o.status = 'open' and o.id < r.id)
  order by r.id limit :limit`;
const CLOSED = `
  select ${COLUMNS} from prompt_reports r where r.status = :status and (cast(:after as uuid) is null or r.id < :after) order by r.id desc limit :limit`;

/** A page of reports: the open ones oldest first, the others latest first. @throws AppError invalid_request for a foreign cursor */
export async function listReports(context: ModerationContext, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const page = { after: afterId(query.cursor), limit: query.limit + 1 };
  const found = await (query.status === 'open' ? rows<Row>(knex, OPEN, page) : rows<Row>(knex, CLOSED, { ...page, status: query.status }));
  const { page: shown, nextCursor } = cutPageById(found, query.limit);
  const [{ views, faces }, said] = await Promise.all([
    subjectViews(knex, context, shown.map(({ promptId }) => promptId), shown.flatMap(({ authorId, reporterId }) => [authorId, reporterId])),
    saidWords(knex, shown.flatMap(({ reviewId, commentId }) => reviewId ?? commentId ?? [])),
  ]);
  const items = shown.flatMap((row) => {
    const subject = views.get(row.promptId);
    if (!subject) return [];
    const { id, reviewId, commentId, subjectId, authorId, reporterId, rule, details, others, status, createdAt } = row;
    const kind = reviewId !== null ? ('review' as const) : commentId !== null ? ('comment' as const) : ('prompt' as const);
    const face = (userId: string | null) => (userId === null ? null : (faces.get(userId) ?? null));
    return [{
      id, subject, kind, excerpt: kind === 'prompt' ? null : (said.get(subjectId)?.text ?? null), author: face(authorId), rule, details,
      reporter: face(reporterId), others, status, createdAt: createdAt.toISOString(),
    }];
  });
  return { items, nextCursor };
}
