import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import { WholeWork } from '../whole-work.tsx';
import { VOTE_TAB } from '../challenge-vote.words.ts';
import { aChallenge } from '../testing/a-challenge.ts';
import { NewcomerCard } from './newcomer-card.tsx';
import { ScoreBar } from './score-bar.tsx';
import { Verdict } from './verdict.tsx';
import { YourResult } from './your-result.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const show = (node: ReactNode): void => act(() => root.render(<MemoryRouter>{node}</MemoryRouter>));
const words = () => document.body.textContent ?? '';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

describe('ScoreBar', () => {
  it('a score that the votes gave alone stands once under its bar, and two scores stand with the points that each gave', () => {
    show(<ScoreBar votes={91.6} rubric={null} legend />);
    expect(words()).toBe('Votes 91.6');
    show(<ScoreBar votes={91.6} rubric={50} legend />);
    expect(words()).toBe('Votes 92 55.0Rubric 50 20.0');
  });
});

const result = (prize: number, newcomerPrize: number): ChallengeResult => ({
  place: 1, author: null, voteScore: 91.6, rubricScore: null, final: 91.6, reason: '', prize, newcomerPrize, resting: false, newcomer: true, mine: false,
  entry: { id: '00000000-0000-4000-8000-000000000009', title: 'Letters to the tide', output: { kind: 'text', text: 'A harbour', mime: 'text/markdown' }, inputs: null, prompt: null, exposures: 63, wins: 44, losses: 19, ties: 0, rubric: [] },
});

describe('Verdict', () => {
  it('draws the bar of each criterion as full as its score of 100, also the highest one', () => {
    const judged = result(40, 0);
    show(<Verdict at={1} result={{ ...judged, rubricScore: 34, entry: { ...judged.entry, rubric: [{ key: 'theme', label: 'Theme', weight: 60, score: 40 }, { key: 'craft', label: 'Craft', weight: 40, score: 25 }] } }} />);
    expect([...document.querySelectorAll('[role=progressbar]')].map((bar) => bar.querySelector<HTMLElement>('div')!.style.getPropertyValue('--p'))).toEqual(['40%', '25%']);
  });
});

describe('NewcomerCard', () => {
  it("the card of the best newcomer shows what the newcomers' prize paid, and not the prize of the place", () => {
    show(<NewcomerCard result={result(40, 10)} />);
    expect(words()).toContain('Newcomers’ prize: 1010 tokens');
    show(<NewcomerCard result={result(5, 0)} />);
    expect(words()).not.toMatch(/token|prize/);
  });
});

describe('YourResult and VoteTab after the results', () => {
  const judged = { seen: 6, pairs: 5, agreed: 3 };

  it('the card of the own result says how many pairs were seen and how many of them can be compared', () => {
    const told = (part: Partial<typeof judged>) => { show(<YourResult challenge={aChallenge({ state: 'completed' })} you={null} judged={{ ...judged, ...part }} />); return words(); };
    expect(told({})).toContain('You saw 6 pairs. 5 of them can be compared with the final order. 3 agree with the final order.');
    expect(told({ seen: 5 })).toContain('You judged 5 pairs. 3 agree with the final order.');
    expect(told({ seen: 1, pairs: 0, agreed: 0 })).toContain('You saw 1 pair. None can be compared with the final order. See them, with reasons');
  });

  it('the tab about voting counts the same pairs after the results as the list of own pairs behind its button', () => {
    expect([VOTE_TAB.doneText(judged), VOTE_TAB.doneText({ seen: 2, pairs: 0, agreed: 0 })]).toEqual([
      'You saw 6 pairs. 5 of them can be compared with the final order. In 3 of those the final order agrees.',
      'You saw 2 pairs. None can be compared with the final order.',
    ]);
  });
});

it('the keyboard reaches and scrolls the text of a challenge entry that is shown whole, and not the frame of a picture', () => {
  show(<WholeWork type="text" text="A harbour" url={null} alt="Entry 1" />);
  const region = document.querySelector<HTMLElement>('[role=region]');
  expect([region?.tabIndex, region?.getAttribute('aria-label'), region?.textContent]).toEqual([0, 'Entry 1', 'A harbour']);
  show(<WholeWork type="image" text={null} url="/entry.webp" alt="Entry 1" />);
  expect(document.querySelector('[role=region], [tabindex]')).toBeNull();
});
