import type { ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { getPromptTotals } from '#contracts/prompt-discovery.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { rateInPercent } from '../prompts.presenter.ts';

const TOTALS = `
  select count(*)::int as prompts, coalesce(sum(runs), 0)::int as runs, coalesce(sum(likes), 0)::int as likes,
    coalesce(sum(delivered_runs_30d), 0)::int as delivered, coalesce(sum(finished_runs_30d), 0)::int as finished
  from prompts where owner_id = :ownerId and status = 'published' and visibility = 'public'`;

/** Sums runs, likes and other figures over the public prompts of a person; zeros when there are none. */
export async function promptTotals(connection: Connection, ownerId: string): Promise<ResponseOf<typeof getPromptTotals>> {
  const { delivered, finished, ...sums } = one(await rows<{ prompts: number; runs: number; likes: number; delivered: number; finished: number }>(connection, TOTALS, { ownerId }));
  return { ...sums, successRate: rateInPercent(delivered, finished) };
}
