import type { Rule } from '#contracts/moderation.ts';
import type { TargetType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { TargetPage } from '../moderation-target.port.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { ownWork } from '../moderation.errors.ts';
import { closeReports } from './close-reports.ts';
import { keepDecision } from './keep-decision.ts';

export interface TakeDown {
  type: TargetType;
  id: string;
  page: TargetPage;
  /** The id of the author of the target; null for a deleted account. */
  authorId: string | null;
  rule: Rule;
  note: string;
  strike: boolean;
}

const DUPLICATES = `update duplicate_suspects set status = 'removed', decided_at = :now where prompt_id = :promptId and status = 'open'`;

/**
 * Takes a target down for a rule, closes its reports as upheld, and decides a pair of duplicates that contains it. A target that is down
 * already gets no second decision.
 * @throws AppError own_work
 */
export async function takeDown(tx: Tx, context: ModerationContext, call: ModeratorCall, { type, id, page, authorId, rule, note, strike }: TakeDown): Promise<void> {
  if (authorId === call.viewer.userId) throw ownWork();
  const target = context.targets.of(type);
  const removed = await target.remove(tx, id, rule);
  if (removed && authorId !== null) {
    await keepDecision(tx, context, call, { outcome: 'removed', target: { type, id, title: target.titleOf(page.title) }, page, ownerId: authorId, rule, note, strike, words: removed.words });
  }
  await closeReports(tx, context, { type, id, page, title: page.title }, 'removed');
  if (type === 'prompt') await rows(tx, DUPLICATES, { promptId: id, now: context.clock.now() });
}
