import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { newHistory } from './draft-history.ts';
import type { DraftHistory, EditNote } from './draft-history.ts';

/** How the content stands to what the server has. Times in ms. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saved'; at: number }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** Nothing reaches the server. When something does, the client sends the content; this browser holds a copy if it could be `kept`. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; message: string }
  /** Another device or tab saved in between: `theirs` is what the server has now. */
  | { kind: 'conflict'; theirs: Draft }
  /** The draft was deleted elsewhere. */
  | { kind: 'gone' };

/** What the server says about the draft besides its content. */
export type DraftMeta = Omit<Draft, 'content'>;

/** A draft without its content. */
export function metaOf({ content: _, ...meta }: Draft): DraftMeta {
  return meta;
}

/** What the server answers to a save. */
export type SaveAnswer = Pick<DraftMeta, 'revision' | 'updatedAt' | 'slug' | 'changed'>;

/** Everything that saving decides from. */
export interface DraftState {
  history: DraftHistory;
  /** Null while the server knows nothing of the draft. */
  meta: DraftMeta | null;
  /** The content that needs no saving: the server's, or the blank one. */
  saved: DraftContent;
  save: SaveState;
  /** The content of the request that is under way. */
  sending: DraftContent | null;
  /** The content of a first save without an answer. The client repeats it with the same key, so that only one draft is made. */
  creating: DraftContent | null;
  /** Sent without an answer: the server may have it all the same. */
  unanswered: DraftContent | null;
  /** Failures in a row. */
  failures: number;
  /** Whether this browser could store the last copy. */
  kept: boolean;
}

/** Why a save did not succeed. `answered` is true when the server has decided, false when it may have saved all the same. */
export type SaveFailure = { answered: boolean } & (
  | { kind: 'unreachable' }
  | { kind: 'conflict'; theirs: Draft }
  | { kind: 'gone' }
  | { kind: 'refused'; message: string; again: boolean }
);

export type DraftEvent =
  | { type: 'edited'; content: DraftContent; note: EditNote }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'save_due' }
  | { type: 'copy_due' }
  | { type: 'copy_written'; kept: boolean }
  | { type: 'created'; draft: Draft }
  | { type: 'saved'; answer: SaveAnswer }
  | { type: 'save_failed'; failure: SaveFailure }
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
  /** What is here became a draft of its own. */
  | { type: 'copied' };

/** Work that this browser keeps until the server has it. */
export interface CopyToKeep {
  promptId: string | null;
  baseRevision: number;
  content: DraftContent;
  at: number;
}

/** What has to happen outside of the state. Each kind is carried out in `sync/draft-sync.ts`. */
export type DraftEffect =
  /** A save that is due earlier stays. */
  | { type: 'save_later'; ms: number }
  | { type: 'cancel_save' }
  /** A copy that is due earlier stays. */
  | { type: 'copy_later' }
  | { type: 'write_copy'; copy: CopyToKeep }
  | { type: 'remove_copy'; promptId: string | null }
  | { type: 'send_create'; content: DraftContent }
  | { type: 'send_save'; promptId: string; revision: number; content: DraftContent }
  | { type: 'tell_tabs'; draft: Draft }
  | { type: 'announce_created'; promptId: string }
  | { type: 'announce_adopted' };

/** A draft as it was opened. `content` needs no saving. */
export const openedDraft = (content: DraftContent, meta: DraftMeta | null, save: SaveState): DraftState => ({
  history: newHistory(content), meta, saved: content, save, sending: null, creating: null, unanswered: null, failures: 0, kept: true,
});

/** Whether something here has not reached the server. */
export const isDirty = ({ history, saved }: DraftState): boolean => history.present !== saved;

/** Whether the author has to choose before anything can be saved. */
export const needsChoice = ({ save }: DraftState): boolean => save.kind === 'conflict' || save.kind === 'gone';

/** Whether the server has what is on the screen. */
export const isSaved = (state: DraftState): boolean => !isDirty(state) && !needsChoice(state);
