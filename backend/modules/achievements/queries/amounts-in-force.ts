import { one } from '#contracts/must.ts';
import { rewardAmounts } from '#contracts/rewards.ts';
import type { RewardAmounts } from '#contracts/rewards.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

export interface AmountsVersion {
  version: number;
  amounts: RewardAmounts;
  createdAt: Date;
  createdByName: string | null;
  reason: string | null;
}

const NEWEST = `
  select version, amounts, created_at as "createdAt", created_by_name as "createdByName", reason
  from reward_amounts order by version desc limit 1`;

/** The newest reward amounts, in tokens, with their version. */
export async function amountsInForce(connection: Connection): Promise<AmountsVersion> {
  const newest = one(await rows<AmountsVersion>(connection, NEWEST));
  return { ...newest, amounts: rewardAmounts.parse(newest.amounts) };
}
