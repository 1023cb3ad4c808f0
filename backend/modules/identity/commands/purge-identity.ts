import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

export interface PurgeOptions {
  /** A session unused for this long is over, in ms. */
  idleMs: number;
  /** How long registrations are remembered by their key, in hours. */
  keepKeysHours: number;
}

/** Maintenance: removes sessions that are over and registration keys past their time. */
export async function purgeIdentity(db: Database, clock: Clock, { idleMs, keepKeysHours }: PurgeOptions): Promise<void> {
  const now = millis(clock);
  await rows(db.knex, 'delete from sessions where expires_at < ? or last_seen_at < ?', [new Date(now), new Date(now - idleMs)]);
  await rows(db.knex, 'delete from registration_keys where created_at < ?', [new Date(now - keepKeysHours * 3_600_000)]);
}
