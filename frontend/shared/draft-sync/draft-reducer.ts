import { MINUTE_MS } from '#contracts/durations.ts';
import { withEdit, withRedo, withUndo } from './draft-history.ts';
import type { DraftHistory } from './draft-history.ts';
import type { DraftKind, Revised } from './draft-kind.ts';
import { isDirty, needsChoice } from './draft-state.ts';
import type { DraftEffect, DraftEvent, DraftState, SaveFailure } from './draft-state.ts';

const LONGEST_PAUSE_MS = MINUTE_MS;

/** Returns the wait in ms before a draft's next save, after this many failures in a row. */
export const retryDelay = (failures: number): number => Math.min(5_000 * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** The next state of a draft, and the effects to carry out, such as requests. */
export interface Transition<Content, Meta, Draft> {
  state: DraftState<Content, Meta, Draft>;
  effects: readonly DraftEffect<Content, Draft>[];
}

/** Computes the next save state of a draft from an event. It does nothing itself: the caller carries out the returned effects in order. `now` is in ms. */
export function reduceDraft<Content, Meta extends Revised, Draft>(
  kind: DraftKind<Content, Meta, Draft>, before: DraftState<Content, Meta, Draft>, event: DraftEvent<Content, Meta, Draft>, now: number,
): Transition<Content, Meta, Draft> {
  const step = new Step(kind, before, now);
  move(step, event);
  return { state: step.state, effects: step.effects };
}

function move<Content, Meta extends Revised, Draft>(step: Step<Content, Meta, Draft>, event: DraftEvent<Content, Meta, Draft>): void {
  const { state, kind } = step;
  switch (event.type) {
    case 'edited': return step.changeTo(withEdit(state.history, event.content, event.note, step.now));
    case 'undone': return step.changeTo(withUndo(state.history));
    case 'redone': return step.changeTo(withRedo(state.history));
    case 'save_due': return step.send();
    case 'copy_due': return step.keep();
    case 'copy_written':
      step.set({ kept: event.kept });
      if (state.save.kind === 'offline' && state.save.kept !== event.kept) step.set({ save: { kind: 'offline', kept: event.kept } });
      return;
    case 'created': return step.takeSaved(state.sending ?? kind.contentOf(event.draft), kind.metaOf(event.draft));
    case 'saved': return state.meta === null ? undefined : step.takeSaved(state.sending ?? state.saved, { ...state.meta, ...event.answer });
    case 'save_failed': return step.fail(event.failure);
    case 'retry_asked':
      step.set({ failures: 0 });
      return step.effect({ type: 'cancel_save' });
    case 'saved_elsewhere': return state.sending || needsChoice(state) || !step.isNewer(event.draft) ? undefined : step.meet(event.draft);
    case 'deleted_elsewhere': return state.sending || isDirty(state) ? undefined : step.set({ save: { kind: 'gone' } });
    case 'accepted': return step.accept(event.draft);
    case 'replaced': return step.adopt(event.draft);
    case 'kept_mine':
      if (state.save.kind !== 'conflict') return;
      step.overlay(state.save.theirs);
      return step.send();
    case 'took_theirs': return state.save.kind === 'conflict' ? step.adopt(state.save.theirs) : undefined;
    case 'copied': return state.save.kind === 'conflict' ? step.adopt(state.save.theirs) : step.effect({ type: 'remove_copy', draftId: step.id() });
  }
}

/** Collects, while one event of a draft is processed, the changed state and the effects that it needs. */
class Step<Content, Meta extends Revised, Draft> {
  readonly effects: DraftEffect<Content, Draft>[] = [];
  state: DraftState<Content, Meta, Draft>;
  readonly kind: DraftKind<Content, Meta, Draft>;
  readonly now: number;

  constructor(kind: DraftKind<Content, Meta, Draft>, state: DraftState<Content, Meta, Draft>, now: number) {
    this.kind = kind;
    this.state = state;
    this.now = now;
  }

  /** Returns the draft's id; null before the first save. */
  id(): string | null {
    return this.state.meta === null ? null : this.kind.idOf(this.state.meta);
  }

  isNewer(draft: Draft): boolean {
    const meta = this.kind.metaOf(draft);
    return this.state.meta !== null && this.kind.idOf(meta) === this.id() && meta.revision > this.state.meta.revision;
  }

  set(part: Partial<DraftState<Content, Meta, Draft>>): void {
    this.state = { ...this.state, ...part };
  }

  effect(effect: DraftEffect<Content, Draft>): void {
    this.effects.push(effect);
  }

  /** Handles an edit: a copy in this browser and, unless a conflict waits, a save follow. An edit back to the saved text drops both. */
  changeTo(history: DraftHistory<Content>): void {
    if (history === this.state.history) return;
    this.set({ history });
    if (needsChoice(this.state)) return this.effect({ type: 'copy_later' });
    if (!isDirty(this.state)) return this.clean();
    const { sending, save, meta, failures } = this.state;
    this.effect({ type: 'copy_later' });
    if (!sending && (save.kind === 'saved' || save.kind === 'untouched')) this.set({ save: { kind: 'dirty' } });
    if (meta || failures > 0) this.effect({ type: 'save_later', ms: this.kind.autosaveMs });
    // The first character of a new draft is sent at once, which creates the draft.
    else this.send();
  }

  /** Sends unsaved content to the server, unless a request is in progress or the author must choose first. */
  send(): void {
    const { sending, meta, save, creating, history } = this.state;
    if (sending || needsChoice(this.state) || !isDirty(this.state)) return;
    this.effect({ type: 'cancel_save' });
    // While a failed save of a draft is retried, the notice stays that the server cannot be reached.
    if (save.kind !== 'offline') this.set({ save: { kind: 'saving' } });
    if (meta) {
      this.set({ sending: history.present });
      return this.effect({ type: 'send_save', draftId: this.kind.idOf(meta), revision: meta.revision, content: history.present });
    }
    const content = creating ?? history.present;
    this.set({ sending: content, creating: content });
    this.effect({ type: 'send_create', content });
  }

  /** Stores a copy of the content in this browser while the server does not have it. */
  keep(): void {
    if (!isDirty(this.state) && !needsChoice(this.state)) return;
    const { meta, history } = this.state;
    this.effect({ type: 'write_copy', copy: { draftId: this.id(), baseRevision: meta?.revision ?? 0, content: history.present, at: this.now } });
  }

  clean(): void {
    const { meta } = this.state;
    this.effect({ type: 'cancel_save' });
    this.effect({ type: 'remove_copy', draftId: this.id() });
    this.set({ save: meta ? { kind: 'saved', at: this.now } : { kind: 'untouched' } });
  }

  /** Handles a finished save of `content`. Edits made since then are saved next. */
  takeSaved(content: Content, meta: Meta): void {
    const created = this.state.meta === null;
    if (created) this.effect({ type: 'remove_copy', draftId: null });
    this.set({ saved: content, meta, sending: null, creating: null, unanswered: null, failures: 0 });
    if (isDirty(this.state)) {
      this.set({ save: { kind: 'dirty' } });
      this.keep();
      this.effect({ type: 'save_later', ms: this.kind.autosaveMs });
    } else this.clean();
    const draft = this.kind.draftOf(meta, content);
    this.effect({ type: 'tell_tabs', draft });
    if (created) this.effect({ type: 'announce_created', draft });
  }

  fail(failure: SaveFailure<Draft>): void {
    const { sending, failures } = this.state;
    this.set({ sending: null, failures: failures + 1, ...(failure.answered ? { creating: null } : { unanswered: sending }) });
    this.keep();
    switch (failure.kind) {
      case 'conflict': return this.meet(failure.theirs);
      case 'gone': return this.set({ save: { kind: 'gone' } });
      case 'unreachable': this.set({ save: { kind: 'offline', kept: this.state.kept } }); break;
      case 'refused': this.set({ save: { kind: 'failed', message: failure.message } });
    }
    if (failure.kind === 'unreachable' || failure.again) this.effect({ type: 'save_later', ms: retryDelay(this.state.failures) });
  }

  /** Shows the server's draft in place of the content on the screen. Undo restores that content. */
  adopt(theirs: Draft): void {
    const content = this.kind.contentOf(theirs);
    const history = withEdit(this.state.history, content, { label: this.kind.adoptedLabel }, this.now);
    this.set({ saved: content, meta: this.kind.metaOf(theirs), history });
    this.clean();
  }

  /** Bases the content on the screen on the server's draft. When the kind can merge, parts that only the other side changed are taken over. */
  overlay(theirs: Draft): void {
    const content = this.kind.contentOf(theirs);
    const { saved, history } = this.state;
    const merged = this.kind.merge?.(saved, history.present, content).content ?? history.present;
    this.set({ saved: content, meta: this.kind.metaOf(theirs), history: { ...history, present: this.kind.same(merged, content) ? content : merged }, save: { kind: 'dirty' } });
    if (!isDirty(this.state)) this.clean();
  }

  /** Takes over the draft in the answer of an action such as publishing. Text typed since then stays and is saved next. */
  accept(draft: Draft): void {
    const { state, kind } = this;
    const { sending } = state;
    const content = kind.contentOf(draft);
    if (kind.merge) {
      this.overlay(draft);
      this.takeSaved(content, kind.metaOf(draft));
    } else this.takeSaved(!isDirty(state) || kind.same(content, state.history.present) ? state.history.present : state.saved, kind.metaOf(draft));
    this.set({ sending });
  }

  /** Handles a draft whose revision on the server is newer than the one edited here. */
  meet(theirs: Draft): void {
    const { kind } = this;
    const { saved, unanswered, history } = this.state;
    const content = kind.contentOf(theirs);
    const known = [saved, unanswered].some((one) => one !== null && kind.same(content, one));
    if (kind.same(content, history.present)) {
      this.set({ saved: history.present, meta: kind.metaOf(theirs) });
      this.clean();
    } else if (known) {
      // The server's content is one that this tab sent or had: its own save went through without an answer, or only the revision number grew. So the tab saves
      // again.
      this.set({ saved: content, meta: kind.metaOf(theirs), save: { kind: 'dirty' } });
      this.effect({ type: 'save_later', ms: 0 });
    } else if (!isDirty(this.state)) {
      this.adopt(theirs);
      this.effect({ type: 'announce_adopted' });
    } else if (kind.merge?.(saved, history.present, content).conflicts === false) {
      this.overlay(theirs);
      if (isDirty(this.state)) this.effect({ type: 'save_later', ms: 0 });
    } else {
      this.effect({ type: 'cancel_save' });
      this.set({ save: { kind: 'conflict', theirs } });
      this.keep();
    }
    this.set({ unanswered: null });
  }
}
