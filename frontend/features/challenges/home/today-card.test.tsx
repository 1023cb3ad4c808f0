import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChallengeCard, ChallengeYou } from '#contracts/challenges.ts';
import { todaysChallengeQuery } from '#shared/challenges/challenges.queries.ts';
import { TodayStage } from '../hub/today-stage.tsx';
import { aChallenge } from '../testing/a-challenge.ts';
import { TodayCard } from './today-card.tsx';

let root: Root;
let client: QueryClient;
const words = () => document.body.textContent ?? '';
const links = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Lets no request end, so that the challenges of the test stay.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const inVote = (part: Partial<ChallengeYou>): ChallengeCard => {
  const { you, ...challenge } = aChallenge({ state: 'voting', title: 'A letter to the sea' });
  return { ...challenge, you: you && { ...you, ...part } };
};

/** Shows a card with these challenges of today, as the server would answer them. */
async function show(Part: () => React.ReactNode, today: { challenge: ChallengeCard | null; voting: ChallengeCard | null }): Promise<void> {
  // Noon of the day on which the open challenge takes entries, or else of the day of the vote.
  const now = today.challenge ? '2026-11-26T12:00:00.000Z' : '2026-11-27T12:00:00.000Z';
  client.setQueryData(todaysChallengeQuery.queryKey, { ...today, results: null, now });
  await act(async () => root.render(<MemoryRouter><QueryClientProvider client={client}><Part /></QueryClientProvider></MemoryRouter>));
}

describe('the home card while only a vote is open', () => {
  const voting = (part: Partial<ChallengeYou>): Promise<void> => show(TodayCard, { challenge: null, voting: inVote(part) });

  it('says how many votes of the day bring the token, whatever number was cast in this challenge', async () => {
    await voting({ votes: 2, seen: 2, votesToToken: 3 });
    expect(words()).toContain('3 more votes that count bring today’s token.');
    await voting({ votes: 2, seen: 2, votesToToken: 0 });
    expect(words()).toContain('Your votes bring no further token today.');
    await voting({ votesToToken: null });
    expect(words()).toContain('10 votes that count bring 1 token, at most once a day.');
    expect(links()).toContain('Vote');
  });

  it('offers no vote when the viewer has seen all pairs, and says when the results come', async () => {
    await voting({ votes: 6, seen: 6, pairsLeft: 0, votesToToken: 4 });
    expect(words()).toMatch(/You have seen every pair\. The results come .*\d\d:\d\d\./);
    expect(words()).not.toContain('today’s token');
    expect(links()).toEqual(['Its theme']);
  });
});

describe.each([['the home card', TodayCard, 'Vote'], ['the page of challenges', TodayStage, 'Vote on yesterday’s']] as const)('%s beside an open challenge', (_where, Part, label) => {
  it('offers the vote on yesterday’s challenge while a pair of it waits for the viewer', async () => {
    await show(Part, { challenge: aChallenge(), voting: inVote({ pairsLeft: 1 }) });
    expect(links()).toContain(label);
  });

  it('says instead that the viewer has seen every pair of it, or that it has too few entries', async () => {
    await show(Part, { challenge: aChallenge(), voting: inVote({ seen: 6, pairsLeft: 0 }) });
    expect(words()).toContain('You have seen every pair of yesterday’s challenge. Its results come ');
    expect(links()).not.toContain(label);
    await show(Part, { challenge: aChallenge(), voting: inVote({ pairsLeft: 0 }) });
    expect(words()).toContain('Yesterday’s challenge has too few entries to compare. Its results come ');
    expect(links()).not.toContain(label);
  });
});
