import { DAY_MS } from '#contracts/durations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { millis } from '#kernel/clock.ts';
import type { VotingContext } from './voting-context.ts';

/** Why a person's votes do not count, whatever they choose; null where they do. */
export type NotCounted = 'email_unconfirmed' | 'young_account';

/** Votes count from accounts older than 24 hours with a confirmed email (docs/rules/challenges.md#votes). */
export async function notCounted(connection: Connection, { identity, clock }: Pick<VotingContext, 'identity' | 'clock'>, userId: string): Promise<NotCounted | null> {
  const standing = (await identity.standings(connection, [userId])).get(userId);
  if (!standing?.confirmed) return 'email_unconfirmed';
  return millis(clock) - standing.joinedAt.getTime() < DAY_MS ? 'young_account' : null;
}
