import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { css } from '#styled/css';
import { unreadQuery } from '#features/messages/messages.queries.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const load = () => import('#features/messages/notifications-panel.tsx').then((module) => ({ default: module.NotificationsPanel }));
const NotificationsPanel = lazy(load);

/** Notifications of the signed-in user; the badge is live. */
export function Bell() {
  const [wanted, setWanted] = useState(false);
  const { data: unread = 0 } = useQuery(unreadQuery(true));
  const reach = (): void => void load();
  const trigger = (
    <IconButton label="Notifications" round onPointerEnter={reach} onFocus={reach} onClick={wanted ? undefined : () => setWanted(true)}>
      <BellIcon aria-hidden />
    </IconButton>
  );
  return (
    <span className={css({ position: 'relative', display: 'inline-grid' })}>
      {wanted ? <Suspense fallback={trigger}><NotificationsPanel unread={unread} trigger={trigger} /></Suspense> : trigger}
      <CountBadge count={unread} max={99} noun="unread notifications" className={badge} />
    </span>
  );
}

const badge = css({ position: 'absolute', insetBlockStart: '[-2px]', insetInlineEnd: '[-4px]', pointerEvents: 'none' });
