import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { ChallengePayoutsTable } from '../challenges.tables.ts';

export interface Payout {
  id: string;
  /** Names a payout. A second payout with the same key is not made. */
  key: string;
  challengeId: string;
  userId: string | null;
  entryId: string | null;
  kind: ChallengePayoutsTable['kind'];
  place: number | null;
  amount: number;
  /** The buckets of a payout from a pool; null for tokens of the platform. */
  split: BucketSplit | null;
}

const INSERT = `
  insert into challenge_payouts (id, key, challenge_id, user_id, entry_id, kind, place, amount, split, at)
  values (:id, :key, :challengeId, :userId, :entryId, :kind, :place, :amount, cast(:split as jsonb), :now)
  on conflict (key) do nothing returning id`;

/** Writes a line of the payout log. Returns false when its key has one: then nothing may be paid. */
export async function recordPayout(tx: Tx, { clock }: Pick<ChallengesContext, 'clock'>, { split, ...payout }: Payout): Promise<boolean> {
  return (await rows(tx, INSERT, { ...payout, split: split === null ? null : JSON.stringify(split), now: clock.now() })).length > 0;
}
