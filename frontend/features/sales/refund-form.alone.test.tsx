// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SalesOrder } from '#contracts/sales.ts';
import type { DialogProps } from '#ui/dialog.tsx';
import { RefundForm } from './refund-form.tsx';

// Replaces the dialog by plain elements, because the real one needs a browser. Browser tests cover its focus and its layers.
vi.mock('#ui/dialog.tsx', () => ({ Dialog: ({ title, footer }: DialogProps) => <section role="alertdialog"><h2>{title}</h2>{footer}</section> }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const order = { id: '0190a1b2-0000-7000-8000-000000000001', amountCents: 999, refundedCents: 0, user: { id: 'x', username: 'mira' } } as SalesOrder;

let root: Root;
let sent: unknown[];
const answer = { status: 400, body: { success: false, code: 'invalid', message: 'Not like this.', requestId: 'r', issues: [{ path: ['reason'], message: 'Name the order.' }] } };
const box = (label: string) => document.getElementById([...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '') as HTMLInputElement;
const noteOf = (label: string) => document.getElementById(box(label).getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const click = (found: HTMLElement | undefined) => act(async () => { found?.click(); await settle(); });
const type = (label: string, value: string) =>
  act(async () => {
    const control = box(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
const question = () => document.querySelector('[role=alertdialog] h2')?.textContent ?? null;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return new Response('{}', { status: 404 });
    sent.push(JSON.parse(body as string));
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: { 'content-type': 'application/json' } });
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}><RefundForm order={order} /></QueryClientProvider>));
});
afterEach(() => act(() => root.unmount()));

it('checks the typed amount only for a part refund, and asks for a confirmation before it sends a refund', async () => {
  await type('Reason', 'bought twice');
  await click(document.querySelector<HTMLElement>('input[value=part]') ?? undefined);
  await submit();
  expect([document.activeElement, noteOf('Amount'), question()]).toEqual([box('Amount'), expect.stringContaining('Dollars'), null]);
  await type('Amount', '12');
  expect(noteOf('Amount')).toContain('$9.99');
  await click(document.querySelector<HTMLElement>('input[value=full]') ?? undefined);
  expect([noteOf('Amount'), box('Amount').value]).toEqual([null, '9.99']);
  await submit();
  expect(question()).toContain('$9.99');
  expect(sent).toEqual([]);
});

it('shows at the field of the refund form why the server refused it, and keeps the typed values', async () => {
  await type('Reason', 'bought twice');
  await submit();
  // The form checks its values before it asks, which takes more than one turn on a busy machine.
  await vi.waitFor(async () => {
    await act(settle);
    expect(question()).toContain('$9.99');
  });
  await click([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1));
  await act(() => vi.waitFor(() => expect(sent).toEqual([{ amountCents: 999, reason: 'bought twice' }])));
  await vi.waitFor(async () => {
    await act(settle);
    expect([question(), noteOf('Reason'), box('Reason').value]).toEqual([null, 'Name the order.', 'bought twice']);
  });
});
