import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { packDraftQuery } from '../pack-draft.queries.ts';
import { PublishCard } from './publish-card.tsx';

const PROMPT = '01890000-0000-7000-8000-000000000002';
const draft: PackDraft = {
  id: '01890000-0000-7000-8000-000000000001', slug: 'window-kit', status: 'draft', official: false, title: 'Window kit', pitch: '', description: '', category: 'blog-writing', price: 42, discount: null, progressMode: 'ordered',
  items: [{ promptId: PROMPT, prompt: null, note: '', freeSample: false, listValue: null, valueFixed: false, setValue: null, pinnedVersion: null, newestVersion: 1, keepsRoyalty: false }],
  listValue: 0, savePercent: 0, share: 33, problems: [], changed: true, publishedVersion: null, reviewNote: null, submittedAt: null, figures: { sales: 0, refunds: 0, gross: 0, gifts: 0, reviews: 0 }, updatedAt: '2026-11-21T09:00:00.000Z',
};

let root: Root;
let client: QueryClient;
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
const show = (pack: PackDraft) => act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><PublishCard pack={pack} /></MemoryRouter></QueryClientProvider>));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root"></div><input id="part-value-${PROMPT}" />`;
  client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('says what is missing before anything is pressed, offers no submission meanwhile, and leads to the field', () => {
  show({ ...draft, problems: ['no_value'] });
  expect(document.body.textContent).toContain('1 thing missing');
  expect(button('Submit for review')).toBeUndefined();
  // Nothing was pressed, so the list leaves the focus where it is.
  expect(document.activeElement).toBe(document.body);
  act(() => button('Say what each prompt is worth alone.')?.click());
  expect(document.activeElement?.id).toBe(`part-value-${PROMPT}`);
  show(draft);
  expect(button('Submit for review')).toBeDefined();
});

it('shows nothing as missing while a version waits for its review or the published one is unchanged', () => {
  show({ ...draft, problems: ['no_value'], status: 'in_review', submittedAt: '2026-11-21T10:00:00.000Z' });
  expect(document.body.textContent).not.toContain('missing');
  show({ ...draft, problems: ['no_value', 'unchanged'], status: 'published', publishedVersion: 1, changed: false });
  expect(document.body.textContent).not.toContain('missing');
});

it('asks for the pack again when the server refuses it, and leads to what is missing now, once', async () => {
  const asked = vi.spyOn(client, 'invalidateQueries');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ success: false, code: 'pack_incomplete', message: 'This pack cannot be published yet.', requestId: 'r' }), { status: 409, headers: { 'Content-Type': 'application/json' } })));
  show(draft);
  await act(async () => button('Submit for review')?.click());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(asked).toHaveBeenCalledWith({ queryKey: packDraftQuery(draft.id).queryKey });
  });
  // A prompt lost its unlock price since the page was loaded.
  show({ ...draft, problems: ['no_value'] });
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('pack-problems');
  (document.activeElement as HTMLElement).blur();
  show(draft);
  show({ ...draft, problems: ['no_title'] });
  expect(document.activeElement).toBe(document.body);
});
