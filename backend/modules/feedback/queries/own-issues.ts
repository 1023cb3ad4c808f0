import type { listOwnIssues as endpoint, OwnIssue, OwnIssueRow } from '#contracts/issues.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { presentOwn, presentOwnRow } from '../issue.presenter.ts';
import type { IssueContext } from '../issue-context.ts';
import { HEAD_COLUMNS, issueById, repliesTo } from './issue-rows.ts';
import type { IssueHead } from './issue-rows.ts';

const OWN = `
  select ${HEAD_COLUMNS} from issue_reports i
  where i.reporter_id = :userId and (cast(:before as uuid) is null or i.id < cast(:before as uuid)) order by i.id desc limit :limit`;

/** A page of the issue reports that a person sent, latest first. */
export async function ownIssues({ db }: Pick<IssueContext, 'db'>, userId: string, { limit, before }: QueryOf<typeof endpoint>): Promise<{ items: OwnIssueRow[]; nextCursor: string | null }> {
  const found = await rows<IssueHead>(db.knex, OWN, { userId, before: before ?? null, limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: page.map(presentOwnRow), nextCursor };
}

/**
 * One of a person's own issue reports with its replies.
 * @throws AppError not_found, also for another person's
 */
export async function ownIssue({ db, media }: Pick<IssueContext, 'db' | 'media'>, userId: string, id: string): Promise<OwnIssue> {
  const issue = await issueById(db.knex, id);
  if (issue.reporter_id !== userId) throw notFound('This report');
  const file = issue.screenshot_file_id;
  return presentOwn(issue, await repliesTo(db.knex, id), file === null ? null : media.urlOf(file));
}
