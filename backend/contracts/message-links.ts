import type { Message } from './messages.ts';

/** The query parameters that open a window over any page: one message, or a window by its name. */
export const WINDOW_PARAMS = { message: 'message', open: 'open' } as const;
/** The name of the window with the next features, as an address uses it. */
export const NEXT_FEATURES_WINDOW = 'next-features';

/** The path of the page that a message is about, with a leading slash. If there is no such page, the path opens the message itself. */
export function messagePath({ id, relatedEntityType, relatedEntityId }: Pick<Message, 'id' | 'relatedEntityType' | 'relatedEntityId'>): string {
  const itself = `/?${WINDOW_PARAMS.message}=${encodeURIComponent(id)}`;
  switch (relatedEntityType) {
    case 'generation':
      return relatedEntityId === null ? '/my-creations' : `/my-creations?run=${encodeURIComponent(relatedEntityId)}`;
    case 'wallet':
    case 'earnings':
      return '/wallet';
    case 'referrals':
      return '/profile?tab=settings&section=referrals';
    case 'budgets':
      return '/profile?tab=settings&section=limits';
    case 'unlock':
      return `/wallet?tab=unlocks${relatedEntityId === null ? '' : `&unlock=${encodeURIComponent(relatedEntityId)}`}`;
    case 'order':
    case 'subscription':
      return '/wallet?tab=billing';
    case 'webhook':
      return '/profile?tab=settings&section=webhooks';
    case 'security':
      return '/profile?tab=settings&section=account';
    case 'achievement':
      return '/profile?tab=achievements';
    case 'prompt':
      return relatedEntityId === null ? itself : `/prompt/${encodeURIComponent(relatedEntityId)}`;
    case 'prompt_reviews':
    case 'prompt_comments':
    case 'prompt_versions':
      return relatedEntityId === null ? itself : `/prompt/${encodeURIComponent(relatedEntityId)}?tab=${relatedEntityType.slice('prompt_'.length)}`;
    case 'draft_test':
    case 'draft_fields':
      return relatedEntityId === null ? itself : `/edit/prompt/${encodeURIComponent(relatedEntityId)}?step=${relatedEntityType.slice('draft_'.length)}`;
    case 'decision':
      return relatedEntityId === null ? '/' : `/decisions/${encodeURIComponent(relatedEntityId)}`;
    case 'issue':
      return relatedEntityId === null ? '/my-reports' : `/my-reports/${encodeURIComponent(relatedEntityId)}`;
    case 'profile':
      return relatedEntityId === null ? itself : `/profile/${encodeURIComponent(relatedEntityId)}`;
    case 'collection':
    case 'collection_review':
      return relatedEntityId === null ? itself : `/collection/${encodeURIComponent(relatedEntityId)}${relatedEntityType === 'collection' ? '' : '?tab=review'}`;
    case 'collection_invite':
      return relatedEntityId === null ? itself : `/collection-invite/${encodeURIComponent(relatedEntityId)}`;
    case 'archive':
      return '/my-creations';
    case 'account_data':
      return '/profile?tab=settings&section=data';
    case 'prompt_pack':
      return relatedEntityId === null ? '/prompt-packs' : `/prompt-pack/${encodeURIComponent(relatedEntityId)}`;
    case 'prompt_pack_reviews':
    case 'prompt_pack_comments':
      return relatedEntityId === null ? '/prompt-packs' : `/prompt-packs/${encodeURIComponent(relatedEntityId)}`;
    case 'challenge':
    case 'challenge_reviews':
      return relatedEntityId === null ? '/challenges' : `/challenge/${encodeURIComponent(relatedEntityId)}`;
    case 'challenge_comments':
      return relatedEntityId === null ? '/challenges' : `/challenge/${encodeURIComponent(relatedEntityId)}?tab=discussion`;
    case 'challenge_results':
      return relatedEntityId === null ? '/challenges' : `/challenge/${encodeURIComponent(relatedEntityId)}?tab=winners`;
    case 'challenge_voting':
      return relatedEntityId === null ? '/challenges' : `/challenge/${encodeURIComponent(relatedEntityId)}?tab=vote`;
    case 'agent':
      return relatedEntityId === null ? '/ai-agents' : `/ai-agents?agent=${encodeURIComponent(relatedEntityId)}`;
    case 'agent_draft':
      return relatedEntityId === null ? '/ai-agents' : `/ai-agents/${encodeURIComponent(relatedEntityId)}/edit`;
    case 'gift':
      return relatedEntityId === null ? itself : `/gifts/${encodeURIComponent(relatedEntityId)}`;
    case 'feature':
      return `/?${WINDOW_PARAMS.open}=${NEXT_FEATURES_WINDOW}`;
    default:
      return itself;
  }
}
