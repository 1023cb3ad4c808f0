import { newHistory } from './draft-history.ts';
import type { DraftHistory, EditNote } from './draft-history.ts';

/** How a draft's content on the screen relates to the server's. Times are in ms. */
export type SaveState<Draft> =
  | { kind: 'untouched' }
  | { kind: 'saved'; at: number }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** The server cannot be reached, and the content is sent once it can. `kept`: this browser has stored a copy. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; message: string }
  /** Another device or tab saved the draft in between; `theirs` is the server's draft now. */
  | { kind: 'conflict'; theirs: Draft }
  /** The draft was deleted on another device. */
  | { kind: 'gone' };

/** All data of an open draft on which its saving depends. */
export interface DraftState<Content, Meta, Draft> {
  history: DraftHistory<Content>;
  /** The server's data about the draft; null until the first save. */
  meta: Meta | null;
  /** The draft content that the server has, or the blank content of a new draft. */
  saved: Content;
  save: SaveState<Draft>;
  /** Draft content of the save request in progress; null for none. */
  sending: Content | null;
  /** Content of a draft's first save that got no answer. The client repeats it with the same key, so that only one draft is made. */
  creating: Content | null;
  /** Draft content of a save that got no answer; the server may have saved it. */
  unanswered: Content | null;
  /** Number of the draft's failed saves in a row. */
  failures: number;
  /** Whether this browser could store the last copy of the draft's content. */
  kept: boolean;
}

/** Why a save failed. `answered` is true when the server decided, false when it may have saved all the same. */
export type SaveFailure<Draft> = { answered: boolean } & (
  | { kind: 'unreachable' }
  | { kind: 'conflict'; theirs: Draft }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string; again: boolean }
);

export type DraftEvent<Content, Meta, Draft> =
  | { type: 'edited'; content: Content; note: EditNote }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'save_due' }
  | { type: 'copy_due' }
  | { type: 'copy_written'; kept: boolean }
  | { type: 'created'; draft: Draft }
  | { type: 'saved'; answer: Partial<Meta> }
  | { type: 'save_failed'; failure: SaveFailure<Draft> }
  /** The browser is online again, or the author asked for another try. */
  | { type: 'retry_asked' }
  /** Another tab reported its save, or the server was found to have a newer revision. */
  | { type: 'saved_elsewhere'; draft: Draft }
  | { type: 'deleted_elsewhere' }
  /** The server answered an action such as publishing with the draft. */
  | { type: 'accepted'; draft: Draft }
  /** The server's draft replaces the author's content on the screen. */
  | { type: 'replaced'; draft: Draft }
  | { type: 'kept_mine' }
  | { type: 'took_theirs' }
  /** The author saved the content on the screen as a new draft. */
  | { type: 'copied' };

/** The copy of a draft's content that this browser stores until the server has it. `draftId` is null before the first save. */
export interface CopyToKeep<Content> {
  draftId: string | null;
  baseRevision: number;
  content: Content;
  at: number;
}

/** Something to do outside of a draft's state, such as a request, which `draft-sync.ts` carries out. */
export type DraftEffect<Content, Draft> =
  /** Schedules a save of the draft in `ms`, unless one is scheduled already. */
  | { type: 'save_later'; ms: number }
  | { type: 'cancel_save' }
  /** Schedules a copy of the draft in this browser, unless one is scheduled already. */
  | { type: 'copy_later' }
  | { type: 'write_copy'; copy: CopyToKeep<Content> }
  | { type: 'remove_copy'; draftId: string | null }
  | { type: 'send_create'; content: Content }
  | { type: 'send_save'; draftId: string; revision: number; content: Content }
  | { type: 'tell_tabs'; draft: Draft }
  | { type: 'announce_created'; draft: Draft }
  | { type: 'announce_adopted' };

/** Returns the state of a draft that was just opened. Its `content` needs no saving. */
export const openedDraft = <Content, Meta, Draft>(content: Content, meta: NoInfer<Meta> | null, save: NoInfer<SaveState<Draft>>): DraftState<Content, Meta, Draft> => ({
  history: newHistory(content), meta, saved: content, save, sending: null, creating: null, unanswered: null, failures: 0, kept: true,
});

type Any = DraftState<unknown, unknown, unknown>;

/** Whether a draft has edits that the server does not have. */
export const isDirty = ({ history, saved }: Pick<Any, 'history' | 'saved'>): boolean => history.present !== saved;

/** Whether the author must decide about a draft that was changed or deleted elsewhere before anything can be saved. */
export const needsChoice = ({ save }: Pick<Any, 'save'>): boolean => save.kind === 'conflict' || save.kind === 'gone';

/** Whether the server has the draft's content as it is on the screen. */
export const isSaved = (state: Pick<Any, 'history' | 'saved' | 'save'>): boolean => !isDirty(state) && !needsChoice(state);
