import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** Texts of visitors have a queue of their own: members' runs never wait behind them. */
export const DEMO_QUEUE = 'demo';

/** Writes one demo run. A worker that dies leaves the job to the next one, which begins anew. */
export const writeDemoJob = defineJob({ name: 'demo_runs.write', payload: z.object({ id }), attempts: 2 });
