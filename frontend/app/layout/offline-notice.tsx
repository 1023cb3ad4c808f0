import { useEffect, useState } from 'react';
import { WifiOff } from 'lucide-react';
import { noticeBar, noticeWords } from './notice-bar.ts';
import { OFFLINE_NOTICE } from './menus.words.ts';

/** Time in ms for which the browser must be offline before the notice appears, so that short gaps show nothing. */
const SAID_AFTER_MS = 2_000;

/** A notice that the browser is offline. It disappears when the browser is online again. */
export function OfflineNotice() {
  const offline = useOffline();
  return (
    <div role="status" aria-label="Connection">
      {offline && (
        <p className={noticeBar} data-keep-clear="">
          <span className={noticeWords}><WifiOff size={16} aria-hidden />{OFFLINE_NOTICE.offlineNothingText}</span>
        </p>
      )}
    </div>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (navigator.onLine) setOffline(false);
      else timer = setTimeout(() => setOffline(true), SAID_AFTER_MS);
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return offline;
}
