import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import type { QueuedJob } from '#kernel/jobs/queues.ts';
import type { GenerationRow } from './models/generation.model.ts';

/** One attempt at a run; BullMQ owns the attempts, Postgres the run. */
export const runGenerationJob = defineJob({ name: 'generation.run', payload: z.object({ generationId: id }), attempts: 3 });

type Queueable = Pick<GenerationRow, 'id' | 'content_type' | 'run_source'>;

/** BullMQ's id of a run's job: one job per run, however often it is put on its queue. */
export const jobIdOf = (generationId: string): string => `gen-${generationId}`;

/** One queue per kind of load, so that slow runs never block the others. */
export const GENERATION_QUEUES = ['gen-text', 'gen-image', 'gen-video', 'gen-challenge', 'gen-chat'] as const;
export type GenerationQueue = (typeof GENERATION_QUEUES)[number];

export const queueOf = ({ content_type: type, run_source: source }: Pick<Queueable, 'content_type' | 'run_source'>): GenerationQueue =>
  source === 'challenge' || source === 'chat' ? `gen-${source}` : `gen-${type}`;

/** A run as a job; `priority` 1 is first. */
export const queuedRun = (run: Queueable, priority: number): QueuedJob => ({
  name: runGenerationJob.name,
  jobId: jobIdOf(run.id),
  payload: { generationId: run.id },
  attempts: runGenerationJob.attempts,
  priority,
});
