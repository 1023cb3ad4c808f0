import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { addSplits, NO_TOKENS, totalOf } from '../domain/take-split.ts';
import type { Split } from '../domain/take-split.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { recordPayout } from './record-payout.ts';

const MOVED = `select kind, split from challenge_payouts where challenge_id = ? and split is not null`;
const COMES_IN = new Set(['pool_paid_in', 'fee_paid']);
const SET_LEFT = 'update challenges set pool_left = :left where id = :id';

/** Computes the rest of a challenge's pool and fees by bucket, from its payouts. */
export async function poolOf(tx: Tx, challengeId: string): Promise<Split> {
  const moved = await rows<{ kind: string; split: Split }>(tx, MOVED, [challengeId]);
  const incoming = addSplits(moved.filter(({ kind }) => COMES_IN.has(kind)).map(({ split }) => split));
  const outgoing = addSplits(moved.filter(({ kind }) => !COMES_IN.has(kind)).map(({ split }) => split));
  return addSplits([incoming, { bonus: -outgoing.bonus, subscription: -outgoing.subscription, earned: -outgoing.earned, purchased: -outgoing.purchased }]);
}

/** Returns the rest of a challenge's pool to its host, once. If the host's account is gone, the tokens stay with the platform. */
export async function returnPool(tx: Tx, context: ChallengesContext, { id, title, host_id: hostId, pool }: ChallengeRow): Promise<void> {
  if (pool === null) return;
  const left = await poolOf(tx, id);
  const amount = totalOf(left);
  if (amount > 0 && hostId !== null && !(await context.identity.gone(tx, hostId))) {
    if (!(await recordPayout(tx, context, { id: newId(), key: `pool_returned:${id}`, challengeId: id, userId: hostId, entryId: null, kind: 'pool_returned', place: null, amount, split: left }))) return;
    await context.pools.payOut(tx, { userId: hostId, split: left, kind: 'refund', key: `challenge_pool_returned:${id}`, reason: `Prize pool of “${title}” returned`, refId: id });
  }
  await rows(tx, SET_LEFT, { id, left: amount > 0 && hostId === null ? amount : totalOf(NO_TOKENS) });
}
