import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of runs and of their outputs. */
export const runsMigration: MigrationSet = {
  '20261123_0600_runs': {
    async up(knex) {
      await knex.raw(RUNS + INDEXES + OUTPUTS);
    },
    async down(knex) {
      await knex.raw('drop table generation_outputs; drop table generations;');
    },
  },
};

const RUNS = `
  create table generations (
    id uuid primary key,
    user_id uuid not null,
    run_source text not null check (run_source in ('prompt', 'free', 'challenge', 'test', 'improve', 'review')),
    content_type text not null check (content_type in ('text', 'image', 'video')),
    prompt_id uuid,
    prompt_version_id uuid,
    -- Creator of the prompt; null for free-form runs.
    creator_id uuid,
    -- Which text a test was made with, so that it can be shown as a sample of the version that this became.
    draft_checksum text,
    retry_of_id uuid,
    title text not null,
    -- What the person typed, and what the provider is asked: templates filled in once, when the run is accepted.
    inputs jsonb not null,
    request jsonb not null,
    sealed boolean not null,
    file_ids uuid[] not null,
    model_id text not null,
    model_label text not null,
    provider text not null,
    provider_model text not null,
    eta_seconds real not null,
    quantity int not null check (quantity between 1 and 4),
    aspect text,
    length int,
    quote jsonb not null,
    -- Whose tokens are held when they are not the runner's own: a free trial run.
    payer_id uuid,
    -- Tokens kept for what arrived; null until the run has ended.
    captured int check (captured >= 0),
    -- Of a free retry: tokens that it would have cost; null for all other runs.
    waived int check (waived >= 0),
    -- Of a free retry that counts: the UTC day on which it was asked for; null once it has brought nothing.
    free_retry_day date,
    -- Until when the same may be run once more for nothing; null when it may not, or was.
    free_retry_until timestamptz,
    seed int not null,
    -- Runs at once that its owner may have, as of the request.
    slots int not null check (slots > 0),
    -- Same request again without a key, while this one is not finished: this one is the answer.
    request_hash text,

    status text not null check (status in
      ('queued', 'running', 'succeeded', 'partial', 'failed', 'cancelled', 'blocked')),
    -- Null while the run waits for a free slot of its owner: then it has no job.
    dispatched_at timestamptz,
    swept_at timestamptz,
    -- The attempt number: every claim raises it, and the database ignores a worker whose number is older.
    attempt_no int not null default 0,
    failures int not null default 0,
    crashes int not null default 0,
    -- Attempts that ended because their output repeated the sealed prompt.
    leaks smallint not null default 0,
    heartbeat_at timestamptz,
    deadline_at timestamptz,
    progress smallint not null default 0 check (progress between 0 and 100),
    delivered int not null default 0 check (delivered between 0 and quantity),
    provider_job_id text,
    output_text text,
    error_code text,
    error_message text,
    created_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    deleted_at timestamptz,

    -- The owner's thumb: up, down, or 0 for none.
    rating smallint not null default 0 check (rating in (-1, 0, 1)),
    -- Since when the output is visible to all readers with the link.
    shared_at timestamptz,
    -- Since when the output is shown beside its owner's review.
    attached_at timestamptz,
    -- Whether the output repeats the prompt's text, as found when it was first shown or attached. Then it is hidden while that text is sealed.
    tells_text boolean,
    check ((status in ('queued', 'running')) = (finished_at is null)),
    check (status <> 'running' or heartbeat_at is not null)
  ) with (fillfactor = 80);
`;

const INDEXES = `
  create unique index generations_same_request on generations (user_id, request_hash)
    where request_hash is not null and status in ('queued', 'running');
  create index generations_of_user on generations (user_id, id desc) where deleted_at is null;
  create index generations_of_prompt on generations (user_id, prompt_id, id desc) where deleted_at is null;
  -- Deleted runs count where an unlock is given back.
  create index generations_deleted_of_prompt on generations (user_id, prompt_id) where deleted_at is not null;
  create index generations_live on generations (user_id, id) where status in ('queued', 'running');
  create index generations_in_queue on generations (content_type, id)
    where status = 'queued' and dispatched_at is not null;
  -- For the few that ended, or began to end, by reciting their prompt.
  create index generations_leaky on generations (user_id, prompt_id, finished_at) where error_code = 'sealed_leak' or leaks > 0;
  create index generations_free_retries on generations (user_id, free_retry_day) where free_retry_day is not null;
  -- What free trial runs cost a creator.
  create index generations_paid_by on generations (payer_id, created_at) where payer_id is not null;
`;

const OUTPUTS = `
  create table generation_outputs (
    generation_id uuid not null references generations (id) on delete cascade,
    position int not null check (position >= 0),
    kind text not null check (kind in ('image', 'video')),
    file_id uuid not null,
    poster_file_id uuid,
    mime text not null,
    width int not null,
    height int not null,
    duration_ms int,
    alt_text text not null,
    created_at timestamptz not null,
    primary key (generation_id, position)
  );
  -- Which sample a public file belongs to is asked for each file that is served.
  create index generation_outputs_of_file on generation_outputs (file_id);
  create index generation_outputs_of_poster on generation_outputs (poster_file_id) where poster_file_id is not null;
`;
