import { Suspense, useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { centered } from '#styled/patterns';
import type { CurrentUser } from '#contracts/identity.ts';
import { unreadQuery } from '#features/messages/messages.queries.ts';
import { fetchAhead, lazyPart } from '#lib/lazy-part.ts';
import { meKey } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { USER_MENU } from './menus.words.ts';

const load = () => import('./user-menu-panel.tsx');
const UserMenuPanel = lazyPart(load, 'UserMenuPanel');

/** Time in ms that the page waits after the end of an elevation, because the clocks of browser and server differ. */
const SLACK_MS = 1_000;

/** The button of the account menu: the user's avatar with the number of unread messages ('9+' above 9). The menu's code loads when the user points at it. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const [wanted, setWanted] = useState(false);
  const { data: unread = 0 } = useQuery(unreadQuery(true));
  useElevationEnd(user.elevatedUntil);
  const name = user.displayName ?? user.username;
  const reach = (): void => fetchAhead(load);
  const trigger = (
    <button
      type="button"
      className={button}
      aria-label={USER_MENU.label(name)}
      aria-haspopup="menu"
      onPointerEnter={reach}
      onFocus={reach}
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <Avatar name={name} src={user.avatarUrl} size={36} />
      <CountBadge count={unread} max={9} noun={USER_MENU.noun(unread)} className={badge} />
    </button>
  );
  return wanted ? <Suspense fallback={trigger}><UserMenuPanel user={user} unread={unread} trigger={trigger} /></Suspense> : trigger;
}

/** Fetches the session again when its elevation to administrator ends, so that the page offers nothing that the server would refuse. */
function useElevationEnd(elevatedUntil: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (elevatedUntil === null) return;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: meKey }), Date.parse(elevatedUntil) - Date.now() + SLACK_MS);
    return () => clearTimeout(timer);
  }, [client, elevatedUntil]);
}

const button = centered({ position: 'relative', width: '10', height: '10', borderRadius: 'full', backgroundColor: 'transparent', padding: '0', border: 'none' });
const badge = css({ position: 'absolute', insetBlockStart: '[-4px]', insetInlineEnd: '[-6px]' });
