import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { netTokens } from './net-tokens.ts';

/** A day before all earnings, so that all of them count. */
const EVER = '2000-01-01';

// Days on which none of the prompts earned need not be divided.
const EARNED_THEN = 'day in (select day from earnings where creator_id = :creatorId and prompt_id = any(cast(:promptIds as uuid[])) and status <> \'reversed\')';
const EARNED = `
  with ${netTokens(EARNED_THEN)}
  select prompt_id as "promptId", coalesce(sum(tokens), 0)::int as tokens from net_tokens where prompt_id = any(cast(:promptIds as uuid[])) group by prompt_id`;

/** The net tokens that each of these prompts has earned its author, as the performance page sums them; prompts without earnings are absent. */
export async function earned(connection: Connection, creatorId: string, promptIds: readonly string[]): Promise<Map<string, number>> {
  if (promptIds.length === 0) return new Map();
  const found = await rows<{ promptId: string; tokens: number }>(connection, EARNED, { creatorId, promptIds: [...promptIds], since: EVER });
  return new Map(found.map(({ promptId, tokens }) => [promptId, tokens]));
}
