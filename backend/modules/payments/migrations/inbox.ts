import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of the payment provider's events and that of reconciliations. */
export const inboxMigration: MigrationSet = {
  '20261123_0803_inbox': {
    async up(knex) {
      await knex.raw(`
        create table stripe_events (
          event_id text primary key,
          type text not null,
          object_id text,
          payload jsonb not null,
          status text not null check (status in ('pending', 'processed', 'ignored', 'failed')),
          attempts int not null default 0,
          error text,
          next_try_at timestamptz,
          received_at timestamptz not null,
          processed_at timestamptz
        );
        create index stripe_events_latest on stripe_events (received_at desc, event_id desc);
        create index stripe_events_open on stripe_events (next_try_at) where status in ('pending', 'failed');

        create table reconciliations (
          id uuid primary key,
          from_at timestamptz not null,
          to_at timestamptz not null,
          dry_run boolean not null,
          status text not null check (status in ('queued', 'running', 'done', 'failed')),
          started_by uuid not null,
          started_by_name text not null,
          compared int not null default 0,
          findings jsonb not null default '[]',
          error text,
          created_at timestamptz not null,
          started_at timestamptz,
          finished_at timestamptz
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table reconciliations; drop table stripe_events;');
    },
  },
};
