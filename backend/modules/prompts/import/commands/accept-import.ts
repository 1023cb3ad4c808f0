import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { Media } from '#modules/media/index.ts';
import { columnsOf } from '../../commands/draft-columns.ts';
import { wantedSlug } from '../../domain/slug.ts';
import { contentChecksum } from '../../domain/version-content.ts';
import { nothingToImport } from '../import.errors.ts';
import { lockImport } from '../queries/find-import.ts';

interface Deps {
  clock: Clock;
  media: Media;
}

interface ReadyRow {
  id: string;
  content: DraftContent;
  /** Characters of the content as JSON. */
  length: number;
}

/** Which of the ready rows. */
export interface Chosen {
  /** Null for all of them. */
  only: readonly string[] | null;
  except: readonly string[];
}

/** Prompts of one statement, far below the 65,535 bindings that Postgres takes, and their characters: the event loop prepares them at once. */
const BATCH = 250;
const BATCH_LENGTH = 512 * 1024;
const SLUG_STEM = 70;

const READY = `
  select id, content, length(cast(content as text)) as length from prompt_import_rows
  where import_id = :importId and state = 'ready' and (cast(:only as uuid[]) is null or id = any(cast(:only as uuid[])))
    and id <> all(cast(:except as uuid[]))
  order by row_no`;

/**
 * Makes private drafts of the ready rows of an own import that are chosen: all of these or, when anything fails, none.
 * Rows that are drafts already stay what they are. @throws AppError not_found, nothing_to_import
 */
export async function acceptImport(tx: Tx, { clock, media }: Deps, userId: string, importId: string, { only, except }: Chosen): Promise<void> {
  await lockImport(tx, importId, userId);
  const ready = await rows<ReadyRow>(tx, READY, { importId, only, except });
  if (ready.length === 0) throw nothingToImport();
  const covers = await keepCovers(tx, media, userId, ready);
  const at = clock.now();
  for (const batch of batchesOf(ready)) {
    await insertDrafts(tx, batch, covers, userId, at);
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

/** Keeps covers that are the importer's own uploads. Other covers belong to another person, or are gone. */
async function keepCovers(tx: Tx, media: Media, userId: string, ready: readonly ReadyRow[]): Promise<ReadonlySet<string>> {
  const named = ready.flatMap(({ content }) => content.coverFileId ?? []);
  if (named.length === 0) return new Set();
  const owned = await media.owned(tx, userId, [...new Set(named)]);
  // Once for each draft that shows it.
  for (const cover of named) if (owned.has(cover)) await media.claim(tx, [cover]);
  return owned;
}

async function insertDrafts(tx: Tx, ready: readonly ReadyRow[], covers: ReadonlySet<string>, ownerId: string, at: Date): Promise<void> {
  const made = ready.map(({ id: rowId, content }) => {
    const promptId = newId();
    const kept = content.coverFileId !== null && !covers.has(content.coverFileId) ? { ...content, coverFileId: null } : content;
    // Imported drafts get numbered slugs, so that thousands of them take no slug that an author wants. The first save takes the plain one.
    const slug = `${wantedSlug(content.slug, content.title, promptId).slice(0, SLUG_STEM).replace(/-+$/, '')}-${promptId.slice(-8)}`;
    return { rowId, promptId, slug, content: kept };
  });
  await tx('prompts').insert(
    made.map(({ promptId, slug, content }) => ({
      id: promptId, owner_id: ownerId, slug, ...columnsOf(content), status: 'draft', search: '', created_at: at, updated_at: at,
    })),
  );
  await tx('prompt_drafts').insert(
    made.map(({ promptId, content }) => ({
      prompt_id: promptId, revision: 1, content: JSON.stringify(content), checksum: contentChecksum(content), created_at: at, updated_at: at,
    })),
  );
  await rows(
    tx,
    `update prompt_import_rows r set state = 'imported', content = null, prompt_id = m.prompt_id
     from jsonb_to_recordset(cast(:made as jsonb)) as m(row_id uuid, prompt_id uuid) where r.id = m.row_id`,
    { made: JSON.stringify(made.map(({ rowId, promptId }) => ({ row_id: rowId, prompt_id: promptId }))) },
  );
}
