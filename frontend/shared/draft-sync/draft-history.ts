/** Number of edits of a draft that undo can take back. */
export const HISTORY_STEPS = 100;
/** Pause in ms that ends an undo step: until then typing in one place is one step. */
export const MERGE_PAUSE_MS = 1_500;

/** A note about an edit: `label` stands after "Undo", and consecutive edits with the same `merge` become one step. */
export interface EditNote {
  label: string;
  merge?: string | undefined;
}

interface Step<Content> extends EditNote {
  /** The draft's content before the edit (in `past`) or after it (in `future`). */
  content: Content;
}

/** Earlier, current and undone contents of a draft, for undo and redo. */
export interface DraftHistory<Content> {
  past: readonly Step<Content>[];
  present: Content;
  future: readonly Step<Content>[];
  /** Time of the last edit in ms; 0 after anything that ends the current undo step. */
  editedAt: number;
}

export const newHistory = <Content>(present: Content): DraftHistory<Content> => ({ past: [], present, future: [], editedAt: 0 });

/** Returns a draft's history after an edit at `now` (ms); the same object when nothing changed. */
export function withEdit<Content>(history: DraftHistory<Content>, next: Content, note: EditNote, now: number): DraftHistory<Content> {
  if (next === history.present) return history;
  const last = history.past.at(-1);
  const goesOn = note.merge !== undefined && last?.merge === note.merge && now - history.editedAt < MERGE_PAUSE_MS && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, { ...note, content: history.present }].slice(-HISTORY_STEPS);
  return { past, present: next, future: [], editedAt: now };
}

/** Returns a draft's history after an undo; the same object when there is no step. */
export function withUndo<Content>(history: DraftHistory<Content>): DraftHistory<Content> {
  const step = history.past.at(-1);
  if (!step) return history;
  return { past: history.past.slice(0, -1), present: step.content, future: [{ ...step, content: history.present }, ...history.future], editedAt: 0 };
}

/** Returns a draft's history after a redo; the same object when there is no step. */
export function withRedo<Content>(history: DraftHistory<Content>): DraftHistory<Content> {
  const [step, ...rest] = history.future;
  if (!step) return history;
  return { past: [...history.past, { ...step, content: history.present }], present: step.content, future: rest, editedAt: 0 };
}
