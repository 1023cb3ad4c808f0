import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EntryRefusal } from '#contracts/challenge-entries.ts';
import { candidatesQuery } from '#shared/challenges/challenges.queries.ts';
import { aChallenge } from '../testing/a-challenge.ts';
import { SendEarlier } from './send-earlier.tsx';

const challenge = aChallenge({ contentType: 'text' });
const RUN = '00000000-0000-4000-8000-000000000009';
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const offer = (refusal: EntryRefusal | null): void => void client.setQueryData(candidatesQuery(challenge.id).queryKey, {
  pages: [{ items: [{ generationId: RUN, title: 'Letters to the tide', output: { kind: 'text', text: 'A harbour', mime: 'text/markdown' }, refusal }], nextCursor: null }], pageParams: [undefined],
});

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div><div data-toaster></div><div data-achievements></div><div data-missing-parts></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it.each([['sent', 'already_sent', 'LI'], ['left', null, 'BUTTON']] as const)('the dialog of an earlier creation returns focus to that creation, which was %s', async (_, refusal, focused) => {
  offer(null);
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><SendEarlier challenge={challenge} /></MemoryRouter></QueryClientProvider>));
  const opener = document.querySelector<HTMLButtonElement>('button[aria-label="Send Letters to the tide"]');
  opener?.focus();
  await act(async () => opener?.click());
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true));
  await act(async () => offer(refusal));
  await act(async () => document.querySelector<HTMLButtonElement>('[role=dialog] button[aria-label=Close]')?.click());
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe(focused));
  expect(document.activeElement?.textContent).toContain('Letters to the tide');
});
