import type { Tx } from '#kernel/db/database.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeNotice } from '../challenges.events.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';

/** The number of people that one event names. */
const TOLD_TOGETHER = 500;

interface Told {
  notice: 'opened' | 'closing' | 'voting' | 'cancelled';
  until: Date | null;
  reason?: string;
  people: readonly { id: string }[];
}

/** Publishes events for people who are told about a challenge. */
export async function tellPeople(tx: Tx, { outbox }: Pick<ChallengesContext, 'outbox'>, challenge: ChallengeRow, { notice, until, reason, people }: Told): Promise<void> {
  const about = { challengeId: challenge.id, slug: challenge.slug, title: challenge.title, contentType: challenge.content_type, kind: challenge.kind };
  for (let from = 0; from < people.length; from += TOLD_TOGETHER) {
    const userIds = people.slice(from, from + TOLD_TOGETHER).map(({ id }) => id);
    await outbox.publish(tx, challengeNotice, { ...about, notice, until: until?.toISOString() ?? null, reason: reason ?? null, userIds });
  }
}
