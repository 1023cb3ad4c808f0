import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import type { QueuedJob } from '#kernel/jobs/queues.ts';
import type { GenerationRow } from './models/generation.model.ts';

/** The job for one attempt at a run. BullMQ schedules the attempts, and Postgres holds the run's state. */
export const runGenerationJob = defineJob({ name: 'generation.run', payload: z.object({ generationId: id }), attempts: 3 });

type Queueable = Pick<GenerationRow, 'id' | 'content_type' | 'run_source'>;

/** The id of a run's job in BullMQ. It follows from the run's id, so that a run has one job, however often it is queued. */
export const jobIdOf = (generationId: string): string => `gen-${generationId}`;

/** The queue for each kind of run. Each kind has its own, so that slow runs never delay others. */
export const GENERATION_QUEUES = ['gen-text', 'gen-image', 'gen-video', 'gen-challenge', 'gen-chat'] as const;
export type GenerationQueue = (typeof GENERATION_QUEUES)[number];

export const queueOf = ({ content_type: type, run_source: source }: Pick<Queueable, 'content_type' | 'run_source'>): GenerationQueue =>
  source === 'challenge' || source === 'chat' ? `gen-${source}` : `gen-${type}`;

/** A run's job on its queue. `priority` 1 is the highest. */
export const queuedRun = (run: Queueable, priority: number): QueuedJob => ({
  name: runGenerationJob.name,
  jobId: jobIdOf(run.id),
  payload: { generationId: run.id },
  attempts: runGenerationJob.attempts,
  priority,
});
