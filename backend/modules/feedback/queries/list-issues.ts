import type { IssueRow, listIssues as endpoint } from '#contracts/issues.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentIssueRow } from '../issue.presenter.ts';
import type { IssueContext } from '../issue-context.ts';
import { HEAD_COLUMNS } from './issue-rows.ts';
import type { IssueHead } from './issue-rows.ts';
import { givenEntriesOf } from '#contracts/typed-records.ts';

// Adds only the conditions that the request names, so that Postgres can use an index for them.
const CONDITIONS = {
  before: 'i.id < cast(:before as uuid)',
  type: 'i.type = :type',
  status: 'i.status = :status',
  assigneeId: 'i.assignee_id = cast(:assigneeId as uuid)',
} as const;

/** A page of reports, latest first. The assignee `me` means `viewerId`. */
export async function listIssues({ db, identity }: IssueContext, viewerId: string, { limit, assignee, ...query }: QueryOf<typeof endpoint>): Promise<{ items: IssueRow[]; nextCursor: string | null }> {
  const assigneeId = assignee === 'me' ? viewerId : assignee === 'none' ? undefined : assignee;
  const asked = givenEntriesOf({ ...query, assigneeId });
  const conditions = [...asked.map(([name]) => CONDITIONS[name]), ...(assignee === 'none' ? ['i.assignee_id is null'] : [])];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const found = await rows<IssueHead>(db.knex, `select ${HEAD_COLUMNS} from issue_reports i ${where} order by i.id desc limit :limit`, { ...Object.fromEntries(asked), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const names = await identity.usernames(db.knex, [...new Set(page.flatMap((issue) => [issue.reporter_id, issue.assignee_id ?? []].flat()))]);
  return { items: page.map((issue) => presentIssueRow(issue, names)), nextCursor };
}
