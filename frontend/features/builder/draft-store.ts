import { createContext, useContext, useSyncExternalStore } from 'react';
import { atom, createStore, useAtomValue } from 'jotai';
import type { Atom, PrimitiveAtom } from 'jotai';
import { draftProblems } from '#contracts/draft-problems.ts';
import type { Issue } from '#contracts/errors.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import { knowsPatterns, onPatternEngine, patternsOf, usePatternEngine } from '#prompt-form/pattern-engine.ts';
import type { DraftHistory, EditNote } from '#shared/draft-sync/draft-history.ts';
import { reduceDraft } from '#shared/draft-sync/draft-reducer.ts';
import { PROMPT_DRAFTS } from './prompt-draft-kind.ts';
import type { DraftEffect, DraftEvent, DraftMeta, DraftState, SaveState } from './prompt-draft-kind.ts';
import { carriedIds, newFormIds } from './form-ids.ts';
import type { FormIds } from './form-ids.ts';

export type { EditNote } from '#shared/draft-sync/draft-history.ts';

/** A change of the content: receives the current content and returns the next; the same object means no change. */
export type DraftChange = (content: DraftContent) => DraftContent;

/** An open draft in this tab. Every change is an event of `reduceDraft`. */
export interface DraftStore {
  state(): DraftState;
  dispatch(event: DraftEvent): void;
  /** Passes the effects of every event to `perform`, in the order of the events. */
  onEffect(perform: (effect: DraftEffect) => void): void;
  content(): DraftContent;
  /** Changes the content as one undo step. Consecutive edits with the same `merge`, such as typing in one field, are one step. */
  edit(change: DraftChange, note: EditNote): void;
  /** Undoes or redoes a step. @returns the step's label, or null when there is none */
  undo(): string | null;
  redo(): string | null;
  /** Calls `listener` after every change of the content, and once when the engine for patterns has loaded, because `issuesOf` finds more then. */
  onView(listener: () => void): () => void;
  meta(): DraftMeta | null;
  saveState(): SaveState;
  readonly atoms: DraftAtoms;
  readonly jotai: ReturnType<typeof createStore>;
}

interface DraftAtoms {
  history: Atom<DraftHistory<DraftContent>>;
  ids: Atom<FormIds>;
  meta: Atom<DraftMeta | null>;
  saveState: Atom<SaveState>;
  /** Values typed into the test form. They are not part of the draft until they are saved as test inputs. */
  tried: PrimitiveAtom<FormInputs>;
  /** Texts that look like variables of other notations and that the author keeps as text. */
  keptAsText: PrimitiveAtom<ReadonlySet<string>>;
}

/** Creates a store for an opened draft. */
export function createDraftStore(opened: DraftState, now: () => number = Date.now): DraftStore {
  const jotai = createStore();
  const state = atom(opened);
  const ids = atom(newFormIds(opened.history.present.form));
  const move = atom(null, (get, set, next: DraftState) => {
    set(ids, carriedIds(get(state).history.present.form, get(ids), next.history.present.form));
    set(state, next);
  });
  const content = atom((get) => get(state).history.present);
  const atoms: DraftAtoms = {
    history: atom((get) => get(state).history), ids, meta: atom((get) => get(state).meta), saveState: atom((get) => get(state).save),
    tried: atom<FormInputs>({}), keptAsText: atom<ReadonlySet<string>>(new Set<string>()),
  };
  // An edit may happen before saving has started, so its effects wait.
  const waiting: DraftEffect[] = [];
  let perform = (effect: DraftEffect): void => void waiting.push(effect);
  const dispatch = (event: DraftEvent): void => {
    const before = jotai.get(state);
    const after = reduceDraft(PROMPT_DRAFTS, before, event, now());
    if (after.state !== before) jotai.set(move, after.state);
    after.effects.forEach((effect) => perform(effect));
  };
  return {
    atoms,
    jotai,
    state: () => jotai.get(state),
    dispatch,
    onEffect(next) {
      perform = next;
      waiting.splice(0).forEach(next);
    },
    content: () => jotai.get(content),
    edit: (change, note) => dispatch({ type: 'edited', content: change(jotai.get(content)), note }),
    undo() {
      const label = jotai.get(atoms.history).past.at(-1)?.label ?? null;
      dispatch({ type: 'undone' });
      return label;
    },
    redo() {
      const label = jotai.get(atoms.history).future[0]?.label ?? null;
      dispatch({ type: 'redone' });
      return label;
    },
    onView(listener) {
      const stops = [jotai.sub(content, listener), onPatternEngine(listener)];
      return () => stops.forEach((stop) => stop());
    },
    meta: () => jotai.get(atoms.meta),
    saveState: () => jotai.get(atoms.saveState),
  };
}

/** The store of the draft that is open on this page. */
export const DraftContext = createContext<DraftStore | null>(null);

/** The open draft's store, for changes and for code that must not render again. @throws Error outside of the builder */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error('useDraft belongs inside of the builder');
  return store;
}

export interface OpenDraft {
  content: DraftContent;
  edit: DraftStore['edit'];
  undo: DraftStore['undo'];
  redo: DraftStore['redo'];
  /** Label of the step that undo would take back, such as "Title"; null when there is none. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** Ids of sections and fields, in the same structure as `content.form`. */
  ids: FormIds;
  /** Problems that prevent publishing, each with its path in the content. */
  issues: readonly Issue[];
  meta: DraftMeta | null;
  saveState: SaveState;
}

const problems = new WeakMap<DraftContent, { issues: readonly Issue[]; complete: boolean }>();

/** The result of `draftProblems`, computed once per content, and once more when patterns can be checked. */
export function issuesOf(content: DraftContent): readonly Issue[] {
  const complete = knowsPatterns(content.form);
  const known = problems.get(content);
  if (known?.complete === complete) return known.issues;
  const issues = draftProblems(content, patternsOf(content.form));
  problems.set(content, { issues, complete });
  return issues;
}

/** The open draft; the component renders again at every change. */
export function useDraft(): OpenDraft {
  const store = useDraftStore();
  const { jotai, atoms, edit, undo, redo } = store;
  usePatternEngine();
  const history = useAtomValue(atoms.history, { store: jotai });
  return {
    content: history.present,
    edit, undo, redo,
    undoLabel: history.past.at(-1)?.label ?? null,
    redoLabel: history.future[0]?.label ?? null,
    ids: useAtomValue(atoms.ids, { store: jotai }),
    issues: issuesOf(history.present),
    meta: useAtomValue(atoms.meta, { store: jotai }),
    saveState: useAtomValue(atoms.saveState, { store: jotai }),
  };
}

/**
 * A part of the content; the component renders again only when that part changed. The selector returns a part or a plain value, never a new object.
 */
export function useDraftPart<T>(selector: (content: DraftContent) => T): T {
  const { content, onView } = useDraftStore();
  return useSyncExternalStore(onView, () => selector(content()));
}

/** The problems at a path and below it, such as `['form', 'sections', 0]`. */
export function useDraftIssues(...path: Issue['path']): readonly Issue[] {
  const issues = useDraftPart(issuesOf);
  return issues.filter((issue) => path.every((part, at) => issue.path[at] === part));
}

/** DOM id of a place in the content. The summary of problems jumps to it, or to the nearest parent. */
export const placeId = (path: Issue['path']): string => `draft-${path.join('-')}`;
