import { DAY_MS } from '#contracts/durations.ts';
import type { AdminFeature } from '#contracts/next-features.ts';
import type { Clock } from '#kernel/clock.ts';
import { millis } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { FeatureModel } from '../models/feature.model.ts';

const WEEK_MS = 7 * DAY_MS;

const LIST = `
  select f.*, (select count(*) from feature_votes v where v.feature_id = f.id and v.created_at > :since)::int as votes_this_week
  from features f order by f.position, f.id`;

/** All next features in their order, hidden ones too. */
export async function adminFeatures(connection: Connection, clock: Clock): Promise<AdminFeature[]> {
  const found = await rows<FeatureModel & { votes_this_week: number }>(connection, LIST, { since: new Date(millis(clock) - WEEK_MS) });
  return found.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    votes: row.votes,
    estimatedCompletion: row.estimated_completion,
    visible: row.visible,
    votesThisWeek: row.votes_this_week,
    revision: row.revision,
    completedAt: row.completed_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }));
}
