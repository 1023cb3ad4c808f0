import type { Tx } from '#kernel/db/database.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeNotice } from '../challenges.events.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';

/** One event about a challenge names at most this many people. */
const TOLD_TOGETHER = 500;

interface Told {
  notice: 'opened' | 'closing' | 'voting' | 'cancelled';
  until: Date | null;
  reason?: string;
  people: readonly { id: string }[];
}

/** Publishes the events that tell people about a challenge, in batches. */
export async function tellPeople(tx: Tx, { outbox }: Pick<ChallengesContext, 'outbox'>, challenge: ChallengeRow, { notice, until, reason, people }: Told): Promise<void> {
  const about = { challengeId: challenge.id, slug: challenge.slug, title: challenge.title, contentType: challenge.content_type, kind: challenge.kind };
  for (let from = 0; from < people.length; from += TOLD_TOGETHER) {
    const userIds = people.slice(from, from + TOLD_TOGETHER).map(({ id }) => id);
    await outbox.publish(tx, challengeNotice, { ...about, notice, until: until?.toISOString() ?? null, reason: reason ?? null, userIds });
  }
}
