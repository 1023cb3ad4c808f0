import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { agentPublished, agentReviewed } from '../agents.events.ts';
import { definitionChecksum, wholeDefinition } from '../domain/definition.ts';

/** A public agent of another person, which the examples of chats use too. */
const EXAMPLE_AGENT_ID = '00000000-0000-7000-8000-00000000acac';
const NAME = 'Fox';

/** An example of each event of the module agents that has a subscriber. */
export function eventExamples({ userId }: ExampleContext): EventExample[] {
  const about = { agentId: EXAMPLE_AGENT_ID, name: NAME, ownerId: userId, versionId: newId() };
  return [
    example(agentPublished, { ...about, slug: 'fox', number: 1, visibility: 'public', first: true }),
    example(agentReviewed, { ...about, outcome: 'approved', note: '' }),
  ];
}

export async function exampleRows({ at }: ExampleContext, knex: Knex): Promise<void> {
  const now = new Date(at);
  const draft = wholeDefinition({ name: NAME });
  await knex('agents').insert({ id: EXAMPLE_AGENT_ID, owner_id: newId(), slug: 'fox', name: NAME, draft: JSON.stringify(draft), checksum: definitionChecksum(draft), saved_at: now, created_at: now, updated_at: now });
}
