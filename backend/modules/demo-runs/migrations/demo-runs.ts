import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of demo runs. Its rows are kept for 24 hours, and contain neither a person nor an IP address. */
export const demoRunsMigrations: MigrationSet = {
  '20261126_0010_demo_runs': {
    async up(knex) {
      await knex.raw(`
        create table demo_runs (
          id uuid primary key,
          -- SHA-256 of the secret in the device cookie of the visitor's browser.
          device bytea not null,
          -- A hash of the UTC day and of the address block of the visitor.
          network bytea not null,
          day date not null,
          inputs jsonb not null,
          provider text not null,
          model_id text not null,
          model_label text not null,
          provider_model text not null,
          hosted boolean not null,
          seed int not null,
          status text not null default 'waiting' check (status in ('waiting', 'writing', 'done', 'failed')),
          text text not null default '',
          created_at timestamptz not null,
          finished_at timestamptz,
          claimed_at timestamptz
        );
        -- This index allows a browser one demo run a day. A failed run does not count, so the visitor may try again.
        create unique index demo_runs_of_device on demo_runs (device, day) where status <> 'failed';
        create index demo_runs_of_network on demo_runs (network) where status <> 'failed';
        create index demo_runs_by_time on demo_runs (created_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table demo_runs;');
    },
  },
};
