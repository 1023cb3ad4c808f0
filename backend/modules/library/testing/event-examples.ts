import type { Knex } from 'knex';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';

/** The module library publishes no event, so it has no examples of events. */
export const eventExamples = (_context: ExampleContext): EventExample[] => [];

/** Stores that the user saved the prompt which the event takes down. */
export async function exampleRows({ userId, removedId, at }: ExampleContext, knex: Knex): Promise<void> {
  await knex('library_entries').insert({ owner_id: userId, prompt_id: removedId, saved: true, state: 'published', content_type: 'text', title: 'A fox', updated_at: new Date(at), prompt_words: ['fox'] });
}
