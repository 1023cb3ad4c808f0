import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import { reduceDraft } from '#shared/draft-sync/draft-reducer.ts';
import { openedDraft } from '#shared/draft-sync/draft-state.ts';
import type { DraftEffect, DraftEvent, DraftState as SyncedState, SaveState as Saved } from '#shared/draft-sync/draft-state.ts';
import { createDraftSync } from '#shared/draft-sync/draft-sync.ts';
import type { DraftSync, DraftSyncOptions } from '#shared/draft-sync/draft-sync.ts';
import type { LocalCopy } from '#shared/draft-sync/local-copies.ts';
import { DRAFT_SAVER } from '../agents-builder.words.ts';
import { AGENT_DRAFTS, agentMeta } from './agent-kind.ts';
import type { AgentMeta } from './agent-kind.ts';
import { blankAgent } from './blank-agent.ts';
import { sameDefinition } from './merge-drafts.ts';

/** Whether the agent's draft is saved, being saved, offline or in conflict. */
export type SaveState = Saved<AgentDraft>;

export interface DraftState {
  definition: AgentDefinition;
  /** The agent's draft as the server stores it; null before the first save. */
  agent: AgentDraft | null;
  save: SaveState;
}

/** The open draft of an agent, which is saved automatically. */
export interface DraftSaver extends Omit<DraftSync<AgentDraft>, 'replaceWith'> {
  state(): DraftState;
  subscribe(changed: () => void): () => void;
  edit(part: Partial<AgentDefinition>): void;
}

interface AgentDraftOptions extends Omit<DraftSyncOptions<AgentDefinition, AgentMeta, AgentDraft>, 'kind' | 'store'> {
  agent: AgentDraft | null;
  /** Ids of the tabs open in this browser. Their local copies are left alone, because those tabs still write them. */
  openTabs: ReadonlySet<string>;
}

type State = SyncedState<AgentDefinition, AgentMeta, AgentDraft>;

/** Opens the draft of an agent. Unsaved work from this browser continues; when another device has saved since, the author chooses what to keep. */
export function openAgentDraft({ agent, openTabs, ...options }: AgentDraftOptions): DraftSaver {
  const { copies } = options;
  const known = agent?.definition ?? blankAgent();
  const left = copies.left(agent?.id ?? null, openTabs).filter((copy) => {
    if (!sameDefinition(copy.content, known)) return true;
    copies.drop(copy);
    return false;
  });
  const [copy = null] = left;
  const listeners = new Set<() => void>();
  const waiting: DraftEffect<AgentDefinition, AgentDraft>[] = [];
  let perform = (effect: DraftEffect<AgentDefinition, AgentDraft>): void => void waiting.push(effect);
  let state: State = openedDraft(known, agent && agentMeta(agent), stateOf(agent, copy));
  let shown = shownOf(state);

  const dispatch = (event: DraftEvent<AgentDefinition, AgentMeta, AgentDraft>): void => {
    const { state: after, effects } = reduceDraft(AGENT_DRAFTS, state, event, Date.now());
    if (after !== state) {
      state = after;
      shown = shownOf(after);
      for (const listener of listeners) listener();
    }
    effects.forEach((effect) => perform(effect));
  };
  const put = (content: AgentDefinition): void => dispatch({ type: 'edited', content, note: { label: DRAFT_SAVER.editLabel, merge: 'definition' } });
  const { replaceWith: _, ...sync } = createDraftSync({
    ...options, kind: AGENT_DRAFTS,
    store: {
      state: () => state,
      dispatch,
      onEffect(next) {
        perform = next;
        waiting.splice(0).forEach(next);
      },
    },
  });
  if (copy) put(copy.content);
  return {
    ...sync,
    start() {
      const stop = sync.start();
      if (copy) {
        // Moves the local copy of unsaved work from the closed tab's id to the id of this tab.
        copies.drop(copy);
        sync.keep();
      }
      return stop;
    },
    state: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    edit: (part) => put({ ...state.history.present, ...part }),
  };
}

function stateOf(agent: AgentDraft | null, copy: LocalCopy<AgentDefinition> | null): SaveState {
  if (agent === null) return { kind: 'untouched' };
  return copy !== null && copy.baseRevision !== agent.revision ? { kind: 'conflict', theirs: agent } : { kind: 'saved', at: new Date(agent.savedAt).getTime() };
}

const shownOf = ({ history, meta, saved, save }: State): DraftState => ({ definition: history.present, agent: meta && AGENT_DRAFTS.draftOf(meta, saved), save });
