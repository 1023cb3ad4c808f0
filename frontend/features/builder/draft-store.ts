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

/** A change of a draft's content: it receives the current content and returns the next. The same object means no change. */
export type DraftChange = (content: DraftContent) => DraftContent;

/** The store of a prompt's draft that is open in this tab. Every change is an event of `reduceDraft`. */
export interface DraftStore {
  state(): DraftState;
  dispatch(event: DraftEvent): void;
  /** Sets the function that carries out the effects of all events, such as saving, in the order of the events. */
  onEffect(perform: (effect: DraftEffect) => void): void;
  content(): DraftContent;
  /** Changes the draft as one undo step. Consecutive edits with the same `merge`, such as typing in one field, are one step. */
  edit(change: DraftChange, note: EditNote): void;
  /**
   * Undoes the last step of the draft.
   * @returns the step's label, or null when there is none
   */
  undo(): string | null;
  redo(): string | null;
  /**
   * Calls `listener` after every change of the draft's content. It also calls it once when the engine for patterns has loaded, because more
   * problems are found then.
   */
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
  /** Values that the author typed into the test form. The draft does not contain them until they are saved as test inputs. */
  tried: PrimitiveAtom<FormInputs>;
  /** Texts of the draft that look like variables of other notations, and that the author decided to keep as text. */
  keptAsText: PrimitiveAtom<ReadonlySet<string>>;
}

/** Creates the store of an opened draft of a prompt. */
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
  // An edit may come before the saver has started. Its effects wait in this list.
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

/** React context with the store of the draft that is open on this page. */
export const DraftContext = createContext<DraftStore | null>(null);

/**
 * Returns the store of the open draft, for changing it without rendering the component again when it changes.
 * @throws Error outside of the builder
 */
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
  /** Label of the step that the author would undo next, such as "Title"; null when there is none. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** Ids of the form's sections and fields, in the same structure as the form. */
  ids: FormIds;
  /** Problems of the draft that prevent publishing, each with its path in the content. */
  issues: readonly Issue[];
  meta: DraftMeta | null;
  saveState: SaveState;
}

const problems = new WeakMap<DraftContent, { issues: readonly Issue[]; complete: boolean }>();

/** Returns the problems of a draft that prevent publishing. They are computed once per content, and once more when the engine for patterns has loaded. */
export function issuesOf(content: DraftContent): readonly Issue[] {
  const complete = knowsPatterns(content.form);
  const known = problems.get(content);
  if (known?.complete === complete) return known.issues;
  const issues = draftProblems(content, patternsOf(content.form));
  problems.set(content, { issues, complete });
  return issues;
}

/** Returns the open draft of a prompt. The component renders again at every change of it. */
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

/** Returns a part of the open draft. The component renders again only when that part changes, so the selector must not create a new object. */
export function useDraftPart<T>(selector: (content: DraftContent) => T): T {
  const { content, onView } = useDraftStore();
  return useSyncExternalStore(onView, () => selector(content()));
}

/** Returns the draft's problems at a path of its content and below it, such as `['form', 'sections', 0]`. */
export function useDraftIssues(...path: Issue['path']): readonly Issue[] {
  const issues = useDraftPart(issuesOf);
  return issues.filter((issue) => path.every((part, at) => issue.path[at] === part));
}

/** Returns the DOM id of a place in the draft's content. The summary of problems jumps to that element, or to its nearest parent. */
export const placeId = (path: Issue['path']): string => `draft-${path.join('-')}`;
