import { act, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeState } from '#contracts/challenges.ts';
import type { ChallengeDetail, OwnEntry } from '#contracts/challenges.ts';
import { aChallenge } from '../testing/a-challenge.ts';
import { VoteTab } from '../vote/vote-tab.tsx';
import { JudgedCard } from './judged-card.tsx';
import { nextStep } from './next-step.ts';
import { PrizesCard } from './prizes-card.tsx';
import { StatusCard } from './status-card.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const show = (node: ReactNode): void => act(() => root.render(<MemoryRouter><QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider></MemoryRouter>));
const words = () => document.body.textContent ?? '';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

const entry = (part: Partial<OwnEntry> = {}): OwnEntry => ({
  id: '00000000-0000-4000-8000-000000000009', generationId: '00000000-0000-4000-8000-000000000010', title: 'Harbour, Two Sugars', status: 'submitted', removedReason: null,
  output: { kind: 'text', text: 'A harbour', mime: 'text/markdown' }, showInputs: false, submittedAt: '2026-11-26T16:02:00.000Z', place: null, final: null, prize: null, feeReturned: 0, ...part,
});

describe('the next step', () => {
  it("the viewer's next step in a challenge follows from its state and the viewer's entries", () => {
    const of = (part: Partial<ChallengeDetail>) => nextStep(aChallenge(part));
    expect(challengeState.options.map((state) => of({ state }))).toEqual(['scheduled', 'make', 'vote', 'wait', 'winners', 'cancelled']);
    expect([of({ ownEntries: [entry()] }), of({ ownEntries: [entry(), entry(), entry()] }), of({ ownEntries: [entry({ status: 'removed' })] })]).toEqual(['more', 'wait', 'make']);
  });

  it('the host of a challenge is told that hosts cannot enter it', () => {
    const { you } = aChallenge();
    expect(nextStep(aChallenge({ you: you && { ...you, host: true } }))).toBe('host');
  });
});

describe('StatusCard', () => {
  it("the viewer's entry in a challenge has a menu of actions only while entries are open", () => {
    show(<StatusCard challenge={aChallenge({ ownEntries: [entry()] })} />);
    expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('What to do with Harbour, Two Sugars');
    show(<StatusCard challenge={aChallenge({ state: 'voting', ownEntries: [entry()] })} />);
    expect(document.querySelector('button')).toBeNull();
  });

  it("the card with the viewer's entries says why an entry was removed", () => {
    show(<StatusCard challenge={aChallenge({ ownEntries: [entry({ status: 'removed', removedReason: 'It shows a logo.' })] })} />);
    expect(words()).toContain('Removed by a moderator: It shows a logo.');
  });

  it("the card with the viewer's entries shows neither scores nor places of a cancelled challenge", () => {
    show(<StatusCard challenge={aChallenge({ state: 'cancelled', cancelReason: 'Too few entries.' })} />);
    expect(words()).not.toMatch(/Best score|of 3 in/);
    expect(words()).toContain('This challenge was cancelled. There are no results and no prizes.');
  });

  it("the card with the viewer's entries in a cancelled challenge says in a neutral colour which fees and pool came back, and shows no entry as being in", () => {
    const { you, prizes } = aChallenge();
    const cancelled = (part: Partial<ChallengeDetail>) => aChallenge({ state: 'cancelled', prizes: { ...prizes, pool: 30 }, ownEntries: [entry({ feeReturned: 3 })], ...part });
    show(<StatusCard challenge={cancelled({ host: { id: entry().id, username: 'otto', displayName: 'Otto', avatarUrl: null } as ChallengeDetail['host'] })} />);
    expect(words()).toContain('This challenge was cancelled. Your entry fee came back: 3 tokens. The pool of 30 tokens went back to the host.');
    expect(words()).not.toMatch(/of 3 in|In since|Next:/);
    show(<StatusCard challenge={cancelled({ you: you && { ...you, host: true }, ownEntries: [] })} />);
    expect(words()).toContain('The pool came back to you: 30 tokens.');
    show(<StatusCard challenge={cancelled({ ownEntries: [entry({ feeReturned: 3 }), entry({ feeReturned: 3 })] })} />);
    expect(words()).toContain('Your entry fees came back: 6 tokens. The account of the host is gone, so the pool of 30 tokens stays with Conjure.');
  });

  it('a finished challenge shows no best score to a viewer without an entry, because none will open', () => {
    show(<StatusCard challenge={aChallenge({ state: 'judging' })} />);
    expect(words()).toContain('Best scoreopens');
    show(<StatusCard challenge={aChallenge({ state: 'completed' })} />);
    expect(words()).not.toContain('Best score');
  });

  it('a challenge whose fees returned because no entrant could win says so too', () => {
    show(<StatusCard challenge={aChallenge({ state: 'completed', ownEntries: [entry({ feeReturned: 3 })] })} />);
    expect(words()).toContain('Your entry fee came back: 3 tokens.');
  });

  /** Shows the card while the challenge takes votes, and returns what stands after "Next:". */
  const told = (part: Partial<NonNullable<ChallengeDetail['you']>>): string => {
    const { you, ...challenge } = aChallenge({ state: 'voting' });
    show(<StatusCard challenge={{ ...challenge, you: you && { ...you, ...part } }} />);
    return /Next: (.*)$/.exec(words())?.[1] ?? '';
  };

  it('the next step of a voter says how many pairs are left of ten, and never more than there are', () => {
    expect([told({}), told({ votes: 5, votesToToken: 5 }), told({ votes: 9, votesToToken: 1 })].map((text) => text.split('.')[0])).toEqual(['vote on 10 pairs', 'vote on 5 more pairs', 'vote on 1 more pair']);
    expect(told({ votes: 4, seen: 4, votesToToken: 6, pairsLeft: 2 })).toMatch(/^vote on 2 more pairs\./);
    expect(told({ votes: 10, seen: 12, votesToToken: 0 })).toBe('wait for the results. Your votes are in.');
  });

  it('the next step of a voter counts the votes of the day in all challenges towards the token, and says when it is paid', () => {
    expect(told({ votes: 2, votesToToken: 3 })).toBe('vote on 8 more pairs. 3 more votes that count bring today’s token.');
    expect(told({ votes: 2, votesToToken: 0 })).toBe('vote on 8 more pairs. Your votes bring no further token today.');
    // Ten votes here were cast on the first day of a vote over two days, and the second day has its own token.
    expect(told({ votes: 10, seen: 10, votesToToken: 9 })).toBe('vote on 9 more pairs. 9 more votes that count bring today’s token.');
    expect(told({ votesToToken: null })).toBe('vote on 10 pairs. 10 votes that count bring 1 token, at most once a day.');
  });

  it('the next step of an entrant names the prize for taking part while enough pairs are left for it', () => {
    expect(told({ entries: 1, votes: 9, seen: 9, votesToToken: 1 })).toBe('vote on 1 more pair. 1 more vote that counts here brings you the prize for taking part. 1 more vote that counts brings today’s token.');
    expect(told({ entries: 1, votes: 4, seen: 4, votesToToken: 6, pairsLeft: 2 })).not.toContain('taking part');
  });

  it('a voter without a pair is told to wait for the results, with the reason', () => {
    expect([told({ votes: 5, seen: 6, pairsLeft: 0 }), told({ pairsLeft: 0 })]).toEqual(['wait for the results. You have seen every pair.', 'wait for the results. There are too few entries to compare.']);
  });

  it("the card with the viewer's entries in a challenge renders nothing for visitors", () => {
    show(<StatusCard challenge={aChallenge({ you: null })} />);
    expect(words()).toBe('');
  });
});

