import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of earnings releases: the day's tokens, the creator who got them, and the message about them. */
export const earningReleasesMigration: MigrationSet = {
  '20261123_1502_earning_releases': {
    async up(knex) {
      await knex.raw(`
        -- Each earnings release of a creator's day. Earnings of the day that are released later make a further part.
        create table earning_releases (
          creator_id uuid not null,
          day date not null,
          part int not null,
          gross int not null,
          share int not null,
          -- The tokens of the share that went into the bonus bucket.
          bonus int not null default 0,
          released_at timestamptz not null,
          primary key (creator_id, day, part)
        );
        -- Tokens of a fork's earnings that went to the people whose prompts it was forked from.
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
        -- Tokens that were released and not announced to the person yet. The person gets at most one message a day.
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
