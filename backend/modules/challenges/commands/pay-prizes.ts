import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { VOTES_FOR_TAKING_PART } from '#contracts/challenges.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengePrizePaid } from '../challenges.events.ts';
import { takeSplit } from '../domain/take-split.ts';
import type { Split } from '../domain/take-split.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { returnFees } from './entry-fees.ts';
import { poolOf, returnPool } from './pools.ts';
import { recordPayout } from './record-payout.ts';

interface Winner {
  id: string;
  user_id: string;
  place: number;
  place_prize: number;
  newcomer_prize: number;
}

const WINNERS = `
  select id, user_id, place, prize - newcomer_prize as place_prize, newcomer_prize from challenge_entries
  where challenge_id = ? and prize > 0 and place is not null and status = 'submitted' and user_id is not null order by place, id`;
const PAID = 'update challenges set prizes_paid_at = :now, updated_at = :now where id = :id';

/**
 * Pays the prizes of places and newcomers, once per place and person (docs/rules/challenges.md#payment), and returns the rest of a pool. The
 * caller holds the lock of the challenge's row and has checked that prizes are due and not paid.
 */
export async function payPrizes(tx: Tx, context: ChallengesContext, challenge: ChallengeRow): Promise<void> {
  context.failpoints.hit('prizes.before_payment');
  let pool = challenge.pool === null ? null : await poolOf(tx, challenge.id);
  let placed = false;
  for (const winner of await rows<Winner>(tx, WINNERS, [challenge.id])) {
    const { id: entryId, user_id: userId, place, place_prize: amount, newcomer_prize: forNewcomer } = winner;
    if (await context.identity.gone(tx, userId)) continue;
    if (amount > 0) {
      const parts: { taken: Split; left: Split } | null = pool === null ? null : takeSplit(pool, amount);
      pool = parts?.left ?? pool;
      placed = true;
      await pay(tx, context, challenge, { userId, entryId, kind: 'place', place, amount, split: parts?.taken ?? null });
    }
    if (forNewcomer > 0) await pay(tx, context, challenge, { userId, entryId, kind: 'newcomer', place, amount: forNewcomer, split: null });
    context.failpoints.hit('prizes.mid_payment');
  }
  // If no entrant may win, entry fees return to entrants. Otherwise they would return to the host with the pool, and the host would earn from entrants.
  if (!placed && challenge.entry_fee > 0) await returnFees(tx, context, challenge);
  await rows(tx, PAID, { id: challenge.id, now: context.clock.now() });
  await returnPool(tx, context, challenge);
}

interface Paid {
  userId: string;
  entryId: string | null;
  kind: 'place' | 'newcomer' | 'taking_part';
  place: number | null;
  amount: number;
  /** For a prize from a pool, its tokens by bucket. Null for a prize of the platform. */
  split: Split | null;
}

const REASON = {
  place: ({ place }: Paid, title: string) => `Place ${place} in “${title}”`,
  newcomer: (_paid: Paid, title: string) => `Newcomers’ prize in “${title}”`,
  taking_part: (_paid: Paid, title: string) => `Taking part in “${title}”`,
} as const;

async function pay(tx: Tx, context: ChallengesContext, { id: challengeId, slug, title }: ChallengeRow, paid: Paid): Promise<void> {
  const { userId, kind, place, amount, split } = paid;
  const key = kind === 'place' ? `place:${challengeId}:${place}:${userId}` : `${kind}:${challengeId}:${userId}`;
  if (!(await recordPayout(tx, context, { ...paid, id: newId(), key, challengeId }))) return;
  const reason = REASON[kind](paid, title);
  if (split) await context.pools.payOut(tx, { userId, split, kind: 'challenge_prize', key: `challenge_${key}`, reason, refId: challengeId });
  else await context.wallet.grant(tx, { userId, amount, kind: 'challenge_prize', bucket: 'bonus', key: `challenge_${key}`, reason, refType: 'challenge', refId: challengeId });
  await context.outbox.publish(tx, challengePrizePaid, { challengeId, slug, title, userId, kind, place, amount });
}

const BATCH = 200;
const TAKERS = `
  select v.voter_id as user_id from challenge_voters v
  where v.challenge_id = :id and v.counted >= :votes
    and exists (select from challenge_entries e where e.challenge_id = :id and e.user_id = v.voter_id and e.status = 'submitted')
    and not exists (select from challenge_payouts p where p.key = 'taking_part:' || cast(:id as text) || ':' || v.voter_id::text)
  order by v.voter_id limit :limit`;
const ALL_PAID = 'update challenges set taking_part_paid_at = :now where id = :id';

/** Pays up to 200 entrants the token for taking part. Returns whether more entrants are due. */
export async function payTakingPart(tx: Tx, context: ChallengesContext, challenge: ChallengeRow): Promise<boolean> {
  const due = challenge.taking_part_prize === null ? [] : await rows<{ user_id: string }>(tx, TAKERS, { id: challenge.id, votes: VOTES_FOR_TAKING_PART, limit: BATCH });
  for (const { user_id: userId } of due) {
    await pay(tx, context, challenge, { userId, entryId: null, kind: 'taking_part', place: null, amount: challenge.taking_part_prize ?? 0, split: null });
  }
  if (due.length === BATCH) return true;
  await rows(tx, ALL_PAID, { id: challenge.id, now: context.clock.now() });
  return false;
}
