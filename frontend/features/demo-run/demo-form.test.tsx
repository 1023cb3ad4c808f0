import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DemoRun } from '#contracts/demo-runs.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { DemoForm } from './demo-form.tsx';
import { demoRunKey, demoStateQuery } from './demo-run.queries.ts';
import { DEMO_FORM } from './demo-run.words.ts';
import { DemoStage } from './demo-stage.tsx';

const run: DemoRun = { id: '01890000-0000-7000-8000-000000000001', status: 'writing', inputs: { who: 'a clockmaker', habit: 'is always late', ending: 'quietly' }, text: 'Once', credit: null, createdAt: '2026-11-21T09:00:00.000Z' };
const client = createQueryClient();
let root: Root;
/** The name of the region that stands in the focused element. */
const focusedText = () => document.activeElement?.querySelector(':scope > section')?.getAttribute('aria-label');
/** What the form tells about the free text of the day. */
const told = () => [...document.querySelectorAll('p')].filter(({ style }) => style.visibility !== 'hidden').map(({ textContent }) => textContent).filter((words) => /free/i.test(words));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_path: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(new Response(JSON.stringify({ run }), { status: method === 'POST' ? 202 : 200, headers: { 'Content-Type': 'application/json' } })));
  client.setQueryData(demoStateQuery.queryKey, { offered: true, run: null, nextAt: null });
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
});

it('moves the focus to the text when a demo run begins, and says that the free text is made only when it is', async () => {
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><DemoForm /><DemoStage idle={null} /></MemoryRouter></QueryClientProvider>));
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
  act(() => button?.focus());
  act(() => button?.click());
  await vi.waitFor(() => act(async () => {
    await Promise.resolve();
    expect(focusedText()).toBe('Your text');
  }));
  expect(document.querySelector('button[type=submit]')).toBeNull();
  expect(told()).toEqual([]);
  expect(document.body.textContent).not.toContain('You made your free text');
  act(() => void client.setQueryData(demoRunKey(run.id), { ...run, status: 'done' }));
  await vi.waitFor(() => act(async () => {
    await Promise.resolve();
    expect(document.body.textContent).toContain('You made your free text');
  }));
  expect(focusedText()).toBe('Your text');
});

it('offers the free text of the day only once it is known to be left, and never to a visitor who made it', async () => {
  const answer = async (made: DemoRun | null, words: string) => {
    client.setQueryData(demoStateQuery.queryKey, { offered: true, run: made, nextAt: null });
    await vi.waitFor(() => act(async () => {
      await Promise.resolve();
      expect(told()).toEqual([words]);
    }));
  };
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  client.removeQueries();
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><DemoForm /></MemoryRouter></QueryClientProvider>));
  expect(told()).toEqual([]);
  await answer({ ...run, status: 'done' }, DEMO_FORM.usedText);
  expect(document.querySelector('button[type=submit]')).toBeNull();
  await answer(null, DEMO_FORM.fineText);
  expect(document.querySelector('button[type=submit]')).not.toBeNull();
});
