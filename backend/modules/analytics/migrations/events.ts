import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of journeys' events by month, of the people behind them, and of the figures that stay longer than the events. */
export const eventsMigrations: MigrationSet = {
  '20261126_2211_analytics_events': {
    async up(knex) {
      await knex.raw(`
        -- There is no primary key: event_keys and processed_events already keep each event from being stored twice. An index on the id would slow inserts
        -- down.
        create table events (
          id uuid not null,
          -- When the event happened by the browser's clock. The server limits it to 24 hours before the arrival.
          at timestamptz not null,
          received_at timestamptz not null,
          name text not null,
          -- The account of the person, or for a visitor an id that is valid for one UTC day.
          person uuid not null,
          user_id uuid,
          device text check (device in ('phone', 'tablet', 'desktop')),
          country text,
          source text,
          plan text,
          props jsonb not null default '{}',
          -- A hash of the network address with the salt of the day. Null for facts that the server records itself.
          address bytea,
          check (user_id is null or user_id = person)
        ) partition by range (at);
        -- Receives events of months that have no partition yet, until maintenance creates the partition.
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
          -- Where the person came from before their first visit. It does not change later.
          source text,
          plan text,
          -- When a browser of the person last sent the wish not to be tracked. Null if no browser ever sent it.
          asked_not_at timestamptz
        );

        create table analytics_salts (
          day date primary key,
          salt bytea not null
        );

        -- How many events of each name people caused who ask not to be tracked. No row contains a person.
        create table untracked_counts (
          day date not null,
          name text not null,
          events bigint not null,
          primary key (day, name)
        );

        -- Figures of each finished day. They stay after maintenance deletes the events. The row with the name '*' counts all events of the day.
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
