// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `demo_runs`. */
export interface DemoRunsTable {
  id: string;
  device: Buffer;
  network: Buffer;
  day: Date;
  inputs: unknown;
  provider: string;
  model_id: string;
  model_label: string;
  provider_model: string;
  hosted: boolean;
  seed: number;
  status: 'waiting' | 'writing' | 'done' | 'failed';
  text: string;
  created_at: Date;
  finished_at: Date | null;
  claimed_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    demo_runs: DemoRunsTable;
  }
}
