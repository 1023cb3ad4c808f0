// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `files`. */
export interface FilesTable {
  id: string;
  owner_id: string;
  storage_key: string;
  name: string;
  mime: string;
  bytes: number;
  visibility: 'public' | 'private';
  text_content: string | null;
  claims: number;
  sweep_after: Date | null;
  removed_at: Date | null;
  created_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    files: FilesTable;
  }
}
