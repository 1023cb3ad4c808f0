import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat, ToolCall } from '#contracts/chat.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { ConfirmCard } from './confirm-card.tsx';

const chat: Chat = {
  id: 'c1', title: 'Foxes', agent: null, model: { id: 'studio-text', label: 'Studio' }, folder: null, pinned: false, archived: false, spent: 0, budget: null, autoLimit: 0, autoLeft: 0,
  prices: { short: 1, long: 3 }, leafId: null, activity: null, createdAt: '2026-11-16T12:00:00.000Z', lastMessageAt: '2026-11-16T12:00:00.000Z',
};
const callOf = (contentType: ToolCall['contentType'], quantity: number): ToolCall => ({
  id: 't1', tool: 'run_prompt', title: 'Foxes', prompt: null, pictureUrl: null, contentType, inputs: [], status: 'asking', generation: null, problem: null,
  quote: { total: 3, base: 3, baseLabel: 'Standard', multiplier: 1, unit: 3, quantity, royalty: 0 },
});
const models = (['text', 'image'] as const).map((contentType) => ({ id: contentType, label: 'Studio', contentType, multiplier: 1, etaSeconds: 6, default: true }));

let root: Root;
const show = (call: ToolCall): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(pricingQuery.queryKey, { rateCard: { base: { shortText: 1, longText: 3, image: 3, video: 9 }, models }, packages: [], pro: { priceId: 'p', priceCents: 999, tokensPerMonth: 500 } });
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><ConfirmCard chat={chat} call={call} onType={vi.fn()} /></MemoryRouter></QueryClientProvider>));
  return document.querySelector('header')?.textContent ?? '';
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('names how long pictures take, and no time for a text, whose length the call does not tell', () => {
  expect(show(callOf('image', 2))).toContain('about 12 s');
  expect(show(callOf('text', 1))).not.toContain('about');
});
