import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideDuplicate as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { alreadyDecided, duplicateMissing, ownWork } from '../moderation.errors.ts';
import { recordAction } from './record-action.ts';
import { takeDown } from './take-down.ts';

const PAIR = 'select prompt_id as "promptId", status from duplicate_suspects where id = ? for update';
const DECIDE = 'update duplicate_suspects set status = :status, decided_at = :now where id = :id';

/** Keeps the later of two similar prompts, or takes it down as a copy. @throws AppError not_found, own_work, already_decided */
export async function decideDuplicate(tx: Tx, context: ModerationContext, call: ModeratorCall, id: string, { decision, note, strike }: BodyOf<typeof endpoint>): Promise<void> {
  const [pair] = await rows<{ promptId: string; status: string }>(tx, PAIR, [id]);
  if (!pair) throw duplicateMissing();
  if (pair.status !== 'open') throw alreadyDecided();
  const page = (await context.targets.pages(tx, [{ type: 'prompt', id: pair.promptId }])).get(pair.promptId);
  if (!page) throw duplicateMissing();
  if (page.ownerId === call.viewer.userId) throw ownWork();
  await rows(tx, DECIDE, { id, status: decision === 'keep' ? 'kept' : 'removed', now: context.clock.now() });
  if (decision === 'keep') {
    await recordAction(tx, context, call, { action: 'marketplace.keep_duplicate', target: { type: 'prompt', id: page.id, label: page.title } });
    return;
  }
  await takeDown(tx, context, call, { type: 'prompt', id: page.id, page, authorId: page.ownerId, rule: 'spam', note, strike: strike === true });
}
