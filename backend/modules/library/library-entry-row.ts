import type { LibraryEntriesTable } from './library.tables.ts';

/** A row of a library entry, without the words for the search. */
export type EntryRow = Pick<LibraryEntriesTable, 'prompt_id' | 'own' | 'forked' | 'unlocked' | 'from_pack' | 'saved' | 'title' | 'runs' | 'last_used_at' | 'updated_at' | 'star_place' | 'tags' | 'trashed_at'>;

export const ENTRY_COLUMNS = 'prompt_id, own, forked, unlocked, from_pack, saved, title, runs, last_used_at, updated_at, star_place, tags, trashed_at';
