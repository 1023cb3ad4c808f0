import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Bell as BellIcon } from 'lucide-react';
import { css } from '#styled/css';
import { centerOpenAtom, preferencesOpenAtom } from '#features/messages/message-windows.ts';
import { unreadQuery } from '#features/messages/messages.queries.ts';
import { useUnreadTitle } from '#features/messages/unread-title.ts';
import { fetchAhead, lazyPart } from '#lib/lazy-part.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { WhenIdle } from '#ui/when-idle.tsx';
import { BELL } from './menus.words.ts';

const load = () => import('#features/messages/notifications-panel.tsx');
const NotificationsPanel = lazyPart(load, 'NotificationsPanel');
const CenterDialog = lazyPart(() => import('#features/messages/center/center-dialog.tsx'), 'CenterDialog');
const PreferencesDialog = lazyPart(() => import('#features/messages/preferences/preferences-dialog.tsx'), 'PreferencesDialog');
const MessageVoice = lazyPart(() => import('#features/messages/voice/message-voice.tsx'), 'MessageVoice');

/** The bell of the signed-in user with the number of unread messages, its panel, and the message dialogs that the account menu opens too. */
export function Bell() {
  const [wanted, setWanted] = useState(false);
  const { data: unread = 0 } = useQuery(unreadQuery(true));
  const center = useAtomValue(centerOpenAtom);
  const preferences = useAtomValue(preferencesOpenAtom);
  useUnreadTitle(unread);
  const reach = (): void => fetchAhead(load);
  const trigger = (
    <IconButton label="Notifications" round onPointerEnter={reach} onFocus={reach} onClick={wanted ? undefined : () => setWanted(true)}>
      <BellIcon aria-hidden />
    </IconButton>
  );
  return (
    <span data-bell="" className={css({ position: 'relative', display: 'inline-grid' })}>
      {wanted ? <Suspense fallback={trigger}><NotificationsPanel unread={unread} trigger={trigger} /></Suspense> : trigger}
      <CountBadge count={unread} max={99} noun={BELL.noun(unread)} className={badge} />
      <Suspense fallback={null}>{center && <CenterDialog unread={unread} />}</Suspense>
      <Suspense fallback={null}>{preferences && <PreferencesDialog />}</Suspense>
      <Suspense fallback={null}><WhenIdle><MessageVoice /></WhenIdle></Suspense>
    </span>
  );
}

const badge = css({ position: 'absolute', insetBlockStart: '[-2px]', insetInlineEnd: '[-4px]', pointerEvents: 'none' });
