import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import { useAuth } from '#lib/session.ts';
import { PageSkeleton } from '../../layout/page-skeleton.tsx';
import { adminEntriesOf } from './admin-navigation.ts';

/** Pages behind the administrators' door, with the way between them; whoever stands before the door sees the door alone. */
export function AdminLayout() {
  const { user } = useAuth();
  const entries = adminEntriesOf(user?.role);
  if (entries.length === 0) return <Outlet />;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, display: 'grid', gap: { base: '5', lg: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[180px minmax(0, 1fr)]' }, alignItems: 'start' })}>
      <nav aria-label="Administration" className={nav}>
        {entries.map(({ to, label, server }) =>
          server ? <a key={to} href={to} className={link}>{label}</a> : <NavLink key={to} to={to} end={to === '/admin'} className={link}>{label}</NavLink>,
        )}
      </nav>
      <div className={css({ minWidth: '0' })}>
        <Suspense fallback={<PageSkeleton />}><Outlet /></Suspense>
      </div>
    </div>
  );
}

const nav = css({
  display: 'flex', flexDirection: { lg: 'column' }, gap: '0.5', overflowX: 'auto', paddingBlockEnd: { base: '1', lg: '0' },
  position: { lg: 'sticky' }, insetBlockStart: { lg: '[calc(var(--sizes-header) + 24px)]' },
  // Narrow screens push it sideways: the fading edge says that there is more.
  maskImage: { base: '[linear-gradient(to right, black calc(100% - 32px), transparent)]', lg: '[none]' },
});

const link = css({
  flex: 'none', paddingBlock: '2', paddingInline: '3', borderRadius: 'sm', textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap',
  _hover: { backgroundColor: 'hover', color: 'fg' },
  '&[aria-current=page]': { backgroundColor: 'hover', color: 'fg', fontWeight: 'semibold' },
});
