import type { QueueName } from '#kernel/jobs/job.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import { jobIdOf } from '../generation.jobs.ts';

const FRONT = 1;

/** Moves runs that have waited long to the front of their queue, behind others that are there already. */
export async function bringForward(queues: Queues, queue: QueueName, generationIds: readonly string[]): Promise<void> {
  for (const id of generationIds) {
    const job = await queues.get(queue).getJob(jobIdOf(id));
    if (!job || job.priority <= FRONT) continue;
    // It may have been taken meanwhile: then there is nothing to move.
    await job.changePriority({ priority: FRONT }).catch(() => undefined);
  }
}
