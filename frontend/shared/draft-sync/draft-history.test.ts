import { expect, test } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { HISTORY_STEPS, MERGE_PAUSE_MS, newHistory, withEdit, withRedo, withUndo } from './draft-history.ts';

const titled = (title: string) => ({ ...blankDraft(), title });
const typing = { label: 'Title', merge: 'title' };

test('undo takes back typing in one place as one step, up to a pause', () => {
  let history = newHistory(titled(''));
  history = withEdit(history, titled('a'), typing, 1_000);
  history = withEdit(history, titled('ab'), typing, 1_000 + MERGE_PAUSE_MS - 1);
  expect(history.past).toHaveLength(1);
  history = withEdit(history, titled('abc'), typing, 1_000 + 3 * MERGE_PAUSE_MS);
  expect(history.past).toHaveLength(2);
  expect(withUndo(history).present.title).toBe('ab');
  expect(withUndo(withUndo(history)).present.title).toBe('');
});

test('two letters with an edit of another place between them are three undo steps', () => {
  let history = newHistory(titled(''));
  history = withEdit(history, titled('a'), typing, 1);
  history = withEdit(history, { ...titled('a'), oneLiner: 'x' }, { label: 'One-liner', merge: 'oneLiner' }, 2);
  history = withEdit(history, { ...titled('ab'), oneLiner: 'x' }, typing, 3);
  expect(history.past.map(({ label }) => label)).toEqual(['Title', 'One-liner', 'Title']);
});

test('redo repeats the edit that undo took back, and an edit after undo drops it', () => {
  const edited = withEdit(newHistory(titled('')), titled('a'), typing, 1);
  const undone = withUndo(edited);
  expect(withRedo(undone).present.title).toBe('a');
  expect(withRedo(undone).past[0]?.label).toBe('Title');
  const other = withEdit(undone, titled('b'), typing, 2);
  expect(withRedo(other)).toBe(other);
  // Text typed after an undo is a step of its own, even within the pause.
  expect(withUndo(other).present.title).toBe('');
});

test('undo drops its oldest step after a hundred', () => {
  let history = newHistory(titled('0'));
  for (let step = 1; step <= HISTORY_STEPS + 1; step += 1) history = withEdit(history, titled(String(step)), { label: 'Title' }, step);
  for (let step = 0; step < HISTORY_STEPS + 5; step += 1) history = withUndo(history);
  expect(history.present.title).toBe('1');
});
