import { useEffect, useRef } from 'react';
import { Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { inputBox } from '#styled/recipes';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import * as LAYOUT from './layout.words.ts';

/**
 * The search box in the header, which searches the marketplace. The key `/` focuses it. On the marketplace itself it is hidden, because that
 * page has its own.
 */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hidden = pathname === '/marketplace';
  useEffect(() => {
    if (hidden) return;
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [hidden]);
  if (hidden) return null;
  const styles = inputBox();
  return (
    <form
      role="search"
      className={css({ hideBelow: 'lg', width: '[320px]', marginInlineStart: '8' })}
      onSubmit={(event) => {
        event.preventDefault();
        const q = input.current?.value.trim();
        void navigate(q ? `/marketplace?q=${encodeURIComponent(q)}` : '/marketplace');
      }}
    >
      <div className={styles.root}>
        <Search aria-hidden className={css({ width: '4', height: '4', color: 'fg.subtle' })} />
        <input ref={input} type="search" className={styles.input} aria-label={LAYOUT.headerSearchLabel} placeholder={LAYOUT.headerSearchLabel} maxLength={120} />
        <span className={keysOnly}><Kbd>/</Kbd></span>
      </div>
    </form>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
