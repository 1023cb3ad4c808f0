import { useEffect } from 'react';
import type { SaveState } from './draft-state.ts';
import type { DraftSync } from './draft-sync.ts';

/**
 * Saves a draft when the page is hidden, and stores a copy when it may close. Tries again when the browser is online, and looks for other
 * devices' saves when the page is shown again.
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
      // The browser warns the author before leaving only when the work exists nowhere else: offline, in a browser that could not store a copy.
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
