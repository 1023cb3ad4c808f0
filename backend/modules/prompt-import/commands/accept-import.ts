import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import { nothingToImport } from '../prompt-import.errors.ts';
import { lockImport } from '../queries/find-import.ts';

interface ReadyRow {
  id: string;
  content: DraftContent;
  /** The length of the prompt's content as JSON, in characters. */
  length: number;
}

/** The rows of an import that the person accepts. */
export interface Chosen {
  /** Ids of the accepted rows; null for all ready rows. */
  only: readonly string[] | null;
  except: readonly string[];
}

/** The most prompts, and the most characters, that become drafts in one batch, because preparing a batch blocks the event loop. */
const BATCH = 250;
const BATCH_LENGTH = 512 * 1024;

const READY = `
  select id, content, length(cast(content as text)) as length from prompt_import_rows
  where import_id = :importId and state = 'ready' and (cast(:only as uuid[]) is null or id = any(cast(:only as uuid[])))
    and id <> all(cast(:except as uuid[]))
  order by row_no`;

/**
 * Makes private drafts of the ready rows that the person accepts: all of them or, when anything fails, none. Rows that became drafts earlier
 * do not change.
 * @throws AppError not_found, nothing_to_import
 */
export async function acceptImport(tx: Tx, prompts: Pick<Prompts, 'createDrafts'>, userId: string, importId: string, { only, except }: Chosen): Promise<void> {
  await lockImport(tx, importId, userId);
  const ready = await rows<ReadyRow>(tx, READY, { importId, only, except });
  if (ready.length === 0) throw nothingToImport();
  for (const batch of batchesOf(ready)) {
    await makeDrafts(tx, prompts, batch, userId);
    await nextTurn();
  }
  await rows(tx, `update prompt_imports set state = 'done' where id = ?`, [importId]);
}

function* batchesOf(ready: readonly ReadyRow[]): Generator<ReadyRow[]> {
  let [batch, length]: [ReadyRow[], number] = [[], 0];
  for (const row of ready) {
    if (batch.length === BATCH || (batch.length > 0 && length + row.length > BATCH_LENGTH)) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(row);
    length += row.length;
  }
  if (batch.length > 0) yield batch;
}

async function makeDrafts(tx: Tx, prompts: Pick<Prompts, 'createDrafts'>, ready: readonly ReadyRow[], ownerId: string): Promise<void> {
  const promptIds = await prompts.createDrafts(tx, ownerId, ready.map(({ content }) => content));
  await rows(
    tx,
    `update prompt_import_rows r set state = 'imported', content = null, prompt_id = m.prompt_id
     from jsonb_to_recordset(cast(:made as jsonb)) as m(row_id uuid, prompt_id uuid) where r.id = m.row_id`,
    { made: JSON.stringify(ready.map(({ id }, n) => ({ row_id: id, prompt_id: promptIds[n] }))) },
  );
}
