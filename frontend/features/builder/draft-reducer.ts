import { MINUTE_MS } from '#contracts/durations.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { DRAFT_REDUCER } from './builder.words.ts';
import { withEdit, withRedo, withUndo } from './draft-history.ts';
import type { DraftHistory } from './draft-history.ts';
import { isDirty, metaOf, needsChoice } from './draft-state.ts';
import type { DraftEffect, DraftEvent, DraftMeta, DraftState, SaveFailure } from './draft-state.ts';
import { same } from './sync/same-content.ts';

/** From a change to its save, in ms (docs/rules/prompts.md#drafts). */
export const AUTOSAVE_MS = 3_000;

const LONGEST_PAUSE_MS = MINUTE_MS;

/** Wait before the next try in ms, after so many failures in a row. */
export const retryDelay = (failures: number): number => Math.min(5_000 * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** The next state, and what has to be done for it. */
export interface Transition {
  state: DraftState;
  effects: readonly DraftEffect[];
}

/** How a draft moves between its save states. It does nothing itself: the caller carries out the effects in their order. `now` in ms. */
export function reduceDraft(before: DraftState, event: DraftEvent, now: number): Transition {
  const step = new Step(before, now);
  move(step, event);
  return { state: step.state, effects: step.effects };
}

function move(step: Step, event: DraftEvent): void {
  const { state } = step;
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
    case 'created': return step.settle(state.sending ?? event.draft.content, metaOf(event.draft));
    case 'saved': return state.meta === null ? undefined : step.settle(state.sending ?? state.saved, { ...state.meta, ...event.answer });
    case 'save_failed': return step.fail(event.failure);
    case 'retry_asked':
      step.set({ failures: 0 });
      return step.effect({ type: 'cancel_save' });
    case 'saved_elsewhere': return state.sending || needsChoice(state) || !isNewer(state, event.draft) ? undefined : step.meet(event.draft);
    case 'deleted_elsewhere': return state.sending || isDirty(state) ? undefined : step.set({ save: { kind: 'gone' } });
    case 'accepted': {
      const saved = !isDirty(state) || same(event.draft.content, state.history.present) ? state.history.present : state.saved;
      const { sending } = state;
      step.settle(saved, metaOf(event.draft));
      return step.set({ sending });
    }
    case 'replaced': return step.adopt(event.draft);
    case 'kept_mine':
      if (state.save.kind !== 'conflict') return;
      step.set({ saved: state.save.theirs.content, meta: metaOf(state.save.theirs), save: { kind: 'dirty' } });
      return step.send();
    case 'took_theirs': return state.save.kind === 'conflict' ? step.adopt(state.save.theirs) : undefined;
    case 'copied': return state.save.kind === 'conflict' ? step.adopt(state.save.theirs) : step.effect({ type: 'remove_copy', promptId: state.meta?.promptId ?? null });
  }
}

const isNewer = ({ meta }: DraftState, draft: Draft): boolean => meta !== null && draft.promptId === meta.promptId && draft.revision > meta.revision;

/** One event's work: a state that moves on, and the effects that it asks for. */
class Step {
  readonly effects: DraftEffect[] = [];
  state: DraftState;
  readonly now: number;

  constructor(state: DraftState, now: number) {
    this.state = state;
    this.now = now;
  }

  set(part: Partial<DraftState>): void {
    this.state = { ...this.state, ...part };
  }

  effect(effect: DraftEffect): void {
    this.effects.push(effect);
  }

  /** The author changed the content: a copy follows soon, and a save as the state allows. */
  changeTo(history: DraftHistory): void {
    if (history === this.state.history) return;
    this.set({ history });
    if (needsChoice(this.state)) return this.effect({ type: 'copy_later' });
    if (!isDirty(this.state)) return this.clean();
    const { sending, save, meta, failures } = this.state;
    this.effect({ type: 'copy_later' });
    if (!sending && (save.kind === 'saved' || save.kind === 'untouched')) this.set({ save: { kind: 'dirty' } });
    if (meta || failures > 0) this.effect({ type: 'save_later', ms: AUTOSAVE_MS });
    // The first character makes the draft.
    else this.send();
  }

  /** Sends what is unsaved, unless a request is under way or the author has to choose first. */
  send(): void {
    const { sending, meta, save, creating, history } = this.state;
    if (sending || needsChoice(this.state) || !isDirty(this.state)) return;
    this.effect({ type: 'cancel_save' });
    // A try in the background leaves the notice that the server cannot be reached.
    if (save.kind !== 'offline') this.set({ save: { kind: 'saving' } });
    if (meta) {
      this.set({ sending: history.present });
      return this.effect({ type: 'send_save', promptId: meta.promptId, revision: meta.revision, content: history.present });
    }
    const content = creating ?? history.present;
    this.set({ sending: content, creating: content });
    this.effect({ type: 'send_create', content });
  }

  /** Writes the copy in this browser, as long as the server does not have the content. */
  keep(): void {
    if (!isDirty(this.state) && !needsChoice(this.state)) return;
    const { meta, history } = this.state;
    this.effect({ type: 'write_copy', copy: { promptId: meta?.promptId ?? null, baseRevision: meta?.revision ?? 0, content: history.present, at: this.now } });
  }

  clean(): void {
    const { meta } = this.state;
    this.effect({ type: 'cancel_save' });
    this.effect({ type: 'remove_copy', promptId: meta?.promptId ?? null });
    this.set({ save: meta ? { kind: 'saved', at: this.now } : { kind: 'untouched' } });
  }

  /** The server has `content`. What the author changed since then is saved next. */
  settle(content: DraftContent, meta: DraftMeta): void {
    const created = this.state.meta === null;
    if (created) this.effect({ type: 'remove_copy', promptId: null });
    this.set({ saved: content, meta, sending: null, creating: null, unanswered: null, failures: 0 });
    if (isDirty(this.state)) {
      this.set({ save: { kind: 'dirty' } });
      this.keep();
      this.effect({ type: 'save_later', ms: AUTOSAVE_MS });
    } else this.clean();
    this.effect({ type: 'tell_tabs', draft: { ...meta, content } });
    if (created) this.effect({ type: 'announce_created', promptId: meta.promptId });
  }

  fail(failure: SaveFailure): void {
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

  /** Shows the server's draft instead of what is here. Undo brings that back. */
  adopt(theirs: Draft): void {
    const history = withEdit(this.state.history, theirs.content, { label: DRAFT_REDUCER.adoptedLabel }, this.now);
    this.set({ saved: theirs.content, meta: metaOf(theirs), history });
    this.clean();
  }

  /** The server has another revision than the one that was changed here. */
  meet(theirs: Draft): void {
    const { saved, unanswered, history } = this.state;
    const known = [saved, unanswered].some((content) => content !== null && same(theirs.content, content));
    if (same(theirs.content, history.present)) {
      this.set({ saved: history.present, meta: metaOf(theirs) });
      this.clean();
    } else if (known) {
      // No other device changed the content: our own save arrived without its answer, or only the revision number grew.
      this.set({ saved: theirs.content, meta: metaOf(theirs), save: { kind: 'dirty' } });
      this.effect({ type: 'save_later', ms: 0 });
    } else if (!isDirty(this.state)) {
      this.adopt(theirs);
      this.effect({ type: 'announce_adopted' });
    } else {
      this.effect({ type: 'cancel_save' });
      this.set({ save: { kind: 'conflict', theirs } });
      this.keep();
    }
    this.set({ unanswered: null });
  }
}
