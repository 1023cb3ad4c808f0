import { Suspense, useEffect, useState } from 'react';
import { useSetAtom } from 'jotai';
import { Outlet, useLocation } from 'react-router-dom';
import { css } from '#styled/css';
import { usePart } from '#lib/hydration.ts';
import { fetchAhead, lazyPart } from '#lib/lazy-part.ts';
import { MissingPartNotice } from '#lib/missing-part.ts';
import { pageShownAtom } from '#lib/page-shown.ts';
import { useAuth } from '#lib/session.ts';
import { WhenIdle } from '#ui/when-idle.tsx';
import { Header } from './header.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PartNotice } from './part-notice.tsx';
import { Rail } from './rail.tsx';
import { useScrollRestoration } from './scroll-restoration.ts';
import * as LAYOUT from './layout.words.ts';

const loadMenu = () => import('./mobile-menu.tsx');
const reachMenu = (): void => fetchAhead(loadMenu);
const MobileMenu = lazyPart(loadMenu, 'MobileMenu');
// The notices load late: a browser that goes offline before they have loaded shows the page without them.
const PageNotices = lazyPart(() => import('../late-parts.ts'), 'PageNotices');
const ConfirmBanner = lazyPart(() => import('#features/auth/confirm-banner.tsx'), 'ConfirmBanner');

/** The frame of every page: the fixed header, the rail of icons from 768 px up, and the slide-in menu on smaller screens (docs/rules/pages.md#layout). */
export function AppLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const { user } = useAuth();
  useScrollRestoration();
  return (
    <>
      <a href="#content" className={skipLink}>{LAYOUT.appLayoutLink}</a>
      <Header onOpenMenu={() => setMenuOpen(true)} onReachMenu={reachMenu} menuOpen={menuOpen} />
      <Rail />
      {menuOpen && <Suspense fallback={null}><MobileMenu key={pathname} onClose={() => setMenuOpen(false)} /></Suspense>}
      <main id="content" tabIndex={-1} className={main}>
        <WhenIdle><Suspense fallback={null}><PageNotices /></Suspense></WhenIdle>
        {user && !user.emailConfirmed && <Suspense fallback={null}><ConfirmBanner email={user.email} /></Suspense>}
        <Suspense fallback={<PageSkeleton />}>
          <MissingPartNotice value={PartNotice}><Outlet /></MissingPartNotice>
          <PageShown />
        </Suspense>
      </main>
    </>
  );
}

/** Reports that the page is shown. It is inside the page's Suspense boundary, so it mounts only together with the page. */
function PageShown() {
  const setShown = useSetAtom(pageShownAtom);
  useEffect(() => setShown(true), [setShown]);
  usePart('page');
  return null;
}

const main = css({
  paddingBlockStart: 'header', paddingInlineStart: { base: '0', md: 'rail' }, minHeight: 'viewport', outline: 'none',
  // Room at the lower edge for the job tray and the toasts, so that the last line of a page can be scrolled above them.
  paddingBlockEnd: '24',
});

const skipLink = css({
  position: 'fixed', insetBlockStart: '2', insetInlineStart: '2', zIndex: 'toast', paddingInline: '4', paddingBlock: '2', borderRadius: 'sm',
  backgroundColor: 'brand.strong', color: 'brand.on', fontWeight: 'semibold', transform: 'translateY(-200%)', _focus: { transform: 'none' },
});
