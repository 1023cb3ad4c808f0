import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of earnings releases: the day's tokens, the creator who got them, and the message about them. */
export const earningReleasesMigration: MigrationSet = {
  '20261123_1502_earning_releases': {
    async up(knex) {
      await knex.raw(`
        -- A day of a creator that was released; what comes later than that is a further part.
        create table earning_releases (
          creator_id uuid not null,
          day date not null,
          part int not null,
          gross int not null,
          share int not null,
          -- What of the share went to the bonus bucket.
          bonus int not null default 0,
          released_at timestamptz not null,
          primary key (creator_id, day, part)
        );
        -- What a day of a fork brought the people above it.
        create table lineage_shares (
          creator_id uuid not null,
          day date not null,
          part int not null,
          prompt_id uuid not null,
          user_id uuid not null,
          tokens int not null check (tokens > 0),
          primary key (creator_id, day, part, prompt_id)
        );
        create index lineage_shares_of_user on lineage_shares (user_id, day);
        -- Released and not told yet: one message a day.
        create table earning_notices (
          user_id uuid primary key,
          tokens int not null check (tokens >= 0),
          told_on date
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table earning_notices; drop table lineage_shares; drop table earning_releases;');
    },
  },
};
