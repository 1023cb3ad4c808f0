import type { LibraryEntry } from '#contracts/library.ts';
import { category } from '#contracts/prompts.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptLibraryCard } from '#modules/prompts/index.ts';
import type { EntryRow } from '../library-entry-row.ts';
import type { LibraryContext } from '../library-context.ts';

type Deps = Pick<LibraryContext, 'promptLibrary' | 'identity' | 'earned' | 'packsOf'>;

interface FolderOfPrompt {
  prompt_id: string;
  folder_id: string;
}

const FOLDERS = 'select prompt_id, folder_id from folder_prompts where owner_id = :ownerId and prompt_id = any(cast(:ids as uuid[]))';

/**
 * Library entries as their owner sees them, in five statements however many they are. An entry whose prompt is deleted is left out until an
 * event removes its row.
 */
export async function presentEntries(connection: Connection, { promptLibrary, identity, earned, packsOf }: Deps, ownerId: string, found: readonly EntryRow[]): Promise<LibraryEntry[]> {
  if (found.length === 0) return [];
  const cards = await promptLibrary.cards(connection, ownerId, found.map((row) => row.prompt_id));
  const people = await identity.creators(connection, [...new Set([...cards.values()].flatMap((card) => [card.ownerId, card.parent?.ownerId ?? card.ownerId]))]);
  const tokens = await earned(connection, ownerId, found.filter(({ own }) => own).map((row) => row.prompt_id));
  const packs = await packsOf(connection, ownerId, found.filter((row) => row.from_pack).map((row) => row.prompt_id));
  const folders = new Map((await rows<FolderOfPrompt>(connection, FOLDERS, { ownerId, ids: found.map((row) => row.prompt_id) })).map(({ prompt_id: id, folder_id: folderId }) => [id, folderId]));
  return found.flatMap((row): LibraryEntry[] => {
    const card = cards.get(row.prompt_id);
    return card ? [{ ...present(row, card, people, tokens), pack: packs.get(row.prompt_id) ?? null, folderId: folders.get(row.prompt_id) ?? null }] : [];
  });
}

function present(row: EntryRow, card: PromptLibraryCard, people: Map<string, Creator>, earned: Map<string, number>): Omit<LibraryEntry, 'folderId' | 'pack'> {
  const { id, slug, title, contentType, coverUrl, version, newerVersion } = card;
  return {
    id, slug, title, contentType, coverUrl, version, newerVersion,
    category: category.safeParse(card.category).data ?? null,
    owner: person(people, card.ownerId),
    own: row.own,
    state: row.own ? card.state : null,
    unlocked: row.unlocked,
    fromPack: row.from_pack,
    saved: row.saved,
    forkedFrom: row.forked && card.parent ? { promptId: card.parent.promptId, owner: person(people, card.parent.ownerId) } : null,
    runs: row.own ? card.runs : row.runs,
    earned: row.own ? (earned.get(id) ?? 0) : null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    trashedAt: row.trashed_at?.toISOString() ?? null,
    starred: row.star_place !== null,
    tags: row.tags,
  };
}

function person(people: Map<string, Creator>, id: string | null): LibraryEntry['owner'] {
  const found = id === null ? undefined : people.get(id);
  return found ? { id: found.id, username: found.username, displayName: found.displayName } : null;
}
