import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import { button } from '#styled/recipes';
import { useAuth } from '#lib/session.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { ADMIN_NAVIGATION, NAVIGATION } from '../paths.ts';
import { NavigationLink } from './navigation-link.tsx';
import { MOBILE_MENU } from './menus.words.ts';

interface MobileMenuProps {
  onClose(): void;
}

/** The slide-in menu of small screens. A native dialog element provides focus trap, Escape and the dimmed backdrop. */
export function MobileMenu({ onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isAdmin = useAuth().status === 'admin';
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const entries = isAdmin ? [...NAVIGATION, ...ADMIN_NAVIGATION] : NAVIGATION;
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={drawer}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={panel}>
        <div className={hstack({ justifyContent: 'space-between', marginBlockEnd: '4' })}>
          <Wordmark />
          <button type="button" aria-label={MOBILE_MENU.label} className={button({ variant: 'ghost', shape: 'icon' })} onClick={onClose}>
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label="Main">
          <ul className={stack({ gap: '1' })}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink entry={entry} className={link} onNavigate={onClose}>
                  <entry.icon aria-hidden />
                  {entry.label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}

const drawer = css({
  margin: '0', padding: '0', border: 'none', width: 'drawer', maxWidth: '[85vw]', height: 'viewport', maxHeight: 'viewport', color: 'fg', backgroundColor: 'surface',
  borderInlineEnd: 'line', _open: { animation: 'slideIn' }, _backdrop: { backgroundColor: 'scrim', animation: 'fadeIn' },
});
const panel = css({ minHeight: 'full', padding: '4' });
const link = hstack({
  gap: '3', minHeight: '11', paddingInline: '3', borderRadius: 'md', color: 'fg.muted', fontWeight: 'semibold',
  textDecoration: 'none', _hover: { backgroundColor: 'hover', color: 'fg' }, '&[aria-current=page]': { backgroundColor: 'raised', color: 'fg' },
  '& svg': { width: '5', height: '5' },
});
