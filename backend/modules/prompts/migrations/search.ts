import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Makes an SQL function that finds at most `most` listed prompts by their words. It switches off the sequential scan, because the planner
 * takes some words for common and would read all prompts.
 */
const found = (name: string, argument: string, fits: string): string => `
        create function ${name}(${argument}, most int) returns setof prompts language plpgsql stable rows 300
          set enable_seqscan = off set enable_indexscan = off as $$
        begin
          return query select p.* from prompts p where p.status = 'published' and p.visibility = 'public' and ${fits} limit most;
        end $$;`;

/**
 * The words by which lists and search find a prompt. A trigger writes `search` from title (A), tags (B), one-liner and category (C)
 * and description (D). The template is never in it, because it may be sealed. Words are indexed as written and by their English
 * stem, so that "generati" finds "generation". A description is indexed by stem alone.
 */
export const searchMigration: MigrationSet = {
  '20261123_0510_prompt_search': {
    async up(knex) {
      await knex.raw(`
        create function prompt_search_vector(title text, tags text, summary text, description text) returns tsvector language sql immutable
          return setweight(to_tsvector('simple', title) || to_tsvector('english', title), 'A')
            || setweight(to_tsvector('simple', tags) || to_tsvector('english', tags), 'B')
            || setweight(to_tsvector('simple', summary) || to_tsvector('english', summary), 'C')
            || setweight(to_tsvector('english', description), 'D');

        create function prompts_keep_search() returns trigger language plpgsql as $$
        begin
          -- A prompt that was never published has no search words.
          new.title_search := case when new.published_version_id is null then ''::tsvector
            else to_tsvector('simple', new.title) || to_tsvector('english', new.title) end;
          new.search := case when new.published_version_id is null then ''::tsvector
            else prompt_search_vector(new.title, array_to_string(new.tags, ' '), new.one_liner || ' ' || new.category, new.description_md) end;
          return new;
        end $$;
        create trigger prompts_search before insert or update of title, tags, one_liner, category, description_md, published_version_id, search on prompts
          for each row execute function prompts_keep_search();

        -- Merged tags. A trigger replaces the tag wherever a prompt has it, also when a version is approved later.
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
        -- Postgres runs triggers in the order of their names. This one must run before prompts_search, which reads the tags.
        create trigger prompts_merged_tags before insert or update of tags on prompts
          for each row execute function prompts_keep_merged_tags();

        ${found('prompts_matching', 'query tsquery', 'p.search @@ query')}
        ${found('prompts_titled', 'query tsquery', 'p.title_search @@ query')}
        ${found('prompts_titled_like', 'pattern text', 'lower(p.title) like pattern')}

        -- Makes a query that needs all words, each of which may be unfinished. \`weights\` limits it to parts of the vector. Words such as "how to" count
        -- only when there are no others.
        create function prompt_query(words text[], weights text default '') returns tsquery language plpgsql immutable as $$
        declare
          word text;
          term text;
          tail text;
          stems text[];
          wanted tsquery;
          rest tsquery;
          meant tsquery;
        begin
          foreach word in array words loop
            stems := ts_lexize('english_stem', word);
            -- If the word begins with its own stem, one search for the stem finds both, in half the time.
            term := case when word like stems[1] || '%' then stems[1] else word end;
            tail := ':' || case when length(word) > 1 then '*' else '' end || weights;
            meant := to_tsquery('simple', term || rtrim(tail, ':'));
            if stems = '{}' then
              rest := coalesce(rest && meant, meant);
            else
              if term <> stems[1] then meant := meant || to_tsquery('simple', stems[1] || rtrim(tail, ':')); end if;
              wanted := coalesce(wanted && meant, meant);
            end if;
          end loop;
          return coalesce(wanted, rest);
        end $$;

        -- What a typed beginning is completed to: tags, words of creators' names (value is the creator's id), and words of titles and tags. These words also
        -- correct mistypings. The task prompts.refresh_terms recomputes them.
        create table prompt_terms (
          kind text not null check (kind in ('tag', 'creator', 'word')),
          term text collate "C" not null,
          value text not null,
          weight int not null,
          primary key (kind, term, value)
        );
        create index prompt_terms_alike on prompt_terms using gist (term gist_trgm_ops) where kind = 'word';
        create index prompt_terms_busiest on prompt_terms (kind, weight desc, value);
        create index prompt_terms_value on prompt_terms (value) where kind = 'creator';
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table prompt_terms;
        drop function prompt_query, prompts_titled_like, prompts_titled, prompts_matching;
        drop trigger prompts_merged_tags on prompts; drop function prompts_keep_merged_tags; drop table prompt_tag_aliases;
        drop trigger prompts_search on prompts; drop function prompts_keep_search, prompt_search_vector;
      `);
    },
  },
};
