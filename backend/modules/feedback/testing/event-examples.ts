import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { featureCompleted, featureDelivered, featureVoted, featureVotersTold } from '../feedback.events.ts';
import { issueReplied, issueReported, issueResolved } from '../issue.events.ts';

/** One example of each feedback event that has a subscriber. */
export function eventExamples({ userId, featureId }: ExampleContext): EventExample[] {
  const start = '00000000-0000-7000-8000-000000000000';
  return [
    example(featureVoted, { featureId, userId }),
    example(featureCompleted, { featureId, title: 'Songs' }),
    example(featureVotersTold, { featureId, title: 'Songs', after: start }),
    example(featureDelivered, { featureId, title: 'Songs', userIds: [userId] }),
    example(issueReported, { issueId: newId(), userId, type: 'bug' }),
    example(issueReplied, { issueId: newId(), replyId: newId(), userId, title: 'A button', text: 'It is mended.' }),
    example(issueResolved, { issueId: newId(), userId, title: 'A button' }),
  ];
}

/** Stores a vote of the user for a next feature. */
export async function exampleRows({ userId, featureId, at }: ExampleContext, knex: Knex): Promise<void> {
  await knex('feature_votes').insert({ feature_id: featureId, user_id: userId, id: newId(), created_at: new Date(at) });
}
