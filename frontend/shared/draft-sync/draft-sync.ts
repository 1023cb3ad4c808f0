import { ApiError } from '#lib/api-error.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import type { DraftChannel } from './draft-channel.ts';
import type { DraftKind, Revised } from './draft-kind.ts';
import { isSaved } from './draft-state.ts';
import type { DraftEffect, DraftEvent, DraftState, SaveFailure } from './draft-state.ts';
import type { LocalCopies } from './local-copies.ts';

/** Time in ms from an edit of a draft to its copy in this browser's storage. */
export const COPY_MS = 300;

/** An open draft in this tab. Every change of it is an event for `reduceDraft`. */
export interface SyncedStore<Content, Meta, Draft> {
  state(): DraftState<Content, Meta, Draft>;
  dispatch(event: DraftEvent<Content, Meta, Draft>): void;
  /** Passes the effects of every event to `perform`, in the order of the events. */
  onEffect(perform: (effect: DraftEffect<Content, Draft>) => void): void;
}

/** The requests that saving a draft needs. */
export interface DraftTransport<Content, Meta, Draft> {
  create(content: Content, actionKey: string): Promise<Draft>;
  /**
   * Saves the content of a draft.
   * @returns the parts of the server's data that changed
   */
  save(id: string, revision: number, content: Content): Promise<Partial<Meta>>;
  read(id: string): Promise<Draft>;
  /** Finds out from an error why a draft's save failed. */
  failureOf(error: unknown): SaveFailure<Draft>;
}

export interface DraftSyncOptions<Content, Meta extends Revised, Draft> {
  kind: DraftKind<Content, Meta, Draft>;
  store: SyncedStore<Content, Meta, Draft>;
  transport: DraftTransport<Content, Meta, Draft>;
  copies: LocalCopies<Content>;
  channel: DraftChannel<Draft>;
  /** Called when the first save has created the draft on the server. */
  onCreated(draft: Draft): void;
  /** Called when content that another tab or device saved was taken over. */
  onAdopted(): void;
}

/** Keeps a draft saved: sends requests, runs timers, stores copies in this browser, and tells other tabs. */
export interface DraftSync<Draft> {
  /** Starts to keep the draft saved. The returned function stops it, after a last save of unsaved edits. */
  start(): () => void;
  /** Saves the draft now. Resolves to true when the server has the content on the screen. */
  flush(): Promise<boolean>;
  /** Stores a copy of the content in this browser now, because the page may close in a moment. */
  keep(): void;
  /** Tries to save again, because the browser is online again or the author asked for it. */
  retry(): void;
  /** Asks the server whether another device saved the draft, unless there are unsaved edits here. */
  check(): Promise<void>;
  /** Takes over the draft in the answer of an action such as publishing. */
  accept(draft: Draft): void;
  /** Shows the server's draft in place of the content on the screen. Undo restores that content. */
  replaceWith(draft: Draft): void;
  keepMine(): Promise<boolean>;
  takeTheirs(): void;
}

/** Creates the object that keeps a draft saved. It does nothing until it is started. */
export function createDraftSync<Content, Meta extends Revised, Draft>({ kind, store, transport, copies, channel, onCreated, onAdopted }: DraftSyncOptions<Content, Meta, Draft>): DraftSync<Draft> {
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let request: Promise<void> | null = null;
  const creation = createUnansweredAction();

  const cancelSave = (): void => {
    clearTimeout(saveTimer);
    saveTimer = undefined;
  };
  const cancelCopy = (): void => {
    clearTimeout(copyTimer);
    copyTimer = undefined;
  };
  const fail = (error: unknown): void => {
    const failure = transport.failureOf(error);
    if (failure.answered) creation.clear();
    store.dispatch({ type: 'save_failed', failure });
  };
  /** `arrived` runs in the same turn that ends the request, so that a waiting `flush` sees the new state. */
  const send = <Answer>(sent: Promise<Answer>, arrived: (answer: Answer) => void): void => {
    request = sent.then((answer) => {
      request = null;
      arrived(answer);
    }, (error: unknown) => {
      request = null;
      fail(error);
    });
  };
  const perform = (effect: DraftEffect<Content, Draft>): void => {
    switch (effect.type) {
      case 'save_later':
        saveTimer ??= setTimeout(() => {
          saveTimer = undefined;
          void flush();
        }, effect.ms);
        return;
      case 'cancel_save': return cancelSave();
      case 'copy_later':
        copyTimer ??= setTimeout(keep, COPY_MS);
        return;
      case 'write_copy':
        cancelCopy();
        return store.dispatch({ type: 'copy_written', kept: copies.put(effect.copy) });
      case 'remove_copy':
        cancelCopy();
        return copies.remove(effect.draftId);
      case 'send_create':
        return send(transport.create(effect.content, creation.keyFor(effect.content)), (draft) => {
          creation.clear();
          store.dispatch({ type: 'created', draft });
        });
      case 'send_save': return send(transport.save(effect.draftId, effect.revision, effect.content), (answer) => store.dispatch({ type: 'saved', answer }));
      case 'tell_tabs': return channel.tell(effect.draft);
      case 'announce_created': return onCreated(effect.draft);
      case 'announce_adopted': return onAdopted();
    }
  };

  const keep = (): void => {
    cancelCopy();
    store.dispatch({ type: 'copy_due' });
  };
  const flush = async (): Promise<boolean> => {
    if (request) await request;
    store.dispatch({ type: 'save_due' });
    if (request) await request;
    return isSaved(store.state());
  };
  /** Whether the draft has no unsaved edit, no request is in progress, and the author has nothing to choose. */
  const isIdle = (): boolean => isSaved(store.state()) && request === null;

  return {
    start() {
      store.onEffect(perform);
      const stopChannel = channel.listen((draft) => store.dispatch({ type: 'saved_elsewhere', draft }));
      return () => {
        stopChannel();
        keep();
        void flush().finally(cancelSave);
      };
    },
    flush,
    keep,
    retry() {
      store.dispatch({ type: 'retry_asked' });
      void flush();
    },
    async check() {
      const { meta } = store.state();
      if (!meta || !isIdle()) return;
      const theirs = await transport.read(kind.idOf(meta)).catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? 'gone' : null));
      if (theirs === 'gone') store.dispatch({ type: 'deleted_elsewhere' });
      // The author may have started typing meanwhile. Then the next save meets the newer revision.
      else if (theirs && isIdle()) store.dispatch({ type: 'saved_elsewhere', draft: theirs });
    },
    accept: (draft) => store.dispatch({ type: 'accepted', draft }),
    replaceWith: (draft) => store.dispatch({ type: 'replaced', draft }),
    keepMine() {
      store.dispatch({ type: 'kept_mine' });
      return flush();
    },
    takeTheirs: () => store.dispatch({ type: 'took_theirs' }),
  };
}
