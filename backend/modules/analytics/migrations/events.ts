import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of journeys' events by month, of the people behind them, and of the figures that stay longer than the events. */
export const eventsMigrations: MigrationSet = {
  '20261126_2211_analytics_events': {
    async up(knex) {
      await knex.raw(`
        -- No key: event_keys and processed_events keep each event from being there twice, and an index on the id would only slow inserts down.
        create table events (
          id uuid not null,
          -- When it happened: the browser's time, within 24 hours of the server's.
          at timestamptz not null,
          received_at timestamptz not null,
          name text not null,
          -- The account, or the visitor of the day.
          person uuid not null,
          user_id uuid,
          device text check (device in ('phone', 'tablet', 'desktop')),
          country text,
          source text,
          plan text,
          props jsonb not null default '{}',
          -- Hash of the address under the salt of the day.
          address bytea,
          check (user_id is null or user_id = person)
        ) partition by range (at);
        -- Holds what no month has a partition for, until maintenance makes it.
        create table events_default partition of events default;
        create index events_of_person on events (person, at) include (name);
        create index events_by_name on events (name, at) include (person);
        create index events_by_time on events using brin (at);

        create table event_keys (
          id uuid primary key,
          received_at timestamptz not null
        );
        create index event_keys_by_time on event_keys (received_at);

        create table analytics_people (
          user_id uuid primary key,
          first_at timestamptz not null,
          last_at timestamptz not null,
          device text,
          country text,
          -- How the person came first.
          source text,
          plan text,
          -- When a browser of the person last asked not to be tracked.
          asked_not_at timestamptz
        );

        create table analytics_salts (
          day date primary key,
          salt bytea not null
        );

        -- Events of people who ask not to be tracked: numbers, and nothing else.
        create table untracked_counts (
          day date not null,
          name text not null,
          events bigint not null,
          primary key (day, name)
        );

        -- Kept when the events are gone. The name '*' counts all events of the day.
        create table event_days (
          day date not null,
          name text not null,
          events bigint not null,
          people bigint not null,
          members bigint not null,
          primary key (day, name)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table event_days, untracked_counts, analytics_salts, analytics_people, event_keys, events;');
    },
  },
};
