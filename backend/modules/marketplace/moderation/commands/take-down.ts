import type { Rule } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptSubject } from '#modules/prompts/index.ts';
import { takeDownComment, takeDownReview } from '../../reviews/commands/take-down-words.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { ownWork } from '../moderation.errors.ts';
import { closeReports } from './close-reports.ts';
import { keepDecision } from './keep-decision.ts';

export interface TakeDown {
  kind: 'prompt' | 'review' | 'comment';
  /** Id of the prompt, the review or the comment. */
  id: string;
  prompt: PromptSubject;
  /** The writer; null for a deleted account. */
  authorId: string | null;
  rule: Rule;
  note: string;
  strike: boolean;
}

const DUPLICATES = `update duplicate_suspects set status = 'removed', decided_at = :now where prompt_id = :promptId and status = 'open'`;

/** What is about one prompt, in words for its owner: the titles of decisions. */
export const titleOf = (kind: TakeDown['kind'], promptTitle: string): string => (kind === 'prompt' ? promptTitle : `Your ${kind} on “${promptTitle}”`);

/**
 * Takes something down for a rule. Everything that waits because of it is settled: its reports are upheld, and a pair of
 * duplicates is decided. What is down already is not taken down twice.
 * @throws AppError own_work
 */
export async function takeDown(tx: Tx, context: ModerationContext, call: ModeratorCall, target: TakeDown): Promise<void> {
  const { kind, id, prompt, authorId, rule, note, strike } = target;
  if (authorId === call.viewer.userId) throw ownWork();
  const removed = await remove(tx, context, target);
  if (removed && authorId !== null) {
    await keepDecision(tx, context, call, { outcome: 'removed', subject: { kind, id, title: titleOf(kind, prompt.title) }, prompt, ownerId: authorId, rule, note, strike, words: removed.words });
  }
  await closeReports(tx, context, { kind, id, promptId: prompt.promptId, title: prompt.title }, 'removed');
  if (kind === 'prompt') await rows(tx, DUPLICATES, { promptId: id, now: context.clock.now() });
}

/** Null when it was gone already. */
async function remove(tx: Tx, context: ModerationContext, { kind, id, prompt, rule }: TakeDown): Promise<{ words: object | null } | null> {
  if (kind === 'prompt') {
    if (prompt.status === 'removed') return null;
    await context.prompts.remove(tx, id, rule);
    return { words: null };
  }
  const words = kind === 'review' ? await takeDownReview(tx, context, id) : await takeDownComment(tx, context, id);
  return words && { words };
}
