import { IMPORT_PART_BYTES } from '#contracts/portability.ts';
import type { AccountImport } from '#contracts/portability.ts';
import { rows } from '#kernel/db/raw.ts';
import { findImport, presentImport } from '../import-row.ts';
import { partKey } from '../import/import-parts.ts';
import { IMPORTS_QUEUE, readImportJob } from '../portability.jobs.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { wrongPart } from '../portability.errors.ts';

export interface Part {
  importId: string;
  offset: number;
  data: Buffer;
}

const ARRIVED = `
  update account_imports set received = :received, heartbeat_at = :now, status = case when :received = bytes then 'reading' else status end
  where id = :id and owner_id = :ownerId and status = 'uploading' and received = :offset returning id`;

/**
 * Stores one part of an account upload; the last part queues the import. The bytes are stored before the row says so, so a part that broke
 * off is sent again. @throws AppError not_found, wrong_part
 */
export async function storePart(context: PortabilityContext, ownerId: string, { importId, offset, data }: Part): Promise<AccountImport> {
  const { db, clock, storage, outbox } = context;
  const row = await findImport(db.knex, ownerId, importId);
  // This part of the upload is stored already. The client sends it again when it did not get the answer.
  if (offset < row.received || row.status !== 'uploading') return presentImport(row);
  if (offset !== row.received || data.length !== Math.min(IMPORT_PART_BYTES, row.bytes - offset)) throw wrongPart(row.received);
  await storage.put(partKey(importId, offset / IMPORT_PART_BYTES), data, 'application/octet-stream');
  const received = offset + data.length;
  return db.transaction(async (tx) => {
    const arrived = await rows(tx, ARRIVED, { id: importId, ownerId, offset, received, now: clock.now() });
    if (arrived.length > 0 && received === row.bytes) await outbox.enqueue(tx, readImportJob, { id: importId }, { queue: IMPORTS_QUEUE, jobId: `import-${importId}` });
    return presentImport(await findImport(tx, ownerId, importId));
  });
}
