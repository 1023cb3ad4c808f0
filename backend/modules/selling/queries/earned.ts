import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const EARNED = `
  select prompt_id as "promptId", sum(gross)::int as tokens from earnings
  where creator_id = :creatorId and prompt_id = any(cast(:promptIds as uuid[])) and status <> 'reversed' group by prompt_id`;

/** Gross tokens that these prompts earned their author so far, as the performance page sums them; absent where there were none. */
export async function earned(connection: Connection, creatorId: string, promptIds: readonly string[]): Promise<Map<string, number>> {
  if (promptIds.length === 0) return new Map();
  const found = await rows<{ promptId: string; tokens: number }>(connection, EARNED, { creatorId, promptIds: [...promptIds] });
  return new Map(found.map(({ promptId, tokens }) => [promptId, tokens]));
}
