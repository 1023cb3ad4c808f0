import { useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { hstack } from '#styled/patterns';
import { button } from '#styled/recipes';
import { PRODUCT } from '#contracts/product.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { Button } from '#ui/button.tsx';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { HeaderSearch } from './header-search.tsx';
import * as LAYOUT from './layout.words.ts';

const AccountArea = lazyPart(() => import('./account-area.tsx'), 'AccountArea');

interface HeaderProps {
  menuOpen: boolean;
  onOpenMenu(): void;
  /** Called when the user points at the menu button or focuses it, so that the menu's code loads before the press. */
  onReachMenu(): void;
}

/** The fixed header of every page: menu button (phones), wordmark, search, balance, bell, account menu. */
export function Header({ menuOpen, onOpenMenu, onReachMenu }: HeaderProps) {
  const { status, user } = useAuth();
  return (
    <header className={bar}>
      <button
        type="button"
        className={cx(button({ variant: 'ghost', shape: 'icon' }), css({ md: { display: 'none' } }))}
        aria-label={LAYOUT.headerLabel}
        aria-expanded={menuOpen}
        onPointerEnter={onReachMenu}
        onFocus={onReachMenu}
        onClick={onOpenMenu}
      >
        <Menu aria-hidden />
      </button>
      <Link to="/" aria-label={`${PRODUCT}, home`} className={css({ minWidth: '0', borderRadius: 'sm' })}>
        <Wordmark />
      </Link>
      <HeaderSearch />
      <div className={hstack({ marginInlineStart: 'auto', flex: 'none', gap: { base: '1.5', md: '3' } })}>
        {status === 'loading' && waiting}
        {status === 'anonymous' && <SignInButton />}
        {user && <Suspense fallback={waiting}><AccountArea user={user} /></Suspense>}
      </div>
    </header>
  );
}

const waiting = <Skeleton className={css({ width: '24', height: '9', borderRadius: 'full' })} />;

const bar = hstack({
  position: 'fixed', insetInline: '0', insetBlockStart: '0', zIndex: 'header', height: 'header', gap: { base: '2', md: '6' }, paddingInline: { base: '3', md: '5' }, backgroundColor: 'bg', borderBottom: 'soft',
});

/** The header's button for visitors, which opens the sign-in dialog. */
function SignInButton() {
  const openAuth = useSetAtom(openAuthAtom);
  return <Button variant="primary" onClick={() => openAuth()}>{LAYOUT.headerSignInButton}</Button>;
}
