import { one } from '#contracts/must.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DiscussedFacts, DiscussedTarget } from '../discussed-target.port.ts';
import type { ReviewsTable } from '../reviews.tables.ts';

export interface ReviewRow extends Omit<ReviewsTable, 'target_type' | 'replied_by'> {
  target_type: DiscussedType;
  found_helpful: boolean;
}

/** SQL columns of a review `r`, with whether `:viewerId` (null for visitors) found it helpful. */
export const REVIEW_COLUMNS = `r.id, r.target_type, r.target_id, r.user_id, r.version_no, r.rating, r.works, r.title, r.body, r.verified_runs, r.unlocker, r.helpful, r.reply, r.replied_at, r.created_at, r.edited_at, r.attached_generation_id,
  exists (select from review_votes v where v.review_id = r.id and v.user_id = cast(:viewerId as uuid)) as found_helpful`;

/** Returns a person's own review of a target. */
export async function ownReviewRow(connection: Connection, target: { targetType: DiscussedType; targetId: string }, userId: string): Promise<ReviewRow | undefined> {
  return (await rows<ReviewRow>(connection, `select ${REVIEW_COLUMNS} from reviews r where target_type = :targetType and target_id = :targetId and user_id = :viewerId`, { ...target, viewerId: userId }))[0];
}

export async function reviewRow(connection: Connection, id: string, viewerId: string): Promise<ReviewRow | undefined> {
  return (await rows<ReviewRow>(connection, `select ${REVIEW_COLUMNS} from reviews r where r.id = :id`, { id, viewerId }))[0];
}

const RUNS = 'select coalesce(sum(runs), 0)::int as runs from verified_runs where prompt_id = any(cast(:promptIds as uuid[])) and user_id = :userId';

/** Counts a person's delivered runs of a target. If only people who have the target may review it, others get 0. */
export async function verifiedRuns(connection: Connection, target: DiscussedTarget, { id, access }: Pick<DiscussedFacts, 'id' | 'access'>, userId: string): Promise<number> {
  if (target.holdersOnly && access === 'none') return 0;
  const promptIds = (await target.runsOf?.(connection, id)) ?? [id];
  return one(await rows<{ runs: number }>(connection, RUNS, { promptIds, userId })).runs;
}
