import type { ChallengeDetail } from '#contracts/challenges.ts';
import { PAGE, STATUS } from '../challenge-page.words.ts';

/**
 * Says which tokens came back to the viewer of a challenge: entry fees, and the fate of a cancelled challenge's pool
 * (docs/rules/challenges.md#cancelled). Empty while nothing came back.
 */
export function returnedWords({ state, you, host, prizes: { pool }, ownEntries }: Pick<ChallengeDetail, 'state' | 'you' | 'host' | 'prizes' | 'ownEntries'>): string {
  const paidBack = ownEntries.filter(({ feeReturned }) => feeReturned > 0);
  const fees = paidBack.length > 0 ? [STATUS.feesReturned(paidBack.reduce((sum, { feeReturned }) => sum + feeReturned, 0), paidBack.length)] : [];
  if (state !== 'cancelled') return fees.join(' ');
  const pools = pool === null ? [] : [you?.host ? STATUS.pool.toYou(pool) : host ? STATUS.pool.toHost(pool) : STATUS.pool.kept(pool)];
  const back = [...fees, ...pools];
  return [STATUS.cancelled, ...(back.length > 0 ? back : [PAGE.cancelledFree])].join(' ');
}
