import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from '#lib/pause.ts';
import type { Purchase } from '#shared/shop/purchase.ts';
import { balanceQuery } from '#shared/shop/shop.queries.ts';
import { ProductSummary } from './product-summary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let client: QueryClient;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
});
afterEach(() => act(() => root.unmount()));

const PURCHASE = { kind: 'tokens', package: { packageId: 'mini-boost' } } as Purchase;
const show = (paying: boolean) => act(() => root.render(
  <QueryClientProvider client={client}><ProductSummary purchase={PURCHASE} product={{ name: 'Mini Boost', cents: 499, tokens: 40 }} paying={paying} /></QueryClientProvider>,
));
const balance = (tokens: number) => act(async () => {
  client.setQueryData(balanceQuery.queryKey, tokens);
  // Waits a moment, because the query cache notifies components of a new balance later.
  await pause();
});
const figures = (): string => document.body.textContent.replace(/.*Balance after/, '');

it('shows the balance after a purchase from the current balance until the buyer pays, and does not add the tokens twice', async () => {
  await balance(20);
  show(false);
  expect(figures()).toBe('20 becomes 60 tokens');
  await balance(15);
  expect(figures()).toBe('15 becomes 55 tokens');
  show(true);
  await balance(55);
  expect(figures()).toBe('15 becomes 55 tokens');
  show(false);
  expect(figures()).toBe('55 becomes 95 tokens');
});
