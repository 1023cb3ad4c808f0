import type { Knex } from 'knex';
import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { generationCancelled, generationErrorEvent, generationSuccess, royaltyCaptured, surchargeCaptured, unlockedRunRequested } from '../generation.events.ts';
import { runKept } from '../kept.events.ts';
import { runRated, runThumbsChanged } from '../rating.events.ts';
import { samplesRemoved } from '../samples.events.ts';
import { runsTrashed } from '../trash.events.ts';

/** The runs that the example events are about. Their rows must exist, because subscribers read them. */
const RUNS = { delivered: newId(), stopped: newId(), rated: newId(), trashed: newId(), kept: newId() };

/** An example of each of this module's events that has a subscriber. */
export function eventExamples({ userId, promptId, at }: ExampleContext): EventExample[] {
  const run = () => ({ generationId: newId(), userId, promptId, title: 'A fox', contentType: 'text' as const });
  return [
    example(generationSuccess, { ...run(), generationId: RUNS.delivered, status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 }),
    example(generationErrorEvent, { ...run(), status: 'failed', code: 'timeout', message: 'It took too long.', released: 1 }),
    example(unlockedRunRequested, run()),
    example(royaltyCaptured, { generationId: newId(), promptId, userId, creatorId: newId(), amount: 2 }),
    example(surchargeCaptured, { generationId: newId(), agentId: newId(), userId, creatorId: newId(), amount: 2 }),
    example(generationCancelled, { ...run(), generationId: RUNS.stopped, captured: 0, released: 1 }),
    example(samplesRemoved, { promptId, ownerId: userId, title: 'A fox', version: 99, removed: 1, left: 0 }),
    example(runKept, { generationId: RUNS.kept, userId }),
    example(runThumbsChanged, { generationId: RUNS.rated, userId, rating: 1 }),
    example(runsTrashed, { userId, generationIds: [RUNS.trashed] }),
    example(runRated, { generationId: newId(), promptId, userId, finishedAt: at, previous: 0, rating: 1 }),
  ];
}

/** Stores the runs that the example events name, and another run that is a sample of the prompt. */
export async function exampleRows({ userId, promptId, at }: ExampleContext, knex: Knex): Promise<void> {
  const [now, sampleId] = [new Date(at), newId()];
  const run = {
    user_id: userId, run_source: 'prompt' as const, content_type: 'text' as const, prompt_id: promptId, title: 'A fox', inputs: {}, request: { prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] } },
    sealed: false, file_ids: [], model_id: 'm', model_label: 'M', provider: 'p', provider_model: 'm', eta_seconds: 1, quantity: 1, quote: {}, seed: 1, slots: 1, status: 'succeeded' as const, delivered: 1, output_text: 'A fox.',
    created_at: now, finished_at: now,
  };
  await knex('generations').insert([
    { ...run, id: sampleId }, { ...run, id: RUNS.delivered }, { ...run, id: RUNS.kept }, { ...run, id: RUNS.stopped, status: 'cancelled' }, { ...run, id: RUNS.rated, rating: 1 },
    { ...run, id: RUNS.trashed, deleted_at: now, trashed_at: now },
  ]);
  await knex('prompt_samples').insert({ id: newId(), prompt_id: promptId, generation_id: sampleId, version_no: 1, caption: '', position: 1, created_at: now });
}
