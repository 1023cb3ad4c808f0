// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `pins`. */
export interface PinsTable {
  user_id: string;
  item_id: string;
  item_type: 'prompt' | 'prompt_pack' | 'creation' | 'collection';
  position: string;
  pinned_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    pins: PinsTable;
  }
}
