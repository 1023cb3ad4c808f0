import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { featureCompleted, featureDelivered, featureVotersTold } from '../feedback.events.ts';

export interface TellVotersOptions {
  /** How many voters of a completed feature one transaction handles at most. */
  batch: number;
}

const NEXT = `
  select user_id as "userId" from feature_votes
  where feature_id = :featureId and (cast(:after as uuid) is null or user_id > :after) order by user_id limit :batch`;

/**
 * Sends the voters of a completed feature a message, batch by batch. One transaction publishes a batch and the event for the
 * next one. After a crash the work continues with the unfinished batch.
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
