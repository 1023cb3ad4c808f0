import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { OWN_TAGS_LIMIT } from '#contracts/library.ts';
import type { changeLibrary as endpoint } from '#contracts/library.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import { announceLibrary } from '../announce-library.ts';
import type { LibraryContext } from '../library-context.ts';
import { expectFewTags, tagWords } from './change-entry.ts';
import { copyPrompts, lockCopies } from './copy-prompts.ts';
import { movePrompts } from './move-prompts.ts';
import { lockFavourites } from './star-place.ts';

type Body = BodyOf<typeof endpoint>;

interface Chosen {
  prompt_id: string;
  own: boolean;
  saved: boolean;
  star_place: string | null;
  tags: string[];
}

const CHOSEN = `
  select prompt_id, own, saved, star_place, tags from library_entries
  where owner_id = :ownerId and prompt_id = any(cast(:ids as uuid[])) and not hidden and (trashed_at is not null) = :inTrash order by prompt_id for update`;

/** Bulk actions that change what library entries copy of prompts, accesses or saves. After them the entries are copied again. */
const COPYING: ReadonlySet<Body['action']> = new Set(['trash', 'restore', 'delete', 'unsave']);

/**
 * Applies one action to many entries of a person's library (docs/rules/keeping.md#bulk). A refused entry does not stop the others.
 * @throws AppError invalid_request, tags_full
 */
export async function changeLibrary(tx: Tx, context: LibraryContext, ownerId: string, { ids, ...body }: Body): Promise<ResponseOf<typeof endpoint>> {
  const asked = [...new Set(ids)];
  if (COPYING.has(body.action)) await lockCopies(tx, asked);
  await lockFavourites(tx, ownerId);
  const chosen = await rows<Chosen>(tx, CHOSEN, { ownerId, ids: asked, inTrash: body.action === 'restore' || body.action === 'delete' });
  const places = new Map(chosen.map((entry) => [entry.prompt_id, entry]));
  const done = new Set(await act(tx, context, ownerId, asked.flatMap((id) => places.get(id) ?? []), body));
  announceLibrary(tx, context, ownerId);
  const refused = asked.filter((id) => !done.has(id)).map((id) => ({ id, code: places.has(id) ? codeOf(body.action) : 'not_found' }));
  return { done: done.size, refused };
}

const codeOf = (action: Body['action']): string => (action === 'unsave' ? 'not_saved' : action === 'tag' ? 'tags_full' : 'not_yours');

/** Applies the action to library entries that the caller has locked. Returns the ids of those that it changed. */
async function act(tx: Tx, context: LibraryContext, ownerId: string, chosen: readonly Chosen[], { action, tag, folderId }: Omit<Body, 'ids'>): Promise<string[]> {
  const { promptLibrary, saves } = context;
  const own = chosen.filter((entry) => entry.own).map((entry) => entry.prompt_id);
  const copied = async (moved: string[]): Promise<string[]> => {
    await copyPrompts(tx, context, moved, ownerId);
    return moved;
  };
  switch (action) {
    case 'trash': return copied(await promptLibrary.trash(tx, ownerId, own));
    case 'restore': return copied(await promptLibrary.restore(tx, ownerId, own));
    case 'delete': return copied(await promptLibrary.forget(tx, ownerId, own));
    case 'unsave': return copied(await saves.unsave(tx, ownerId, chosen.filter((entry) => entry.saved).map((entry) => entry.prompt_id)));
    case 'move': return movePrompts(tx, context, ownerId, chosen.map((entry) => entry.prompt_id), folderId);
    case 'star': return starAll(tx, ownerId, chosen);
    case 'unstar': return write(tx, ownerId, chosen.map((entry) => ({ ...entry, star_place: null })));
    default: return tagAll(tx, ownerId, chosen, action, tag);
  }
}

const FIRST = 'select min(star_place) as place from library_entries where owner_id = ?';

/** New favourites come before all others, in the order in which the request names them. */
async function starAll(tx: Tx, ownerId: string, chosen: readonly Chosen[]): Promise<string[]> {
  const [first] = await rows<{ place: string | null }>(tx, FIRST, [ownerId]);
  let next = first?.place ?? null;
  const placed = [...chosen].reverse().map((entry) => {
    if (entry.star_place !== null) return entry;
    next = keyBetween(null, next);
    return { ...entry, star_place: next };
  });
  return write(tx, ownerId, placed);
}

async function tagAll(tx: Tx, ownerId: string, chosen: readonly Chosen[], action: 'tag' | 'untag', tag: string | undefined): Promise<string[]> {
  if (tag === undefined) throw invalid([{ path: ['tag'], message: 'Say which tag.' }]);
  const tagged = chosen.map((entry) => ({ ...entry, tags: action === 'tag' ? [...new Set([...entry.tags, tag])] : entry.tags.filter((each) => each !== tag) }));
  const done = await write(tx, ownerId, tagged.filter(({ tags }) => tags.length <= OWN_TAGS_LIMIT));
  await expectFewTags(tx, ownerId, action === 'tag');
  return done;
}

const WRITE = `
  update library_entries e set star_place = r.star_place, tags = r.tags, own_words = r.own_words
  from jsonb_to_recordset(cast(:entries as jsonb)) as r (prompt_id uuid, star_place text, tags text[], own_words text[])
  where e.owner_id = :ownerId and e.prompt_id = r.prompt_id`;

async function write(tx: Tx, ownerId: string, entries: readonly Chosen[]): Promise<string[]> {
  await rows(tx, WRITE, { ownerId, entries: JSON.stringify(entries.map((entry) => ({ ...entry, own_words: tagWords(entry.tags) }))) });
  return entries.map((entry) => entry.prompt_id);
}
