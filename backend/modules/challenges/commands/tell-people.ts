import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeNotice } from '../challenges.events.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';

/** People in one event. */
const TOLD_TOGETHER = 500;

interface Told {
  notice: 'opened' | 'closing' | 'voting' | 'cancelled';
  until: Date | null;
  reason?: string;
  /** Statement that selects the `id` of each person for the challenge `:id`. */
  people: string;
}

/** Publishes events for the people whom a statement selects. */
export async function tellPeople(tx: Tx, { outbox }: Pick<ChallengesContext, 'outbox'>, challenge: ChallengeRow, { notice, until, reason, people }: Told): Promise<void> {
  const told = (await rows<{ id: string }>(tx, people, { id: challenge.id })).map(({ id }) => id);
  const about = { challengeId: challenge.id, slug: challenge.slug, title: challenge.title, contentType: challenge.content_type, kind: challenge.kind };
  for (let from = 0; from < told.length; from += TOLD_TOGETHER) {
    await outbox.publish(tx, challengeNotice, { ...about, notice, until: until?.toISOString() ?? null, reason: reason ?? null, userIds: told.slice(from, from + TOLD_TOGETHER) });
  }
}
