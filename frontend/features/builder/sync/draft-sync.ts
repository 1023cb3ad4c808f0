import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { ApiError, isAnswer } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import type { DraftMeta, DraftStore } from '../draft-store.ts';
import type { DraftChannel } from './draft-channel.ts';
import { metaOf } from './draft-transport.ts';
import type { DraftTransport } from './draft-transport.ts';
import type { LocalCopies } from './local-copies.ts';
import { same } from './same-content.ts';
import { copyTitle, readFailure, retryDelay } from './sync-failure.ts';

/** From a change to its save, in ms (docs/rules/prompts.md#drafts). */
export const AUTOSAVE_MS = 3_000;
/** From a change to the copy in this browser, in ms. */
export const COPY_MS = 300;

export interface DraftSyncOptions {
  store: DraftStore;
  transport: DraftTransport;
  copies: LocalCopies;
  channel: DraftChannel;
  /** The first save made the draft. */
  onCreated(promptId: string): void;
  /** Another tab's or device's save was taken over. */
  onAdopted(): void;
  now?: () => number;
}

/** Keeps the server, this browser and the other tabs up with the store. */
export interface DraftSync {
  /** Begins to keep up; the returned function ends it, after one more save of what is unsaved. */
  start(): () => void;
  /** Saves now; true once the server has what is on the screen. */
  flush(): Promise<boolean>;
  /** Where the server's draft is; null before the first save. */
  saved(): { promptId: string; revision: number } | null;
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
  /** Makes a draft of its own of what is on the screen; resolves with it. In a conflict the page then shows theirs. */
  keepAsCopy(): Promise<Draft>;
}

