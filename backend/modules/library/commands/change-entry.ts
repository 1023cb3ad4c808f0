import type { BodyOf } from '#contracts/endpoint.ts';
import { OWN_TAG_NAMES_LIMIT } from '#contracts/library.ts';
import type { changeEntry as endpoint, LibraryEntry } from '#contracts/library.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { announceLibrary } from '../announce-library.ts';
import { tagsFull } from '../library.errors.ts';
import { wordsIn } from '#kernel/search-words.ts';
import { ENTRY_COLUMNS } from '../library-entry-row.ts';
import type { EntryRow } from '../library-entry-row.ts';
import type { LibraryContext } from '../library-context.ts';
import { ownTags } from '../queries/library-counts.ts';
import { presentEntries } from '../queries/present-entries.ts';
import { lockFavourites, starPlace } from './star-place.ts';

const LOCK = `select ${ENTRY_COLUMNS} from library_entries where owner_id = :ownerId and prompt_id = :id and trashed_at is null and not hidden for update`;
const CHANGE = `
  update library_entries set star_place = :place, tags = cast(:tags as text[]), own_words = cast(:words as text[]) where owner_id = :ownerId and prompt_id = :id returning ${ENTRY_COLUMNS}`;

/** Changes a person's star and own tags of a library entry. @throws AppError not_found, tags_full */
export async function changeEntry(tx: Tx, context: LibraryContext, ownerId: string, id: string, body: BodyOf<typeof endpoint>): Promise<LibraryEntry> {
  await lockFavourites(tx, ownerId);
  const [before] = await rows<EntryRow>(tx, LOCK, { ownerId, id });
  if (!before) throw notFound('This prompt');
  const tags = body.tags ? [...new Set(body.tags)] : before.tags;
  const changed = one(await rows<EntryRow>(tx, CHANGE, { ownerId, id, place: await starPlace(tx, ownerId, before, body), tags, words: tagWords(tags) }));
  await expectFewTags(tx, ownerId, tags.some((tag) => !before.tags.includes(tag)));
  announceLibrary(tx, context, ownerId);
  return one(await presentEntries(tx, context, ownerId, [changed]));
}

/** The words by which a search in the library finds a person's own tags. */
export const tagWords = (tags: readonly string[]): string[] => wordsIn(tags.join(' '));

/** Refuses a change that adds a new tag when the person then has too many different tags. @throws AppError tags_full */
export async function expectFewTags(tx: Tx, ownerId: string, added: boolean): Promise<void> {
  if (added && (await ownTags(tx, ownerId)).length > OWN_TAG_NAMES_LIMIT) throw tagsFull();
}
