/** Number of steps that undo can take back. */
export const HISTORY_STEPS = 100;
/** Typing into one place is one step until it rests this long, in ms. */
export const MERGE_PAUSE_MS = 1_500;

/** How an edit is told: `label` stands behind "Undo"; edits with the same `merge` in a row become one step. */
export interface EditNote {
  label: string;
  merge?: string | undefined;
}

interface Step<Content> extends EditNote {
  /** The content before the edit (in `past`) or after it (in `future`). */
  content: Content;
}

/** Earlier, present and undone contents of a draft. */
export interface DraftHistory<Content> {
  past: readonly Step<Content>[];
  present: Content;
  future: readonly Step<Content>[];
  /** When the last edit was made, in ms; 0 after anything that ends a run of typing. */
  editedAt: number;
}

export const newHistory = <Content>(present: Content): DraftHistory<Content> => ({ past: [], present, future: [], editedAt: 0 });

/** The history after an edit at `now` (ms); the same object when nothing changed. */
export function withEdit<Content>(history: DraftHistory<Content>, next: Content, note: EditNote, now: number): DraftHistory<Content> {
  if (next === history.present) return history;
  const last = history.past.at(-1);
  const goesOn = note.merge !== undefined && last?.merge === note.merge && now - history.editedAt < MERGE_PAUSE_MS && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, { ...note, content: history.present }].slice(-HISTORY_STEPS);
  return { past, present: next, future: [], editedAt: now };
}

/** One step back; the same object when there is none. */
export function withUndo<Content>(history: DraftHistory<Content>): DraftHistory<Content> {
  const step = history.past.at(-1);
  if (!step) return history;
  return { past: history.past.slice(0, -1), present: step.content, future: [{ ...step, content: history.present }, ...history.future], editedAt: 0 };
}

/** One step forth; the same object when there is none. */
export function withRedo<Content>(history: DraftHistory<Content>): DraftHistory<Content> {
  const [step, ...rest] = history.future;
  if (!step) return history;
  return { past: [...history.past, { ...step, content: history.present }], present: step.content, future: rest, editedAt: 0 };
}
