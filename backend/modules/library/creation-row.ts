import type { CreationsTable } from './library.tables.ts';

/** The columns of a creation without its search words. */
export type CreationRow = Pick<CreationsTable, 'id' | 'owner_id' | 'content_type' | 'prompt_id' | 'title' | 'favourite_place' | 'visibility' | 'show_inputs' | 'sensitive' | 'folder_id' | 'trashed_at'>;

export const CREATION_COLUMNS = 'id, owner_id, content_type, prompt_id, title, favourite_place, visibility, show_inputs, sensitive, folder_id, trashed_at';
