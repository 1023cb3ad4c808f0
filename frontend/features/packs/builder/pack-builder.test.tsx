import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { PackBuilder } from './pack-builder.tsx';

const item = (place: number): PackDraft['items'][number] => ({
  promptId: `01890000-0000-7000-8000-00000000000${place}`, prompt: null, note: 'Read this first.', freeSample: false, listValue: 10, valueFixed: false, setValue: 10, pinnedVersion: null, newestVersion: 2, keepsRoyalty: false,
});
const draft: PackDraft = {
  id: '01890000-0000-7000-8000-000000000001', slug: 'window-kit', status: 'draft', official: false, title: 'Window kit', pitch: '', description: '', category: 'blog-writing', price: 0, discount: null, progressMode: 'ordered',
  items: [item(2), item(3)], listValue: 20, savePercent: 0, share: 0, problems: [], changed: true, publishedVersion: null, reviewNote: null, submittedAt: null, figures: { sales: 0, refunds: 0, gross: 0, gifts: 0, reviews: 0 }, updatedAt: '2026-11-21T09:00:00.000Z',
};
const REASON = 'cannot be changed while a moderator looks at the pack';

let root: Root;
let client: QueryClient;
const show = (pack: PackDraft) => act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><PackBuilder pack={pack} maySell /></MemoryRouter></QueryClientProvider>));
/** Returns the controls of the pack's details and prompts, apart from hidden ones, and how many of them are disabled. */
const controls = (): { all: number; disabled: number } => {
  const found = ['pack-details', 'pack-parts'].flatMap((heading) => [...document.querySelectorAll(`[aria-labelledby="${heading}"] :is(input, textarea, button):not([aria-hidden], [tabindex="-1"])`)]);
  return { all: found.length, disabled: found.filter((control) => control.matches(':disabled')).length };
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
  client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('shows details and prompts of a pack as read only while a version waits for its review, and says why', () => {
  show(draft);
  expect(document.body.textContent).not.toContain(REASON);
  // The arrows at the ends of the list and the button for saving without changes are disabled.
  expect(controls().disabled).toBe(3);
  const { all } = controls();
  show({ ...draft, status: 'in_review', submittedAt: '2026-11-21T10:00:00.000Z' });
  expect(document.body.textContent).toContain(REASON);
  expect(controls().disabled).toBe(controls().all);
  expect(controls().all).toBeGreaterThan(8);
  expect(controls().all).toBeLessThan(all);
  // A new version of a published pack waits as well.
  show({ ...draft, status: 'published', publishedVersion: 1, submittedAt: '2026-11-21T10:00:00.000Z' });
  expect(controls().disabled).toBe(controls().all);
});

it('names the grip for a mouse, and only the arrows on a touch screen', () => {
  show(draft);
  const lines = [...document.querySelectorAll('[aria-labelledby="pack-parts"] p > span')].map(({ textContent }) => textContent.trim());
  expect(lines).toEqual(['Drag one at its grip, use the arrows, or press Alt with an arrow key.', 'Move one with its arrows.']);
});

it('asks the maker for values when no prompt of the pack has one, and for prompts only in an empty pack', () => {
  const help = () => document.querySelector('[id="pack-price-note"]')?.textContent;
  show({ ...draft, listValue: 0, items: draft.items.map((part) => ({ ...part, listValue: null, setValue: null })) });
  expect(help()).toBe('0 is free. For a price, first set “Value alone” of each prompt.');
  show({ ...draft, listValue: 0, items: [] });
  expect(help()).toBe('0 is free. Add prompts to see what they are worth one by one.');
});
