import { expect, it } from 'vitest';
import type { ListedChat } from '../chats.queries.ts';
import { groupsOf } from './groups.ts';

const NOW = new Date(2026, 10, 26, 12).getTime();
const ago = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();
const chat = (id: string, days: number, over: Partial<ListedChat> = {}) => ({ id, pinned: false, folder: null, lastMessageAt: ago(days), ...over }) as ListedChat;
const FOLDER = { id: 'f', name: 'Swimming club', chats: 1 };

it('the list of chats has pinned chats, then folders, then the rest by date, and each chat once', () => {
  const shown = groupsOf([chat('a', 2, { pinned: true, folder: FOLDER }), chat('b', 0), chat('c', 0, { folder: FOLDER }), chat('d', 1), chat('e', 5), chat('f', 20), chat('g', 90)], [FOLDER, { id: 'g', name: 'Empty', chats: 0 }], NOW);
  expect(shown.map(({ label, chats }) => [label, chats.map(({ id }) => id).join()])).toEqual([
    ['Pinned', 'a'], ['Swimming club', 'c'], ['Empty', ''], ['Today', 'b'], ['Yesterday', 'd'], ['Last 7 days', 'e'], ['Last 30 days', 'f'], ['Older', 'g'],
  ]);
});
