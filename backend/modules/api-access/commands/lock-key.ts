import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keyRefused } from '#kernel/http/access-keys.ts';
import type { KeyCeilings } from '#modules/generation/key-ceilings.port.ts';

const LOCK = `
  select per_run as "perRun", per_day as "perDay" from api_keys
  where id = :id and revoked_at is null and (expires_at is null or expires_at > :now) for update`;

/**
 * Locks an API key until the transaction ends, so that its runs are counted toward the ceiling one after another.
 * @throws AppError key_invalid when it was revoked or has expired
 */
export async function lockKey(tx: Tx, clock: Clock, id: string): Promise<KeyCeilings> {
  const [key] = await rows<KeyCeilings>(tx, LOCK, { id, now: clock.now() });
  if (!key) throw keyRefused();
  return key;
}
