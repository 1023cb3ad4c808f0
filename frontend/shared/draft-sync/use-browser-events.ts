import { useEffect } from 'react';
import type { SaveState } from './draft-state.ts';
import type { DraftSync } from './draft-sync.ts';

/**
 * Saves when the page is hidden, stores a copy when it may close, retries when the browser is online again, and checks for other devices' saves when
 * it is shown again.
 */
export function useBrowserEvents(sync: Pick<DraftSync<unknown>, 'check' | 'flush' | 'keep' | 'retry'>, saveState: () => SaveState<unknown>): void {
  useEffect(() => {
    const shown = (): void => {
      if (document.visibilityState === 'visible') return void sync.check();
      sync.keep();
      void sync.flush();
    };
    const leave = (event: BeforeUnloadEvent): void => {
      const state = saveState();
      // Warns before leaving only when the work exists nowhere else: offline, in a browser that could not store a copy.
      if (state.kind === 'offline' && !state.kept) event.preventDefault();
    };
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('pagehide', sync.keep);
    window.addEventListener('online', sync.retry);
    window.addEventListener('beforeunload', leave);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('pagehide', sync.keep);
      window.removeEventListener('online', sync.retry);
      window.removeEventListener('beforeunload', leave);
    };
  }, [sync, saveState]);
}
