import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import type { IssueContext } from './issue-context.ts';

const REPORTS = `
  select i.id, i.title, i.type, i.description, i.steps, i.environment_info as "environmentInfo", i.version, i.status, i.screenshot_file_id as "screenshotFileId",
    i.created_at as "createdAt", i.updated_at as "updatedAt",
    coalesce((select json_agg(json_build_object('text', r.text, 'createdAt', r.created_at) order by r.id) from issue_replies r where r.issue_id = i.id), '[]') as replies
  from issue_reports i where i.reporter_id = ? order by i.id`;

/**
 * Exports a person's issue reports with replies and screenshots. Erasing a person deletes their reports and screenshots, and removes their
 * name from reports and replies that they handled.
 */
export const issuePersonalData = ({ db, media }: Pick<IssueContext, 'db' | 'media'>): PersonalData => ({
  async *export(userId) {
    yield { name: 'feedback/issue-reports.json', data: await rows<object>(db.knex, REPORTS, [userId]) };
  },
  erase: (tx, userId) => forget(tx, media, userId),
});

async function forget(tx: Tx, media: IssueContext['media'], userId: string): Promise<void> {
  const gone = await rows<{ file: string | null }>(tx, 'delete from issue_reports where reporter_id = ? returning screenshot_file_id as file', [userId]);
  await media.release(tx, gone.flatMap(({ file }) => file ?? []));
  await rows(tx, 'update issue_reports set assignee_id = null where assignee_id = ?', [userId]);
  await rows(tx, 'update issue_replies set author_id = null where author_id = ?', [userId]);
}
