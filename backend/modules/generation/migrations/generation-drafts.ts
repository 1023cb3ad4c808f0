import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs of drafts by their authors, improvements of templates, and the runs that authors show as samples. */
export const generationDrafts: MigrationSet = {
  '20261121_1530_generation_drafts': {
    async up(knex) {
      await knex.raw(`
        alter table generations drop constraint generations_run_source_check,
          add constraint generations_run_source_check check (run_source in ('prompt', 'free', 'challenge', 'test', 'improve')),
          -- Which text a test was made with, so that it can be shown as a sample of the version that this became.
          add draft_checksum text;

        create table prompt_samples (
          id uuid primary key,
          prompt_id uuid not null,
          generation_id uuid not null references generations (id) on delete cascade,
          version_no int not null,
          caption text not null check (length(caption) <= 120),
          position int not null,
          created_at timestamptz not null,
          -- The sealed version that its words were held against; null where that has not been done.
          screened_version int,
          -- A video's clip with the mark, for strangers of a sealed prompt, and when it is to be made; both null for what moves not.
          clip_file_id uuid,
          clip_due_at timestamptz,
          unique (prompt_id, generation_id)
        );
        create index prompt_samples_of_run on prompt_samples (generation_id);
        create index prompt_samples_clip_due on prompt_samples (clip_due_at) where clip_due_at is not null;
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table prompt_samples;
        delete from generation_outputs where generation_id in (select id from generations where run_source in ('test', 'improve'));
        delete from generations where run_source in ('test', 'improve');
        alter table generations drop draft_checksum, drop constraint generations_run_source_check,
          add constraint generations_run_source_check check (run_source in ('prompt', 'free', 'challenge'));
      `);
    },
  },
};
