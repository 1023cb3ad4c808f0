import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What moderators decide about prompts: who cannot publish for a while, and which tags are one. */
export const promptModerationMigration: MigrationSet = {
  '20261121_1640_prompt_moderation': {
    async up(knex) {
      await knex.raw(`
        -- Ids of versions are in the order of their submission: the queue of the reviewers.
        create index prompts_waiting on prompts (pending_version_id) where pending_version_id is not null;

        create table prompt_publishing_pauses (
          user_id uuid primary key,
          until timestamptz not null
        );

        -- A merged tag becomes the other one wherever it is written, also by versions that are approved later.
        create table prompt_tag_aliases (
          tag text primary key,
          into_tag text not null check (into_tag <> tag)
        );
        create index prompt_tag_aliases_into on prompt_tag_aliases (into_tag);
        create function prompts_keep_merged_tags() returns trigger language plpgsql as $$
        begin
          if exists (select from prompt_tag_aliases where tag = any(new.tags)) then
            new.tags := array(
              select name from (
                select coalesce(a.into_tag, t.tag) as name, min(t.place) as place
                from unnest(new.tags) with ordinality as t (tag, place) left join prompt_tag_aliases a on a.tag = t.tag group by 1
              ) as merged order by place);
          end if;
          return new;
        end $$;
        -- By its name it comes before prompts_search, which reads the tags.
        create trigger prompts_merged_tags before insert or update of tags on prompts
          for each row execute function prompts_keep_merged_tags();
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop trigger prompts_merged_tags on prompts; drop function prompts_keep_merged_tags;
        drop table prompt_tag_aliases, prompt_publishing_pauses; drop index prompts_waiting;
      `);
    },
  },
};
