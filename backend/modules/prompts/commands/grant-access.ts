import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { notFound } from '#kernel/errors.ts';
import type { AccessReason } from '../prompt-selling.ts';
import { promptAccessChanged } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { closeForks } from './close-forks.ts';

// Access to a prompt starts with the version that is published now. A second grant for the same reason restores an access that was removed.
const GRANT = `
  insert into prompt_access (id, prompt_id, user_id, source, source_id, from_version_no, granted_at)
  select :id, p.id, :userId, :source, :sourceId, least(v.version_no, coalesce(cast(:fromVersion as int), v.version_no)), :at
  from prompts p join prompt_versions v on v.id = p.published_version_id where p.id = :promptId
  on conflict (prompt_id, user_id, source, source_id) do update
    set revoked_at = null, from_version_no = least(prompt_access.from_version_no, excluded.from_version_no)
  returning from_version_no`;

/**
 * Gives a person access to a prompt in the transaction of the purchase. It starts at the published version, or at an earlier one that a pack
 * pins. Returns that version's number.
 * @throws AppError not_found for a prompt that was never published
 */
export async function grantAccess(tx: Tx, { clock, outbox }: Pick<PromptsContext, 'clock' | 'outbox'>, reason: AccessReason): Promise<number> {
  const { promptId, userId, source, sourceId, fromVersion = null } = reason;
  const [granted] = await rows<{ from_version_no: number }>(tx, GRANT, { id: newId(), promptId, userId, source, sourceId, fromVersion, at: clock.now() });
  if (!granted) throw notFound('This prompt');
  await outbox.publish(tx, promptAccessChanged, { promptId, userId });
  return granted.from_version_no;
}

/**
 * Removes one reason for a person's access to a prompt. A person with another reason keeps the prompt. A person without one loses it, and
 * their forks leave the marketplace. Returns whether there was a reason to remove.
 */
export async function revokeAccess(tx: Tx, deps: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, { promptId, userId, source, sourceId }: AccessReason): Promise<boolean> {
  const revoked = await rows(
    tx,
    `update prompt_access set revoked_at = :at
     where prompt_id = :promptId and user_id = :userId and source = :source and source_id = :sourceId and revoked_at is null returning 1`,
    { promptId, userId, source, sourceId, at: deps.clock.now() },
  );
  if (revoked.length === 0) return false;
  await deps.outbox.publish(tx, promptAccessChanged, { promptId, userId });
  await closeForks(tx, deps, userId, promptId);
  return true;
}
