import type { Tx } from '#kernel/db/database.ts';
import { ARCHIVES_QUEUE, prepareArchiveJob } from '../archives.jobs.ts';
import type { ArchivesContext } from '../archives-context.ts';

/** Adds the job of an archive; one that waits or runs stays as it is. */
export const enqueuePreparation = (tx: Tx, { outbox }: Pick<ArchivesContext, 'outbox'>, id: string): Promise<void> =>
  outbox.enqueue(tx, prepareArchiveJob, { id }, { queue: ARCHIVES_QUEUE, jobId: `archive-${id}` });
