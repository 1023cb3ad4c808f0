import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Creates the tables of share links with their counts, who came by which link, and the day's visitors. A visitor is a hash that differs for
 * each link and day.
 */
export const sharingMigrations: MigrationSet = {
  '20261123_1000_sharing': {
    async up(knex) {
      await knex.raw(`
        create table share_links (
          id uuid primary key,
          code text not null unique,
          prompt_id uuid not null,
          owner_id uuid not null,
          -- The run that the link shows. Null for a link to the prompt itself.
          generation_id uuid,
          inputs jsonb,
          show_inputs boolean not null,
          allow_remix boolean not null,
          views int not null default 0,
          runs int not null default 0,
          sign_ups int not null default 0,
          revoked_at timestamptz,
          created_at timestamptz not null
        );
        create index share_links_of_owner on share_links (owner_id, id desc);
        create unique index share_links_plain on share_links (owner_id, prompt_id) where inputs is null and generation_id is null and revoked_at is null;
        create unique index share_links_creation on share_links (generation_id) where generation_id is not null and revoked_at is null;

        create table share_visits (
          link_id uuid not null references share_links (id) on delete cascade,
          day date not null,
          visitor bytea not null,
          primary key (link_id, day, visitor)
        );
        create index share_visits_old on share_visits (day);

        -- The last share link by which each person came to a prompt. A later run of this person counts for the link.
        create table share_arrivals (
          user_id uuid not null,
          prompt_id uuid not null,
          link_id uuid not null references share_links (id) on delete cascade,
          arrived_at timestamptz not null,
          primary key (user_id, prompt_id)
        );
        -- This index serves account deletion, which deletes a person's links and the rows of this table that name them.
        create index share_arrivals_of_link on share_arrivals (link_id);
        create index share_arrivals_old on share_arrivals (arrived_at);

        create table share_sign_ups (
          user_id uuid primary key,
          link_id uuid not null references share_links (id) on delete cascade
        );
        create index share_sign_ups_of_link on share_sign_ups (link_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table share_sign_ups; drop table share_arrivals; drop table share_visits; drop table share_links;');
    },
  },
};
