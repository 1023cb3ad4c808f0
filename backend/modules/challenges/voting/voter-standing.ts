import { DAY_MS } from '#contracts/durations.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { VotingContext } from './voting-context.ts';

/** The reason why no vote of a person counts. */
export type NotCounted = 'email_unconfirmed' | 'young_account';

/** Returns why no vote of a person counts, or null. Votes need a confirmed email and an account older than 24 hours (docs/rules/challenges.md#votes). */
export async function notCounted(connection: Connection, { identity, clock }: Pick<VotingContext, 'identity' | 'clock'>, userId: string): Promise<NotCounted | null> {
  return notCountedAt((await identity.standings(connection, [userId])).get(userId), clock.now());
}

/** Says from a person's standing why none of their votes count at a moment, or null. A person without a standing has no confirmed email. */
export function notCountedAt(standing: { confirmed: boolean; joinedAt: Date } | undefined, now: Date): NotCounted | null {
  if (!standing?.confirmed) return 'email_unconfirmed';
  return now.getTime() - standing.joinedAt.getTime() < DAY_MS ? 'young_account' : null;
}
