import { messagePath } from '#contracts/message-links.ts';
import type { Message } from '#contracts/messages.ts';

/** A place in the application or a window of its own, and what the way there says. */
export type MessageTarget = { label: string } & ({ to: string } | { opens: 'features' });

const PLACES: Readonly<Record<string, string>> = { prompt: 'Open the prompt', prompt_reviews: 'Read the reviews', prompt_comments: 'Read the comments', profile: 'See their profile' };

/** Where the thing is that a message is about; null where there is nowhere to go. */
export function targetOf({ relatedEntityType, relatedEntityId }: Pick<Message, 'relatedEntityType' | 'relatedEntityId'>): MessageTarget | null {
  switch (relatedEntityType) {
    case 'generation':
      return { to: relatedEntityId ? `/my-creations?run=${encodeURIComponent(relatedEntityId)}` : '/my-creations', label: 'Open the creation' };
    case 'wallet':
    case 'earnings':
      return { to: '/wallet', label: 'Open the wallet' };
    case 'order':
    case 'subscription':
      return { to: '/wallet?tab=billing', label: 'Open billing' };
    case 'achievement':
      return { to: '/profile?tab=achievements', label: 'See your achievements' };
    case 'feature':
      return { opens: 'features', label: 'See Next Features' };
    default: {
      const label = relatedEntityType === null || relatedEntityId === null ? undefined : PLACES[relatedEntityType];
      return label === undefined ? null : { to: messagePath({ relatedEntityType, relatedEntityId }), label };
    }
  }
}
