import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { DraftSaver, DraftState } from './agent-draft.ts';

export const DraftContext = createContext<DraftSaver | null>(null);

/** The saver of the open draft. @throws Error outside of the builder */
export function useDraftSaver(): DraftSaver {
  const saver = useContext(DraftContext);
  if (!saver) throw new Error('useDraftSaver belongs inside of the builder of agents');
  return saver;
}

/** The state of the open draft; the component renders again when it changes. */
export function useDraft(): DraftState {
  const { subscribe, state } = useDraftSaver();
  return useSyncExternalStore(subscribe, state, state);
}

/** The agent's current definition, and a function that changes a part of it. */
export function useDefinition(): [AgentDefinition, (part: Partial<AgentDefinition>) => void] {
  return [useDraft().definition, useDraftSaver().edit];
}
