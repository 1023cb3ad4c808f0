import type { NextFeature } from '#contracts/next-features.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const LIST = `
  select f.id, f.title, f.description, f.status, f.votes, f.estimated_completion as "estimatedCompletion", f.completed_at,
    exists (select from feature_votes v where v.feature_id = f.id and v.user_id = :userId) as "userVoted"
  from features f where f.visible order by f.position, f.id`;

/** What everybody may see and vote on, in order; one query, whoever asks. */
export async function listFeatures(connection: Connection, userId: string): Promise<NextFeature[]> {
  const found = await rows<Omit<NextFeature, 'completedAt'> & { completed_at: Date | null }>(connection, LIST, { userId });
  return found.map(({ completed_at: completedAt, ...feature }) => ({ ...feature, ...(completedAt && { completedAt: completedAt.toISOString() }) }));
}
