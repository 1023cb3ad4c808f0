import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** The queue of archives. Their long work on disks has a queue apart from runs, so that neither waits for the other. */
export const ARCHIVES_QUEUE = 'archives';

/** The job that prepares one archive. */
export const prepareArchiveJob = defineJob({ name: 'archives.prepare', payload: z.object({ id }), attempts: 3 });
