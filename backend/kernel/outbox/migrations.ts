import type { MigrationSet } from '../db/migrate.ts';

/** Creates the tables of the outbox, and the table that marks which subscriber has handled which event. */
export const outboxMigrations: MigrationSet = {
  '20261121_0010_outbox': {
    async up(knex) {
      await knex.raw(`
        create table outbox_events (
          id uuid primary key,
          name text not null,
          version int not null,
          payload jsonb not null,
          occurred_at timestamptz not null,
          relayed_at timestamptz,
          sends int not null default 0,
          completed_at timestamptz
        );
        create index outbox_events_waiting on outbox_events (id) where relayed_at is null;
        create index outbox_events_unfinished on outbox_events (relayed_at) where completed_at is null and relayed_at is not null;
        create index outbox_events_completed on outbox_events (completed_at) where completed_at is not null;
        create table outbox_jobs (
          id uuid primary key,
          queue text not null,
          name text not null,
          job_id text not null,
          payload jsonb not null,
          attempts int not null,
          priority int not null,
          delay_ms int not null,
          created_at timestamptz not null
        );
        create table processed_events (
          event_id uuid not null references outbox_events (id) on delete cascade,
          subscriber text not null,
          processed_at timestamptz not null,
          primary key (event_id, subscriber)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table processed_events; drop table outbox_jobs; drop table outbox_events;');
    },
  },
  '20261126_2210_event_readers': {
    async up(knex) {
      await knex.raw(`
        -- Up to which completion time each reader of finished events has read. The next reading starts earlier than that (docs/rules/server.md#readers).
        create table event_readers (
          reader text primary key,
          read_until timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table event_readers;');
    },
  },
};
