import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const REFERRERS = "select referee_id, referrer_id from referral_attributions where referee_id = any(cast(:userIds as uuid[])) and status <> 'revoked'";

/** The referrer of each of these people, without revoked referrals. */
export async function referrersOf(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await rows<{ referee_id: string; referrer_id: string }>(connection, REFERRERS, { userIds: [...userIds] });
  return new Map(found.map((friend) => [friend.referee_id, friend.referrer_id]));
}
