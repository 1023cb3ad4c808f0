import type { Creation, changeCreation as endpoint } from '#contracts/creations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { announceCreations } from '../announce-creations.ts';
import { CREATION_COLUMNS } from '../creation-row.ts';
import type { CreationRow } from '../creation-row.ts';
import { searchWords } from '#kernel/search-words.ts';
import type { LibraryContext } from '../library-context.ts';
import { presentCreations } from '../queries/present-creations.ts';
import { favouritePlace } from './favourite-place.ts';

const LOCK = `select ${CREATION_COLUMNS} from creations where id = :id and owner_id = :ownerId and trashed_at is null for update`;

/** Locks a person's own creation until the transaction ends. A creation in the trash counts as not found. @throws AppError not_found */
async function lockCreation(tx: Tx, ownerId: string, id: string): Promise<CreationRow> {
  const [creation] = await rows<CreationRow>(tx, LOCK, { id, ownerId });
  if (!creation) throw notFound('This creation');
  return creation;
}

const CHANGE = `
  update creations set title = :title, favourite_place = :place, visibility = :visibility, show_inputs = :showInputs, sensitive = :sensitive,
    words = coalesce(array_to_tsvector(cast(:words as text[])), words)
  where id = :id returning ${CREATION_COLUMNS}`;

/**
 * Changes a creation's title and star for its owner, whether its inputs are shown and whether it is sensitive, and publishes it or makes it
 * private.
 * @throws AppError not_found, nothing_to_show, test_run, prompt_removed, too_telling
 */
export async function changeCreation(tx: Tx, context: LibraryContext, ownerId: string, id: string, body: BodyOf<typeof endpoint>): Promise<Creation> {
  const before = await lockCreation(tx, ownerId, id);
  const { title = before.title, visibility = before.visibility, showInputs = before.show_inputs, sensitive = before.sensitive } = body;
  if (visibility !== before.visibility) await (visibility === 'public' ? context.runs.publish(tx, ownerId, id) : context.runs.unpublish(tx, ownerId, [id]));
  const changed = one(await rows<CreationRow>(tx, CHANGE, {
    id, title, visibility, showInputs, sensitive,
    place: await favouritePlace(tx, before, body),
    words: title === before.title ? null : await wordsWith(tx, context, ownerId, id, title),
  }));
  announceCreations(tx, context, ownerId, [id]);
  return one(await presentCreations(tx, context, [changed]));
}

/** The text by which a search finds a creation. The owner's title comes first, so that a long output cannot push it out of the limited length. */
async function wordsWith(tx: Tx, { runs }: LibraryContext, ownerId: string, id: string, title: string): Promise<string[]> {
  const [facts] = await runs.facts(tx, [id]);
  return searchWords(ownerId, [title, ...(facts?.texts ?? [])]);
}

/** Changes the alt text of one output of a creation. @throws AppError not_found */
export async function changeOutput(tx: Tx, context: LibraryContext, ownerId: string, output: { id: string; position: number; altText: string }): Promise<Creation> {
  const creation = await lockCreation(tx, ownerId, output.id);
  await context.runs.describe(tx, ownerId, output);
  announceCreations(tx, context, ownerId, [output.id]);
  return one(await presentCreations(tx, context, [creation]));
}
