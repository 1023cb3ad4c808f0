import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const EARNED = `
  select prompt_id as "promptId", sum(gross)::int as tokens from earnings
  where creator_id = :creatorId and prompt_id = any(cast(:promptIds as uuid[])) and status <> 'reversed' group by prompt_id`;

/** The gross tokens that each of these prompts has earned its author, as the performance page sums them; prompts without earnings are absent. */
export async function earned(connection: Connection, creatorId: string, promptIds: readonly string[]): Promise<Map<string, number>> {
  if (promptIds.length === 0) return new Map();
  const found = await rows<{ promptId: string; tokens: number }>(connection, EARNED, { creatorId, promptIds: [...promptIds] });
  return new Map(found.map(({ promptId, tokens }) => [promptId, tokens]));
}
