import { useEffect } from 'react';

const PREFIX = /^\(\d+\+?\) /;

/** Returns a page's title with the number of unread messages before it: '99+' above 99, none for 0. */
export function titleWith(title: string, unread: number): string {
  const bare = title.replace(PREFIX, '');
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${bare}` : bare;
}

/** Keeps the number of unread messages in the tab's title: adds it again whenever a page sets another title. */
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