describe('PrizesCard', () => {
  it('the card with the prizes of a challenge states the condition of each prize', () => {
    show(<PrizesCard challenge={aChallenge()} />);
    expect([...document.querySelectorAll('li')].map((line) => line.textContent?.replace(/^\d/, ''))).toEqual([
      'First3030 tokens', 'Second1515 tokens', 'Third55 tokens', 'Best newcomerin their first 3 challenges, from 5 newcomers on1010 tokens', 'Taking partan entry that stays in, and 10 votes that count11 token',
    ]);
    expect(words()).toContain('With fewer than 10 entrants the first place alone wins 5.');
  });
});

describe('JudgedCard', () => {
  const judged = (judge: ChallengeDetail['judge']) => show(<JudgedCard challenge={aChallenge({ judge })} onMethod={() => undefined} />);

  it('the card on judging shows the weights of the criteria only where the rubric has a judge', () => {
    judged('administrators');
    expect(words()).toMatch(/Theme60.*Craft40/);
    // Each bar is as full as its number says, of 100.
    expect([...document.querySelectorAll('[role=progressbar]')].map((bar) => [bar.getAttribute('aria-valuenow'), bar.querySelector<HTMLElement>('div')!.style.getPropertyValue('--p')])).toEqual([['60', '60%'], ['40', '40%']]);
    judged('none');
    expect(words()).toContain('There is no judge, so the votes decide alone. Voters are asked to look at:');
    expect(words()).not.toMatch(/60|40/);
    expect(document.querySelectorAll('[role=progressbar]')).toHaveLength(0);
  });
});

describe('VoteTab', () => {
  const title = () => document.querySelector('h2')?.textContent;

  it.each([
    ['scheduled', 'Voting opens when entries close'], ['active', 'Voting opens when entries close'], ['voting', 'Two entries, one choice'],
    ['judging', 'Voting is over'], ['completed', 'Your pairs'], ['cancelled', 'There is no vote'],
  ] as const)('the tab about voting says what a voter can do while a challenge is %s', (state, words) => {
    show(<VoteTab challenge={aChallenge({ state })} />);
    expect(title()).toBe(words);
    expect(document.querySelector('a') !== null).toBe(state === 'voting');
  });

  it('the tab about voting says that all pairs were seen, and when the results come, instead of offering the vote', () => {
    const { you } = aChallenge();
    const voting = (part: Partial<NonNullable<typeof you>>) => show(<VoteTab challenge={aChallenge({ state: 'voting', you: you && { ...you, ...part } })} />);
    voting({ seen: 6, votes: 5, pairsLeft: 0 });
    expect([title(), document.querySelector('a')]).toEqual(['You have seen every pair', null]);
    expect(words()).toMatch(/The results come .*\d\d:\d\d\. You cast 5 votes that count\./);
    voting({ pairsLeft: 0 });
    expect([title(), document.querySelector('a')]).toEqual(['There are too few entries to compare', null]);
    voting({ seen: 6, votes: 5, pairsLeft: 1, votesToToken: 2 });
    expect([title(), document.querySelector('a')?.textContent]).toEqual(['Two entries, one choice', 'Start voting']);
    expect(words()).toContain('2 more votes that count bring today’s token. You cast 5 votes that count so far.');
  });
});
