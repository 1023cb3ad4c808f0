// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `share_arrivals`. */
export interface ShareArrivalsTable {
  user_id: string;
  prompt_id: string;
  link_id: string;
  arrived_at: Date;
}

/** A row of `share_links`. */
export interface ShareLinksTable {
  id: string;
  code: string;
  prompt_id: string;
  owner_id: string;
  generation_id: string | null;
  inputs: unknown | null;
  show_inputs: boolean;
  allow_remix: boolean;
  views: number;
  runs: number;
  sign_ups: number;
  revoked_at: Date | null;
  created_at: Date;
}

/** A row of `share_sign_ups`. */
export interface ShareSignUpsTable {
  user_id: string;
  link_id: string;
}

/** A row of `share_visits`. */
export interface ShareVisitsTable {
  link_id: string;
  day: Date;
  visitor: Buffer;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    share_arrivals: ShareArrivalsTable;
    share_links: ShareLinksTable;
    share_sign_ups: ShareSignUpsTable;
    share_visits: ShareVisitsTable;
  }
}
