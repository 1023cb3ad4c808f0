import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { useServerNow } from '#shared/challenges/use-server-now.ts';
import { Countdown } from './countdown.tsx';
import { PhaseLine } from './phase-line.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const NOON = '2026-11-26T12:00:00.000Z';
const later = (ms: number): string => new Date(Date.parse(NOON) + ms).toISOString();

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const timer = () => document.querySelector('[role=timer]') as HTMLElement;
const numbers = () => [...timer().querySelectorAll('b')].map((number) => number.textContent).join(':');

function Clock({ now, readAt, until }: { now: string; readAt: number; until: string }) {
  return <Countdown until={until} now={useServerNow({ now, readAt })} what="until entries close" />;
}

describe('Countdown', () => {
  it("the countdown of a challenge follows the server's clock, also when it is two hours ahead of the browser's", () => {
    vi.setSystemTime(Date.parse(NOON) - 2 * HOUR_MS);
    act(() => root.render(<Clock now={NOON} readAt={Date.now()} until={later(HOUR_MS)} />));
    expect(numbers()).toBe('01:00:00');
    act(() => vi.advanceTimersByTime(MINUTE_MS));
    expect(numbers()).toBe('00:59:00');
  });

  it('the countdown of a challenge stays at zero after its time is over', () => {
    vi.setSystemTime(Date.parse(NOON));
    act(() => root.render(<Clock now={NOON} readAt={Date.now()} until={later(-MINUTE_MS)} />));
    expect(numbers()).toBe('00:00:00');
  });

  it('screen readers do not announce each second of the countdown, and its name says how much time is left', () => {
    vi.setSystemTime(Date.parse(NOON));
    act(() => root.render(<Clock now={NOON} readAt={Date.now()} until={later(2 * HOUR_MS)} />));
    expect(timer().getAttribute('aria-live')).toBe('off');
    expect(timer().getAttribute('aria-label')).toBe('2 h until entries close');
  });
});

describe('PhaseLine', () => {
  const times = { opensAt: later(-6 * HOUR_MS), closesAt: later(6 * HOUR_MS), votingEndsAt: later(30 * HOUR_MS), resultsAt: later(34 * HOUR_MS) };
  const steps = () => [...document.querySelectorAll('li')].map((step) => `${step.querySelector('b')?.textContent ?? ''} ${step.dataset.state ?? ''}`);

  it("the line with a challenge's times writes past times in the past tense, and marks the next one", () => {
    vi.setSystemTime(Date.parse(NOON));
    act(() => root.render(<PhaseLine {...times} now={Date.parse(NOON)} />));
    expect(steps()).toEqual(['Opened done', 'Closes next', 'Voting ends later', 'Results later']);
    act(() => root.render(<PhaseLine {...times} now={Date.parse(times.resultsAt)} />));
    expect(steps()).toEqual(['Opened done', 'Closed done', 'Vote ended done', 'Results done']);
  });

  it("the line with a challenge's times fills the current phase by the share of its time that has passed", () => {
    vi.setSystemTime(Date.parse(NOON));
    act(() => root.render(<PhaseLine {...times} now={Date.parse(NOON)} />));
    const legs = [...document.querySelectorAll<HTMLElement>('li > span[style]')].map((leg) => leg.style.getPropertyValue('--p'));
    expect(legs).toEqual(['50%', '0%', '0%']);
  });
});
