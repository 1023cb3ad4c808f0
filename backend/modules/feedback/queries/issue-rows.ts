import type { IssueStatus, IssueType } from '#contracts/issues.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';

/** A row of `issue_reports` without its long texts. */
export interface IssueHead {
  id: string;
  reporter_id: string;
  title: string;
  type: IssueType;
  status: IssueStatus;
  assignee_id: string | null;
  screenshot_file_id: string | null;
  feature_id: string | null;
  revision: number;
  created_at: Date;
  updated_at: Date;
  /** The plan that the reporter had when sending the report. */
  reporter_plan: 'free' | 'pro';
  /** Whether the report is open and its reporter was a Pro member. */
  answer_first: boolean;
  replies: number;
}

/** A whole row of `issue_reports`. */
export interface IssueBody extends IssueHead {
  description: string;
  steps: string | null;
  environment_info: string | null;
  version: string;
}

export interface ReplyRow {
  id: string;
  author_id: string | null;
  text: string;
  created_at: Date;
}

export const HEAD_COLUMNS = `i.id, i.reporter_id, i.title, i.type, i.status, i.assignee_id, i.screenshot_file_id, i.feature_id, i.revision, i.created_at, i.updated_at, i.reporter_plan, i.answer_first,
  (select count(*)::int from issue_replies r where r.issue_id = i.id) as replies`;

/**
 * Finds an issue report by its id.
 * @throws AppError not_found
 */
export async function issueById(connection: Connection, id: string): Promise<IssueBody> {
  const [issue] = await rows<IssueBody>(connection, `select ${HEAD_COLUMNS}, i.description, i.steps, i.environment_info, i.version from issue_reports i where i.id = ?`, [id]);
  if (!issue) throw notFound('This report');
  return issue;
}

/**
 * Reads an issue report and locks its row until the transaction ends.
 * @throws AppError not_found
 */
export async function lockIssue(tx: Tx, id: string): Promise<IssueBody> {
  await rows(tx, 'select 1 from issue_reports where id = ? for update', [id]);
  return issueById(tx, id);
}

/** The administrators' replies to an issue report, oldest first. */
export const repliesTo = async (connection: Connection, issueId: string): Promise<ReplyRow[]> =>
  connection('issue_replies').where({ issue_id: issueId }).orderBy('id').select('id', 'author_id', 'text', 'created_at');
