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
    -- The creator of the prompt, or for a chat reply the agent's author. Null for free-form runs, tests, improvements and reviews.
    creator_id uuid,
    -- A checksum of the draft's text that a test run used. When this text becomes a version, the output may be a sample of it.
    draft_checksum text,
    retry_of_id uuid,
    title text not null,
    -- The inputs that the person typed, and the request to the provider. The request is the filled-in template, made once when the run is accepted.
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
    -- The creator who pays for a free trial run, or the system account that pays for a platform run. Null if the runner pays.
    payer_id uuid,
    -- Tokens that were charged for the delivered outputs. Null until the run has ended.
    captured int check (captured >= 0),
    -- The tokens that a free retry would have cost. Null for all other runs.
    waived int check (waived >= 0),
    -- The UTC day on which a free retry was requested, for the daily limit. Null for other runs, and once the free retry failed too.
    free_retry_day date,
    -- Until when the owner may repeat the run at no cost. Null if that is not allowed, or was already used.
    free_retry_until timestamptz,
    seed int not null,
    -- How many runs of the owner may be active at once, from the plan at the time of the request.
    slots int not null check (slots > 0),
    -- A hash of the request. The same request without a key returns this run while it has not ended. Null for requests with a key.
    request_hash text,

    status text not null check (status in
      ('queued', 'running', 'succeeded', 'partial', 'failed', 'cancelled', 'blocked')),
    -- When the run got its job. Null while it waits for a free slot of its owner.
    dispatched_at timestamptz,
    swept_at timestamptz,
    -- The attempt number. Each claim by a worker raises it, and the database ignores a worker whose number is older.
    attempt_no int not null default 0,
    failures int not null default 0,
    crashes int not null default 0,
    -- Attempts that the worker stopped because their output repeated the sealed prompt.
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

    -- The owner's thumb for the output: 1 up, -1 down, 0 none.
    rating smallint not null default 0 check (rating in (-1, 0, 1)),
    -- Since when all people with the link see the output. Null for an output that was not shared.
    shared_at timestamptz,
    -- Since when the owner's review shows the output. Null for an output that no review shows.
    attached_at timestamptz,
    -- True if the output repeats the prompt's text. The server hides such an output while the text is sealed. Null before it was compared.
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
  -- This index serves unlock refunds, which count deleted runs of the prompt too.
  create index generations_deleted_of_prompt on generations (user_id, prompt_id) where deleted_at is not null;
  create index generations_live on generations (user_id, id) where status in ('queued', 'running');
  create index generations_in_queue on generations (content_type, id)
    where status = 'queued' and dispatched_at is not null;
  -- This index holds the few runs with an attempt that repeated the sealed prompt.
  create index generations_leaky on generations (user_id, prompt_id, finished_at) where error_code = 'sealed_leak' or leaks > 0;
  create index generations_free_retries on generations (user_id, free_retry_day) where free_retry_day is not null;
  -- This index serves the sum that free trial runs cost their creator.
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
  -- This index finds the sample of a public file. The API asks for it before it serves the file.
  create index generation_outputs_of_file on generation_outputs (file_id);
  create index generation_outputs_of_poster on generation_outputs (poster_file_id) where poster_file_id is not null;
`;
