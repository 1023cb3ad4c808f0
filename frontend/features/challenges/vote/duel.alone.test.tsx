import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aChallenge, aPair, progress } from '../testing/a-challenge.ts';
import type { FullWindowProps } from '#ui/full-window.tsx';
import { Duel } from './duel.tsx';

// Replaces the product's full-window dialog by a plain element, because the dialog needs a real browser; a browser test checks its focus and Escape.
vi.mock('#ui/full-window.tsx', () => ({
  FullWindow: ({ title, bar, children }: FullWindowProps) => <section role="dialog" aria-label={title}>{bar}{children}</section>,
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Answer = Record<string, unknown>;
let root: Root;
let sent: { path: string; method: string; body: unknown }[];
let answers: Record<string, () => Answer>;
let left: number;
let client: QueryClient;

/** Replaces `fetch` by a stand-in for the server. */
vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
  const method = init.method ?? 'GET';
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  sent.push({ path, method, body });
  const answer = answers[`${method} ${path}`]?.() ?? answers[`${method} *`]?.() ?? {};
  const status = typeof answer.status === 'number' ? answer.status : 201;
  return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
});

const challenge = aChallenge({ state: 'voting', contentType: 'text' });
const BASE = `/api/challenges/${challenge.id}`;
const votes = () => sent.filter(({ path, method }) => path === `${BASE}/votes` && method === 'POST').map(({ body }) => (body as { choice: string }).choice);
const flush = async (ms = 0): Promise<void> => act(async () => { await vi.advanceTimersByTimeAsync(ms); });
const press = async (key: string, init: KeyboardEventInit = {}): Promise<void> =>
  act(async () => { (document.querySelector('[role=dialog]') ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })); });

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  left = 0;
  answers = {
    [`POST ${BASE}/pairs`]: () => ({ pair: aPair(1), progress: progress(7) }),
    [`POST ${BASE}/votes`]: () => ({ vote: { id: aPair(9).id, counted: true, uncounted: null }, pair: aPair(2), progress: progress(8) }),
    'DELETE *': () => ({ pair: aPair(1), progress: progress(7), status: 200 }),
  };
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => root.render(
    <MemoryRouter><QueryClientProvider client={client}><Duel challenge={challenge} now={Date.parse(challenge.closesAt) + 1_000} onLeave={() => { left += 1; }} /></QueryClientProvider></MemoryRouter>,
  ));
  await flush(50);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('a voter whose ten votes paid nothing, because the daily cap of rewards was reached, reads that', async () => {
  answers[`POST ${BASE}/votes`] = () => ({ vote: { id: aPair(9).id, counted: true, uncounted: null }, pair: aPair(2), progress: { ...progress(0), tokenToday: true, tokenCapped: true } });
  await flush(500);
  await press('ArrowLeft');
  await flush(2_000);
  expect(document.body.textContent).toContain('Daily cap reached: no token today');
  expect(document.body.textContent).not.toContain('Today’s token is yours');
});

it("the vote shows two text entries beside each other, without their authors' names", () => {
  expect([...document.querySelectorAll('[role=region]')].map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['Left entry', 'Right entry']);
  expect(document.body.textContent).toContain('3 more');
});

it('a vote pressed just after a new pair of entries appeared is ignored, and a later one counts', async () => {
  await press('ArrowLeft');
  expect(votes()).toEqual([]);
  await flush(500);
  await press('ArrowLeft');
  await flush(10);
  expect(votes()).toEqual(['left']);
});

it.each([['ArrowRight', 'right'], ['ArrowDown', 'tie'], ['s', 'skip']])('the key %s votes on the shown pair of entries', async (key, choice) => {
  await flush(500);
  await press(key);
  await flush(10);
  expect(votes()).toEqual([choice]);
});

it('a key that is held down, or pressed again before the next pair of entries, casts no second vote', async () => {
  await flush(500);
  await press('ArrowLeft', { repeat: true });
  expect(votes()).toEqual([]);
  await press('ArrowLeft');
  await press('ArrowRight');
  await flush(10);
  expect(votes()).toEqual(['left']);
});

it('after a vote, the chosen entry is marked, then the next pair appears and the votes left are announced', async () => {
  await flush(500);
  await press('ArrowRight');
  await flush(10);
  expect(document.querySelector('figure[data-state=picked]')).not.toBeNull();
  expect(document.querySelector('figure[data-state=other]')).not.toBeNull();
  await flush(400);
  expect(document.body.textContent).toContain('Entry 2 left');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Noted. 2 more for a token.');
});

it('the voter can undo the last vote until casting the next one', async () => {
  await flush(500);
  await press('z');
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('ArrowLeft');
  await flush(400);
  await press('z');
  await flush(10);
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([`${BASE}/votes/${aPair(9).id}`]);
  expect(document.body.textContent).toContain('Entry 1 left');
  await press('z');
  await flush(10);
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('tells a voter whose vote does not count the reason', async () => {
  answers[`POST ${BASE}/votes`] = () => ({ vote: { id: aPair(9).id, counted: false, uncounted: 'email_unconfirmed' }, pair: aPair(2), progress: { ...progress(0), uncounted: 'email_unconfirmed' } });
  await flush(500);
  await press('ArrowLeft');
  await flush(400);
  expect(document.body.textContent).toContain('Your votes do not count until your email is confirmed.');
});

it("tells a voter when a challenge's voting closed while the vote was being sent", async () => {
  answers[`POST ${BASE}/votes`] = () => ({ success: false, code: 'voting_closed', message: 'Voting is over.', requestId: 'r', status: 409 });
  answers[`POST ${BASE}/pairs`] = () => ({ pair: null, reason: 'closed', progress: progress(7) });
  await flush(500);
  await press('ArrowLeft');
  await flush(50);
  expect(document.body.textContent).toContain('Voting is over.');
  expect(document.querySelector('h1')?.textContent).toBe('Voting is over');
});

it('the close button of the vote between two entries leaves the vote', async () => {
  await act(async () => (document.querySelector('button[aria-label="Leave the vote"]') as HTMLButtonElement).click());
  expect(left).toBe(1);
});

it('fetches the challenge again when a voter leaves after a vote, so that its page shows the votes and pairs that are left', async () => {
  const fetched = vi.spyOn(client, 'invalidateQueries');
  await flush(500);
  await press('ArrowLeft');
  await flush(400);
  expect(fetched).not.toHaveBeenCalled();
  act(() => root.render(null));
  expect(fetched).toHaveBeenCalledOnce();
});
