import { describe, expect, test } from 'vitest';
import type { Message } from '#contracts/messages.ts';
import { NOTHING_HAPPENED, shownMessages, since, withBack, withEnded, withGone, withMessages, withRead, withUnderWay } from './live-messages.ts';
import type { LoadedPages } from './live-messages.ts';
import { matches } from './message-filter.ts';
import { messageOf } from './testing/message-of.ts';

const ids = (messages: readonly Message[]): string[] => messages.map(({ id }) => id);
const loaded = (numbers: number[], nextCursor: string | null = null): LoadedPages => ({ pages: [{ data: numbers.map((number) => messageOf(number)), nextCursor }] });

describe('what a list shows', () => {
  test('puts a pushed message first in the list, and shows it once even if the server pushes it twice', () => {
    const live = withMessages(withMessages(NOTHING_HAPPENED, [messageOf(9)]), [messageOf(9), messageOf(8)]);
    expect(ids(shownMessages(loaded([7, 5]), live, {}))).toEqual(ids([messageOf(9), messageOf(8), messageOf(7), messageOf(5)]));
    expect(ids(shownMessages(loaded([9, 7]), live, {}))).toEqual(ids([messageOf(9), messageOf(8), messageOf(7)]));
  });

  test('leaves out a pushed message that is older than the loaded ones until its page loads, and shows it last in a complete list', () => {
    const live = withMessages(NOTHING_HAPPENED, [messageOf(1)]);
    expect(ids(shownMessages(loaded([7, 5], 'more'), live, {}))).toEqual(ids([messageOf(7), messageOf(5)]));
    expect(ids(shownMessages(loaded([7, 5]), live, {}))).toEqual(ids([messageOf(7), messageOf(5), messageOf(1)]));
  });

  test("shows a pushed message only in the lists whose filter it matches", () => {
    const live = withMessages(NOTHING_HAPPENED, [messageOf(9, { priority: 'urgent', category: 'social', subject: 'A Dragon waves' })]);
    for (const filter of [{ priority: 'urgent' }, { category: 'social' }, { unread: 'true' }, { q: 'dragon waves' }] as const) {
      expect(ids(shownMessages(loaded([7]), live, filter)), JSON.stringify(filter)).toContain(messageOf(9).id);
    }
    for (const filter of [{ priority: 'low' }, { category: 'system' }, { q: 'dragon sleeps' }] as const) {
      expect(ids(shownMessages(loaded([7]), live, filter)), JSON.stringify(filter)).not.toContain(messageOf(9).id);
    }
  });

  test('shows a message as read although the fetched list has it as unread, and removes it from a list of unread messages', () => {
    const live = withRead(NOTHING_HAPPENED, [messageOf(7).id]);
    expect(shownMessages(loaded([7, 5]), live, {}).map(({ read }) => read)).toEqual([true, false]);
    expect(ids(shownMessages(loaded([7, 5]), live, { unread: 'true' }))).toEqual([messageOf(5).id]);
  });

  test('shows a message as read or archived before the server answers, and undoes only the change that the server refused', () => {
    const both = withUnderWay(withUnderWay(NOTHING_HAPPENED, 'read', [messageOf(7).id, messageOf(5).id]), 'archive', [messageOf(7).id]);
    expect(shownMessages(loaded([7, 5]), both, {}).map(({ id, read }) => [id, read])).toEqual([[messageOf(5).id, true]]);
    const refused = withEnded(withRead(both, [messageOf(5).id]), 'archive', [messageOf(7).id]);
    expect(shownMessages(loaded([7, 5]), refused, {}).map(({ read }) => read)).toEqual([true, true]);
    // Another tab marked this message as read meanwhile. The refusal in this tab does not undo that.
    expect(shownMessages(loaded([7, 5]), withEnded(refused, 'read', [messageOf(7).id, messageOf(5).id]), {}).map(({ read }) => read)).toEqual([false, true]);
  });

  test('hides an archived message from the list until the reader restores it', () => {
    const gone = withGone(NOTHING_HAPPENED, [messageOf(7).id]);
    expect(ids(shownMessages(loaded([7, 5]), gone, {}))).toEqual([messageOf(5).id]);
    expect(shownMessages(loaded([7, 5]), withBack(gone, [messageOf(7).id]), {})).toHaveLength(2);
  });

  test("keeps a pushed message marked as new and as read when a fetched list contains an older copy of it", () => {
    const live = withMessages(NOTHING_HAPPENED, [messageOf(7, { isRealtime: true, read: true })]);
    expect(shownMessages(loaded([7]), live, {})[0]).toMatchObject({ isRealtime: true, read: true });
  });
});

test('keeps only the changes of messages that came after the lists were fetched again', () => {
  const before = withGone(withRead(withMessages(NOTHING_HAPPENED, [messageOf(1)]), ['a']), ['b']);
  const after = withMessages(withRead(before, ['c']), [messageOf(2)]);
  const kept = since(before, withUnderWay(after, 'archive', ['b']));
  expect(ids(kept.messages)).toEqual([messageOf(2).id]);
  expect([[...kept.read], [...kept.gone], [...kept.leaving]]).toEqual([['c'], [], ['b']]);
});

test('finds a message when subject and content together contain all searched words, in upper or lower case', () => {
  const message = messageOf(1, { subject: 'Video ready', content: 'Captured 5 tokens' });
  expect([matches(message, { q: 'TOKENS video' }), matches(message, { q: 'tokens wand' })]).toEqual([true, false]);
});
