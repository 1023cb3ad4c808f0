import type { MigrationSet } from '#kernel/db/migrate.ts';

const LISTED = `where status = 'published' and visibility = 'public'`;
/** Writes to a prompt add entries to its search index, which wait in a pending list. A short limit for this list keeps searches fast. */
const SHORT_LIST = 'with (gin_pending_list_limit = 256)';

/** The table of prompts, with the columns that lists show, sort and filter by. Versions and drafts have tables of their own for the texts. */
export const promptsMigration: MigrationSet = {
  '20261123_0500_prompts': {
    async up(knex) {
      await knex.raw(`create extension if not exists pg_trgm; ${PROMPTS} ${INDEXES}`);
    },
    async down(knex) {
      await knex.raw('drop table prompts');
    },
  },
};

const PROMPTS = `
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
    -- Null while the author of a draft has chosen none.
    category text,
    language text not null,
    tags text[] not null,
    models text[] not null default '{}',
    recommended_model text,
    cover_file_id uuid,

    status text not null check (status in ('draft', 'in_review', 'published', 'rejected', 'removed')),
    visibility text not null check (visibility in ('private', 'unlisted', 'public')),
    published_version_id uuid,
    pending_version_id uuid,
    review_note text,
    removed_rule text,
    -- The status before a moderator took the prompt down, which a granted appeal restores. Null otherwise.
    removed_from text,
    -- The rule for which a moderator hid the prompt. Null for a prompt that is not hidden. Until a moderator approves a version, the prompt stays hidden.
    hidden_rule text,
    safety_flag boolean not null default false,

    pricing text not null check (pricing in ('free', 'run', 'unlock', 'run_and_unlock', 'pack_only')),
    run_royalty int not null default 0 check (run_royalty between 0 and 20),
    unlock_price int not null default 0 check (unlock_price >= 0),
    -- The tokens that a first try costs beside the price of the run: the royalty, or the unlock price if there is no royalty.
    price_tokens int not null generated always as
      (case pricing when 'free' then 0 when 'unlock' then unlock_price when 'pack_only' then 2147483647 else run_royalty end) stored,
    free_trial_runs_per_day int not null default 0 check (free_trial_runs_per_day between 0 and 100),
    -- The fewest words that the form can ask for, from which lists price the cheapest run. Null where the run panel's control sets the length.
    shortest_length int,
    -- True if runs of buyers may use hosted models. Lists price the cheapest run without them if it is false.
    hosted_models boolean not null default true,
    license text not null check (license in ('no_fork', 'fork_credit', 'fork_royalty', 'open')),
    allow_commercial boolean not null default true,
    fork_royalty_percent int not null default 0 check (fork_royalty_percent between 0 and 20),
    parent_prompt_id uuid,
    parent_version_id uuid,
    root_prompt_id uuid,
    -- The percentage of its royalties that the fork pays to its parent. The parent's licence set it at the time of the fork.
    parent_royalty_percent int not null default 0 check (parent_royalty_percent between 0 and 20),

    runs int not null default 0,
    likes int not null default 0,
    saves int not null default 0 check (saves >= 0),
    forks int not null default 0 check (forks >= 0),
    comments int not null default 0 check (comments >= 0),
    reviews int not null default 0 check (reviews >= 0),
    rating_sum int not null default 0 check (rating_sum >= 0),
    rating_score real not null generated always as (case when reviews = 0 then 0 else rating_sum::real / reviews end) stored,
    -- Five imagined reviews of three and a half stars are added, so that one review of five stars does not lead the list.
    rating_rank real not null generated always as
      (case when reviews = 0 then 0 else (rating_sum + 17.5)::real / (reviews + 5) end) stored,
    finished_runs_30d int not null default 0,
    delivered_runs_30d int not null default 0,
    liked_up_30d int not null default 0,
    liked_down_30d int not null default 0,
    trending_score double precision not null default 0,
    -- Lists sort by these two columns. They are copies that a refresh of the statistics makes, so that a run changes no index. Success rates need 20 runs.
    runs_rank int not null default 0,
    success_score real not null default -1,

    search tsvector not null,
    -- The words of the title alone. The planner knows how frequent each is, which weights in \`search\` would hide.
    title_search tsvector not null default '',
    published_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (category is not null or published_version_id is null)
  ) with (fillfactor = 75);
`;

const INDEXES = `
  create index prompts_owner on prompts (owner_id);
  create index prompts_previous_slugs on prompts using gin (previous_slugs);
  create index prompts_parent on prompts (parent_prompt_id) where parent_prompt_id is not null;
  -- Version ids rise in the order of submission, so this index gives the queue of reviewers.
  create index prompts_waiting on prompts (pending_version_id) where pending_version_id is not null;
  create index prompts_bare on prompts (id) where cover_file_id is null and status = 'published';
  create index prompts_search on prompts using gin (search) ${SHORT_LIST};
  create index prompts_title_search on prompts using gin (title_search) ${SHORT_LIST} ${LISTED};
  create index prompts_title on prompts using gin (lower(title) gin_trgm_ops) ${SHORT_LIST} ${LISTED};
  create index prompts_tags on prompts using gin (tags) ${SHORT_LIST} ${LISTED};
  create index prompts_named on prompts (lower(title)) ${LISTED};
  create index prompts_facets on prompts (content_type, category) ${LISTED};
  create index prompts_of_owner on prompts (owner_id, published_at desc, id desc) ${LISTED};
  create index prompts_newest on prompts (published_at desc, id desc) ${LISTED};
  create index prompts_trending on prompts (trending_score desc, id desc) ${LISTED};
  create index prompts_top_rated on prompts (rating_rank desc, id desc) ${LISTED};
  create index prompts_most_run on prompts (runs_rank desc, id desc) ${LISTED};
  create index prompts_success_rate on prompts (success_score desc, id desc) ${LISTED};
  create index prompts_price on prompts (price_tokens, id) ${LISTED};
`;
