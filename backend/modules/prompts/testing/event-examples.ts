import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { forkClosed, newVersionAnnounced, buyersTold, patternUnusable, promptAccessChanged, promptChanged, promptForked, promptPublished, promptRemoved, promptResembles, promptRestored, promptSubmitted, sampleMissing } from '../prompts.events.ts';

/** One example of each event of the prompts module that has a subscriber, for tests. */
export function eventExamples({ userId, promptId, removedId, at }: ExampleContext): EventExample[] {
  const out = { promptId, ownerId: userId, slug: 'a-fox', title: 'A fox' };
  const start = '00000000-0000-7000-8000-000000000000';
  return [
    example(promptPublished, { ...out, versionId: newId(), version: 99, first: false, paid: true, visibility: 'public' }),
    example(promptSubmitted, { ...out, versionId: newId(), version: 99, resubmission: false }),
    example(promptChanged, { promptId, ownerId: userId, shown: true }),
    example(promptAccessChanged, { promptId, userId }),
    example(promptForked, { ...out, ownerId: newId(), parentId: newId(), parentOwnerId: userId }),
    example(sampleMissing, out),
    example(patternUnusable, { ...out, field: 'Colour of the fox' }),
    example(forkClosed, { ...out, parentTitle: 'Vixens', parentRemoved: false, closedAt: at }),
    example(newVersionAnnounced, { promptId, title: 'A fox', version: 99, userIds: [userId] }),
    example(buyersTold, { promptId, title: 'A fox', version: 100, after: start }),
    example(promptRemoved, { ...out, promptId: removedId, rule: 'spam' }),
    example(promptRestored, out),
    example(promptResembles, { promptId, ownerId: userId, originalId: newId(), similarity: 0.9 }),
  ];
}

/** The event is about a user who has access to the prompt. */
export async function exampleRows({ userId, promptId, at }: ExampleContext, knex: Knex): Promise<void> {
  await knex('prompt_access').insert({ id: newId(), prompt_id: promptId, user_id: userId, source: 'unlock', source_id: newId(), from_version_no: 1, granted_at: new Date(at) });
}
