import { ApiError } from '#lib/api-error.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import type { DraftChannel } from './draft-channel.ts';
import type { DraftKind, Revised } from './draft-kind.ts';
import { isSaved } from './draft-state.ts';
import type { DraftEffect, DraftEvent, DraftState, SaveFailure } from './draft-state.ts';
import type { LocalCopies } from './local-copies.ts';

/** From a change to the copy in this browser, in ms. */
export const COPY_MS = 300;

/** One open draft in this tab. Every change of it is an event of `reduceDraft`. */
export interface SyncedStore<Content, Meta, Draft> {
  state(): DraftState<Content, Meta, Draft>;
  dispatch(event: DraftEvent<Content, Meta, Draft>): void;
  /** Hands the effects of every event to `perform`, those of earlier events first. */
  onEffect(perform: (effect: DraftEffect<Content, Draft>) => void): void;
}

/** The server's side of saving. */
export interface DraftTransport<Content, Meta, Draft> {
  create(content: Content, actionKey: string): Promise<Draft>;
  /** What the save changed of what the server says about the draft. */
  save(id: string, revision: number, content: Content): Promise<Partial<Meta>>;
  read(id: string): Promise<Draft>;
  /** Reads a failed save. */
  failureOf(error: unknown): SaveFailure<Draft>;
}

export interface DraftSyncOptions<Content, Meta extends Revised, Draft> {
  kind: DraftKind<Content, Meta, Draft>;
  store: SyncedStore<Content, Meta, Draft>;
  transport: DraftTransport<Content, Meta, Draft>;
  copies: LocalCopies<Content>;
  channel: DraftChannel<Draft>;
  /** The first save made the draft. */
  onCreated(draft: Draft): void;
  /** Another tab's or device's save was taken over. */
  onAdopted(): void;
}

/** Carries out the effects of a draft's events: requests, timers, the copy in this browser, the other tabs. */
export interface DraftSync<Draft> {
  /** Begins to carry them out; the returned function ends it, after one more save of what is unsaved. */
  start(): () => void;
  /** Saves now; true once the server has what is on the screen. */
  flush(): Promise<boolean>;
  /** Writes the copy in this browser now: the page may be gone in a moment. */
  keep(): void;
  /** The browser is online again, or the author asks for another try. */
  retry(): void;
  /** Looks whether another device saved, while nothing is unsaved here. */
  check(): Promise<void>;
  /** Takes over what an action of the server (publishing, say) answered. */
  accept(draft: Draft): void;
  /** Shows what the server has instead of what is here; undo brings that back. */
  replaceWith(draft: Draft): void;
  keepMine(): Promise<boolean>;
  takeTheirs(): void;
}

/** What carries out the effects of `store` once it is started. */
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
  /** `arrived` is called in the same turn that ends the request, so that a waiting `flush` sees the new state. */
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
  /** Nothing here is unsaved or under way, and nothing waits for a choice. */
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
      // Typing may have begun meanwhile: the next save finds the other revision.
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
