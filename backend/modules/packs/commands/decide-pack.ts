import type { BodyOf } from '#contracts/endpoint.ts';
import type { decidePack as endpoint } from '#contracts/pack-admin.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { PacksContext } from '../packs-context.ts';
import { notWaiting, ownWork } from '../packs.errors.ts';
import { packReviewed } from '../packs.events.ts';
import { lockPack } from '../queries/find-pack.ts';
import type { ManagerCall } from './feature-packs.ts';
import { releaseVersion } from './publish-pack.ts';

const NOTE_MIN = 10;
const OUTCOMES = { approve: 'approved', request_changes: 'changes_requested', reject: 'rejected' } as const;

/**
 * Approves the waiting version of a pack, or sends it back with a reason (docs/rules/packs.md#publishing). The published version stays on the market until a
 * new one is approved.
 * @throws AppError not_found, not_waiting, own_work, invalid_request
 */
export async function decidePack(tx: Tx, context: PacksContext, { viewer, requestId }: ManagerCall, packId: string, { decision, note, rule }: BodyOf<typeof endpoint>): Promise<void> {
  const pack = await lockPack(tx, packId);
  if (pack.ownerId === viewer.userId) throw ownWork();
  const waiting = await tx('pack_versions').where({ pack_id: packId, status: 'waiting' }).first('id', 'title');
  if (!waiting) throw notWaiting();
  if (decision !== 'approve' && (rule === undefined || note.length < NOTE_MIN)) throw invalid([{ path: [rule === undefined ? 'rule' : 'note'], message: 'Name the rule, and say in a sentence what to do about it.' }]);
  await tx('pack_versions').where({ id: waiting.id }).update({ decided_by: viewer.userId, review_note: note });
  if (decision === 'approve') await releaseVersion(tx, context, pack, waiting.id);
  else {
    await tx('pack_versions').where({ id: waiting.id }).update({ status: 'sent_back' });
    await tx('prompt_packs').where({ id: packId, status: 'in_review' }).update({ status: decision === 'reject' ? 'rejected' : 'draft', updated_at: context.clock.now() });
  }
  await context.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: `packs.${decision}`, target: { type: 'prompt_pack', id: packId, label: waiting.title }, ...(note === '' ? {} : { reason: note }), details: rule === undefined ? {} : { rule } }));
  await context.outbox.publish(tx, packReviewed, { packId, title: waiting.title, ownerId: pack.ownerId, versionId: waiting.id, outcome: OUTCOMES[decision], note });
}
