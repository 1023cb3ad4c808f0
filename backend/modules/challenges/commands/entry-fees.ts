import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { fixedQuote, refuseHigherPrice } from '#modules/pricing/index.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import type { EntryRow } from '../queries/own-entries.ts';
import { recordPayout } from './record-payout.ts';

/**
 * Moves the fee of an entry from its author's wallet into the challenge's pool. Does nothing for a challenge without a fee.
 * @throws InsufficientTokens, AppError price_changed, invalid_request without `expectedTotal`
 */
export async function payEntryFee(tx: Tx, context: ChallengesContext, { id, title, entry_fee: fee }: ChallengeRow, { userId, entryId, expectedTotal }: { userId: string; entryId: string; expectedTotal: number | undefined }): Promise<void> {
  if (fee === 0) return;
  if (expectedTotal === undefined) throw invalid([{ path: ['expectedTotal'], message: 'Send the number of tokens that was shown as the price.' }]);
  refuseHigherPrice(fixedQuote(fee), expectedTotal);
  const { split } = await context.pools.payIn(tx, { userId, amount: fee, key: `challenge_fee:${entryId}`, reason: `Entry fee: “${title}”`, refId: id });
  await recordPayout(tx, context, { id: newId(), key: `fee:${entryId}`, challengeId: id, userId, entryId, kind: 'fee_paid', place: null, amount: fee, split });
}

const PAID = `select split from challenge_payouts where key = 'fee:' || cast(:entryId as text) and split is not null`;

/** Returns the fee of an entry to its author, once. */
export async function returnEntryFee(tx: Tx, context: ChallengesContext, { id, title }: Pick<ChallengeRow, 'id' | 'title'>, { id: entryId, user_id: userId, fee }: Pick<EntryRow, 'id' | 'user_id' | 'fee'>): Promise<void> {
  if (fee === 0 || userId === null) return;
  const [paid] = await rows<{ split: BucketSplit }>(tx, PAID, { entryId });
  if (!paid || !(await recordPayout(tx, context, { id: newId(), key: `fee_returned:${entryId}`, challengeId: id, userId, entryId, kind: 'fee_returned', place: null, amount: fee, split: paid.split }))) return;
  await context.pools.payOut(tx, { userId, split: paid.split, kind: 'refund', key: `challenge_fee_returned:${entryId}`, reason: `Entry fee of “${title}” returned`, refId: id });
}

const PAID_ENTRIES = `select * from challenge_entries where challenge_id = ? and fee > 0 and user_id is not null order by id`;

/** Returns the fees of all entries of a challenge to the people who paid them, once each. */
export async function returnFees(tx: Tx, context: ChallengesContext, challenge: Pick<ChallengeRow, 'id' | 'title'>): Promise<void> {
  for (const entry of await rows<EntryRow>(tx, PAID_ENTRIES, [challenge.id])) await returnEntryFee(tx, context, challenge, entry);
}
