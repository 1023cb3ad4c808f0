import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Prompts, their immutable versions and the daily counts behind their statistics. */
export const promptsMigrations: MigrationSet = {
  '20261121_0500_prompts': {
    async up(knex) {
      await knex.raw(`
        create table prompts (
          id uuid primary key,
          owner_id uuid not null,
          slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
            and slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
          previous_slugs text[] not null default '{}',
          title text not null,
          one_liner text not null,
          description_md text not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          category text not null,
          language text not null,
          tags text[] not null,
          cover_file_id uuid,
          status text not null check (status in ('draft', 'in_review', 'published', 'rejected', 'removed')),
          visibility text not null check (visibility in ('private', 'unlisted', 'public')),
          pricing text not null check (pricing in ('free', 'run', 'unlock', 'run_and_unlock', 'pack_only')),
          run_royalty int not null default 0 check (run_royalty between 0 and 20),
          unlock_price int not null default 0 check (unlock_price >= 0),
          license text not null check (license in ('no_fork', 'fork_credit', 'fork_royalty', 'open')),
          published_version_id uuid,
          runs int not null default 0,
          likes int not null default 0,
          finished_runs_30d int not null default 0,
          delivered_runs_30d int not null default 0,
          trending_score int not null default 0,
          search tsvector not null,
          published_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null
        );
        create index prompts_owner on prompts (owner_id);
        create index prompts_previous_slugs on prompts using gin (previous_slugs);
        create index prompts_search on prompts using gin (search);
        create index prompts_trending on prompts (trending_score desc, id desc)
          where status = 'published' and visibility = 'public';
        create index prompts_newest on prompts (published_at desc, id desc)
          where status = 'published' and visibility = 'public';
        create index prompts_most_run on prompts (runs desc, id desc)
          where status = 'published' and visibility = 'public';
        create index prompts_facets on prompts (content_type, category)
          where status = 'published' and visibility = 'public';

        create table prompt_versions (
          id uuid primary key,
          prompt_id uuid not null references prompts (id) on delete cascade,
          version_no int not null check (version_no > 0),
          template text not null,
          system_template text,
          negative_template text,
          form_schema jsonb not null,
          output_settings jsonb not null,
          sample_inputs jsonb not null,
          checksum text not null,
          author_id uuid not null,
          published_at timestamptz,
          created_at timestamptz not null,
          unique (prompt_id, version_no)
        );

        create function prompt_versions_stay_as_published() returns trigger language plpgsql as $$
        begin
          if old.published_at is not null then
            raise exception 'a published version never changes (prompt_versions %)', old.id;
          end if;
          return new;
        end $$;
        create trigger prompt_versions_immutable before update on prompt_versions
          for each row execute function prompt_versions_stay_as_published();

        create table prompt_daily_stats (
          prompt_id uuid not null references prompts (id) on delete cascade,
          day date not null,
          attempts int not null default 0,
          successes int not null default 0,
          primary key (prompt_id, day)
        );
        create table prompt_runners (
          prompt_id uuid not null references prompts (id) on delete cascade,
          user_id uuid not null,
          last_run_at timestamptz not null,
          primary key (prompt_id, user_id)
        );
        create index prompt_runners_recent on prompt_runners (last_run_at);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table prompt_runners; drop table prompt_daily_stats;
        drop table prompt_versions; drop function prompt_versions_stay_as_published; drop table prompts;
      `);
    },
  },
};
