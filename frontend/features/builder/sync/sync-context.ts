import { createContext, useContext } from 'react';
import type { DraftSync } from './draft-sync.ts';

export const SyncContext = createContext<DraftSync | null>(null);

/** The saver of the open draft. @throws Error outside of the builder */
export function useDraftSync(): DraftSync {
  const sync = useContext(SyncContext);
  if (!sync) throw new Error('useDraftSync belongs inside of the builder');
  return sync;
}
