import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageKeys } from './messages.keys.ts';
import { changesQuery, messagesQuery, resync, summaryQuery } from './messages.queries.ts';

/** Stands in for the server: its answer for each path, and the requests that it received. */
let answers: Record<string, () => Response>;
let asked: string[];
let client: QueryClient;
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const since = (): (string | null)[] => asked.filter((path) => path.startsWith('/api/messages/changes')).map((path) => new URL(path, 'http://c').searchParams.get('since'));

beforeEach(() => {
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answers[path.split('?')[0]!]?.() ?? json({ success: false, message: 'No', code: 'x', requestId: 'r' }, 404));
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

test('keeps the cursor of message changes until the lists that had to be fetched again have arrived', async () => {
  const tooMuch = { messages: [], archivedIds: [], unread: 0, cursor: '9', complete: false };
  answers = { '/api/messages/changes': () => json(tooMuch), '/api/messages': () => json([]) };
  const leave = new InfiniteQueryObserver(client, messagesQuery({})).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(messageKeys.list({}))).toBeDefined());
  client.setQueryData(changesQuery.queryKey, '5');
  answers['/api/messages'] = () => json({ success: false, message: 'Away', code: 'x', requestId: 'r' }, 400);
  await resync(client);
  expect(client.getQueryData(changesQuery.queryKey)).toBe('5');
  answers['/api/messages'] = () => json([]);
  await resync(client);
  expect([client.getQueryData(changesQuery.queryKey), since()]).toEqual(['9', ['5', '5']]);
  leave();
});

test("polls the counts of the Notification Center, because the socket may be cut without notice", () => {
  expect(summaryQuery.refetchInterval).toBe(30_000);
});
