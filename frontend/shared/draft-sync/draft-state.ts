import { newHistory } from './draft-history.ts';
import type { DraftHistory, EditNote } from './draft-history.ts';

/** How the content stands to what the server has. Times in ms. */
export type SaveState<Draft> =
  | { kind: 'untouched' }
  | { kind: 'saved'; at: number }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** The server cannot be reached. The client sends the content once it can; `kept`: this browser stores a copy. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; message: string }
  /** Another device or tab saved in between: `theirs` is what the server has now. */
  | { kind: 'conflict'; theirs: Draft }
  /** The draft was deleted on another device. */
  | { kind: 'gone' };

/** Everything that saving decides from. */
export interface DraftState<Content, Meta, Draft> {
  history: DraftHistory<Content>;
  /** Null while the server knows nothing of the draft. */
  meta: Meta | null;
  /** The content that needs no saving: the server's, or the blank one. */
  saved: Content;
  save: SaveState<Draft>;
  /** The content of the request that is under way. */
  sending: Content | null;
  /** The content of a first save without an answer. The client repeats it with the same key, so that only one draft is made. */
  creating: Content | null;
  /** Sent without an answer: the server may have it all the same. */
  unanswered: Content | null;
  /** Failures in a row. */
  failures: number;
  /** Whether this browser could store the last copy. */
  kept: boolean;
}

/** Why a save did not succeed. `answered` is true when the server has decided, false when it may have saved all the same. */
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
  /** The browser is online again, or the author asks for another try. */
  | { type: 'retry_asked' }
  /** Another tab told of its save, or the server was asked and has a newer revision. */
  | { type: 'saved_elsewhere'; draft: Draft }
  | { type: 'deleted_elsewhere' }
  /** An action of the server (publishing, say) answered with the draft. */
  | { type: 'accepted'; draft: Draft }
  /** The server's draft takes the place of what is here. */
  | { type: 'replaced'; draft: Draft }
  | { type: 'kept_mine' }
  | { type: 'took_theirs' }
  /** The author saved the content on the screen as a new draft. */
  | { type: 'copied' };

/** Work that this browser keeps until the server has it. `draftId` is null before the first save. */
export interface CopyToKeep<Content> {
  draftId: string | null;
  baseRevision: number;
  content: Content;
  at: number;
}

/** What has to happen outside of the state. Each kind is carried out in `draft-sync.ts`. */
export type DraftEffect<Content, Draft> =
  /** A save that is due earlier stays. */
  | { type: 'save_later'; ms: number }
  | { type: 'cancel_save' }
  /** A copy that is due earlier stays. */
  | { type: 'copy_later' }
  | { type: 'write_copy'; copy: CopyToKeep<Content> }
  | { type: 'remove_copy'; draftId: string | null }
  | { type: 'send_create'; content: Content }
  | { type: 'send_save'; draftId: string; revision: number; content: Content }
  | { type: 'tell_tabs'; draft: Draft }
  | { type: 'announce_created'; draft: Draft }
  | { type: 'announce_adopted' };

/** A draft as it was opened. `content` needs no saving. */
export const openedDraft = <Content, Meta, Draft>(content: Content, meta: NoInfer<Meta> | null, save: NoInfer<SaveState<Draft>>): DraftState<Content, Meta, Draft> => ({
  history: newHistory(content), meta, saved: content, save, sending: null, creating: null, unanswered: null, failures: 0, kept: true,
});

type Any = DraftState<unknown, unknown, unknown>;

/** Whether something here has not reached the server. */
export const isDirty = ({ history, saved }: Pick<Any, 'history' | 'saved'>): boolean => history.present !== saved;

/** Whether the author has to choose before anything can be saved. */
export const needsChoice = ({ save }: Pick<Any, 'save'>): boolean => save.kind === 'conflict' || save.kind === 'gone';

/** Whether the server has what is on the screen. */
export const isSaved = (state: Pick<Any, 'history' | 'saved' | 'save'>): boolean => !isDirty(state) && !needsChoice(state);
