import type { Tx } from '#kernel/db/database.ts';
import type { SocialContext } from '../social-context.ts';
import { ownPrompt } from '../social.errors.ts';
import { promptLiked, promptSaved, promptUnliked, promptUnsaved } from '../social.events.ts';
import { clearMark, setMark } from './set-mark.ts';
import type { Mark } from './set-mark.ts';

export interface MarkAnswer {
  on: boolean;
  /** Marks of the kind that the prompt or person has now. */
  count: number;
}

interface PromptMark {
  kind: 'like' | 'save';
  promptId: string;
  userId: string;
}

const EVENTS = {
  like: { set: promptLiked, cleared: promptUnliked },
  save: { set: promptSaved, cleared: promptUnsaved },
} as const;

const markOf = ({ kind, promptId, userId }: PromptMark): Mark => ({ kind, subjectId: promptId, userId });

/**
 * Likes or saves a prompt, however often it is asked for; the first time is announced in the same transaction. One's own
 * prompts are saved like others, and liked by others.
 * @throws AppError not_found, also for what this person may not open; own_prompt
 */
export async function markPrompt(tx: Tx, { clock, outbox, prompts }: SocialContext, mark: PromptMark): Promise<MarkAnswer> {
  const { kind, promptId, userId } = mark;
  const { ownerId } = await prompts.about(tx, promptId, userId);
  if (kind === 'like' && ownerId === userId) throw ownPrompt();
  const { changed, count } = await setMark(tx, clock, markOf(mark));
  if (changed) await outbox.publish(tx, EVENTS[kind].set, { promptId, userId });
  return { on: true, count };
}

/** Removes the mark, also from a prompt that is no longer public. */
export async function unmarkPrompt(tx: Tx, { outbox }: SocialContext, mark: PromptMark): Promise<MarkAnswer> {
  const { changed, count } = await clearMark(tx, markOf(mark));
  if (changed) await outbox.publish(tx, EVENTS[mark.kind].cleared, { promptId: mark.promptId, userId: mark.userId });
  return { on: false, count };
}
