// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `api_keys`. */
export interface ApiKeysTable {
  id: string;
  user_id: string;
  name: string;
  secret_hash: Buffer;
  prefix: string;
  last_four: string;
  scopes: string[];
  per_run: number;
  per_day: number | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    api_keys: ApiKeysTable;
  }
}
