import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import { removePrompt, restorePrompt } from '../commands/decide-version.ts';
import { hidePrompt, showPrompt } from '../commands/hide-prompt.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { promptFacts } from '../queries/prompt-facts.ts';
import { promptSubjects } from './subjects.ts';

/** Lets members report prompts, and moderators take down, hide or restore them. */
export const promptTarget = (context: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>): ModerationTarget => ({
  type: 'prompt',
  titleOf: (title) => title,
  async opened(connection, promptId, viewerId) {
    const { id, ownerId } = await promptFacts(connection, promptId, viewerId);
    return { id, page: { type: 'prompt', id }, authorId: ownerId, excerpt: null };
  },
  async standing(connection, ids) {
    const found = [...(await promptSubjects(connection, ids)).values()].filter(({ status }) => status !== 'removed');
    return new Map(found.map(({ promptId: id, ownerId }) => [id, { id, page: { type: 'prompt', id }, authorId: ownerId, excerpt: null }]));
  },
  async remove(tx, id, rule) {
    return (await removePrompt(tx, context, id, rule)) ? { words: null } : null;
  },
  restore: (tx, id) => restorePrompt(tx, context, id),
  hiding: { hide: (tx, ...hiding) => hidePrompt(tx, context, ...hiding), show: (tx, id) => showPrompt(tx, context, id) },
  async pages(connection, ids) {
    const found = await promptSubjects(connection, ids);
    return new Map([...found].map(([id, { title, slug, ownerId }]) => [id, { type: 'prompt', id, title, slug, ownerId }]));
  },
});
