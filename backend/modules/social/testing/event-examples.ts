import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { followersTold, personFollowed, personUnfollowed, promptAnnounced, promptLiked, promptUnliked } from '../social.events.ts';

/** An example of each event of likes and follows that has a subscriber, for tests. */
export function eventExamples({ userId, promptId }: ExampleContext): EventExample[] {
  const start = '00000000-0000-7000-8000-000000000000';
  const mira = { id: newId(), username: 'mira', displayName: 'Mira' };
  return [
    example(followersTold, { promptId, ownerId: userId, after: start }),
    example(promptAnnounced, { promptId, title: 'A fox', creator: { id: newId(), username: 'mira', displayName: 'Mira' }, userIds: [userId] }),
    example(promptLiked, { promptId, userId }),
    example(promptUnliked, { promptId, userId }),
    example(personUnfollowed, { followeeId: userId, followerId: newId() }),
    example(personFollowed, { followeeId: userId, followerId: mira.id, follower: mira }),
  ];
}

/** Gives the example user a follower, so that subscribers have work to do. */
export async function exampleRows({ userId, at }: ExampleContext, knex: Knex): Promise<void> {
  await knex('social_marks').insert({ kind: 'follow', subject_id: userId, user_id: newId(), id: newId(), created_at: new Date(at) });
}
