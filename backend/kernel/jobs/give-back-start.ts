import type { Job, Worker } from 'bullmq';

// Only on a job that still exists: a hash made by the increment would pass for the job and block its id.
const COMMAND = 'conjureGiveBackStart';
const lua = `if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('HINCRBY', KEYS[1], 'ats', -1) end return 0`;

/**
 * Takes back one count of `attemptsStarted`. BullMQ counts every start, so a job that was often told to come back
 * later, or was handed back by deploys, would otherwise run into `maxStartedAttempts`.
 */
export async function giveBackStart(worker: Worker, job: Job): Promise<void> {
  const client = await worker.backend.client;
  client.defineCommand(COMMAND, { numberOfKeys: 1, lua });
  await client.runCommand(COMMAND, [worker.toKey(job.id ?? '')]);
}
