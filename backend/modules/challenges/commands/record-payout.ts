import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { ChallengePayoutsTable } from '../challenges.tables.ts';

export interface Payout {
  id: string;
  /** Identifies a payout of a challenge. A second payout with the same key is refused. */
  key: string;
  challengeId: string;
  userId: string | null;
  entryId: string | null;
  kind: ChallengePayoutsTable['kind'];
  place: number | null;
  amount: number;
  /** For a payout from a pool, its tokens by bucket. Null for tokens of the platform. */
  split: BucketSplit | null;
}

const INSERT = `
  insert into challenge_payouts (id, key, challenge_id, user_id, entry_id, kind, place, amount, split, at)
  values (:id, :key, :challengeId, :userId, :entryId, :kind, :place, :amount, cast(:split as jsonb), :now)
  on conflict (key) do nothing returning id`;

/** Records a payout of a challenge. Returns false if its key is already recorded: then the caller must not pay. */
export async function recordPayout(tx: Tx, { clock }: Pick<ChallengesContext, 'clock'>, { split, ...payout }: Payout): Promise<boolean> {
  return (await rows(tx, INSERT, { ...payout, split: split === null ? null : JSON.stringify(split), now: clock.now() })).length > 0;
}
