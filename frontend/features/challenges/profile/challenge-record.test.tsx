import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { getChallengeRecord } from '#contracts/challenge-seasons.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { ChallengeRecord } from './challenge-record.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const NONE: ResponseOf<typeof getChallengeRecord> = { streak: { current: 0, best: 0 }, entered: 0, waiting: null, wins: 0, podiums: 0, latest: [] };

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Returns the text of the record in challenges on a profile, of which the server answers these facts. */
async function shown(facts: Partial<typeof NONE>): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ...NONE, ...facts }), { headers: { 'content-type': 'application/json' } })));
  const client = new QueryClient();
  act(() => root.render(<MemoryRouter><QueryClientProvider client={client}><ChallengeRecord username="mira" /></QueryClientProvider></MemoryRouter>));
  do await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  while (client.isFetching() > 0);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return document.querySelector('#root')?.textContent ?? '';
}

it('counts on the own profile the entered challenges that have no results yet, and says so', async () =>
  expect(await shown({ streak: { current: 1, best: 1 }, waiting: 1 })).toBe('Challenges1 challenge entered, 1 still without results, 0 wins, 0 podiums1 day in a row'));

it('counts all challenges that the owner entered, with and without results', async () =>
  expect(await shown({ entered: 2, waiting: 1, wins: 1, podiums: 1 })).toBe('Challenges3 challenges entered, 1 still without results, 1 win, 1 podium'));

it("counts on another person's profile only challenges with results", async () =>
  expect(await shown({ entered: 1, wins: 0, podiums: 1 })).toBe('Challenges1 challenge with results, 0 wins, 1 podium'));

it('claims no number of entered challenges on the profile of a person whose challenges have no results', async () =>
  expect(await shown({ streak: { current: 2, best: 2 } })).toBe('Challenges2 days in a row'));

it('shows nothing for a person without results and without a running streak', async () => expect(await shown({ streak: { current: 0, best: 3 } })).toBe(''));
