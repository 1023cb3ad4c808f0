import type { CancelChannel } from '#kernel/jobs/cancel-channel.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { runGenerationJob } from '#modules/generation/index.ts';
import type { GenerationQueue } from '#modules/generation/generation.jobs.ts';
import type { Generation } from '#modules/generation/index.ts';
import { entriesOf } from '#contracts/typed-records.ts';

/** The runs that this process makes at once, by queue. */
export type GenerationConcurrency = Record<GenerationQueue, number>;

/**
 * The default number of runs made at once, by queue. Texts mostly wait for their provider, and chat replies must not wait for each other.
 * Pictures and videos of Studio use this machine's cores.
 */
const GENERATION_CONCURRENCY: GenerationConcurrency = { 'gen-text': 8, 'gen-image': 2, 'gen-video': 1, 'gen-challenge': 2, 'gen-chat': 200 };

/** Turns the configured numbers of runs at once, by kind of run, into numbers by queue. */
export const byQueue = ({ text, image, video, challenge, chat }: Record<'text' | 'image' | 'video' | 'challenge' | 'chat', number>): GenerationConcurrency => ({
  'gen-text': text, 'gen-image': image, 'gen-video': video, 'gen-challenge': challenge, 'gen-chat': chat,
});

/**
 * The longest wait of an idle call to Redis, in seconds. After a provider's 429 a queue continues only when such a call returns, so a longer
 * one would prolong every short wait.
 */
const IDLE_CALL_SECONDS = 1;

export interface GenerationWorkersDeps {
  generation: Pick<Generation, 'runAttempt'>;
  cancels: Pick<CancelChannel, 'onCancel'>;
}

export interface GenerationWorkersOptions extends Omit<JobWorkerOptions, 'queue' | 'handlers' | 'concurrency'> {
  concurrency?: Partial<GenerationConcurrency>;
}

export interface GenerationWorkers {
  readonly workers: readonly JobWorker[];
  ready(): Promise<void>;
  /** Closes the workers of all queues of runs, as `JobWorker.close` does. */
  close(options?: Parameters<JobWorker['close']>[0]): Promise<void>;
}

/** Builds one worker for each queue of runs. A cancelled run is aborted in the worker that makes it. */
export function createGenerationWorkers(
  { generation, cancels }: GenerationWorkersDeps,
  { concurrency, ...options }: GenerationWorkersOptions,
): GenerationWorkers {
  const handlers = [handleJob(runGenerationJob, ({ generationId }, context) => generation.runAttempt(generationId, context))];
  const perQueue = entriesOf<GenerationConcurrency>({ ...GENERATION_CONCURRENCY, ...concurrency });
  const limits = { drainDelaySeconds: IDLE_CALL_SECONDS, ...options.limits };
  const workers = perQueue.map(([queue, atOnce]) => createWorker({ ...options, limits, queue, concurrency: atOnce, handlers }));
  const stopListening = cancels.onCancel((jobId, reason) => {
    for (const worker of workers) worker.cancel(jobId, reason);
  });
  return {
    workers,
    ready: async () => void (await Promise.all(workers.map((worker) => worker.ready()))),
    async close(closing) {
      stopListening();
      await Promise.all(workers.map((worker) => worker.close(closing)));
    },
  };
}
