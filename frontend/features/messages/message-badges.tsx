import type { Message } from '#contracts/messages.ts';
import { Badge } from '#ui/badge.tsx';
import { isPressing, PRIORITY_NAMES } from './message-kinds.ts';
import { MESSAGE_BADGES } from './messages.words.ts';

/** The badges of a message: urgent, and newly arrived. */
export const MessageBadges = ({ message }: { message: Message }) => (
  <>
    {isPressing(message) && <Badge tone="bad">{PRIORITY_NAMES[message.priority]}</Badge>}
    {message.isRealtime && <Badge tone="live">{MESSAGE_BADGES.badge}</Badge>}
  </>
);
