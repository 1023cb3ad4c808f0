import { act } from 'react';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat, ToolCall } from '#contracts/chat.ts';
import { ProActions } from '#features/wallet/billing/pro-actions.tsx';
import { ConfirmCard } from '#shared/chat-thread/confirm-card.tsx';
import { balanceKey } from '#shared/shop/balance.queries.ts';
import { purchaseAtom } from '#shared/shop/purchase.ts';
import { PurchaseHost } from './purchase-host.tsx';

const chat: Chat = {
  id: 'c1', title: 'Foxes', agent: null, model: { id: 'studio-text', label: 'Studio' }, folder: null, pinned: false, archived: false, spent: 0, budget: 100, autoLimit: 0, autoLeft: 0,
  prices: { short: 1, long: 3 }, leafId: null, activity: null, createdAt: '2026-11-16T12:00:00.000Z', lastMessageAt: '2026-11-16T12:00:00.000Z',
};
const question = {
  id: 't1', tool: 'run_prompt', title: 'A fox', prompt: null, contentType: 'image', pictureUrl: null, inputs: [],
  quote: { total: 8, base: 8, baseLabel: 'Image', multiplier: 1, unit: 8, quantity: 1, royalty: 0 },
} as unknown as ToolCall;

let root: Root;
let client: QueryClient;
const store = createStore();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
  client = new QueryClient();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const show = (card: ReactNode) => act(async () => root.render(<Provider store={store}><QueryClientProvider client={client}><MemoryRouter>{card}<PurchaseHost /></MemoryRouter></QueryClientProvider></Provider>));
const button = (text: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(text));
/** Opens the dialog of a purchase from a button. `paid` then changes the card, and the dialog closes. */
async function purchase(pressed: string, paid: () => Promise<void>): Promise<void> {
  button(pressed)?.focus();
  expect(document.activeElement?.textContent).toContain(pressed);
  await act(async () => store.set(purchaseAtom, { kind: 'subscription', plan: { priceCents: 799, tokensPerMonth: 100, priceId: 'price_conjure_pro' } }));
  await paid();
  await act(async () => store.set(purchaseAtom, null));
}

it('gives the focus to "Manage", which takes the place of "Go Pro" in the card after the purchase', async () => {
  await show(<section><button key="buy" type="button">Go Pro</button></section>);
  const subscription = { status: 'active', priceCents: 799, periodStart: null, periodEnd: null, cancelAtPeriodEnd: false } as const;
  await purchase('Go Pro', () => show(<section><button key="more" type="button">More</button><ProActions subscription={subscription} returnPath="/pricing" /></section>));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Manage'));
});

it('gives the focus to the button that runs a tool, which takes the place of "Get more tokens" in the question after the purchase', async () => {
  client.setQueryData(balanceKey, 0);
  await show(<ConfirmCard chat={chat} call={question} onType={() => undefined} />);
  expect(button('Change')).toBeDefined();
  await purchase('Get more tokens', () => act(async () => void client.setQueryData(balanceKey, 50)));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Run'));
});

it('leaves the focus alone after a purchase when the card names no button to go to', async () => {
  await show(<section><button type="button">Buy</button></section>);
  await purchase('Buy', () => show(<section><p>Bought</p><button type="button">Spend</button></section>));
  await new Promise((done) => setTimeout(done, 200));
  expect(document.activeElement).toBe(document.body);
});
