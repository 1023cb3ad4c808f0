import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#contracts/me.ts';
import { getMarks } from '#contracts/social.ts';
import { meQuery } from '#lib/session.ts';
import { useFollow } from './use-follow.ts';
import { usePromptMark } from './use-prompt-mark.ts';
import type { MarkedPrompt } from './use-prompt-mark.ts';

const VIEWER = { id: '01990000-0000-7000-8000-000000000001', role: 'user' } as CurrentUser;
const ID = '01990000-0000-7000-8000-000000000002';
const PROMPT = { id: ID, title: 'A hat', creator: { id: '01990000-0000-7000-8000-000000000003' }, stats: { likes: 0, saves: 0 } } as MarkedPrompt;

/** Requests that wait for the test's answer, oldest first, by their method. */
let waiting: Record<'GET' | 'PUT' | 'DELETE', ((body: object, status?: number) => void)[]>;
let client: QueryClient;
let root: Root;
let shown: { on: boolean; count?: number; toggle(): void };

/** Refuses the oldest change that waits. */
const refuse = (): void => waiting.PUT.shift()?.({ success: false, message: 'No', code: 'forbidden', requestId: 'r' }, 403);
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
/** Answers the oldest request of a method, and waits until the screen shows what follows. */
const answer = (method: keyof typeof waiting, body: object): Promise<void> => act(async () => {
  await vi.waitFor(() => expect(waiting[method]).not.toHaveLength(0));
  waiting[method].shift()?.(body);
  await soon();
});
const press = (): Promise<void> => act(async () => {
  shown.toggle();
  await soon();
});
/** Reads the viewer's marks again, as the client does after a sign-in. */
const readAgain = (): Promise<void> => act(async () => {
  void client.invalidateQueries({ queryKey: [getMarks.path] });
  await soon();
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  waiting = { GET: [], PUT: [], DELETE: [] };
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) => new Promise<Response>((resolve) => {
    waiting[method as keyof typeof waiting].push((body, status = 200) => resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })));
  }));
  client = new QueryClient();
  client.setQueryData(meQuery.queryKey, VIEWER);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const OFF = { liked: [], saved: [], followed: [], blocked: [] };

describe.each([['save', () => usePromptMark('save', PROMPT)], ['like', () => usePromptMark('like', PROMPT)], ['follow', () => useFollow(ID)]])('after the press on %s', (_name, useMark) => {
  beforeEach(async () => {
    function Probe() {
      shown = useMark();
      return null;
    }
    root = createRoot(document.createElement('div'));
    act(() => root.render(<QueryClientProvider client={client}><Probe /></QueryClientProvider>));
    await answer('GET', OFF);
    await press();
    expect(shown.on).toBe(true);
  });

  it('a read that is answered before the press, with what was there before it, is replaced by the answer to the press', async () => {
    await readAgain();
    await answer('GET', OFF);
    await answer('PUT', { on: true, count: 1 });
    expect(shown.on).toBe(true);
  });

  it('a read that is answered after the press, with what was there before it, changes nothing', async () => {
    await readAgain();
    await answer('PUT', { on: true, count: 1 });
    await answer('GET', OFF);
    expect(shown.on).toBe(true);
  });

  it('the mark is read once more after the answer, and the server decides', async () => {
    await answer('PUT', { on: true, count: 1 });
    await answer('GET', { ...OFF, liked: [ID], saved: [ID], followed: [ID] });
    expect(shown).toMatchObject('count' in shown ? { on: true, count: 1 } : { on: true });
    await readAgain();
    await answer('GET', OFF);
    expect(shown.on).toBe(false);
  });

  it('the answer to the last press decides', async () => {
    await press();
    expect(shown.on).toBe(false);
    await answer('PUT', { on: true, count: 1 });
    expect(shown.on).toBe(false);
    await answer('DELETE', { on: false, count: 0 });
    expect(shown.on).toBe(false);
  });
});

it('an answer to Like does not take off Save, whose answer is still on its way, and a refused Save leaves the old count', async () => {
  let liked: typeof shown = { on: false, toggle: () => undefined };
  function Probe() {
    liked = usePromptMark('like', PROMPT);
    shown = usePromptMark('save', PROMPT);
    return null;
  }
  root = createRoot(document.createElement('div'));
  act(() => root.render(<QueryClientProvider client={client}><Probe /></QueryClientProvider>));
  await answer('GET', OFF);
  await act(async () => {
    liked.toggle();
    await soon();
  });
  await press();
  await answer('PUT', { on: true, count: 1 });
  expect([waiting.GET.length, liked.on, shown.on, shown.count]).toEqual([0, true, true, 1]);
  await readAgain();
  await answer('GET', { ...OFF, liked: [ID] });
  expect([liked.on, liked.count, shown.on, shown.count]).toEqual([true, 1, false, 0]);
  await act(async () => {
    refuse();
    await soon();
  });
  expect([liked.on, liked.count, shown.on, shown.count]).toEqual([true, 1, false, 0]);
});
