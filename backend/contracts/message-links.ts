import type { Message } from './messages.ts';

/** Page of the client on which the thing is that a message is about, with a leading slash; the front page for what has none. */
export function messagePath({ relatedEntityType, relatedEntityId }: Pick<Message, 'relatedEntityType' | 'relatedEntityId'>): string {
  switch (relatedEntityType) {
    case 'generation':
      return relatedEntityId === null ? '/my-creations' : `/my-creations?run=${encodeURIComponent(relatedEntityId)}`;
    case 'wallet':
    case 'earnings':
      return '/wallet';
    case 'order':
    case 'subscription':
      return '/wallet?tab=billing';
    case 'achievement':
      return '/profile?tab=achievements';
    case 'prompt':
      return relatedEntityId === null ? '/' : `/prompt/${encodeURIComponent(relatedEntityId)}`;
    case 'prompt_reviews':
    case 'prompt_comments':
      return relatedEntityId === null ? '/' : `/prompt/${encodeURIComponent(relatedEntityId)}?tab=${relatedEntityType === 'prompt_reviews' ? 'reviews' : 'comments'}`;
    case 'profile':
      return relatedEntityId === null ? '/' : `/profile/${encodeURIComponent(relatedEntityId)}`;
    default:
      return '/';
  }
}
