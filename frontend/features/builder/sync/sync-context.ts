import { createContext, useContext } from 'react';
import type { DraftSync } from './draft-sync.ts';

export const SyncContext = createContext<DraftSync | null>(null);

/**
 * Returns the object that saves the open draft of a prompt.
 * @throws Error outside of the builder
 */
export function useDraftSync(): DraftSync {
  const sync = useContext(SyncContext);
  if (!sync) throw new Error('useDraftSync belongs inside of the builder');
  return sync;
}
