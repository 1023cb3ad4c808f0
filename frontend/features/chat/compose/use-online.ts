import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Tells whether the browser is online; the component renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine, () => true);
