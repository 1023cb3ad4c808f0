import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '#contracts/messages.ts';
import { pause } from '#lib/pause.ts';
import type { MessageFilter } from '../message-filter.ts';
import { messageStore } from '../message-store.ts';
import { useMessages } from '../messages.queries.ts';
import { messageOf } from '../testing/message-of.ts';
import { usePaging } from './use-paging.ts';
import { useSelection } from './use-selection.ts';

const PAGE = 3;
/** Stands in for the server: all its messages, newest first, and the addresses that the client requested. */
let kept: Message[];
let asked: string[];
let refusing: boolean;
/** The server's answers that the test holds back; null while the server answers at once. */
let held: (() => void)[] | null;
let filter: MessageFilter;
let list: Message[];
let paging: ReturnType<typeof usePaging>;
let selection: ReturnType<typeof useSelection>;
let root: Root;
let client: QueryClient;

async function answer(path: string): Promise<Response> {
  asked.push(path);
  if (held) await new Promise<void>((resolve) => void held?.push(resolve));
  if (refusing) return new Response(JSON.stringify({ success: false, message: 'Away', code: 'x', requestId: 'r' }), { status: 400 });
  const query = new URL(path, 'http://conjure.test').searchParams;
  const matching = kept.filter((message) => !query.get('category') || message.category === query.get('category'));
  const from = Number(query.get('before') ?? 0);
  const end = from + PAGE;
  return new Response(JSON.stringify(matching.slice(from, end)), { headers: { 'Content-Type': 'application/json', ...(end < matching.length && { 'X-Next-Cursor': String(end) }) } });
}

function Probe() {
  const { query, messages } = useMessages(filter);
  list = messages ?? [];
  paging = usePaging(query, list.length);
  selection = useSelection(list, filter, query);
  return null;
}
/** Repeats the check that the test passes in until it succeeds. */
const eventually = (check: () => void) => vi.waitFor(async () => {
  await settle();
  check();
}, { timeout: 5_000 });
const settle = () => act(() => pause(20));
const render = async (next: MessageFilter): Promise<void> => {
  filter = next;
  act(() => root.render(<QueryClientProvider client={client}><Probe /></QueryClientProvider>));
  await settle();
};
const release = async (): Promise<void> => {
  const waiting = held ?? [];
  held = null;
  waiting.forEach((go) => go());
  await settle();
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  kept = Array.from({ length: 12 }, (_, number) => messageOf(100 - number, { category: number % 4 === 0 ? 'social' : 'content' }));
  [asked, refusing, held] = [[], false, null];
  vi.stubGlobal('fetch', answer);
  client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
});

it('requests a failing page of messages once, and again only when the reader presses the button', async () => {
  await render({});
  await eventually(() => expect(list).toHaveLength(PAGE));
  refusing = true;
  for (let time = 0; time < 5; time += 1) {
    act(() => paging.loadMore());
    await settle();
  }
  await eventually(() => expect([asked.length, paging.failed, list.length]).toEqual([2, true, PAGE]));
  refusing = false;
  act(() => paging.retry());
  await eventually(() => expect([paging.failed, list.length]).toEqual([false, 2 * PAGE]));
});

it('loads further pages until one has a message that the filter shows, and stops after the last page', async () => {
  await render({ unread: 'true' });
  await eventually(() => expect(list).toHaveLength(PAGE));
  act(() => messageStore(client).doneUnshown('read', kept.slice(0, 7)));
  await eventually(() => expect(list).not.toEqual([]));
  expect([list.map(({ id }) => id), paging.waiting]).toEqual([kept.slice(7, 9).map(({ id }) => id), false]);
  act(() => messageStore(client).doneUnshown('read', kept));
  await eventually(() => expect(paging.more).toBe(false));
  expect([list.length, paging.waiting]).toEqual([0, false]);
});

it('says that the next page of messages failed when the list is still empty, instead of loading for ever', async () => {
  await render({ unread: 'true' });
  await eventually(() => expect(list).toHaveLength(PAGE));
  refusing = true;
  act(() => messageStore(client).doneUnshown('read', kept));
  await eventually(() => expect([asked.length, paging.waiting, paging.failed]).toEqual([2, false, true]));
});

it("selects all messages of a new filter only after the server has answered with its messages", async () => {
  await render({});
  await eventually(() => expect(list).toHaveLength(PAGE));
  held = [];
  await render({ category: 'social' });
  expect([list.length, selection.closed]).toEqual([1, true]);
  act(() => selection.toggleAll());
  expect(selection.gathering).toBe(false);
  await release();
  await eventually(() => expect(selection.closed).toBe(false));
  act(() => selection.toggleAll());
  await eventually(() => expect([selection.selected.length, selection.all]).toEqual([3, true]));
});

it('cancels "select all" of messages when the filter changes, and selects nothing under the new filter', async () => {
  await render({});
  await eventually(() => expect(list).toHaveLength(PAGE));
  held = [];
  act(() => selection.toggleAll());
  await settle();
  expect(selection.gathering).toBe(true);
  await render({ category: 'social' });
  expect(selection.gathering).toBe(false);
  await release();
  await settle();
  expect([selection.selected.length, selection.gathering]).toEqual([0, false]);
});
