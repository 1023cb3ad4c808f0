import { CircleCheck, Clapperboard, Gift, Info, TriangleAlert, Trophy } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { Message } from '#contracts/messages.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { Badge } from '#ui/badge.tsx';

const ICONS: Record<Message['type'], LucideIcon> = {
  generation_success: CircleCheck,
  video_completion: Clapperboard,
  generation_error: TriangleAlert,
  token_reward: Gift,
  achievement_earned: Trophy,
  challenge_reward: Trophy,
  system_notification: Info,
};

interface MessageRowProps {
  message: Message;
  onOpen(): void;
}

/** One message: unread by weight, dot and tint together, never by colour alone. */
export function MessageRow({ message, onOpen }: MessageRowProps) {
  const Icon = ICONS[message.type];
  const urgent = message.priority === 'urgent' || message.priority === 'critical';
  const target = message.relatedEntityType === 'generation' && message.relatedEntityId ? `/my-creations?run=${message.relatedEntityId}` : '/my-creations';
  return (
    <li>
      <Link to={target} className={row} data-unread={!message.read || undefined} onClick={onOpen}>
        <Icon aria-hidden className={css({ width: '[18px]', height: '[18px]', marginBlockStart: '0.5', color: message.type === 'generation_error' ? 'bad' : 'brand' })} />
        <span className={css({ display: 'grid', gap: '0.5', minWidth: '0' })}>
          <span className={css({ fontWeight: message.read ? 'medium' : 'bold' })}>
            {message.subject}
            {!message.read && <span className={css({ srOnly: true })}> (unread)</span>}
          </span>
          <span className={css({ textStyle: 'meta', color: 'fg.muted' })}>{message.content}</span>
          <span className={css({ display: 'flex', gap: '2', alignItems: 'center', textStyle: 'micro', color: 'fg.subtle' })}>
            <time dateTime={message.createdAt}>{relativeTime(message.createdAt)}</time>
            {message.isRealtime && <Badge tone="live">Live</Badge>}
            {urgent && <Badge tone="bad">{message.priority}</Badge>}
          </span>
        </span>
      </Link>
    </li>
  );
}

const row = css({
  display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '3', paddingInline: '4', paddingBlock: '3', borderBottom: 'soft', color: 'fg', textDecoration: 'none',
  _hover: { backgroundColor: 'hover' }, _focusVisible: { outlineOffset: '[-2px]' },
  '&[data-unread]': { backgroundColor: 'brand.soft', boxShadow: '[inset 3px 0 0 {colors.brand}]' },
});
