// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `creation_adoption`. */
export interface CreationAdoptionTable {
  single: boolean;
  last_run_id: string | null;
}

/** A row of `creation_days`. */
export interface CreationDaysTable {
  owner_id: string;
  day: Date;
  content_type: 'text' | 'image' | 'video';
  made: number;
}

/** A row of `creations`. */
export interface CreationsTable {
  id: string;
  owner_id: string;
  content_type: 'text' | 'image' | 'video';
  prompt_id: string | null;
  model_id: string;
  rating: number;
  created_at: Date;
  title: string;
  favourite_place: string | null;
  visibility: 'private' | 'public';
  show_inputs: boolean;
  sensitive: boolean;
  folder_id: string | null;
  trashed_at: Date | null;
  words: string;
  folder_place: string | null;
}

/** A row of `folder_prompts`. */
export interface FolderPromptsTable {
  owner_id: string;
  prompt_id: string;
  folder_id: string;
  place: string;
}

/** A row of `folders`. */
export interface FoldersTable {
  id: string;
  owner_id: string;
  parent_id: string | null;
  code: string;
  name: string;
  description: string;
  icon: string;
  color: string;
  kind: 'manual' | 'smart';
  query: unknown | null;
  place: string;
  default_model: string | null;
  default_inputs: unknown;
  visibility: 'private' | 'public';
  removed_rule: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A row of `library_adoption`. */
export interface LibraryAdoptionTable {
  single: boolean;
  last_prompt_id: string | null;
}

/** A row of `library_entries`. */
export interface LibraryEntriesTable {
  owner_id: string;
  prompt_id: string;
  own: boolean;
  forked: boolean;
  unlocked: boolean;
  from_pack: boolean;
  saved: boolean;
  hidden: boolean;
  state: string;
  content_type: 'text' | 'image' | 'video';
  category: string | null;
  title: string;
  runs: number;
  last_used_at: Date | null;
  updated_at: Date;
  star_place: string | null;
  tags: string[];
  trashed_at: Date | null;
  prompt_words: string[];
  own_words: string[];
  words: string;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    creation_adoption: CreationAdoptionTable;
    creation_days: CreationDaysTable;
    creations: CreationsTable;
    folder_prompts: FolderPromptsTable;
    folders: FoldersTable;
    library_adoption: LibraryAdoptionTable;
    library_entries: LibraryEntriesTable;
  }
}
