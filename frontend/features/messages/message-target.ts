import { messagePath } from '#contracts/message-links.ts';
import type { Message } from '#contracts/messages.ts';

/** A page or dialog to which a message links, and the label of the link. */
export type MessageTarget = { label: string } & ({ to: string } | { opens: 'features' });

const LABELS: Readonly<Record<string, string>> = {
  generation: 'Open the creation', wallet: 'Open the wallet', earnings: 'Open the wallet', order: 'Open billing', subscription: 'Open billing',
  security: 'Open your settings', achievement: 'See your achievements', feature: 'See Next Features', prompt: 'Open the prompt', prompt_reviews: 'Read the reviews',
  prompt_comments: 'Read the comments', prompt_versions: 'See what changed', profile: 'See their profile', decision: 'See the decision', issue: 'See your report',
  draft_test: 'Make a test run', draft_fields: 'Open the fields', webhook: 'Open your webhooks',
};

/** Returns the page of the thing that a message is about; null when there is none. */
export function targetOf(message: Pick<Message, 'id' | 'relatedEntityType' | 'relatedEntityId'>): MessageTarget | null {
  const label = LABELS[message.relatedEntityType ?? ''];
  if (label === undefined) return null;
  if (message.relatedEntityType === 'feature') return { opens: 'features', label };
  const to = messagePath(message);
  return to === messagePath({ id: message.id, relatedEntityType: null, relatedEntityId: null }) ? null : { to, label };
}
