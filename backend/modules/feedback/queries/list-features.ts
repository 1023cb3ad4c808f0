import type { NextFeature } from '#contracts/next-features.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const LIST = `
  select f.id, f.title, f.description, f.status, f.votes, f.estimated_completion as "estimatedCompletion", f.completed_at, f.page,
    exists (select from feature_votes v where v.feature_id = f.id and v.user_id = :userId) as "userVoted"
  from features f where f.visible order by f.position, f.id`;

/** The visible next features in order, with the person's own votes, in one query. */
export async function listFeatures(connection: Connection, userId: string): Promise<NextFeature[]> {
  const found = await rows<Omit<NextFeature, 'completedAt' | 'page'> & { completed_at: Date | null; page: string | null }>(connection, LIST, { userId });
  return found.map(({ completed_at: completedAt, page, ...feature }) => ({ ...feature, ...(page !== null && { page }), ...(completedAt && { completedAt: completedAt.toISOString() }) }));
}
