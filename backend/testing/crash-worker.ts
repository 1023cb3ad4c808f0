import { z } from 'zod';
import { defineJob } from '#kernel/jobs/job.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import { silentLogger } from '#kernel/logging/logger.ts';

/** A job that can kill the worker process that runs it, as a harmful prompt would. */
export const crashJob = defineJob({
  name: 'test.crash',
  payload: z.object({ what: z.enum(['die', 'work']) }),
  attempts: 3,
});

/** Locks of jobs that are short enough for a test to see a crash within a second. */
export const CRASH_LIMITS = { lockDurationMs: 600, stalledIntervalMs: 300, drainDelaySeconds: 1 };

const [redisUrl, prefix] = process.argv.slice(2);
if (redisUrl && prefix) {
  createWorker({
    queue: 'gen-text',
    concurrency: 1,
    redisUrl,
    prefix,
    log: silentLogger(),
    limits: CRASH_LIMITS,
    handlers: [
      handleJob(crashJob, async ({ what }, { jobId, attempt }) => {
        process.send?.({ jobId, attempt });
        if (what === 'die') process.kill(process.pid, 'SIGKILL');
        await Promise.resolve();
      }),
    ],
  });
}
