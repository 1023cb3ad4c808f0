import { describe, expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { reduceDraft, retryDelay } from '#shared/draft-sync/draft-reducer.ts';
import { isDirty, isSaved, openedDraft } from '#shared/draft-sync/draft-state.ts';
import { AUTOSAVE_MS, metaOf, PROMPT_DRAFTS } from './prompt-draft-kind.ts';
import type { DraftEffect, DraftEvent, DraftState, SaveFailure } from './prompt-draft-kind.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const NOW = 1_000;
const titled = (title: string): DraftContent => ({ ...blankDraft(), title });
const draftAt = (revision: number, title: string): Draft => ({
  promptId: ID, slug: 'x', revision, content: titled(title), updatedAt: '2026-11-21T00:00:00.000Z', status: 'draft', publishedVersion: null, pendingVersion: null, reviewNote: null, changed: true, origin: null,
});
const typed = (title: string): DraftEvent => ({ type: 'edited', content: titled(title), note: { label: 'Title' } });
const answer = (revision: number): DraftEvent => ({ type: 'saved', answer: { revision, updatedAt: '2026-11-21T00:00:01.000Z', slug: 'x', changed: true } });
const failed = (failure: SaveFailure): DraftEvent => ({ type: 'save_failed', failure });
const UNREACHABLE = failed({ kind: 'unreachable', answered: false });
const blank: DraftState = openedDraft(titled(''), null, { kind: 'untouched' });
const opened: DraftState = openedDraft(draftAt(4, 'before').content, metaOf(draftAt(4, 'before')), { kind: 'saved', at: 0 });

/** Returns the draft's state after several events, and the effects of the last event. */
function after(state: DraftState, ...events: DraftEvent[]): DraftState & { effects: readonly DraftEffect[]; title: string } {
  let step: { state: DraftState; effects: readonly DraftEffect[] } = { state, effects: [] };
  for (const event of events) step = reduceDraft(PROMPT_DRAFTS, step.state, event, NOW);
  return { ...step.state, effects: step.effects, title: step.state.history.present.title };
}
const kinds = ({ effects }: { effects: readonly DraftEffect[] }): string[] => effects.map(({ type }) => type);
const saving = after(opened, typed('mine'), { type: 'save_due' });
const conflicted = after(saving, failed({ kind: 'conflict', theirs: draftAt(9, 'theirs'), answered: true }));

describe('an untouched new draft', () => {
  it('a new draft without a change stays untouched when a save is due', () => {
    expect(after(blank, { type: 'save_due' })).toMatchObject({ save: { kind: 'untouched' }, effects: [] });
  });

  it('the first character of a new draft sends the request that creates the draft', () => {
    const made = after(blank, typed('a'));
    expect(made.save.kind).toBe('saving');
    expect(made.effects).toContainEqual({ type: 'send_create', content: titled('a') });
  });

  it('a new draft sends no second request while its first save is in progress', () => {
    expect(kinds(after(blank, typed('a'), typed('ab')))).toEqual(['copy_later']);
  });

  it('a new draft is saved when the server has created it, and other tabs hear of it before the page does', () => {
    const made = after(blank, typed('a'), { type: 'created', draft: draftAt(1, 'a') });
    expect([made.save, made.meta?.promptId, isSaved(made)]).toEqual([{ kind: 'saved', at: NOW }, ID, true]);
    expect(kinds(made)).toEqual(['remove_copy', 'cancel_save', 'remove_copy', 'tell_tabs', 'announce_created']);
  });

  it('text typed while the server creates a new draft is unsaved afterwards', () => {
    const made = after(blank, typed('a'), typed('ab'), { type: 'created', draft: draftAt(1, 'a') });
    expect(made.save.kind).toBe('dirty');
    expect(made.effects).toContainEqual({ type: 'save_later', ms: AUTOSAVE_MS });
    expect(made.effects).toContainEqual({ type: 'write_copy', copy: { draftId: ID, baseRevision: 1, content: titled('ab'), at: NOW } });
  });

  it('after a lost answer, a new draft is sent again with its first content, so that only one draft is made', () => {
    const again = after(blank, typed('a'), UNREACHABLE, typed('ab'), { type: 'save_due' });
    expect(again.effects).toContainEqual({ type: 'send_create', content: titled('a') });
  });

  it('after a refusal, a new draft is sent with its newest content, because the server created nothing', () => {
    const again = after(blank, typed('a'), failed({ kind: 'refused', message: 'No.', again: false, answered: true }), typed('ab'), { type: 'save_due' });
    expect(again.effects).toContainEqual({ type: 'send_create', content: titled('ab') });
  });
});

describe('a saved draft', () => {
  it('a change makes a saved draft unsaved, and schedules a copy in the browser and then a save', () => {
    const changed = after(opened, typed('mine'));
    expect([changed.save.kind, isDirty(changed), changed.effects]).toEqual(['dirty', true, [{ type: 'copy_later' }, { type: 'save_later', ms: AUTOSAVE_MS }]]);
  });

  it('an edit that changes nothing leaves a saved draft saved', () => {
    const { state, effects } = reduceDraft(PROMPT_DRAFTS, opened, { type: 'edited', content: opened.history.present, note: { label: 'Title' } }, NOW);
    expect([state === opened, effects]).toEqual([true, []]);
  });

  it("a saved draft takes over another device's save, and undo restores the old content", () => {
    const event: DraftEvent = { type: 'saved_elsewhere', draft: draftAt(5, 'theirs') };
    expect(after(opened, event)).toMatchObject({ title: 'theirs', save: { kind: 'saved' }, meta: { revision: 5 } });
    expect(kinds(after(opened, event))).toContain('announce_adopted');
    expect(after(opened, event, { type: 'undone' })).toMatchObject({ title: 'before', save: { kind: 'dirty' } });
  });

  it.each([
    ['an older revision', draftAt(4, 'theirs')], ['another draft', { ...draftAt(5, 'theirs'), promptId: 'other' }],
  ])("a saved draft ignores another tab's save of %s", (_, draft) => {
    expect(after(opened, { type: 'saved_elsewhere', draft })).toMatchObject({ title: 'before', effects: [] });
  });

  it('a saved draft counts as deleted when another tab deleted it', () => {
    expect(after(opened, { type: 'deleted_elsewhere' }).save).toEqual({ kind: 'gone' });
  });
});

describe('a dirty draft', () => {
  const dirty = after(opened, typed('mine'));

  it('an unsaved draft counts as saved again when undo restores the saved content', () => {
    const undone = after(dirty, { type: 'undone' });
    expect([undone.save.kind, kinds(undone)]).toEqual(['saved', ['cancel_save', 'remove_copy']]);
    expect(after(undone, { type: 'redone' })).toMatchObject({ title: 'mine', save: { kind: 'dirty' } });
  });

  it('a due save of an unsaved draft names the revision on which the changes are based', () => {
    expect([saving.save.kind, saving.effects]).toEqual(['saving', [{ type: 'cancel_save' }, { type: 'send_save', draftId: ID, revision: 4, content: titled('mine') }]]);
  });

  it('a due copy of an unsaved draft is stored in this browser', () => {
    expect(after(dirty, { type: 'copy_due' }).effects).toEqual([{ type: 'write_copy', copy: { draftId: ID, baseRevision: 4, content: titled('mine'), at: NOW } }]);
    expect(after(opened, { type: 'copy_due' }).effects).toEqual([]);
  });

  it('an unsaved draft is in conflict when another tab saves', () => {
    expect(after(dirty, { type: 'saved_elsewhere', draft: draftAt(5, 'theirs') })).toMatchObject({ title: 'mine', save: { kind: 'conflict' } });
  });

  it('an unsaved draft does not count as deleted by another tab before its own save finds that out', () => {
    expect(after(dirty, { type: 'deleted_elsewhere' }).save.kind).toBe('dirty');
  });
});

describe('a draft that is being saved', () => {
  it("the answer to a draft's save deletes the copy in the browser and tells the other tabs", () => {
    const done = after(saving, answer(5));
    expect(done).toMatchObject({ save: { kind: 'saved', at: NOW }, meta: { revision: 5 }, sending: null });
    expect(kinds(done)).toEqual(['cancel_save', 'remove_copy', 'tell_tabs']);
  });

  it('text typed while a draft is being saved is unsaved afterwards', () => {
    const done = after(saving, typed('mine, longer'), answer(5));
    expect([done.save.kind, done.saved.title, done.title]).toEqual(['dirty', 'mine', 'mine, longer']);
    expect(done.effects).toContainEqual({ type: 'save_later', ms: AUTOSAVE_MS });
  });

  it('a draft that is being saved sends no second request, and ignores other tabs', () => {
    expect(after(saving, { type: 'save_due' }).effects).toEqual([]);
    expect(after(saving, { type: 'saved_elsewhere', draft: draftAt(5, 'theirs') }).save.kind).toBe('saving');
  });

  it('a draft whose save gets no answer is offline, stores a copy in the browser and schedules a retry', () => {
    const cut = after(saving, UNREACHABLE);
    expect([cut.save, cut.unanswered]).toEqual([{ kind: 'offline', kept: true }, titled('mine')]);
    expect(kinds(cut)).toEqual(['write_copy', 'save_later']);
  });

  it("a refused save of a draft is retried only when the server's refusal may pass", () => {
    const refused = (again: boolean) => after(saving, failed({ kind: 'refused', message: 'Too long.', again, answered: true }));
    expect(refused(false).save).toEqual({ kind: 'failed', message: 'Too long.' });
    expect([kinds(refused(false)), kinds(refused(true))]).toEqual([['write_copy'], ['write_copy', 'save_later']]);
  });

  it('a draft counts as deleted when its save finds that the server no longer has it', () => {
    expect(after(saving, failed({ kind: 'gone', answered: true })).save).toEqual({ kind: 'gone' });
  });

  it('a draft is in conflict when another device saved other content, and keeps the typed text', () => {
    expect(conflicted).toMatchObject({ title: 'mine', save: { kind: 'conflict', theirs: { revision: 9 } } });
    expect(conflicted.effects).toContainEqual({ type: 'write_copy', copy: { draftId: ID, baseRevision: 4, content: titled('mine'), at: NOW } });
  });

  it('a draft is saved and not in conflict when another device saved the same content', () => {
    expect(after(saving, failed({ kind: 'conflict', theirs: draftAt(9, 'mine'), answered: true }))).toMatchObject({ save: { kind: 'saved' }, meta: { revision: 9 } });
  });

  it("a draft's own earlier save whose answer was lost is no conflict, and the newer text is saved at once", () => {
    const found = after(saving, UNREACHABLE, typed('mine, longer'), { type: 'save_due' }, failed({ kind: 'conflict', theirs: draftAt(5, 'mine'), answered: true }));
    expect([found.save.kind, found.meta?.revision, found.title]).toEqual(['dirty', 5, 'mine, longer']);
    expect(found.effects).toContainEqual({ type: 'save_later', ms: 0 });
  });
});

describe('an offline draft', () => {
  const offline = after(saving, UNREACHABLE);

  it('an offline draft reports when this browser cannot store a copy', () => {
    expect(after(offline, { type: 'copy_written', kept: false }).save).toEqual({ kind: 'offline', kept: false });
    expect(after(opened, { type: 'copy_written', kept: false })).toMatchObject({ save: { kind: 'saved' }, kept: false });
  });

  it('an offline draft shows offline during a retry, and is saved when the answer arrives', () => {
    expect(after(offline, { type: 'save_due' })).toMatchObject({ save: { kind: 'offline' }, sending: titled('mine') });
    expect(after(offline, { type: 'save_due' }, answer(5)).save.kind).toBe('saved');
  });

  it("retries of an offline draft wait longer after each failure, and the author's press starts the count again", () => {
    expect([retryDelay(1), retryDelay(2), retryDelay(10)]).toEqual([5_000, 10_000, 60_000]);
    const twice = after(offline, { type: 'save_due' }, UNREACHABLE);
    expect([twice.failures, twice.effects.at(-1)]).toEqual([2, { type: 'save_later', ms: 10_000 }]);
    expect(after(twice, { type: 'retry_asked' })).toMatchObject({ failures: 0, effects: [{ type: 'cancel_save' }] });
  });
});

describe('a conflict', () => {
  it('a draft in conflict sends nothing before the author chooses, and stores typed text in the browser', () => {
    expect(after(conflicted, { type: 'save_due' }).effects).toEqual([]);
    const typing = after(conflicted, typed('mine, longer'));
    expect([typing.save.kind, kinds(typing)]).toEqual(['conflict', ['copy_later']]);
    expect(kinds(after(typing, { type: 'copy_due' }))).toEqual(['write_copy']);
    expect(after(conflicted, { type: 'saved_elsewhere', draft: draftAt(10, 'theirs again') }).save).toEqual(conflicted.save);
  });

  it("a draft in conflict is saved over the other device's version when the author keeps the own one", () => {
    const kept = after(conflicted, { type: 'kept_mine' });
    expect([kept.save.kind, kept.effects.at(-1)]).toEqual(['saving', { type: 'send_save', draftId: ID, revision: 9, content: titled('mine') }]);
  });

  it("a draft in conflict shows the other device's version when the author takes it, and undo restores the own one", () => {
    expect(after(conflicted, { type: 'took_theirs' })).toMatchObject({ title: 'theirs', save: { kind: 'saved' }, meta: { revision: 9 } });
    expect(after(conflicted, { type: 'took_theirs' }, { type: 'undone' })).toMatchObject({ title: 'mine', save: { kind: 'dirty' } });
  });

  it("a draft in conflict shows the other device's version after the own one was saved as a new draft", () => {
    expect(after(conflicted, { type: 'copied' })).toMatchObject({ title: 'theirs', save: { kind: 'saved' } });
  });
});

describe('a draft that is gone', () => {
  const gone = after(opened, { type: 'deleted_elsewhere' });

  it('text typed into a deleted draft is stored in this browser and not sent', () => {
    expect(kinds(after(gone, typed('mine')))).toEqual(['copy_later']);
    expect(after(gone, typed('mine'), { type: 'save_due' }).effects).toEqual([]);
  });

  it('a deleted draft stays deleted when its content was saved as a new draft', () => {
    const copied = after(gone, { type: 'copied' });
    expect([copied.save.kind, copied.effects]).toEqual(['gone', [{ type: 'remove_copy', draftId: ID }]]);
  });
});

describe('an action of the server', () => {
  it("a draft takes over its new state, such as published, from the server's answer", () => {
    expect(after(opened, { type: 'accepted', draft: { ...draftAt(4, 'before'), status: 'published' } })).toMatchObject({ save: { kind: 'saved' }, meta: { status: 'published' } });
  });

  it('publishing a draft keeps text that the author typed meanwhile', () => {
    expect(after(opened, typed('mine'), { type: 'accepted', draft: draftAt(4, 'before') })).toMatchObject({ title: 'mine', save: { kind: 'dirty' } });
  });

  it('discarding the changes of a draft shows the published content, and undo restores the changes', () => {
    expect(after(opened, { type: 'replaced', draft: draftAt(7, 'published') })).toMatchObject({ title: 'published', save: { kind: 'saved' }, meta: { revision: 7 } });
    expect(after(opened, { type: 'replaced', draft: draftAt(7, 'published') }, { type: 'undone' }).title).toBe('before');
  });
});

it('a draft without a conflict ignores the choice between two versions', () => {
  for (const type of ['kept_mine', 'took_theirs'] as const) expect(after(opened, { type })).toMatchObject({ title: 'before', effects: [] });
});