/** What keeps up with `store` once it is started. `savedAtStart` is the content that needs no saving: the server's, or the blank one. */
export function createDraftSync({ store, transport, copies, channel, onCreated, onAdopted, now = Date.now }: DraftSyncOptions, savedAtStart: DraftContent): DraftSync {
  let saved = savedAtStart;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<boolean> | null = null;
  let failures = 0;
  let creating: { content: DraftContent; key: string } | null = null;
  /** Sent without an answer: the server may have it all the same. */
  let unanswered: DraftContent | null = null;
  let kept = true;

  const idOf = (): string | null => store.meta()?.promptId ?? null;
  const isDirty = (): boolean => store.content() !== saved;
  const isStuck = (): boolean => ['conflict', 'gone'].includes(store.saveState().kind);
  const schedule = (ms: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms);
  };
  const unschedule = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const keep = (): void => {
    clearTimeout(copyTimer);
    copyTimer = undefined;
    if (!isDirty() && !isStuck()) return;
    kept = copies.put({ promptId: idOf(), baseRevision: store.meta()?.revision ?? 0, content: store.content(), at: now() });
  };
  const clean = (): void => {
    unschedule();
    clearTimeout(copyTimer);
    copyTimer = undefined;
    copies.remove(idOf());
    store.setSaveState(store.meta() ? { kind: 'saved', at: now() } : { kind: 'untouched' });
  };
  const changed = (): void => {
    copyTimer ??= setTimeout(keep, COPY_MS);
    if (isStuck()) return;
    if (!isDirty()) return clean();
    if (!inFlight && ['saved', 'untouched'].includes(store.saveState().kind)) store.setSaveState({ kind: 'dirty' });
    if (store.meta() || failures > 0) schedule(AUTOSAVE_MS);
    else if (!inFlight) void flush();
  };

  const settle = (content: DraftContent, meta: DraftMeta): void => {
    const created = store.meta() === null;
    if (created) copies.remove(null);
    saved = content;
    failures = 0;
    unanswered = null;
    creating = null;
    store.setMeta(meta);
    if (isDirty()) {
      store.setSaveState({ kind: 'dirty' });
      keep();
      schedule(AUTOSAVE_MS);
    } else clean();
    channel.tell({ ...meta, content });
    if (created) onCreated(meta.promptId);
  };
  /** Takes over content that another device saved while nothing was unsaved here. */
  const adopt = (theirs: Draft): void => {
    saved = theirs.content;
    store.setMeta(metaOf(theirs));
    store.edit(() => theirs.content, { label: 'Changes from elsewhere' });
    clean();
  };
  const meet = (theirs: Draft): void => {
    const mine = store.content();
    const known = [saved, unanswered].some((content) => content !== null && same(theirs.content, content));
    if (same(theirs.content, mine)) {
      saved = mine;
      store.setMeta(metaOf(theirs));
      clean();
    } else if (known) {
      // No other device changed the content: our own save arrived without its answer, or only the revision number grew.
      saved = theirs.content;
      store.setMeta(metaOf(theirs));
      store.setSaveState({ kind: 'dirty' });
      schedule(0);
    } else if (!isDirty()) {
      adopt(theirs);
      onAdopted();
    } else {
      unschedule();
      store.setSaveState({ kind: 'conflict', theirs });
      keep();
    }
    unanswered = null;
  };

  const send = async (content: DraftContent): Promise<void> => {
    const meta = store.meta();
    if (meta) {
      const answer = await transport.save(meta.promptId, meta.revision, content);
      return settle(content, { ...(store.meta() ?? meta), ...answer });
    }
    creating ??= { content, key: newActionKey() };
    const first = creating.content;
    const made = await transport.create(first, creating.key);
    settle(first, metaOf(made));
  };
  const failed = (error: unknown, content: DraftContent): void => {
    if (isAnswer(error)) creating = null;
    else unanswered = content;
    failures += 1;
    keep();
    const failure = readFailure(error, kept);
    if ('theirs' in failure) return meet(failure.theirs);
    store.setSaveState(failure.state);
    if (failure.again) schedule(retryDelay(failures));
  };
  const flush = async (): Promise<boolean> => {
    if (inFlight) await inFlight;
    if (isStuck()) return false;
    if (!isDirty()) return true;
    if (inFlight) return inFlight;
    unschedule();
    const content = store.content();
    // Tries in the background do not take the news away that there is no line.
    if (store.saveState().kind !== 'offline') store.setSaveState({ kind: 'saving' });
    inFlight = send(content).catch((error: unknown) => failed(error, content)).then(() => {
      inFlight = null;
      return !isDirty() && !isStuck();
    });
    return inFlight;
  };

  const heard = (theirs: Draft): void => {
    const meta = store.meta();
    if (!meta || theirs.promptId !== meta.promptId || theirs.revision <= meta.revision || inFlight || isStuck()) return;
    meet(theirs);
  };
  const conflicting = (): Draft => {
    const state = store.saveState();
    if (state.kind !== 'conflict') throw new Error('There is no conflict');
    return state.theirs;
  };

  return {
    start() {
      const stopStore = store.onContent(changed);
      const stopChannel = channel.listen(heard);
      if (isDirty()) changed();
      return () => {
        stopStore();
        stopChannel();
        keep();
        void flush().finally(unschedule);
      };
    },
    flush,
    saved: () => store.meta(),
    keep,
    retry() {
      failures = 0;
      unschedule();
      void flush();
    },
    async check() {
      const meta = store.meta();
      if (!meta || isDirty() || inFlight || isStuck()) return;
      const theirs = await transport.read(meta.promptId).catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? 'gone' : null));
      if (theirs === null || isDirty() || inFlight) return;
      if (theirs === 'gone') store.setSaveState({ kind: 'gone' });
      else if (theirs.revision > (store.meta()?.revision ?? 0)) meet(theirs);
    },
    accept(draft) {
      if (!isDirty() || same(draft.content, store.content())) saved = store.content();
      settle(saved, metaOf(draft));
    },
    replaceWith: adopt,
    keepMine() {
      const theirs = conflicting();
      saved = theirs.content;
      store.setMeta(metaOf(theirs));
      store.setSaveState({ kind: 'dirty' });
      return flush();
    },
    takeTheirs() {
      adopt(conflicting());
    },
    async keepAsCopy() {
      const mine = store.content();
      const copy = await transport.create({ ...mine, slug: null, title: copyTitle(mine.title) }, newActionKey());
      if (store.saveState().kind === 'conflict') adopt(conflicting());
      else copies.remove(idOf());
      return copy;
    },
  };
}
