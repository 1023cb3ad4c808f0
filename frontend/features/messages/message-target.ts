import type { Message } from '#contracts/messages.ts';

/** A place in the application or a window of its own, and what the way there says. */
export type MessageTarget = { label: string } & ({ to: string } | { opens: 'features' });

/** Where the thing is that a message is about; null where there is nowhere to go. */
export function targetOf({ relatedEntityType, relatedEntityId }: Pick<Message, 'relatedEntityType' | 'relatedEntityId'>): MessageTarget | null {
  switch (relatedEntityType) {
    case 'generation':
      return { to: relatedEntityId ? `/my-creations?run=${encodeURIComponent(relatedEntityId)}` : '/my-creations', label: 'Open the creation' };
    case 'wallet':
      return { to: '/wallet', label: 'Open the wallet' };
    case 'order':
    case 'subscription':
      return { to: '/wallet?tab=billing', label: 'Open billing' };
    case 'achievement':
      return { to: '/profile?tab=achievements', label: 'See your achievements' };
    case 'feature':
      return { opens: 'features', label: 'See Next Features' };
    default:
      return null;
  }
}
