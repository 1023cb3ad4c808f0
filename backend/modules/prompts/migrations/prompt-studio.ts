import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Drafts, access to sealed prompts, lineage, and the figures that the marketplace sorts and filters by. */
export const promptStudioMigration: MigrationSet = {
  '20261121_1500_prompt_studio': {
    async up(knex) {
      await knex.raw(`
        alter table prompts
          add pending_version_id uuid,
          add review_note text,
          add removed_rule text,
          -- Its status before it was taken down: an author's own choice outlives that.
          add removed_from text,
          add free_trial_runs_per_day int not null default 0 check (free_trial_runs_per_day between 0 and 100),
          add fork_royalty_percent int not null default 0 check (fork_royalty_percent between 0 and 20),
          add allow_commercial boolean not null default true,
          add models text[] not null default '{}',
          add recommended_model text,
          add safety_flag boolean not null default false,
          add parent_prompt_id uuid,
          add parent_version_id uuid,
          add root_prompt_id uuid,
          -- Percent of its royalties that it pays to its parent, as the parent's licence said when it was forked.
          add parent_royalty_percent int not null default 0 check (parent_royalty_percent between 0 and 20),
          -- A draft may have chosen none yet.
          alter category drop not null,
          add check (category is not null or published_version_id is null),
          add saves int not null default 0 check (saves >= 0),
          add forks int not null default 0 check (forks >= 0),
          add comments int not null default 0 check (comments >= 0),
          add reviews int not null default 0 check (reviews >= 0),
          add rating_sum int not null default 0 check (rating_sum >= 0),
          add liked_up_30d int not null default 0,
          add liked_down_30d int not null default 0;
        -- What lists sort by, kept by the database itself. Rates under 20 runs are not sorted by.
        alter table prompts
          add rating_score real not null generated always as (case when reviews = 0 then 0 else rating_sum::real / reviews end) stored,
          add success_score real not null generated always as
            (case when finished_runs_30d < 20 then -1 else delivered_runs_30d::real / finished_runs_30d end) stored,
          -- What trying it costs on top of the run: the royalty, or the unlock where there is no royalty.
          add price_tokens int not null generated always as
            (case pricing when 'free' then 0 when 'unlock' then unlock_price when 'pack_only' then 2147483647 else run_royalty end) stored;
        create index prompts_parent on prompts (parent_prompt_id) where parent_prompt_id is not null;

        -- The one mutable text of a prompt; its words are read by its owner alone.
        create table prompt_drafts (
          prompt_id uuid primary key references prompts (id) on delete cascade,
          revision int not null check (revision > 0),
          content jsonb not null,
          checksum text not null,
          -- The version that this content was taken from or became; null before the first.
          base_version_id uuid,
          created_at timestamptz not null,
          updated_at timestamptz not null
        );

        alter table prompt_versions
          add change_note text not null default '',
          add parent_version_id uuid,
          -- What a version says about itself besides its text: title, prices and licence as they were submitted.
          add terms jsonb not null default '{}',
          -- Of what a run is made from, so that a test of the draft can be shown as a sample of the version it became.
          add text_checksum text,
          -- Hashes of bands of a MinHash: templates that are nearly the same share one (domain/similarity-bands.ts).
          add similarity_bands int[] not null default '{}';
        create extension if not exists pg_trgm;
        create index prompt_versions_similar on prompt_versions using gin (similarity_bands);

        -- A prompt may go as a whole; a published version of one that stays may not.
        create function prompt_versions_stay() returns trigger language plpgsql as $$
        begin
          if old.published_at is not null and exists (select 1 from prompts where id = old.prompt_id) then
            raise exception 'a published version is never deleted (prompt_versions %)', old.id;
          end if;
          return old;
        end $$;
        create trigger prompt_versions_undeletable before delete on prompt_versions
          for each row execute function prompt_versions_stay();

        -- How each version fared; a table of their own for the same reason.
        create table prompt_version_stats (
          version_id uuid primary key references prompt_versions (id) on delete cascade,
          attempts int not null default 0,
          successes int not null default 0
        );

        -- Names that a version goes by; a table of their own, since a published version never changes.
        create table prompt_version_labels (
          prompt_id uuid not null references prompts (id) on delete cascade,
          label text not null check (length(label) between 1 and 30),
          version_id uuid not null references prompt_versions (id) on delete cascade,
          primary key (prompt_id, label)
        );

        -- Who may read a sealed prompt, from which version on. One row per reason; any unrevoked row opens it.
        create table prompt_access (
          id uuid primary key,
          prompt_id uuid not null references prompts (id) on delete cascade,
          user_id uuid not null,
          source text not null check (source in ('unlock', 'pack', 'gift', 'admin')),
          source_id uuid not null,
          from_version_no int not null,
          granted_at timestamptz not null,
          revoked_at timestamptz,
          unique (prompt_id, user_id, source, source_id)
        );
        -- With what was revoked: who has read a text is asked as well.
        create index prompt_access_of_user on prompt_access (user_id, prompt_id);
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table prompt_access; drop table prompt_version_labels; drop table prompt_drafts; drop table prompt_version_stats;
        drop trigger prompt_versions_undeletable on prompt_versions; drop function prompt_versions_stay;
        alter table prompt_versions drop change_note, drop parent_version_id, drop terms, drop text_checksum, drop similarity_bands;
        delete from prompts where category is null;
        alter table prompts alter category set not null, drop parent_royalty_percent, drop pending_version_id, drop review_note, drop removed_rule, drop removed_from, drop free_trial_runs_per_day, drop rating_score, drop success_score, drop price_tokens, drop fork_royalty_percent,
          drop allow_commercial, drop models, drop recommended_model, drop safety_flag, drop parent_prompt_id, drop parent_version_id,
          drop root_prompt_id, drop saves, drop forks, drop comments, drop reviews, drop rating_sum, drop liked_up_30d, drop liked_down_30d;
      `);
    },
  },
};
