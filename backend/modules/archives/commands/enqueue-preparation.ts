import type { Tx } from '#kernel/db/database.ts';
import { ARCHIVES_QUEUE, prepareArchiveJob } from '../archives.jobs.ts';
import type { ArchivesContext } from '../archives-context.ts';

/** Adds the job that prepares an archive. A job of this archive that waits or runs already is left as it is. */
export const enqueuePreparation = (tx: Tx, { outbox }: Pick<ArchivesContext, 'outbox'>, id: string): Promise<void> =>
  outbox.enqueue(tx, prepareArchiveJob, { id }, { queue: ARCHIVES_QUEUE, jobId: `archive-${id}` });
