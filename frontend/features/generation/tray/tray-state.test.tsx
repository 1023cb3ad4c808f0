import { beforeEach, describe, expect, it } from 'vitest';
import type { Generation } from '#contracts/generation.ts';
import { costWords, countDown, dismissedRuns, dismissRuns, endedSince } from './tray-state.ts';

const NOW = Date.parse('2026-11-23T10:00:00.000Z');
const at = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();
const run = (id: string, status: Generation['status'] = 'succeeded'): Generation => ({ id, status, quote: { total: 4 }, captured: 3 }) as Generation;

describe('the remaining time', () => {
  it('the remaining time of a run counts down to "any moment now"', () => {
    expect([0, 5, 11.5, 12, 40].map((passed) => countDown({ status: 'running', etaAt: at(12) }, NOW + passed * 1000))).toEqual(['about 12 s left', 'about 7 s left', 'about 1 s left', 'any moment now', 'any moment now']);
    expect(countDown({ status: 'running', etaAt: null }, NOW)).toBe('any moment now');
  });
  it('the remaining time of a run is in minutes from 90 s on, and null after its end or without an estimate', () => {
    expect([countDown({ status: 'queued', etaAt: at(150) }, NOW), countDown({ status: 'queued', etaAt: null }, NOW), countDown({ status: 'succeeded', etaAt: at(5) }, NOW)]).toEqual(['about 3 min left', null, null]);
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
