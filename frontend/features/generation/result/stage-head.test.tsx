import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { css } from '#styled/css';
import type { GenerationDetail } from '#contracts/generation.ts';
import { StageHead } from './stage-head.tsx';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const run = {
  id: '01890000-0000-7000-8000-000000000001', title: 'Hook Factory', status: 'running', contentType: 'text', length: 1_500, quantity: 1, delivered: 0, attempt: 1, progress: 10, captured: null, quote: { total: 3 },
  etaAt: new Date(NOW + 42_000).toISOString(),
} as GenerationDetail;

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps each figure of a running run on one line with its unit, so that only whole figures move to the next line', () => {
  act(() => root.render(<QueryClientProvider client={new QueryClient()}><StageHead run={run} done={false} words={1_234} /></QueryClientProvider>));
  const facts = [...document.querySelectorAll('header span')].filter(({ textContent, children }) => children.length === 0 && /words$|left$/.test(textContent));
  expect(facts.map(({ textContent }) => textContent)).toEqual(['1234 of about 1500 words', 'about 42 s left']);
  for (const fact of facts) {
    expect(fact.classList).toContain(css({ whiteSpace: 'nowrap' }));
    expect(fact.parentElement?.classList).toContain(css({ flexWrap: 'wrap' }));
  }
});

it('takes the focus of Stop when the run ends, so that it is not lost and no second press of Enter starts a run', () => {
  const show = (done: boolean) => act(() => root.render(<QueryClientProvider client={new QueryClient()}><StageHead run={{ ...run, status: done ? 'cancelled' : 'running' }} done={done} words={0} onRetried={vi.fn()} /></QueryClientProvider>));
  show(false);
  document.querySelector('button')!.focus();
  show(true);
  expect(document.activeElement).toBe(document.querySelector('header'));
});

it('leaves the focus where it is when a run ends that had none', () => {
  document.body.insertAdjacentHTML('beforeend', '<input>');
  const show = (done: boolean) => act(() => root.render(<QueryClientProvider client={new QueryClient()}><StageHead run={{ ...run, status: done ? 'succeeded' : 'running' }} done={done} words={0} onRetried={vi.fn()} /></QueryClientProvider>));
  show(false);
  document.querySelector('input')!.focus();
  show(true);
  expect(document.activeElement).toBe(document.querySelector('input'));
});
