import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** Imports wait for no archive, and no archive waits for them. */
export const IMPORTS_QUEUE = 'imports';

/** Reads one uploaded account. */
export const readImportJob = defineJob({ name: 'portability.read_import', payload: z.object({ id }), attempts: 3 });
