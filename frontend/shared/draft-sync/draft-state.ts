import { newHistory } from './draft-history.ts';
import type { DraftHistory, EditNote } from './draft-history.ts';

/** How the content relates to the server's. Times in ms. */
export type SaveState<Draft> =
  | { kind: 'untouched' }
  | { kind: 'saved'; at: number }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** The server cannot be reached. The content is sent when it can. `kept`: this browser has stored a copy. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; message: string }
  /** Another device or tab saved in between; `theirs` is the server's draft now. */
  | { kind: 'conflict'; theirs: Draft }
  /** The draft was deleted on another device. */
  | { kind: 'gone' };

/** All data on which saving depends. */
export interface DraftState<Content, Meta, Draft> {
  history: DraftHistory<Content>;
  /** Null until the server knows the draft. */
  meta: Meta | null;
  /** Content that needs no saving: the server's, or the blank one. */
  saved: Content;
  save: SaveState<Draft>;
  /** Content of the request in progress. */
  sending: Content | null;
  /** Content of a first save that got no answer. The client repeats it with the same key, so that only one draft is made. */
  creating: Content | null;
  /** Content that was sent without an answer; the server may have saved it. */
  unanswered: Content | null;
  /** Number of failures in a row. */
  failures: number;
  /** Whether this browser could store the last copy. */
  kept: boolean;
}

/** Why a save failed. `answered`: true when the server decided, false when it may have saved all the same. */
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
  /** An action such as publishing answered with the draft. */
  | { type: 'accepted'; draft: Draft }
  /** The server's draft replaces the local one. */
  | { type: 'replaced'; draft: Draft }
  | { type: 'kept_mine' }
  | { type: 'took_theirs' }
  /** The author saved the content on the screen as a new draft. */
  | { type: 'copied' };

/** Content that this browser stores until the server has it. `draftId` is null before the first save. */
export interface CopyToKeep<Content> {
  draftId: string | null;
  baseRevision: number;
  content: Content;
  at: number;
}

/** Work outside of the state, carried out in `draft-sync.ts`. */
export type DraftEffect<Content, Draft> =
  /** An earlier scheduled save stays scheduled. */
  | { type: 'save_later'; ms: number }
  | { type: 'cancel_save' }
  /** An earlier scheduled copy stays scheduled. */
  | { type: 'copy_later' }
  | { type: 'write_copy'; copy: CopyToKeep<Content> }
  | { type: 'remove_copy'; draftId: string | null }
  | { type: 'send_create'; content: Content }
  | { type: 'send_save'; draftId: string; revision: number; content: Content }
  | { type: 'tell_tabs'; draft: Draft }
  | { type: 'announce_created'; draft: Draft }
  | { type: 'announce_adopted' };

/** The state of a draft that was just opened. `content` needs no saving. */
export const openedDraft = <Content, Meta, Draft>(content: Content, meta: NoInfer<Meta> | null, save: NoInfer<SaveState<Draft>>): DraftState<Content, Meta, Draft> => ({
  history: newHistory(content), meta, saved: content, save, sending: null, creating: null, unanswered: null, failures: 0, kept: true,
});

type Any = DraftState<unknown, unknown, unknown>;

/** Whether local changes have not reached the server. */
export const isDirty = ({ history, saved }: Pick<Any, 'history' | 'saved'>): boolean => history.present !== saved;

/** Whether the author must choose before anything can be saved. */
export const needsChoice = ({ save }: Pick<Any, 'save'>): boolean => save.kind === 'conflict' || save.kind === 'gone';

/** Whether the server has the content on the screen. */
export const isSaved = (state: Pick<Any, 'history' | 'saved' | 'save'>): boolean => !isDirty(state) && !needsChoice(state);
