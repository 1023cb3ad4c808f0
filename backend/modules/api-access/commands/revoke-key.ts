import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keyMissing } from '../api-access.errors.ts';

const REVOKE = 'update api_keys set revoked_at = :now where id = :id and user_id = :userId and revoked_at is null returning id';

/** Revokes an API key. Runs that it has started continue (docs/rules/keys.md#revoked). @throws AppError not_found */
export async function revokeKey(tx: Tx, clock: Clock, userId: string, id: string): Promise<void> {
  const [revoked] = await rows<{ id: string }>(tx, REVOKE, { id, userId, now: clock.now() });
  if (!revoked) throw keyMissing();
}
