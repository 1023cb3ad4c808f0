import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

export interface TrialCosts {
  cost: { now: number; before: number };
  runs: { now: number; before: number };
}

// A run of a creator's prompt that the creator pays is always a free trial run of another person, so no other condition is needed.
const COSTS = `
  select coalesce(sum(captured) filter (where created_at >= cast(:from as date)), 0)::int as cost,
    coalesce(sum(captured) filter (where created_at < cast(:from as date)), 0)::int as cost_before,
    (count(*) filter (where created_at >= cast(:from as date)))::int as runs, (count(*) filter (where created_at < cast(:from as date)))::int as runs_before
  from generations
  where payer_id = :creatorId and creator_id = :creatorId and created_at >= cast(:before as date) and delivered > 0
    and (cast(:promptId as uuid) is null or prompt_id = cast(:promptId as uuid))`;

/** The tokens that delivered free trial runs cost a creator: since the UTC day `from`, and in the days from `before` until then. */
export async function trialCosts(connection: Connection, period: { creatorId: string; promptId: string | null; before: string; from: string }): Promise<TrialCosts> {
  const found = one(await rows<{ cost: number; cost_before: number; runs: number; runs_before: number }>(connection, COSTS, { ...period }));
  return { cost: { now: found.cost, before: found.cost_before }, runs: { now: found.runs, before: found.runs_before } };
}
