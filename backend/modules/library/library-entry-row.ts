import type { LibraryEntriesTable } from './library.tables.ts';

/** The columns of a library entry without its search words. */
export type EntryRow = Pick<LibraryEntriesTable, 'prompt_id' | 'own' | 'forked' | 'unlocked' | 'from_pack' | 'saved' | 'title' | 'runs' | 'last_used_at' | 'updated_at' | 'star_place' | 'tags' | 'trashed_at'>;

export const ENTRY_COLUMNS = 'prompt_id, own, forked, unlocked, from_pack, saved, title, runs, last_used_at, updated_at, star_place, tags, trashed_at';
