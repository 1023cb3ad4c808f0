import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { featureCompleted, featureDelivered, featureVotersTold } from '../feedback.events.ts';

export interface TellVotersOptions {
  /** Most voters that one transaction looks after. */
  batch: number;
}

const NEXT = `
  select user_id as "userId" from feature_votes
  where feature_id = :featureId and (cast(:after as uuid) is null or user_id > :after) order by user_id limit :batch`;

/**
 * Names the voters of a completed feature batch by batch: each batch is announced in the transaction that notes how far it
 * got, so that a crash goes on where it stopped and any number of voters is told in small steps.
 */
export function tellVoters({ outbox }: Pick<FeedbackContext, 'outbox'>, { batch }: TellVotersOptions): Subscription[] {
  async function tell(tx: Tx, { featureId, title }: { featureId: string; title: string }, after: string | null): Promise<void> {
    const userIds = (await rows<{ userId: string }>(tx, NEXT, { featureId, after, batch })).map(({ userId }) => userId);
    if (userIds.length > 0) await outbox.publish(tx, featureDelivered, { featureId, title, userIds });
    if (userIds.length === batch) await outbox.publish(tx, featureVotersTold, { featureId, title, after: must(userIds.at(-1), 'the last person of a full batch') });
  }
  return [
    subscribe(featureCompleted, 'feedback.tell_voters', (tx, feature) => tell(tx, feature, null)),
    subscribe(featureVotersTold, 'feedback.tell_more_voters', (tx, { after, ...feature }) => tell(tx, feature, after)),
  ];
}
