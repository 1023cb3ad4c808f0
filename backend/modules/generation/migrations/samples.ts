import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of the runs that authors show as samples, and of the samples that the platform makes of its own prompts. */
export const samplesMigration: MigrationSet = {
  '20261123_0610_samples': {
    async up(knex) {
      await knex.raw(`
        create table prompt_samples (
          id uuid primary key,
          prompt_id uuid not null,
          generation_id uuid not null references generations (id) on delete cascade,
          -- Null until a version with \`text_checksum\` is out.
          version_no int,
          -- Which text it was made with; null once it belongs to a version.
          text_checksum text,
          caption text not null check (length(caption) <= 120),
          position int not null,
          created_at timestamptz not null,
          -- The sealed version that its words were held against; null where that has not been done.
          screened_version int,
          -- A video's clip with the mark, for strangers of a sealed prompt, and when it is to be made; both null for text and images.
          clip_file_id uuid,
          clip_due_at timestamptz,
          unique (prompt_id, generation_id),
          check ((version_no is null) = (text_checksum is not null))
        );
        create index prompt_samples_of_run on prompt_samples (generation_id);
        create index prompt_samples_of_clip on prompt_samples (clip_file_id) where clip_file_id is not null;
        create index prompt_samples_clip_due on prompt_samples (clip_due_at) where clip_due_at is not null;

        create table starter_samples (
          prompt_id uuid not null,
          -- The saved test input that it is made of, by its place.
          input int not null,
          -- The lowest is made first.
          rank int not null,
          status text not null default 'wanted' check (status in ('wanted', 'running', 'shown', 'given_up')),
          tries int not null default 0,
          generation_id uuid,
          primary key (prompt_id, input)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table starter_samples; drop table prompt_samples;');
    },
  },
};
