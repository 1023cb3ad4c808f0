import { z } from 'zod';
import type { IssueRow, listIssues as endpoint } from '#contracts/issues.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentIssueRow } from '../issue.presenter.ts';
import type { IssueContext } from '../issue-context.ts';
import { HEAD_COLUMNS } from './issue-rows.ts';
import type { IssueHead } from './issue-rows.ts';
import { givenEntriesOf } from '#contracts/typed-records.ts';

// The statement for issue reports contains only the conditions that the request names, so that Postgres can use an index for them.
const CONDITIONS = {
  before: '(i.answer_first, i.id) < (cast(:first as boolean), cast(:id as uuid))',
  type: 'i.type = :type',
  status: 'i.status = :status',
  assigneeId: 'i.assignee_id = cast(:assigneeId as uuid)',
} as const;

const PLACE = z.strictObject({ first: z.boolean(), id: z.uuid() });

/**
 * A page of issue reports: open ones of Pro members first, then all others, each latest first (docs/rules/feedback.md#pro-reports-first). The
 * assignee `me` means `viewerId`.
 * @throws AppError invalid_request for a cursor of another list
 */
export async function listIssues({ db, identity }: IssueContext, viewerId: string, { limit, assignee, ...query }: QueryOf<typeof endpoint>): Promise<{ items: IssueRow[]; nextCursor: string | null }> {
  const assigneeId = assignee === 'me' ? viewerId : assignee === 'none' ? undefined : assignee;
  const place = afterPlace(query.before, PLACE, 'before');
  const asked = givenEntriesOf({ ...query, assigneeId });
  const conditions = [...asked.map(([name]) => CONDITIONS[name]), ...(assignee === 'none' ? ['i.assignee_id is null'] : [])];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const found = await rows<IssueHead>(db.knex, `select ${HEAD_COLUMNS} from issue_reports i ${where} order by i.answer_first desc, i.id desc limit :limit`, { ...Object.fromEntries(asked), ...place, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, ({ answer_first: first, id }) => encodeCursor({ first, id }));
  const names = await identity.usernames(db.knex, [...new Set(page.flatMap((issue) => [issue.reporter_id, issue.assignee_id ?? []].flat()))]);
  return { items: page.map((issue) => presentIssueRow(issue, names)), nextCursor };
}
