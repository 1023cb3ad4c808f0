import pg from 'pg';

const RUN = `insert into generations (id, user_id, run_source, content_type, title, inputs, request, sealed, file_ids, model_id, model_label, provider, provider_model,
    eta_seconds, quantity, length, quote, seed, slots, status, created_at, dispatched_at, started_at, finished_at, attempt_no, delivered, captured, output_text)
  select gen_random_uuid(), $1, 'free', 'text', 'Rain on a tin roof', '{}', '{"prompt":"Rain"}', false, '{}', 'studio-text', 'Studio', 'studio', 'studio',
    5, 1, 100, '{"total":1,"base":1,"baseLabel":"short text","multiplier":1,"unit":1,"quantity":1,"royalty":0}', 1, 3, 'succeeded', now(), now(), now(), now(), 1, 1, 1, $2
  from generate_series(1, $3::int)`;
const TEXT = 'Rain on a tin roof, and a cup of tea beside the window. '.repeat(20);

/** Inserts finished text runs of an account as rows, because the benchmark measures lists of runs and not the runs. */
export async function addFinishedRuns(databaseUrl: string, userId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(RUN, [userId, TEXT, count]).finally(() => client.end());
}
