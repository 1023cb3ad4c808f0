import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const SETTLED = `select count(*)::int as friends from referral_rewards where user_id = ? and kind = 'referrer' and status = 'settled'`;
const SINCE = `select count(*)::int as friends from referral_rewards where user_id = ? and kind = 'referrer' and status = 'settled' and settled_at >= ?`;

/** How many friends of a referrer are settled now, which decides about milestones. */
export const settledFriends = async (connection: Connection, referrerId: string): Promise<number> => one(await rows<{ friends: number }>(connection, SETTLED, [referrerId])).friends;

/** How many friends of a referrer have settled since this time, which decides about the monthly cap. */
export const settledSince = async (connection: Connection, referrerId: string, since: Date): Promise<number> => one(await rows<{ friends: number }>(connection, SINCE, [referrerId, since])).friends;
