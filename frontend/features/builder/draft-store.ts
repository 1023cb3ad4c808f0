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

/** A change of the content: takes what is there and returns what shall be; the same object when nothing changes. */
export type DraftChange = (content: DraftContent) => DraftContent;

/** One open draft in this tab. Every change of it is an event of `reduceDraft`. */
export interface DraftStore {
  state(): DraftState;
  dispatch(event: DraftEvent): void;
  /** Hands the effects of every event to `perform`, those of earlier events first. */
  onEffect(perform: (effect: DraftEffect) => void): void;
  content(): DraftContent;
  /** Changes the content as one step of undo. Edits with the same `merge` in a row, like typing into one field, are one step. */
  edit(change: DraftChange, note: EditNote): void;
  /** Takes back, or does again; answers with the label of the step, or null when there is none. */
  undo(): string | null;
  redo(): string | null;
  /** Calls back after every change of the content, and once more when the engine for patterns has arrived: `issuesOf` says more from then on. */
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
  /** What was last typed into the test form; it is no part of the draft until it is saved as test inputs. */
  tried: PrimitiveAtom<FormInputs>;
  /** Marks of other notations that the author keeps as text, as they are written. */
  keptAsText: PrimitiveAtom<ReadonlySet<string>>;
}

/** A store for the draft as it was opened. */
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
  // An edit may come before the effects of saving are there to be carried out: they wait.
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

/** The open draft's store, for changes and for code that must not draw again. @throws Error outside of the builder */
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
  /** What undo would take back, e.g. "Title"; null when there is nothing. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** Ids of sections and fields, parallel to `content.form`. */
  ids: FormIds;
  /** What stands between the draft and publishing, each with its path in the content. */
  issues: readonly Issue[];
  meta: DraftMeta | null;
  saveState: SaveState;
}

const problems = new WeakMap<DraftContent, { issues: readonly Issue[]; complete: boolean }>();

/** `draftProblems`, looked for once per content, and once more when patterns can be read. */
export function issuesOf(content: DraftContent): readonly Issue[] {
  const complete = knowsPatterns(content.form);
  const known = problems.get(content);
  if (known?.complete === complete) return known.issues;
  const issues = draftProblems(content, patternsOf(content.form));
  problems.set(content, { issues, complete });
  return issues;
}

/** The open draft; draws again at every change of it. */
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

/** A part of the content; draws again only when that part is another one. The selector returns a part or a plain value, never a new object. */
export function useDraftPart<T>(selector: (content: DraftContent) => T): T {
  const { content, onView } = useDraftStore();
  return useSyncExternalStore(onView, () => selector(content()));
}

/** The problems at a place and below it, e.g. `['form', 'sections', 0]`. */
export function useDraftIssues(...path: Issue['path']): readonly Issue[] {
  const issues = useDraftPart(issuesOf);
  return issues.filter((issue) => path.every((part, at) => issue.path[at] === part));
}

/** DOM id of a place in the content: the summary of problems jumps to it, or to the nearest one above it. */
export const placeId = (path: Issue['path']): string => `draft-${path.join('-')}`;
