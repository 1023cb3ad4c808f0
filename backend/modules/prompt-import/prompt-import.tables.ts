// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `prompt_import_rows`. */
export interface PromptImportRowsTable {
  id: string;
  import_id: string;
  row_no: number;
  title: string;
  state: 'ready' | 'refused' | 'imported';
  reason: string | null;
  notes: unknown;
  content_type: string | null;
  fields: number;
  content: unknown | null;
  prompt_id: string | null;
}

/** A row of `prompt_imports`. */
export interface PromptImportsTable {
  id: string;
  user_id: string;
  file_name: string;
  format: string;
  state: 'ready' | 'done' | 'refused';
  problem: string | null;
  created_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    prompt_import_rows: PromptImportRowsTable;
    prompt_imports: PromptImportsTable;
  }
}
