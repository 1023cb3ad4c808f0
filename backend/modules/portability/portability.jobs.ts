import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** The queue of account imports. Archives have another queue, so that neither waits for the other. */
export const IMPORTS_QUEUE = 'imports';

/** The job that reads one uploaded account. */
export const readImportJob = defineJob({ name: 'portability.read_import', payload: z.object({ id }), attempts: 3 });
