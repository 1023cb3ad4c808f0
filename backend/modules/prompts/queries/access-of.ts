import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HeldAccess } from '../prompts.ts';

const NONE: HeldAccess = { access: 'none', fromVersion: null };

/**
 * Returns a person's access to each of these prompts, in one query. An unlock wins over a pack, and a given pack counts as a pack. Unknown
 * prompts are `none`.
 */
export async function accessOf(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, HeldAccess>> {
  const standing = new Map(promptIds.map((id) => [id, NONE]));
  if (userId === null || promptIds.length === 0) return standing;
  const found = await rows<{ prompt_id: string; access: PromptAccess; from_version_no: number | null }>(
    connection,
    `select id as prompt_id, 'owner' as access, null as from_version_no from prompts where id = any(:promptIds::uuid[]) and owner_id = :userId
     union all
     select prompt_id, case when bool_or(source not in ('pack', 'gift')) then 'unlocked' else 'pack' end, min(from_version_no)
     from prompt_access where user_id = :userId and prompt_id = any(:promptIds::uuid[]) and revoked_at is null group by prompt_id`,
    { promptIds: [...new Set(promptIds)], userId },
  );
  for (const { prompt_id: id, access, from_version_no: fromVersion } of found) {
    if (standing.get(id)?.access !== 'owner') standing.set(id, { access, fromVersion });
  }
  return standing;
}
