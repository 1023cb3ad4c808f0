import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { DraftSaver, DraftState } from './agent-draft.ts';

export const DraftContext = createContext<DraftSaver | null>(null);

/**
 * Returns the object that saves the open draft of an agent.
 * @throws Error outside of the builder
 */
export function useDraftSaver(): DraftSaver {
  const saver = useContext(DraftContext);
  if (!saver) throw new Error('useDraftSaver belongs inside of the builder of agents');
  return saver;
}

/** Returns the state of the open draft of an agent. The component renders again when the state changes. */
export function useDraft(): DraftState {
  const { subscribe, state } = useDraftSaver();
  return useSyncExternalStore(subscribe, state, state);
}

/** Returns the current definition of the agent, and a function that changes a part of it. */
export function useDefinition(): [AgentDefinition, (part: Partial<AgentDefinition>) => void] {
  return [useDraft().definition, useDraftSaver().edit];
}
