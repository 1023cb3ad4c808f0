import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generation, GenerationDetail } from '#contracts/generation.ts';
import { liveTextQuery } from '../generation.queries.ts';
import { StageHead } from '../result/stage-head.tsx';
import { TrayHead } from './tray-head.tsx';
import { TrayList } from './tray-list.tsx';
import { costWords, countDown, dismissedRuns, dismissRuns, endedSince } from './tray-state.ts';

const NOW = Date.parse('2026-11-23T10:00:00.000Z');
const at = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();
const picture = { contentType: 'image', length: null, attempt: 1 } as const;
const run = (id: string, status: Generation['status'] = 'succeeded'): Generation => ({ id, status, quote: { total: 4 }, captured: 3 }) as Generation;

describe('the remaining time', () => {
  it('the remaining time of a run counts down to "any moment now"', () => {
    expect([0, 5, 11.5, 12, 40].map((passed) => countDown({ ...picture, status: 'running', etaAt: at(12) }, NOW + passed * 1000))).toEqual(['about 12 s left', 'about 7 s left', 'about 1 s left', 'any moment now', 'any moment now']);
    expect(countDown({ ...picture, status: 'running', etaAt: null }, NOW)).toBe('any moment now');
  });
  it('the remaining time of a run is in minutes from 90 s on, and null after its end or without an estimate', () => {
    expect([countDown({ ...picture, status: 'queued', etaAt: at(150) }, NOW), countDown({ ...picture, status: 'queued', etaAt: null }, NOW), countDown({ ...picture, status: 'succeeded', etaAt: at(5) }, NOW)]).toEqual(['about 3 min left', null, null]);
  });
  it('the remaining time of a text is left out after its estimate, because the words tell more than "any moment now"', () => {
    const text = { contentType: 'text', length: 900, attempt: 1, status: 'running' } as const;
    expect([countDown({ ...text, etaAt: at(12) }, NOW), countDown({ ...text, etaAt: at(12) }, NOW + 13_000), countDown({ ...text, etaAt: null }, NOW)]).toEqual(['about 12 s left', null, null]);
  });
  it('the job tray and the head of a result name the same remaining time of a text that streams in', () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    // 155 of 900 words after 4 s, when the server's estimate has passed: the other 745 take 19.2 s at this pace.
    const text: GenerationDetail = {
      ...run('1', 'running'), title: 'Hook Factory', contentType: 'text', length: 900, attempt: 1, etaAt: null, delivered: 0, name: null, prompt: null, outputs: [], createdAt: at(-4),
      inputs: {}, promptText: null, seed: null, rating: 0, text: null, receipt: null, againPrice: null, freeRetriesLeft: null,
    };
    const live = { attempt: 1, nextSeq: 3, text: 'word '.repeat(155), begunAt: NOW - 4_000 };
    const client = new QueryClient();
    client.setQueryData(liveTextQuery('1').queryKey, live);
    document.body.innerHTML = '';
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const tray = { active: [text], finished: [], news: null, open: true, saying: '', icon: false, setOpen: vi.fn(), hold: vi.fn(), dismiss: vi.fn(), forgetNews: vi.fn() };
    act(() => root.render(
      <QueryClientProvider client={client}><MemoryRouter>
        <StageHead run={text} done={false} words={155} begunAt={live.begunAt} /><TrayHead ref={null} tray={tray} icon={false} /><TrayList tray={tray} onClose={vi.fn()} onDismissed={vi.fn()} />
      </MemoryRouter></QueryClientProvider>,
    ));
    expect(document.body.textContent.match(/about \d+ s left|any moment now/g)).toEqual(['about 20 s left', 'about 20 s left', 'about 20 s left']);
    act(() => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

it('the job tray states the cost of a run: held, charged, nothing, or free', () => {
  expect([run('1', 'running'), run('1'), { ...run('1', 'failed'), captured: 0 }, { ...run('1'), paidBy: 'ada' }, { ...run('1'), waived: 2 }, { ...run('1'), captured: 1 }].map(costWords))
    .toEqual(['4 held', '3 tokens', 'nothing charged', 'free', 'free', '1 token']);
});

it('the job tray finds runs that have ended since its last check, and none that ended before', () => {
  expect(endedSince(new Set(['a', 'b', 'c']), [run('b', 'running')], [run('c'), run('a', 'failed'), run('old')]).map(({ id }) => id)).toEqual(['c', 'a']);
});

describe('what was taken out of the tray', () => {
  beforeEach(() => localStorage.clear());
  it('a run removed from the job tray stays removed after a reload, only for this reader', () => {
    dismissRuns('u1', ['a']);
    expect([...dismissRuns('u1', ['b', 'a'])]).toEqual(['a', 'b']);
    expect([[...dismissedRuns('u1')], [...dismissedRuns('u2')]]).toEqual([['a', 'b'], []]);
  });
  it('the job tray remembers a limited number of removed runs, and an unreadable record counts as empty', () => {
    dismissRuns('u1', Array.from({ length: 100 }, (_, n) => `r${n}`));
    expect(dismissedRuns('u1').size).toBe(60);
    localStorage.setItem('conjure.tray-dismissed:u1', '{');
    expect(dismissedRuns('u1').size).toBe(0);
  });
});
