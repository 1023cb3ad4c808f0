import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';

export interface RawRun {
  id: string;
  user: string;
  source: 'prompt' | 'free' | 'challenge' | 'test' | 'improve';
  type: ContentType;
  model: string;
  prompt: string | null;
  creator: string | null;
  status: 'queued' | 'running' | 'succeeded' | 'partial' | 'failed' | 'blocked' | 'cancelled';
  code: string | null;
  tokens: number;
  at: number;
  /** How many seconds the run took; null while it has not ended. */
  seconds: number | null;
}

interface World {
  people: readonly string[];
  prompts: readonly { id: string; creator: string }[];
  begin: number;
  days: number;
}

/** Random runs at whole hours, so that many are requested exactly when a day begins. `next` returns a random number from 0 to below 1. */
export function randomRuns(next: () => number, count: number, { people, prompts, begin, days }: World): RawRun[] {
  const pick = <T>(choices: readonly [T, ...T[]] | readonly T[]): T => choices[Math.floor(next() * choices.length)]!;
  return Array.from({ length: count }, (): RawRun => {
    const source = pick(['prompt', 'prompt', 'prompt', 'free', 'challenge', 'test', 'improve'] as const);
    const status = pick(['queued', 'running', 'succeeded', 'succeeded', 'succeeded', 'partial', 'failed', 'blocked', 'cancelled'] as const);
    const type = pick(['text', 'image', 'video'] as const);
    const prompt = source === 'prompt' ? pick(prompts) : null;
    const over = !['queued', 'running'].includes(status);
    return {
      id: newId(), user: pick(people), source, type, model: `${type} ${pick(['one', 'two'] as const)}`, prompt: prompt?.id ?? null, creator: prompt?.creator ?? null, status,
      code: status === 'failed' ? pick(['provider_failed', 'timed_out', null] as const) : status === 'blocked' ? 'unsafe' : null,
      tokens: ['succeeded', 'partial'].includes(status) ? pick([1, 2, 5] as const) : 0,
      at: begin + Math.floor(next() * days * (DAY_MS / (12 * HOUR_MS))) * 12 * HOUR_MS, seconds: over ? pick([1, 2.5, 8, 40, 119] as const) : null,
    };
  });
}

const INSERT = `
  insert into generations (id, user_id, run_source, content_type, prompt_id, creator_id, title, inputs, request, sealed, file_ids, model_id, model_label, provider, provider_model, eta_seconds,
    quantity, quote, seed, slots, status, heartbeat_at, delivered, error_code, captured, created_at, finished_at)
  select id, "user", source, type, prompt, creator, 'A run', '{}', '{"prompt": "", "system": null, "negative": null, "subject": {"title": null, "category": null, "values": []}}', false, '{}', model, model, 'studio', 'm', 1,
    1, '{"total": 1, "base": 1, "baseLabel": "Text", "multiplier": 1, "unit": 1, "quantity": 1, "royalty": 0}', 1, 2, status, case when status = 'running' then at end, 0, code, tokens, at, at + seconds * interval '1 second'
  from jsonb_to_recordset(cast(:runs as jsonb))
    as r (id uuid, "user" uuid, source text, type text, prompt uuid, creator uuid, model text, status text, code text, tokens int, at timestamptz, seconds float8)`;

/** Inserts runs into the table in their final state, so that no job works on them. */
export const insertRuns = async (connection: Connection, runs: readonly RawRun[]): Promise<void> =>
  void (await rows(connection, INSERT, { runs: JSON.stringify(runs.map((run) => ({ ...run, at: new Date(run.at).toISOString() }))) }));
