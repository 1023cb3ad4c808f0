import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** The queue of visitors' demo runs. It is separate, so that members' runs never wait behind demo runs. */
export const DEMO_QUEUE = 'demo';

/** The job that writes one demo run. If its worker dies, another one writes the text anew. */
export const writeDemoJob = defineJob({ name: 'demo_runs.write', payload: z.object({ id }), attempts: 2 });
