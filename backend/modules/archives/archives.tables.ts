// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `archives`. */
export interface ArchivesTable {
  id: string;
  owner_id: string | null;
  kind: 'creations' | 'account';
  name: string;
  request: unknown;
  items: number;
  done: number;
  status: 'preparing' | 'ready' | 'failed' | 'expired';
  attempt_no: number;
  heartbeat_at: Date;
  bytes: number | null;
  checksum: string | null;
  failure: string | null;
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    archives: ArchivesTable;
  }
}
