// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '#contracts/account.ts';
import { EmailCard } from './email-card.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const accountWith = (secondFactor: boolean) => ({ email: 'old@example.test', newEmail: null, emailConfirmed: true, hasPassword: true, secondFactor: { enabled: secondFactor } }) as Account;

let root: Root;
let sent: unknown[];
const box = (label: string) => document.getElementById([...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '') as HTMLInputElement;
const show = (account: Account) => act(() => root.render(<QueryClientProvider client={new QueryClient()}><EmailCard account={account} /></QueryClientProvider>));
const type = (label: string, value: string) =>
  act(async () => {
    const control = box(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
const fillAndSubmit = async () => {
  await type('New email', 'new@example.test');
  await type('Your password', 'the right one');
  await act(async () => document.querySelector('form')?.requestSubmit());
};

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return new Response(JSON.stringify({ success: false, code: 'invalid', message: 'No.', requestId: 'r' }), { status: 400, headers: { 'content-type': 'application/json' } });
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

it('the email form of an account with a second factor requires its code before it sends the new address', async () => {
  show(accountWith(true));
  await fillAndSubmit();
  expect([document.activeElement, box('Code').getAttribute('aria-invalid'), sent]).toEqual([box('Code'), 'true', []]);
});

it('the email form of an account without a second factor sends the new address and the password only', async () => {
  show(accountWith(false));
  await fillAndSubmit();
  expect(sent).toEqual([{ email: 'new@example.test', password: 'the right one' }]);
});
