import { createContext, useContext, useSyncExternalStore } from 'react';
import { atom, createStore, useAtomValue } from 'jotai';
import type { PrimitiveAtom, WritableAtom } from 'jotai';
import { draftProblems } from '#contracts/draft-problems.ts';
import type { Issue } from '#contracts/errors.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import { knowsPatterns, onPatternEngine, patternsOf, usePatternEngine } from '#prompt-form/pattern-engine.ts';
import { newHistory, withEdit, withRedo, withUndo } from './draft-history.ts';
import type { DraftHistory, EditNote } from './draft-history.ts';
import { carriedIds, newFormIds } from './form-ids.ts';
import type { FormIds } from './form-ids.ts';

export type { EditNote } from './draft-history.ts';

/** How the content stands to what the server has. Times in ms. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saved'; at: number }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** Nothing reaches the server; the copy in this browser (where it could be `kept`) is sent when something does. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; message: string }
  /** Another device or tab saved in between: `theirs` is what the server has now. */
  | { kind: 'conflict'; theirs: Draft }
  /** The draft is gone from the server: thrown away elsewhere. */
  | { kind: 'gone' };

/** What the server says about the draft besides its content. */
export type DraftMeta = Omit<Draft, 'content'>;

/** A change of the content: takes what is there and returns what shall be; the same object when nothing changes. */
export type DraftChange = (content: DraftContent) => DraftContent;

/** One open draft in this tab. */
export interface DraftStore {
  content(): DraftContent;
  /** Changes the content as one step of undo. Edits with the same `merge` in a row, like typing into one field, are one step. */
  edit(change: DraftChange, note: EditNote): void;
  /** Takes back, or does again; answers with the label of the step, or null when there is none. */
  undo(): string | null;
  redo(): string | null;
  /** Calls back after every change of the content, until the returned function is called. */
  onContent(listener: () => void): () => void;
  /** The same, and once more when the engine for patterns has arrived: `issuesOf` says more from then on. */
  onView(listener: () => void): () => void;
  meta(): DraftMeta | null;
  setMeta(meta: DraftMeta | null): void;
  saveState(): SaveState;
  setSaveState(state: SaveState): void;
  readonly atoms: DraftAtoms;
  readonly jotai: ReturnType<typeof createStore>;
}

interface DraftAtoms {
  history: WritableAtom<DraftHistory, [DraftHistory], void>;
  ids: PrimitiveAtom<FormIds>;
  meta: PrimitiveAtom<DraftMeta | null>;
  saveState: PrimitiveAtom<SaveState>;
  /** What was last typed into the test form; it is no part of the draft until it is saved as test inputs. */
  tried: PrimitiveAtom<FormInputs>;
  /** Marks of other notations that the author keeps as text, as they are written. */
  keptAsText: PrimitiveAtom<ReadonlySet<string>>;
}

/** A store for the draft as it was opened; `meta` is null while the server knows nothing of it. */
export function createDraftStore(content: DraftContent, meta: DraftMeta | null, saveState: SaveState, now: () => number = Date.now): DraftStore {
  const jotai = createStore();
  const own = atom(newHistory(content));
  const ids = atom(newFormIds(content.form));
  const history = atom((get) => get(own), (get, set, next: DraftHistory) => {
    set(ids, carriedIds(get(own).present.form, get(ids), next.present.form));
    set(own, next);
  });
  const atoms: DraftAtoms = { history, ids, meta: atom(meta), saveState: atom(saveState), tried: atom<FormInputs>({}), keptAsText: atom<ReadonlySet<string>>(new Set<string>()) };
  const change = (next: (history: DraftHistory) => DraftHistory): void => {
    const before = jotai.get(history);
    const after = next(before);
    if (after !== before) jotai.set(history, after);
  };
  const onContent = (listener: () => void): (() => void) => {
    let known = jotai.get(history).present;
    return jotai.sub(history, () => {
      const { present } = jotai.get(history);
      if (present === known) return;
      known = present;
      listener();
    });
  };
  return {
    atoms,
    jotai,
    content: () => jotai.get(history).present,
    edit: (apply, note) => change((before) => withEdit(before, apply(before.present), note, now())),
    undo() {
      const label = jotai.get(history).past.at(-1)?.label ?? null;
      change(withUndo);
      return label;
    },
    redo() {
      const label = jotai.get(history).future[0]?.label ?? null;
      change(withRedo);
      return label;
    },
    onContent,
    onView(listener) {
      const stops = [onContent(listener), onPatternEngine(listener)];
      return () => stops.forEach((stop) => stop());
    },
    meta: () => jotai.get(atoms.meta),
    setMeta: (next) => jotai.set(atoms.meta, next),
    saveState: () => jotai.get(atoms.saveState),
    setSaveState: (next) => jotai.set(atoms.saveState, next),
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
