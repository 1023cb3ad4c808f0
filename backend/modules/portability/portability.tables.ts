// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `account_import_items`. */
export interface AccountImportItemsTable {
  id: string;
  import_id: string;
  item_type: 'prompt' | 'creation' | 'collection' | 'folder' | 'list';
  source_id: string;
  title: string;
  state: 'imported' | 'skipped' | 'failed';
  reason: string | null;
}

/** A row of `account_imports`. */
export interface AccountImportsTable {
  id: string;
  owner_id: string | null;
  name: string;
  bytes: number;
  received: number;
  status: 'uploading' | 'reading' | 'done' | 'failed';
  failure: string | null;
  total: number | null;
  attempt_no: number;
  heartbeat_at: Date;
  stored: boolean;
  created_at: Date;
}

/** A row of `imported_items`. */
export interface ImportedItemsTable {
  owner_id: string;
  source: string;
  item_type: string;
  source_id: string;
  local_id: string;
}

/** A row of `installation`. */
export interface InstallationTable {
  single: boolean;
  id: string;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    account_import_items: AccountImportItemsTable;
    account_imports: AccountImportsTable;
    imported_items: ImportedItemsTable;
    installation: InstallationTable;
  }
}
