import { agentDraft } from '#contracts/agent-builder.ts';
import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import { ApiError, isRetryable, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';
import { mergeDrafts, sameDefinition } from './merge-drafts.ts';
import { DRAFT_SAVER } from '../agents-builder.words.ts';

/** From a change to its save, in ms. */
export const AUTOSAVE_MS = 2_000;
/** From a save that did not reach the server to the next try, in ms. */
export const RETRY_MS = 8_000;

/** How the draft stands to the server. `conflict` waits for the author's choice, `gone` means that the agent was deleted. */
export type SaveState =
  | { kind: 'untouched' | 'dirty' | 'saving' | 'offline' | 'gone' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; theirs: AgentDraft };

export interface DraftState {
  definition: AgentDefinition;
  /** As the server knows it; null before the first save. */
  agent: AgentDraft | null;
  save: SaveState;
}

export interface DraftTransport {
  create(definition: AgentDefinition): Promise<AgentDraft>;
  save(agentId: string, revision: number, definition: AgentDefinition): Promise<AgentDraft>;
}

export interface DraftSaver {
  state(): DraftState;
  subscribe(changed: () => void): () => void;
  edit(part: Partial<AgentDefinition>): void;
  /** Saves now; resolves with true once the server has what is on the screen. */
  flush(): Promise<boolean>;
  /** Takes over what an action of the server answered, such as publishing. What was typed since then stays. */
  accept(agent: AgentDraft): void;
  keepMine(): void;
  takeTheirs(): void;
  retry(): void;
  /** Stops the timers, after one more save of what is unsaved. */
  close(): void;
}

interface SaverOptions {
  agent: AgentDraft | null;
  definition: AgentDefinition;
  transport: DraftTransport;
  /** Called after each change of the state, before the listeners. */
  onState?(state: DraftState): void;
  onCreated?(agent: AgentDraft): void;
}

/**
 * Keeps a draft saved: one request at a time, begun `AUTOSAVE_MS` after the first change. Changes of other tabs and devices in other parts
 * of the draft are merged; a part that both changed waits for the author's choice (docs/rules/agents.md#drafts).
 */
export function createDraftSaver({ agent, definition, transport, onState, onCreated }: SaverOptions): DraftSaver {
  const listeners = new Set<() => void>();
  /** What the server has, as far as this page knows. */
  let base = agent?.definition ?? definition;
  let state: DraftState = { definition, agent, save: agent && sameDefinition(base, definition) ? { kind: 'saved', at: agent.savedAt } : { kind: agent ? 'dirty' : 'untouched' } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: Promise<void> | null = null;

  const set = (part: Partial<DraftState>): void => {
    state = { ...state, ...part };
    onState?.(state);
    for (const listener of listeners) listener();
  };
  const later = (ms: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms);
  };
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const isUnsaved = (): boolean => ['dirty', 'offline', 'failed'].includes(state.save.kind);

  /** What the server has now; what was typed meanwhile stays, and is saved next. */
  const arrived = (answer: AgentDraft, sent: AgentDefinition): void => {
    const first = state.agent === null;
    base = answer.definition;
    // The server tidies spaces: the box shows what was typed until its author goes on elsewhere.
    const untouched = state.definition === sent;
    set({ agent: answer, save: untouched ? { kind: 'saved', at: answer.savedAt } : { kind: 'dirty' } });
    if (first) onCreated?.(answer);
    if (!untouched) later(AUTOSAVE_MS);
  };

  const met = (theirs: AgentDraft): void => {
    const merged = mergeDrafts(base, state.definition, theirs.definition);
    if (merged.conflicts.length > 0) return set({ save: { kind: 'conflict', theirs } });
    base = theirs.definition;
    const saved = sameDefinition(merged.definition, theirs.definition);
    set({ agent: theirs, definition: merged.definition, save: saved ? { kind: 'saved', at: theirs.savedAt } : { kind: 'dirty' } });
    if (!saved) later(0);
  };

  const failed = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'draft_conflict') {
      const theirs = agentDraft.safeParse(error.body?.details?.agent);
      if (theirs.success) return met(theirs.data);
    }
    if (error instanceof ApiError && error.status === 404) return set({ save: { kind: 'gone' } });
    if (error instanceof NetworkError || error instanceof TimeoutError || isRetryable(error)) {
      set({ save: { kind: 'offline' } });
      return later(RETRY_MS);
    }
    set({ save: { kind: 'failed', message: messageOf(error, DRAFT_SAVER.failed) } });
  };

  const send = (): Promise<void> => {
    const sent = state.definition;
    set({ save: { kind: 'saving' } });
    const answer = state.agent === null ? transport.create(sent) : transport.save(state.agent.id, state.agent.revision, sent);
    return answer.then((draft) => arrived(draft, sent), failed);
  };

  async function flush(): Promise<boolean> {
    now();
    while (request) await request;
    if (isUnsaved()) {
      request = send().finally(() => {
        request = null;
      });
      await request;
    }
    return state.save.kind === 'saved';
  }

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    edit(part) {
      const next = { ...state.definition, ...part };
      const waits = state.save.kind === 'conflict' || state.save.kind === 'gone';
      set({ definition: next, save: waits || state.save.kind === 'saving' ? state.save : { kind: 'dirty' } });
      if (!waits) later(AUTOSAVE_MS);
    },
    flush,
    accept(answer) {
      const merged = mergeDrafts(base, state.definition, answer.definition).definition;
      base = answer.definition;
      const saved = sameDefinition(merged, base);
      set({ agent: answer, definition: merged, save: saved ? { kind: 'saved', at: answer.savedAt } : { kind: 'dirty' } });
      if (!saved) later(AUTOSAVE_MS);
    },
    keepMine() {
      if (state.save.kind !== 'conflict') return;
      const { theirs } = state.save;
      // Parts that only the other side changed are taken over: the choice is about the others.
      const { definition: kept } = mergeDrafts(base, state.definition, theirs.definition);
      base = theirs.definition;
      set({ agent: theirs, definition: kept, save: { kind: 'dirty' } });
      void flush();
    },
    takeTheirs() {
      if (state.save.kind !== 'conflict') return;
      const { theirs } = state.save;
      base = theirs.definition;
      set({ agent: theirs, definition: theirs.definition, save: { kind: 'saved', at: theirs.savedAt } });
    },
    retry: () => void flush(),
    close() {
      void flush().finally(now);
    },
  };
}
