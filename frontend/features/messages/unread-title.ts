import { useEffect } from 'react';

const PREFIX = /^\(\d+\+?\) /;

/** A page's title with the number of unread messages before it, '99+' above 99; without one at nought. */
export function titleWith(title: string, unread: number): string {
  const bare = title.replace(PREFIX, '');
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${bare}` : bare;
}

/** Keeps the number in the tab's title, whichever page names it anew. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = (): void => {
      const title = titleWith(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = titleWith(document.title, 0);
    };
  }, [unread]);
}
