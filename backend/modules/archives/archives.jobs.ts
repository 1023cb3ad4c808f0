import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** Long work on disks: archives wait for no run, and no run waits for them. */
export const ARCHIVES_QUEUE = 'archives';

/** Prepares one archive. */
export const prepareArchiveJob = defineJob({ name: 'archives.prepare', payload: z.object({ id }), attempts: 3 });
