import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of the outcomes and costs of provider calls, and adds to runs the model that another one replaced. */
export const providerCallsMigration: MigrationSet = {
  '20261126_2142_provider_calls': {
    async up(knex) {
      await knex.raw(`
        -- What the provider calls of a month cost the operator. The worker adds the cost before the call, so that calls at once cannot exceed the monthly
        -- cap.
        create table provider_spend (
          provider_id text not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          -- The first day of the month (UTC).
          month date not null,
          micros bigint not null,
          primary key (provider_id, content_type, month)
        );
        create table provider_calls (
          id uuid primary key,
          at timestamptz not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          provider_id text not null,
          provider text not null,
          model text not null,
          purpose text not null check (purpose in ('run', 'test')),
          outcome text not null check (outcome in ('worked', 'failed')),
          code text,
          ms int not null
        );
        create index provider_calls_recent on provider_calls (at);
        create index provider_calls_told on provider_calls (id) where outcome = 'failed' or purpose = 'test';
        alter table generations
          -- The label of the model that the person chose, if another provider's model made the output. Null otherwise.
          add column fell_back_from text,
          -- The version of the provider settings when a video was ordered from its provider. A later attempt resumes the provider's job with these settings.
          -- Null is 0.
          add column provider_revision int;
      `);
    },
    async down(knex) {
      await knex.raw('drop table provider_spend; drop table provider_calls; alter table generations drop column fell_back_from, drop column provider_revision;');
    },
  },
};
