import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs and what they delivered. */
export const generationMigrations: MigrationSet = {
  '20261121_0600_generation': {
    async up(knex) {
      await knex.raw(`
        create table generations (
          id uuid primary key,
          user_id uuid not null,
          run_source text not null check (run_source in ('prompt', 'free', 'challenge')),
          content_type text not null check (content_type in ('text', 'image', 'video')),
          prompt_id uuid,
          prompt_version_id uuid,
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
          check ((status in ('queued', 'running')) = (finished_at is null)),
          check (status <> 'running' or heartbeat_at is not null)
        ) with (fillfactor = 80);
        create unique index generations_same_request on generations (user_id, request_hash)
          where request_hash is not null and status in ('queued', 'running');
        create index generations_of_user on generations (user_id, id desc) where deleted_at is null;
        create index generations_live on generations (user_id, id) where status in ('queued', 'running');
        create index generations_in_queue on generations (content_type, id)
          where status = 'queued' and dispatched_at is not null;

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
      `);
    },
    async down(knex) {
      await knex.raw('drop table generation_outputs; drop table generations;');
    },
  },
};
