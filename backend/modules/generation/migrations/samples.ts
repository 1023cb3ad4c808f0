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
          -- The number of the prompt's version that the sample shows. Null until a version with \`text_checksum\` is published.
          version_no int,
          -- The checksum of the draft's text that the sample was made with. Null once the sample belongs to a version.
          text_checksum text,
          caption text not null check (length(caption) <= 120),
          position int not null,
          created_at timestamptz not null,
          -- The number of the sealed version that the output was compared with. Null if it was never compared.
          screened_version int,
          -- The marked clip of a video, which readers without access to the sealed prompt see. Null without a clip. clip_due_at is when the worker makes
          -- one.
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
          -- The index of the prompt's saved test input that the sample is made with, from 0 on.
          input int not null,
          -- The worker makes the samples in this order, the lowest first.
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
