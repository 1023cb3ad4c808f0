import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inboxQueue } from '#contracts/inbox.ts';
import { adminEntriesOf, waitingBehind } from './admin-navigation.ts';
import { inboxAddress } from './inbox-address.ts';

const addresses = (role: Parameters<typeof adminEntriesOf>[0]): string[] => adminEntriesOf(role).map(({ to }) => to);

test("the administration's navigation shows administrators every page, including those about money", () => {
  expect(addresses('admin')).toEqual(expect.arrayContaining(['/admin/sales', '/admin/analytics', '/admin/journey-analytics', '/admin/api-settings']));
});

test("the administration's navigation shows moderators and support the pages of their role, and members none", () => {
  expect(addresses('moderator')).toContain('/admin/marketplace');
  expect(addresses('moderator')).not.toContain('/admin/sales');
  expect(addresses('user')).toEqual([]);
});

test("each entry of the administration's navigation links to a page that exists", () => {
  // The table of pages is read as text, because importing it would load every page, with styles that only a browser build has.
  const table = readFileSync(fileURLToPath(new URL('administration.tsx', import.meta.url)), 'utf8');
  const open = [...table.matchAll(/\{ path: '([^']*)', page: /g)].map(([, path]) => `/admin/${path!}`.replace(/\/$/, ''));
  expect(open.length).toBeGreaterThan(10);
  expect(adminEntriesOf('admin').filter(({ server }) => !server).map(({ to }) => to).sort()).toEqual(open.sort());
});

test("an entry of the administration's navigation counts all items that wait in the queues of its page, and 0 while the counts are unknown", () => {
  const inbox = { queues: [{ queue: 'reports', count: 3 }, { queue: 'appeals', count: 1 }, { queue: 'disputes', count: 9 }, { queue: 'packs', count: 2 }] } as Parameters<typeof waitingBehind>[1];
  const [marketplace, packs] = ['/admin/marketplace', '/admin/prompt-packs'].map((address) => adminEntriesOf('admin').find(({ to }) => to === address)!);
  expect([waitingBehind(marketplace!, inbox), waitingBehind(packs!, inbox)]).toEqual([4, 2]);
  expect(waitingBehind(marketplace!, undefined)).toBe(0);
});

test.each(inboxQueue.options)("the staff inbox's queue %s is counted at exactly one navigation entry, the page that the overview links to", (queue) => {
  const page = inboxAddress(queue).replace(/[?#].*$/, '');
  expect(adminEntriesOf('admin').filter(({ queues }) => queues?.includes(queue)).map(({ to }) => to)).toEqual([page]);
});
