import { useSyncExternalStore } from 'react';

const watch = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the page is in sight: what happens behind another tab was not looked at. */
export const usePageVisible = (): boolean => useSyncExternalStore(watch, () => document.visibilityState === 'visible', () => true);
