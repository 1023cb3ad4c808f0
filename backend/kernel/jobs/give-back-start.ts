import type { Job, Worker } from 'bullmq';

// The count of a job's starts is lowered only if the job still exists. Otherwise the increment would create a hash that blocks the job's id.
const COMMAND = 'conjureGiveBackStart';
const lua = `if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('HINCRBY', KEYS[1], 'ats', -1) end return 0`;

/**
 * Lowers a job's `attemptsStarted` by one. BullMQ counts every start, so a job that was often postponed, or handed back by deploys, would otherwise
 * reach `maxStartedAttempts` and fail.
 */
export async function giveBackStart(worker: Worker, job: Job): Promise<void> {
  const client = await worker.backend.client;
  client.defineCommand(COMMAND, { numberOfKeys: 1, lua });
  await client.runCommand(COMMAND, [worker.toKey(job.id ?? '')]);
}
