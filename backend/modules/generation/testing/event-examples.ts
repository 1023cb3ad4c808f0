import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-examples.ts';
import type { ExampleContext, EventExample } from '#testing/event-examples.ts';
import { generationCancelled, generationErrorEvent, generationSuccess, royaltyCaptured, unlockedRunRequested } from '../generation.events.ts';
import { runRated } from '../rating.events.ts';

/** An example of each event of this module that has a subscriber. */
export function eventExamples({ userId, promptId, at }: ExampleContext): EventExample[] {
  const run = () => ({ generationId: newId(), userId, promptId, title: 'A fox', contentType: 'text' as const });
  return [
    example(generationSuccess, { ...run(), status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 }),
    example(generationErrorEvent, { ...run(), status: 'failed', code: 'timeout', message: 'It took too long.', released: 1 }),
    example(unlockedRunRequested, run()),
    example(royaltyCaptured, { generationId: newId(), promptId, userId, creatorId: newId(), amount: 2 }),
    example(generationCancelled, { ...run(), captured: 0, released: 1 }),
    example(runRated, { generationId: newId(), promptId, userId, finishedAt: at, previous: 0, rating: 1 }),
  ];
}

/** A run of the user, which is a sample of the prompt. */
export async function exampleRows({ userId, promptId, at }: ExampleContext, knex: Knex): Promise<void> {
  const [now, generationId] = [new Date(at), newId()];
  await knex('generations').insert({
    id: generationId, user_id: userId, run_source: 'prompt', content_type: 'text', prompt_id: promptId, title: 'A fox', inputs: {}, request: { prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] } },
    sealed: false, file_ids: [], model_id: 'm', model_label: 'M', provider: 'p', provider_model: 'm', eta_seconds: 1, quantity: 1, quote: {}, seed: 1, slots: 1, status: 'succeeded', delivered: 1, output_text: 'A fox.',
    created_at: now, finished_at: now,
  });
  await knex('prompt_samples').insert({ id: newId(), prompt_id: promptId, generation_id: generationId, version_no: 1, caption: '', position: 1, created_at: now });
}
