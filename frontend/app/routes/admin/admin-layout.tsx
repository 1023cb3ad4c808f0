import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, hstack } from '#styled/patterns';
import { may } from '#contracts/permissions.ts';
import { inboxQuery } from '#features/operations/inbox/inbox.queries.ts';
import { useAuth } from '#lib/session.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { useOpenTabInSight } from '#ui/use-open-tab-in-sight.ts';
import { adminEntriesOf, adminEntryAt, waitingBehind } from './admin-navigation.ts';
import type { AdminEntry } from './admin-navigation.ts';
import { AdminSkeleton } from './admin-skeleton.tsx';

/** The frame of all administration pages, with their navigation. A user without the permission sees only the gate. */
export function AdminLayout() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const entries = adminEntriesOf(user?.role);
  if (entries.length === 0) return <Outlet />;
  const here = adminEntryAt(entries, pathname);
  // Support and moderators get no link to the overview, because they may not open it.
  const home = entries.find(({ to }) => to === '/admin');
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, display: 'grid', gap: { base: '5', lg: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[180px minmax(0, 1fr)]' }, alignItems: 'start' })}>
      <Ways entries={entries} pathname={pathname} />
      <div className={column({ minWidth: '0', gap: '2' })}>
        {here && here !== home && <Breadcrumbs crumbs={[{ label: 'Administration', ...(home && { to: home.to }) }, { label: here.label }]} />}
        <Suspense fallback={<AdminSkeleton />}><Outlet /></Suspense>
      </div>
    </div>
  );
}

function Ways({ entries, pathname }: { entries: readonly AdminEntry[]; pathname: string }) {
  const { user } = useAuth();
  const inbox = useQuery({ ...inboxQuery, enabled: may(user?.role, 'inbox.read') }).data;
  // Narrow screens show only a part of the navigation's row, so it is scrolled to the current entry.
  const nav = useOpenTabInSight<HTMLElement>(pathname, inbox !== undefined);
  return (
    <nav ref={nav} aria-label="Administration" className={ways}>
      {entries.map((entry) => {
        const { to, label, icon: Icon, server } = entry;
        const inside = <><Icon size={16} aria-hidden />{label}<CountBadge className={css({ marginInlineStart: 'auto', position: 'static' })} count={waitingBehind(entry, inbox)} noun="waiting" /></>;
        return server ? <a key={to} href={to} className={link}>{inside}</a> : <NavLink key={to} to={to} end={to === '/admin'} className={link}>{inside}</NavLink>;
      })}
    </nav>
  );
}

const ways = css({
  display: 'flex', flexDirection: { lg: 'column' }, gap: '0.5', overflowX: 'auto', paddingBlockEnd: { base: '1', lg: '0' },
  position: { base: 'relative', lg: 'sticky' }, insetBlockStart: { lg: '[calc(var(--sizes-header) + 24px)]' },
  // Narrow screens scroll the navigation's row sideways; the fading edge shows that there is more.
  maskImage: { base: '[linear-gradient(to right, black calc(100% - 32px), transparent)]', lg: '[none]' }, paddingInlineEnd: { base: '8', lg: '0' },
});

const link = hstack({
  flex: 'none', gap: '2.5', paddingBlock: '2', paddingInline: '3', borderRadius: 'sm', textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap', textDecoration: 'none',
  '& > svg': { color: 'fg.subtle', flex: 'none' },
  _hover: { backgroundColor: 'hover', color: 'fg' },
  '&[aria-current=page]': { backgroundColor: 'brand.soft', color: 'fg', fontWeight: 'semibold', '& > svg': { color: 'brand' } },
});
