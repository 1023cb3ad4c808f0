import type { InboxEntry } from '#contracts/inbox.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const HELD = `select count(*)::int as count, min(first_paid_at) as oldest from referral_attributions where status = 'held'`;

/** How many referrals are held until the staff has decided about them. */
export async function waitingReferrals(connection: Connection): Promise<InboxEntry[]> {
  const { count, oldest } = one(await rows<{ count: number; oldest: Date | null }>(connection, HELD));
  return [{ queue: 'referrals', count, oldestAt: oldest?.toISOString() ?? null, dueAt: null }];
}
