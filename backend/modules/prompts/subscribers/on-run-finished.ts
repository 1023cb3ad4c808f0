import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';

interface FinishedRun {
  promptId: string | null;
  promptVersionId?: string | null | undefined;
  userId: string;
  worked: boolean;
}

/**
 * Counts a finished run of a prompt in one statement: in total, per version, per day on which it ended (success rate) and per person
 * (trending). The event may arrive late.
 */
async function countRun(tx: Tx, { promptId, promptVersionId = null, userId, worked }: FinishedRun, at: Date): Promise<void> {
  if (!promptId) return;
  await rows(
    tx,
    `with bumped as (
       update prompts set runs = runs + 1,
         finished_runs_30d = finished_runs_30d + 1, delivered_runs_30d = delivered_runs_30d + :worked::int
       where id = :promptId returning id
     ), today as (
       insert into prompt_daily_stats (prompt_id, day, attempts, successes)
       select id, (:at::timestamptz at time zone 'UTC')::date, 1, :worked::int from bumped
       on conflict (prompt_id, day) do update
         set attempts = prompt_daily_stats.attempts + 1, successes = prompt_daily_stats.successes + excluded.successes
     ), version as (
       insert into prompt_version_stats (version_id, attempts, successes)
       select v.id, 1, :worked::int from prompt_versions v join bumped b on b.id = v.prompt_id where v.id = :promptVersionId
       on conflict (version_id) do update
         set attempts = prompt_version_stats.attempts + 1, successes = prompt_version_stats.successes + excluded.successes
     )
     insert into prompt_runners (prompt_id, user_id, last_run_at)
     select id, :userId, :at from bumped
     on conflict (prompt_id, user_id) do update set last_run_at = greatest(prompt_runners.last_run_at, excluded.last_run_at)`,
    { promptId, promptVersionId, userId, worked: Number(worked), at },
  );
}

const ofPrompt = ({ promptId }: { promptId: string | null }): boolean => promptId !== null;

/**
 * Counts delivered and failed runs for the prompt's figures and success rate. A blocked run is not counted: the provider refused the runner's
 * request, or the output repeated a sealed text, so the prompt did not fail.
 */
export const onRunFinished: Subscription[] = [
  subscribe(generationSuccess, 'prompts.count_success', (tx, run, { occurredAt }) => countRun(tx, { ...run, worked: true }, occurredAt), { concerns: ofPrompt }),
  subscribe(generationErrorEvent, 'prompts.count_error', async (tx, run, { occurredAt }) => {
    if (run.status !== 'blocked') await countRun(tx, { ...run, worked: false }, occurredAt);
  }, { concerns: ofPrompt }),
];
