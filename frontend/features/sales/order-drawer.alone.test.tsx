// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SalesOrder } from '#contracts/sales.ts';
import type { DialogProps } from '#ui/dialog.tsx';
import type { SheetProps } from '#ui/sheet.tsx';
import { OrderDrawer } from './order-drawer.tsx';

// Replaces dialog and sheet by plain elements, because the real ones need a browser. Browser tests cover their focus and their layers.
vi.mock('#ui/dialog.tsx', () => ({ Dialog: ({ title, footer }: DialogProps) => <section role="alertdialog"><h2>{title}</h2>{footer}</section> }));
vi.mock('#ui/sheet.tsx', () => ({ Sheet: ({ title, children }: SheetProps) => <aside><h2>{title}</h2>{children}</aside> }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const id = '0190a1b2-0000-7000-8000-000000000001';
const paid: SalesOrder = {
  id, createdAt: '2026-11-20T12:00:00.000Z', paidAt: '2026-11-20T12:01:00.000Z', user: { id: '0190a1b2-0000-7000-8000-000000000002', username: 'mira' }, kind: 'tokens', productName: 'Creator Stack',
  amountCents: 1_000, feeCents: 59, refundedCents: 0, tokens: 100, clawedBack: 0, status: 'paid', paymentIntent: 'pi_1', stripeUrl: null, receiptUrl: null, failure: null,
};

let root: Root;
let order: SalesOrder;
/** Amounts of the refund previews that the drawer requested, each with the status of the answer. */
let previews: [cents: number, status: number][];

const lostOf = (refundedCents: number) => Math.round((order.tokens * refundedCents) / order.amountCents);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers as the server does: a refund of more than what is left is a conflict. */
function answer(path: string, { method, body }: RequestInit): Response {
  const asked = new URL(path, 'http://localhost');
  if (!asked.pathname.endsWith('/refund')) return json({ items: [order], nextCursor: null, morePeople: false });
  const left = order.amountCents - order.refundedCents;
  if (method === 'POST') {
    const refundedCents = order.refundedCents + (JSON.parse(body as string) as { amountCents: number }).amountCents;
    order = { ...order, refundedCents, clawedBack: lostOf(refundedCents), status: refundedCents === order.amountCents ? 'refunded' : 'paid' };
    return json({ order }, 202);
  }
  const amountCents = Number(asked.searchParams.get('amountCents'));
  const tokens = lostOf(order.refundedCents + amountCents) - order.clawedBack;
  previews.push([amountCents, amountCents > left ? 409 : 200]);
  return amountCents > left
    ? json({ success: false, code: 'not_refundable', message: 'Too much.', requestId: 'r' }, 409)
    : json({ amountCents, refundableCents: left, tokens, taken: tokens, debt: 0, balanceAfter: order.tokens - order.clawedBack - tokens });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const box = (label: string) => document.getElementById([...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '') as HTMLInputElement;
const click = (found: HTMLElement | null | undefined) => act(async () => { found?.click(); await settle(); });
const type = (label: string, value: string) =>
  act(async () => {
    const control = box(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
const preview = () => document.querySelector('[aria-label="Claw-back preview"]')?.textContent ?? null;
const facts = () => Object.fromEntries([...document.querySelectorAll('dl dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]));

/** Waits until a check of the page passes. All waiting is inside `act`, because the delayed amount of the form changes the page by itself. */
async function shows(check: () => void, tries = 200): Promise<void> {
  await act(settle);
  try {
    check();
  } catch (error) {
    if (tries === 0) throw error;
    await shows(check, tries - 1);
  }
}

async function refund(reason: string): Promise<void> {
  await type('Reason', reason);
  await act(async () => document.querySelector('form')?.requestSubmit());
  await shows(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  await click([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1));
  await shows(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
}

beforeEach(async () => {
  order = paid;
  previews = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answer(path, init));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<MemoryRouter><QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}><OrderDrawer id={id} personPath={(user) => `/admin/users/${user}`} onClose={() => {}} /></QueryClientProvider></MemoryRouter>));
  await shows(() => expect(preview()).toContain('100 granted'));
});
afterEach(() => act(() => root.unmount()));

it('tells the administrator after a part refund how many tokens were granted, taken back and are left, and previews only the rest', async () => {
  expect(preview()).toContain('All 100 tokens that go back are still in the wallet.');
  await click(document.querySelector<HTMLElement>('input[value=part]'));
  await type('Amount', '7.50');
  await shows(() => expect(previews.at(-1)).toEqual([750, 200]));
  await refund('Most of it was broken');
  await shows(() => expect(preview()).toContain('100 granted, 75 taken back, 25 left'));
  expect(preview()).toContain('All 25 tokens that go back are still in the wallet.');
  expect(facts()).toMatchObject({ 'Tokens granted': '100', 'Tokens taken back': '75', 'Tokens left': '25', Refunded: '$7.50 of $10.00', 'Tokens that go back': '25' });
  expect(previews).toEqual([[1_000, 200], [750, 200], [250, 200]]);
});

it('requests no refund preview after a full refund, and says that no tokens are left', async () => {
  await refund('Bought twice');
  await shows(() => expect(document.body.textContent).toContain('It is refunded in full already.'));
  expect(facts()).toMatchObject({ 'Tokens granted': '100', 'Tokens taken back': '100', 'Tokens left': '0' });
  expect([preview(), previews]).toEqual([null, [[1_000, 200]]]);
});
