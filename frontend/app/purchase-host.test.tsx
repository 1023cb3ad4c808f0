import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { purchaseAtom } from '#shared/shop/purchase.ts';
import { PurchaseHost } from './purchase-host.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('gives the focus to the first button of the card when the pressed one is gone after the purchase', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<section><button id="go-pro">Go Pro</button></section><div id="root"></div>';
  const store = createStore();
  const root = createRoot(document.querySelector('#root')!);
  await act(async () => root.render(<Provider store={store}><QueryClientProvider client={new QueryClient()}><MemoryRouter><PurchaseHost /></MemoryRouter></QueryClientProvider></Provider>));
  document.querySelector<HTMLElement>('#go-pro')!.focus();
  await act(async () => store.set(purchaseAtom, { kind: 'subscription', plan: { priceCents: 799, tokensPerMonth: 100, priceId: 'price_conjure_pro' } }));
  document.querySelector('section')!.innerHTML = '<button id="manage">Manage</button><button>Cancel</button>';
  await act(async () => store.set(purchaseAtom, null));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('manage'));
  act(() => root.unmount());
});
