import { expect, test } from 'vitest';
import { blankDraft, draftContent } from '#contracts/prompt-drafts.ts';
import { createLocalCopies } from './local-copies.ts';
import { same } from './same-content.ts';

function memory(room = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    get length() { return kept.size; },
    key: (at) => [...kept.keys()][at] ?? null, getItem: (key) => kept.get(key) ?? null, removeItem: (key) => void kept.delete(key), clear: () => kept.clear(),
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}
const copiesIn = (storage: Storage, userId: string, tab: string) => createLocalCopies({ storage: () => storage, prefix: 'conjure.draft', content: draftContent, userId, tab });
const copy = (title: string, at: number) => ({ draftId: 'p', baseRevision: 1, content: { ...blankDraft(), title }, at });

test('two tabs store copies of unsaved drafts separately, and the copy of a closed tab is offered to the next tab', () => {
  const storage = memory();
  const [one, two] = [copiesIn(storage, 'me', 'one'), copiesIn(storage, 'me', 'two')];
  one.put(copy('from one', 1));
  two.put(copy('from two', 2));
  const titles = (openTabs: string[]) => one.left('p', new Set(openTabs)).map(({ content }) => content.title);
  expect(titles(['one', 'two'])).toEqual(['from one']);
  expect(titles(['one'])).toEqual(['from two', 'from one']);
  one.drop(one.left('p', new Set(['one']))[0]!);
  expect(titles(['one'])).toEqual(['from one']);
});

test('another person in this browser sees no copy of an unsaved draft, and unreadable copies stay untouched', () => {
  const storage = memory();
  copiesIn(storage, 'me', 'one').put(copy('mine', 1));
  storage.setItem('conjure.draft.you.p.one', '{"content":1}');
  expect(copiesIn(storage, 'you', 'one').left('p', new Set())).toEqual([]);
  expect(storage.getItem('conjure.draft.you.p.one')).not.toBeNull();
});

test('storing a copy of a draft returns false when the browser has no room', () => {
  expect(copiesIn(memory(10), 'me', 'one').put(copy('mine', 1))).toBe(false);
});

test('two contents of a draft are equal when only the order of keys differs, or keys without a value', () => {
  expect(same({ a: 1, b: [{ c: undefined, d: 2 }] }, { b: [{ d: 2 }], a: 1 })).toBe(true);
  expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(same({ a: null }, { a: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
});
