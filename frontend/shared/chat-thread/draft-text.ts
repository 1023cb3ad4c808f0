import { useEffect, useRef, useState } from 'react';
import { useAuth } from '#lib/session.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const STORE = 'conjure.chat-draft:';
const WRITE_PAUSE_MS = 250;

/** Storage key of unsent text. It contains the person, so that the next person at this browser does not see the text. */
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
    // When storage is full or refused, the unsent text is lost with the page.
  }
}

/** Holds the unsent text of a chat and stores it in this browser. `begin` is the starting text in place of the stored one. */
export function useDraftText(place: string, begin = ''): [string, (text: string) => void] {
  const userId = useAuth().user?.id;
  // The server does not know the stored text, so the first render in the browser must not show it either.
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
  // The text is also stored when the user leaves the page before the pause is over.
  useEffect(() => {
    const leave = (): void => keep(latest.current.key, latest.current.text);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const change = (next: string): void => {
    // The newest text is held outside of React's state, so that it is stored even when the user leaves the page in the same moment.
    latest.current = { key, text: next };
    setDraft({ key, text: next });
  };
  return [text, change];
}
