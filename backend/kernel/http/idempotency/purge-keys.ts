import { HOUR_MS } from '#contracts/durations.ts';
import type { Clock } from '../../clock.ts';
import { millis } from '../../clock.ts';
import type { Connection } from '../../db/database.ts';
import { rows } from '../../db/raw.ts';

/** Maintenance: deletes stored answers of idempotent writes that are older than `keepHours` (docs/rules/server.md#idempotency). Returns how many. */
export async function purgeIdempotencyKeys(connection: Connection, clock: Clock, keepHours: number): Promise<number> {
  const purged = await rows(connection, 'delete from idempotency_keys where created_at < ? returning 1', [
    new Date(millis(clock) - keepHours * HOUR_MS),
  ]);
  return purged.length;
}
