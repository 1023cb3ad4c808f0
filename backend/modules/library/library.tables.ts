// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `creation_adoption`. */
export interface CreationAdoptionTable {
  single: boolean;
  last_run_id: string | null;
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
}

declare module 'knex/types/tables.js' {
  interface Tables {
    creation_adoption: CreationAdoptionTable;
    creations: CreationsTable;
  }
}
