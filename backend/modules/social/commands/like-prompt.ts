import type { Tx } from '#kernel/db/database.ts';
import type { SocialContext } from '../social-context.ts';
import { ownPrompt } from '../social.errors.ts';
import { promptLiked, promptUnliked } from '../social.events.ts';
import { clearMark, setMark } from './set-mark.ts';

export interface MarkAnswer {
  on: boolean;
  /** Number of likes of the prompt after this change. */
  count: number;
}

interface Like {
  promptId: string;
  userId: string;
}

/**
 * Likes a prompt. The first call publishes an event in the same transaction, and a second call changes nothing.
 * @throws AppError not_found, also for prompts that this person may not open; own_prompt
 */
export async function likePrompt(tx: Tx, { clock, outbox, prompts }: SocialContext, { promptId, userId }: Like): Promise<MarkAnswer> {
  const { ownerId } = await prompts.about(tx, promptId, userId);
  if (ownerId === userId) throw ownPrompt();
  const { changed, count } = await setMark(tx, clock, { kind: 'like', subjectId: promptId, userId });
  if (changed) await outbox.publish(tx, promptLiked, { promptId, userId });
  return { on: true, count };
}

/** Takes back the like of a prompt, even of one that is no longer public. */
export async function unlikePrompt(tx: Tx, { outbox }: SocialContext, { promptId, userId }: Like): Promise<MarkAnswer> {
  const { changed, count } = await clearMark(tx, { kind: 'like', subjectId: promptId, userId });
  if (changed) await outbox.publish(tx, promptUnliked, { promptId, userId });
  return { on: false, count };
}
