import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlockPrompt } from '#contracts/selling.ts';
import { call } from '#lib/call.ts';
import { walletDialogAtom } from '#shared/shop/purchase.ts';
import type { DialogProps } from '#ui/dialog.tsx';
import { SpendDialog } from './spend-dialog.tsx';
import { useSpending } from './use-spending.ts';

// The dialog element is replaced in this test, because it needs a browser; browser specs test its focus and layers.
vi.mock('#ui/dialog.tsx', () => ({
  Dialog: ({ title, description, children, footer }: DialogProps) => <section><h2>{title}</h2><p>{description}</p>{children}{footer}</section>,
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ID = '0190a1b2-0000-7000-8000-000000000001';
const LINES = [{ label: 'Unlock price', value: '15' }, { label: 'Credit', value: '−3' }];

/** A stand-in for the server: its next answer, and the requests that it got. */
let answer: () => Response;
let asked: { total: number; key: string }[];
let root: Root;
let jotai: ReturnType<typeof createStore>;
const json = (body: unknown, status: number): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const priceChanged = (total: number): Response => json({
  success: false, message: `The price is now ${total} tokens.`, code: 'price_changed', requestId: 'r',
  details: { quote: { total, base: total, baseLabel: 'Fixed price', multiplier: 1, unit: total, quantity: 1, royalty: 0 } },
}, 409);

function Unlock({ balance }: { balance: number | null }) {
  const spending = useSpending(({ expectedTotal }, idempotencyKey) => call(unlockPrompt, { params: { id: ID }, body: { expectedTotal }, idempotencyKey }), { retry: false });
  return (
    <SpendDialog
      title="Unlock it?" description="See the whole text." action="Unlock" busyLabel="Unlocking…" price={12} lines={LINES} balance={balance} note="No refund."
      spending={spending} failure={{ refused: 'Please try again.', silent: 'It may already be unlocked.' }} onSpend={(expectedTotal) => spending.mutate({ expectedTotal })} onClose={() => undefined}
    />
  );
}
const open = (balance: number | null) =>
  act(async () => root.render(<Provider store={jotai}><QueryClientProvider client={new QueryClient()}><Unlock balance={balance} /></QueryClientProvider></Provider>));
const shown = (): string => document.body.textContent ?? '';
const button = (name: string): HTMLButtonElement => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))!;
const press = (name: string) => act(async () => {
  button(name).click();
  await new Promise((resolve) => setTimeout(resolve, 20));
});

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (_path: string, { headers, body }: RequestInit) => {
    asked.push({ total: (JSON.parse(body as string) as { expectedTotal: number }).expectedTotal, key: new Headers(headers).get('idempotency-key')! });
    return Promise.resolve().then(() => answer());
  });
  document.body.innerHTML = '<div id="root"></div>';
  jotai = createStore();
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => act(() => root.unmount()));

it('the spend dialog states the thing to buy, its price line by line, and the balance afterwards', async () => {
  await open(20);
  for (const words of ['See the whole text.', 'Unlock price15', 'Credit−3', 'Balance after8', 'No refund.']) expect(shown()).toContain(words);
  expect(button('Unlock').textContent).toContain('Unlock · 12 tokens');
});

it('the spend dialog shows the new price after an old one was refused, and charges it only at the next press', async () => {
  await open(20);
  answer = () => priceChanged(14);
  await press('Unlock');
  expect(shown()).toContain('The price has changed');
  expect(shown()).toContain('Balance after6');
  expect(button('Unlock').textContent).toContain('Unlock · 14 tokens');
  expect(asked.map(({ total }) => total)).toEqual([12]);
  await press('Unlock');
  expect(asked.map(({ total }) => total)).toEqual([12, 14]);
});

it('the spend dialog offers tokens instead of the purchase when the new price is above the balance', async () => {
  await open(13);
  answer = () => priceChanged(14);
  await press('Unlock');
  expect(button('Unlock')).toBeUndefined();
  await press('Get more tokens');
  expect(jotai.get(walletDialogAtom)).toEqual({ missing: 1 });
});

it('the spend dialog sends the same key again when no answer came, and says that the purchase is charged once', async () => {
  await open(20);
  answer = () => json({ success: false, message: 'Down.', code: 'internal', requestId: 'r' }, 503);
  const silence = async (): Promise<void> => {
    await press('Unlock');
    await act(() => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull(), { timeout: 15_000 }));
  };
  await silence();
  expect(shown()).toContain('you pay only once');
  await silence();
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
}, 40_000);
