import { Link, useLocation } from 'react-router-dom';
import { prefetchRoute } from '../pages.ts';
import { isCurrent } from '../paths.ts';
import type { NavigationEntry } from '../paths.ts';

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string;
  children: React.ReactNode;
  onNavigate?: () => void;
}

/** A navigation entry, which loads the code of its page as soon as the user points at it. */
export function NavigationLink({ entry, className, children, onNavigate }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const prefetch = (): void => prefetchRoute(entry.to);
  return (
    <Link
      to={entry.to}
      className={className}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onNavigate}
    >
      {children}
    </Link>
  );
}
