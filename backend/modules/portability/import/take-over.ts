import { MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { anyItem, FORMAT_VERSION, manifest as manifestShape, MANIFEST } from '../account-format.ts';
import type { Manifest, PortableType } from '../account-format.ts';
import { findImport, presentImport } from '../import-row.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { RefusedItem, UnreadableImport } from '../portability.errors.ts';
import { takers } from './takers.ts';
import type { StoredZip } from './stored-zip.ts';

/** The account import that is being read. */
export interface Reading {
  importId: string;
  ownerId: string;
  signal: AbortSignal;
}

/** How the import of one thing ended, for the import report. */
export interface Outcome {
  state: 'imported' | 'skipped' | 'failed';
  reason: string | null;
}

/** The order in which an import reads the lists: prompts come before the creations that name them, and works before collections and folders. */
const ORDER: readonly PortableType[] = ['prompt', 'creation', 'collection', 'folder'];
/** The most things in one account import: far more than an account has. Each one adds a line to the report. */
const MOST_THINGS = 250_000;
/** The longest time that reading an account export may take. The largest account takes less, so a longer import is an attack on the worker's time. */
const MOST_MS = 60 * MINUTE_MS;

const KNOWN = 'select source_id as id from account_import_items where import_id = :importId and item_type = :type';
const REPORT = `
  insert into account_import_items (id, import_id, item_type, source_id, title, state, reason) values (:id, :importId, :type, :sourceId, :title, :state, :reason)
  on conflict (import_id, item_type, source_id) do nothing`;
const PROGRESS = `update account_imports set total = :total, heartbeat_at = :now where id = :importId and owner_id is not null returning id`;

/**
 * Imports everything that the lists of an account export name (docs/rules/keeping.md#account-import). A refused thing does not stop the
 * others. @throws UnreadableImport when the file is no export
 */
export async function takeOver(context: PortabilityContext, zip: StoredZip, reading: Reading): Promise<void> {
  const { installation, lists } = await readManifest(zip);
  const total = lists.reduce((sum, { items }) => sum + items, 0);
  if (total > MOST_THINGS) throw new UnreadableImport(`This file names more than ${MOST_THINGS.toLocaleString('en-US')} things.`);
  const until = millis(context.clock) + MOST_MS;
  for (const type of ORDER) {
    const known = new Set((await rows<{ id: string }>(context.db.knex, KNOWN, { importId: reading.importId, type })).map(({ id }) => id));
    for (const list of lists.filter((each) => each.type === type)) {
      for (const item of await listed(context, zip, reading, list)) {
        reading.signal.throwIfAborted();
        if (millis(context.clock) > until) throw new UnreadableImport('This file takes too long to read. What was imported stays.');
        const { id } = anyItem.parse(item);
        if (!known.has(id)) await takeOne(context, zip, reading, { type, id, source: installation, item });
        known.add(id);
      }
      await tellProgress(context, reading, total);
    }
  }
}

async function readManifest(zip: StoredZip): Promise<Manifest> {
  const read = await zip.text(MANIFEST).catch((): never => { throw new UnreadableImport('This is no exported account: it has no manifest.'); });
  const parsed = manifestShape.safeParse(parseJson(read.text));
  if (!parsed.success) throw new UnreadableImport('This is no exported account: its manifest is broken.');
  if (parsed.data.version !== FORMAT_VERSION) throw new UnreadableImport('This export comes from a later version and cannot be read yet.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The things of one list of an export, at most as many as the manifest says. A missing or changed list becomes a line of the import report. */
async function listed(context: PortabilityContext, zip: StoredZip, reading: Reading, { name, sha256, items: length }: Manifest['lists'][number]): Promise<unknown[]> {
  try {
    const read = await zip.text(name);
    const items = parseJson(read.text);
    if (read.sha256 !== sha256) throw new RefusedItem('This list is not the one that was exported: its checksum differs.');
    if (!Array.isArray(items) || items.length !== length || !items.every((item) => anyItem.safeParse(item).success)) throw new RefusedItem('This list cannot be read.');
    return items;
  } catch (error) {
    if (!(error instanceof RefusedItem)) throw error;
    await report(context.db.knex, reading, { type: 'list', id: name, title: name }, { state: 'failed', reason: error.message });
    return [];
  }
}

interface Wanted {
  type: PortableType;
  id: string;
  source: string;
  item: unknown;
}

async function takeOne(context: PortabilityContext, zip: StoredZip, reading: Reading, wanted: Wanted): Promise<void> {
  const { title, prepare } = takers(context)[wanted.type];
  const line = { type: wanted.type, id: wanted.id, title: title(wanted.item) };
  try {
    const given = { ...reading, source: wanted.source, id: wanted.id, zip };
    if (await isKnown(context, given, wanted.type)) return await report(context.db.knex, reading, line, { state: 'skipped', reason: 'It was imported before.' });
    const take = await prepare(wanted.item, given);
    await context.db.transaction(async (tx) => {
      const { localId, missing } = await take(tx);
      await rows(tx, TAKEN, { ownerId: reading.ownerId, source: wanted.source, type: wanted.type, sourceId: wanted.id, localId });
      await report(tx, reading, line, { state: 'imported', reason: missing });
    });
  } catch (error) {
    if (!(error instanceof RefusedItem || error instanceof AppError)) throw error;
    await report(context.db.knex, reading, line, { state: 'failed', reason: error.message });
  }
}

const TAKEN = 'insert into imported_items (owner_id, source, item_type, source_id, local_id) values (:ownerId, :source, :type, :sourceId, :localId)';
const IS_KNOWN = 'select exists (select from imported_items where owner_id = :ownerId and source = :source and item_type = :type and source_id = :id) as known';

const isKnown = async ({ db }: PortabilityContext, { ownerId, source, id }: { ownerId: string; source: string; id: string }, type: PortableType): Promise<boolean> =>
  (await rows<{ known: boolean }>(db.knex, IS_KNOWN, { ownerId, source, type, id }))[0]?.known ?? false;

const MOST_TITLE = 120;
const MOST_REASON = 500;

async function report(connection: Tx | PortabilityContext['db']['knex'], { importId }: Reading, { type, id, title }: { type: string; id: string; title: string }, { state, reason }: Outcome): Promise<void> {
  await rows(connection, REPORT, { id: newId(), importId, type, sourceId: id, title: title.slice(0, MOST_TITLE), state, reason: reason?.slice(0, MOST_REASON) ?? null });
}

async function tellProgress({ db, clock, push }: PortabilityContext, { importId, ownerId }: Reading, total: number): Promise<void> {
  const [row] = await rows(db.knex, PROGRESS, { importId, total, now: clock.now() });
  if (row) push.toUser(ownerId, 'account:import', { import: presentImport(await findImport(db.knex, ownerId, importId)) });
}
