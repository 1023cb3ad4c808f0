import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Tables for the texts of prompts: drafts, immutable versions, labels of versions, and who may read them. */
export const versionsMigration: MigrationSet = {
  '20261123_0520_prompt_versions': {
    async up(knex) {
      await knex.raw(`
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

        create table prompt_versions (
          id uuid primary key,
          prompt_id uuid not null references prompts (id) on delete cascade,
          version_no int not null check (version_no > 0),
          parent_version_id uuid,
          author_id uuid not null,
          template text not null,
          system_template text,
          negative_template text,
          form_schema jsonb not null,
          output_settings jsonb not null,
          sample_inputs jsonb not null,
          -- What a version says about itself besides its text: title, prices and licence as they were submitted.
          terms jsonb not null default '{}',
          change_note text not null default '',
          checksum text not null,
          -- Of what a run is made from, so that a test of the draft can be shown as a sample of the version it became.
          text_checksum text,
          -- Hashes of bands of a MinHash: templates that are nearly the same share one (domain/similarity-bands.ts).
          similarity_bands int[] not null default '{}',
          published_at timestamptz,
          created_at timestamptz not null,
          unique (prompt_id, version_no)
        );
        create index prompt_versions_similar on prompt_versions using gin (similarity_bands);

        create function prompt_versions_stay_as_published() returns trigger language plpgsql as $$
        begin
          if old.published_at is not null then
            raise exception 'a published version never changes (prompt_versions %)', old.id;
          end if;
          return new;
        end $$;
        create trigger prompt_versions_immutable before update on prompt_versions
          for each row execute function prompt_versions_stay_as_published();

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

        -- How each version fared; a table of their own, since a published version never changes.
        create table prompt_version_stats (
          version_id uuid primary key references prompt_versions (id) on delete cascade,
          attempts int not null default 0,
          successes int not null default 0
        );

        -- Names that a version goes by; a table of their own for the same reason.
        create table prompt_version_labels (
          prompt_id uuid not null references prompts (id) on delete cascade,
          label text not null check (length(label) between 1 and 30),
          version_id uuid not null references prompt_versions (id) on delete cascade,
          primary key (prompt_id, label)
        );
        create index prompt_version_labels_of_version on prompt_version_labels (version_id);

        -- Which of their versions people run (docs/rules/selling.md#owned-versions).
        create table prompt_version_choices (
          prompt_id uuid not null references prompts (id) on delete cascade,
          user_id uuid not null,
          version_no int not null,
          -- The newest version when they chose: a later one is asked about again.
          seen_version_no int not null,
          chosen_at timestamptz not null,
          primary key (prompt_id, user_id)
        );
        create index prompt_version_choices_of_user on prompt_version_choices (user_id);

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
        drop table prompt_access, prompt_version_choices, prompt_version_labels, prompt_version_stats, prompt_versions, prompt_drafts;
        drop function prompt_versions_stay, prompt_versions_stay_as_published;
      `);
    },
  },
};
