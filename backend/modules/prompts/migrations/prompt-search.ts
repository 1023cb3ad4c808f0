import type { MigrationSet } from '#kernel/db/migrate.ts';

const LISTED = `where status = 'published' and visibility = 'public'`;
/** Of a busy table, each write of a run adds to these: a short list of what is not merged yet keeps searches fast. */
const SHORT_LIST = 'with (gin_pending_list_limit = 256)';

/**
 * Listed prompts that fit, at most so many, found by their words whatever the planner thinks of how many there are: it is
 * often wrong about words, and one that it takes for a common one would have it look through all prompts.
 */
const found = (name: string, argument: string, fits: string): string => `
        create function ${name}(${argument}, most int) returns setof prompts language plpgsql stable rows 300
          set enable_seqscan = off set enable_indexscan = off as $$
        begin
          return query select p.* from prompts p where p.status = 'published' and p.visibility = 'public' and ${fits} limit most;
        end $$;`;

/**
 * What lists and search read. `search` is made by the database itself, of title (A), tags (B), one-liner and category (C)
 * and description (D) alone: the text of a prompt is never in it. Words stand in it as they are written and by their English
 * stem, so that "generati" finds "generation" as well as "generated".
 */
export const promptSearchMigration: MigrationSet = {
  '20261121_1510_prompt_search': {
    async up(knex) {
      await knex.raw(`
        create extension if not exists pg_trgm;

        create function prompt_search_vector(title text, tags text, summary text, description text) returns tsvector language sql immutable
          return setweight(to_tsvector('simple', title) || to_tsvector('english', title), 'A')
            || setweight(to_tsvector('simple', tags) || to_tsvector('english', tags), 'B')
            || setweight(to_tsvector('simple', summary) || to_tsvector('english', summary), 'C')
            || setweight(to_tsvector('english', description), 'D');
        -- Words of titles by themselves: the planner knows how often each is there, which weights would hide from it.
        alter table prompts add title_search tsvector not null default '';
        create function prompts_keep_search() returns trigger language plpgsql as $$
        begin
          -- Nothing is found of a prompt that has never been published.
          new.title_search := case when new.published_version_id is null then ''::tsvector
            else to_tsvector('simple', new.title) || to_tsvector('english', new.title) end;
          new.search := case when new.published_version_id is null then ''::tsvector
            else prompt_search_vector(new.title, array_to_string(new.tags, ' '), new.one_liner || ' ' || new.category, new.description_md) end;
          return new;
        end $$;
        create trigger prompts_search before insert or update of title, tags, one_liner, category, description_md, published_version_id, search on prompts
          for each row execute function prompts_keep_search();
        update prompts set search = search;

        ${found('prompts_matching', 'query tsquery', 'p.search @@ query')}
        ${found('prompts_titled', 'query tsquery', 'p.title_search @@ query')}
        ${found('prompts_titled_like', 'pattern text', 'lower(p.title) like pattern')}

        -- All of the words, each perhaps unfinished; \`weights\` narrows it to parts of the vector. Words without a meaning of
        -- their own ("how to") count only when there are no others.
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
            -- What begins with the word begins with a stem that the word begins with: asked for once, found in half the time.
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

        alter table prompts
          alter column trending_score type double precision,
          -- Five reviews of three and a half stars stand beside the real ones: one review of five stars is no proof yet.
          add rating_rank real not null generated always as
            (case when reviews = 0 then 0 else (rating_sum + 17.5)::real / (reviews + 5) end) stored;
        create index prompts_top_rated on prompts (rating_rank desc, id desc) ${LISTED};
        create index prompts_price on prompts (price_tokens, id) ${LISTED};
        create index prompts_success_rate on prompts (success_score desc, id desc) ${LISTED};
        create index prompts_of_owner on prompts (owner_id, published_at desc, id desc) ${LISTED};
        create index prompts_bare on prompts (id) where cover_file_id is null and status = 'published';
        create index prompts_tags on prompts using gin (tags) ${SHORT_LIST} ${LISTED};
        create index prompts_title on prompts using gin (lower(title) gin_trgm_ops) ${SHORT_LIST} ${LISTED};
        create index prompts_named on prompts (lower(title)) ${LISTED};
        create index prompts_title_search on prompts using gin (title_search) ${SHORT_LIST} ${LISTED};
        alter index prompts_search set (gin_pending_list_limit = 256);

        -- What typed letters may begin: tags, words of creators' names (value is their id) and the words of titles and tags,
        -- which also correct what was mistyped. Rebuilt from rows by prompts.refresh_terms.
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

        -- What creators have published and sold, for the rail of new ones. Rebuilt by the same job.
        create table prompt_creators (
          owner_id uuid primary key,
          prompts int not null,
          -- Runs and unlocks of all their prompts.
          sales int not null,
          platform boolean not null,
          latest_prompt_id uuid not null,
          latest_at timestamptz not null
        );
        create index prompt_creators_busiest on prompt_creators (sales desc, owner_id desc);
        create index prompt_creators_new on prompt_creators (latest_at desc) where sales < 10 and not platform;

        create table prompt_featured_slots (
          id uuid primary key,
          position int not null check (position between 1 and 24),
          prompt_id uuid not null references prompts (id) on delete cascade,
          starts_at timestamptz not null,
          ends_at timestamptz check (ends_at > starts_at),
          set_by uuid not null,
          created_at timestamptz not null
        );
        create index prompt_featured_order on prompt_featured_slots (position);

        -- Thumbs on the day on which their run ended.
        alter table prompt_daily_stats add liked_up int not null default 0, add liked_down int not null default 0;

        -- Whom people follow, as the module social tells it: lists narrow by it.
        create table prompt_followed_creators (
          user_id uuid not null,
          owner_id uuid not null,
          following boolean not null,
          -- When this became so: events may arrive in another order.
          changed_at timestamptz not null,
          primary key (user_id, owner_id)
        );
        create index prompt_followed_owner on prompt_followed_creators (owner_id);
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table prompt_daily_stats drop liked_up, drop liked_down;
        drop table prompt_followed_creators, prompt_featured_slots, prompt_creators, prompt_terms;
        drop function prompts_matching, prompts_titled, prompts_titled_like;
        drop index prompts_named, prompts_title_search, prompts_title, prompts_tags, prompts_bare, prompts_of_owner, prompts_success_rate, prompts_price, prompts_top_rated;
        alter index prompts_search reset (gin_pending_list_limit);
        alter table prompts drop rating_rank, drop title_search, alter column trending_score type int;
        drop function prompt_query;
        drop trigger prompts_search on prompts;
        drop function prompts_keep_search;
        drop function prompt_search_vector;
      `);
    },
  },
};
