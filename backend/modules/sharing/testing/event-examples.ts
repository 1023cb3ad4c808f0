import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { shareLinkMade, shareLinkVisited } from '../sharing.events.ts';

/** An example of each share link event that has a subscriber, for tests. */
export const eventExamples = ({ userId, promptId }: ExampleContext): EventExample[] => [
  example(shareLinkMade, { linkId: newId(), promptId, userId, creationId: newId() }),
  example(shareLinkVisited, { linkId: newId(), promptId, userId }),
];

/** Stores that the example user came to the prompt by a share link, so that subscribers have work to do. */
export async function exampleRows({ userId, promptId, at }: ExampleContext, knex: Knex): Promise<void> {
  const [now, linkId] = [new Date(at), newId()];
  await knex('share_links').insert({ id: linkId, code: 'aaaaaaaaaa', prompt_id: promptId, owner_id: newId(), show_inputs: true, allow_remix: true, created_at: now });
  await knex('share_arrivals').insert({ user_id: userId, prompt_id: promptId, link_id: linkId, arrived_at: now });
}
