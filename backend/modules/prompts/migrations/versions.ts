import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Tables for the texts of prompts: drafts, immutable versions, labels of versions, and who may read them. */
export const versionsMigration: MigrationSet = {
  '20261123_0520_prompt_versions': {
    async up(knex) {
      await knex.raw(`
        -- The text of a prompt that its author edits. Only the author reads it.
        create table prompt_drafts (
          prompt_id uuid primary key references prompts (id) on delete cascade,
          revision int not null check (revision > 0),
          content jsonb not null,
          checksum text not null,
          -- The version that the draft was restored from or last published as. Null before the first.
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
          -- The submitted title, prices, licence and other facts besides the text.
          terms jsonb not null default '{}',
          change_note text not null default '',
          checksum text not null,
          -- A checksum of everything that a run uses. A test of a draft with the same checksum may be a sample of the version.
          text_checksum text,
          -- Hashes of bands of a MinHash. Templates that are nearly the same share at least one (domain/similarity-bands.ts).
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

        -- Refuses to delete a published version while its prompt exists. The deletion of a whole prompt deletes its versions too.
        create function prompt_versions_stay() returns trigger language plpgsql as $$
        begin
          if old.published_at is not null and exists (select 1 from prompts where id = old.prompt_id) then
            raise exception 'a published version is never deleted (prompt_versions %)', old.id;
          end if;
          return old;
        end $$;
        create trigger prompt_versions_undeletable before delete on prompt_versions
          for each row execute function prompt_versions_stay();

        -- The finished and the delivered runs of each version. They are in a table of their own, because a published version never changes.
        create table prompt_version_stats (
          version_id uuid primary key references prompt_versions (id) on delete cascade,
          attempts int not null default 0,
          successes int not null default 0
        );

        -- Labels that an author gives to versions. They are in a table of their own, because a published version never changes.
        create table prompt_version_labels (
          prompt_id uuid not null references prompts (id) on delete cascade,
          label text not null check (length(label) between 1 and 30),
          version_id uuid not null references prompt_versions (id) on delete cascade,
          primary key (prompt_id, label)
        );
        create index prompt_version_labels_of_version on prompt_version_labels (version_id);

        -- The version of a prompt that each person chose to run (docs/rules/selling.md#owned-versions).
        create table prompt_version_choices (
          prompt_id uuid not null references prompts (id) on delete cascade,
          user_id uuid not null,
          version_no int not null,
          -- The newest version at the time of the choice. If a newer one is published, the page asks again.
          seen_version_no int not null,
          chosen_at timestamptz not null,
          primary key (prompt_id, user_id)
        );
        create index prompt_version_choices_of_user on prompt_version_choices (user_id);

        -- Who may read a sealed prompt, from which version on. One row for each reason. A single row that is not revoked gives access.
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
        -- This index includes revoked rows, because the server also asks who has ever had access to a prompt.
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
