import { useEffect, useRef, useState } from 'react';
import { useAuth } from '#lib/session.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const STORE = 'conjure.chat-draft:';
const WRITE_PAUSE_MS = 250;

/** Each person has their own key, so that the next person at this browser does not find these words. */
const keyOf = (userId: string | undefined, place: string): string => `${STORE}${userId ?? 'visitor'} ${place}`;

function kept(key: string | null): string {
  if (key === null) return '';
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string | null, text: string): void {
  if (key === null) return;
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or refused: the words last as long as the page.
  }
}

/** Words that were not sent, kept in this browser for each chat. `begin` stands there at first, in place of what was kept. */
export function useDraftText(place: string, begin = ''): [string, (text: string) => void] {
  const userId = useAuth().user?.id;
  // The server has no kept words: the first render in the browser must not differ from its own.
  const key = useHydrated() ? keyOf(userId, place) : null;
  const [draft, setDraft] = useState(() => ({ key, text: key === null ? '' : begin || kept(key) }));
  if (draft.key !== key) setDraft({ key, text: (draft.key === null && (draft.text || begin)) || kept(key) });
  const text = draft.key === key ? draft.text : kept(key);
  const latest = useRef({ key, text });
  useEffect(() => {
    latest.current = { key, text };
    const timer = setTimeout(() => keep(key, text), WRITE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, text]);
  // A page that is left before the pause is over keeps the words too.
  useEffect(() => {
    const leave = (): void => keep(latest.current.key, latest.current.text);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const change = (next: string): void => {
    // A page that is left in the same moment keeps what stands there now.
    latest.current = { key, text: next };
    setDraft({ key, text: next });
  };
  return [text, change];
}
