import { useEffect, useState, useSyncExternalStore } from 'react';
import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { followMissingParts, forgetWaiting, missingParts } from '#lib/missing-part.ts';
import { Button } from '#ui/button.tsx';
import { noticeBar, noticeWords } from './notice-bar.ts';
import { MISSING_PARTS_NOTICE } from './menus.words.ts';

/** How often the page tries to load its missing parts when it is online again: a browser may need some seconds until the first answer. */
const ATTEMPTS_ONLINE = 3;
const LINE_SETTLES_MS = 2_000;

const somethingWaits = (): boolean => [...missingParts].some(({ waits, failed }) => waits && failed);

/** Loads all missing parts again. @returns whether all of them arrived */
const fetchAgain = async (): Promise<boolean> => (await Promise.allSettled([...missingParts].map((part) => part.fetchAgain()))).every(({ status }) => status === 'fulfilled');

/**
 * A notice that a part of the page did not load, for parts that show no notice themselves. It loads all missing parts again when the reader
 * asks, and when the browser is online again.
 */
export function MissingPartsNotice() {
  const missing = useSyncExternalStore(followMissingParts, somethingWaits, () => false);
  const { pathname, search } = useLocation();
  useEffect(forgetWaiting, [pathname, search]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (left: number): Promise<void> => {
      if (!(await fetchAgain()) && left > 0) timer = setTimeout(() => void attempt(left - 1), LINE_SETTLES_MS);
    };
    const online = (): void => {
      clearTimeout(timer);
      void attempt(ATTEMPTS_ONLINE);
    };
    window.addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, []);
  return <div role="status" aria-label={MISSING_PARTS_NOTICE.label} data-missing-parts="">{missing && <Retry />}</div>;
}

/** The buttons of the notice about missing parts. After a failed retry one offers a reload, because after a deployment only a reload gets the new files. */
function Retry() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    const came = await fetchAgain();
    setBusy(false);
    setFailed(!came);
    // The notice's button disappears when all parts have arrived, so focus moves to the content.
    if (came && document.activeElement === document.body) document.getElementById('content')?.focus();
  };
  return (
    <p className={noticeBar} data-keep-clear="">
      <span className={noticeWords}><CircleAlert size={16} aria-hidden />{MISSING_PARTS_NOTICE.notLoadedText}</span>
      <Button size="sm" busy={busy} busyLabel="Loading…" onClick={() => void retry()}>{MISSING_PARTS_NOTICE.tryAgainButton}</Button>
      {failed && <Button size="sm" variant="ghost" onClick={() => window.location.reload()}>{MISSING_PARTS_NOTICE.loadPageAgainButton}</Button>}
    </p>
  );
}
