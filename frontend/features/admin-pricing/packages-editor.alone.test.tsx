// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PACKAGE_IDS } from '#contracts/pricing-admin.ts';
import type { PackagePrices } from '#contracts/pricing-admin.ts';
import type { DialogProps } from '#ui/dialog.tsx';
import { PackagesEditor } from './packages-editor.tsx';

// Replaces the product's dialog by a plain element, because the dialog needs a real browser; browser tests check its focus and layers.
vi.mock('#ui/dialog.tsx', () => ({ Dialog: ({ children }: DialogProps) => <div role="alertdialog">{children}</div> }));
// Replaces the number inputs by plain ones, because their state machines are slow and do not matter in this test.
vi.mock('#ui/number-input.tsx', () => ({ NumberInput: () => <input inputMode="decimal" /> }));
vi.setConfig({ testTimeout: 30_000 });
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const packages = PACKAGE_IDS.map((packageId, place): PackagePrices => ({ packageId, name: `Package ${place}`, description: '', price: '4.99', tokens: 40, popular: place === 1, active: place !== 3, stripePriceId: null }));

let root: Root;
const group = (name: string) => document.querySelector(`[role=group][aria-label="${name}"]`) as HTMLElement;
const order = () => [...document.querySelectorAll('[role=group][aria-label^=Package]')].map((found) => found.getAttribute('aria-label'));
const box = (within: HTMLElement, label: string) => document.getElementById([...within.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '') as HTMLInputElement;
const noteOf = (control: HTMLElement) => document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const click = (found: Element | null) => act(async () => (found as HTMLElement).click());
const type = (control: HTMLInputElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
const question = () => document.querySelector('[role=alertdialog]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<QueryClientProvider client={new QueryClient()}><PackagesEditor content={packages} base={3} onClose={() => {}} /></QueryClientProvider>));
});
afterEach(() => act(() => root.unmount()));

it('the form for token packages shows an invalid price at its field, also after a reorder, and asks before it saves', async () => {
  await type(box(group('Package 0'), 'Price'), '5.999');
  await type(box(document.querySelector('form') as HTMLElement, 'Reason'), 'A reason');
  await submit();
  expect(document.activeElement).toBe(box(group('Package 0'), 'Price'));
  await click(document.querySelector('[aria-label="Move Package 0 down"]'));
  expect(order()).toEqual(['Package 1', 'Package 0', 'Package 2', 'Package 3']);
  expect(noteOf(box(group('Package 0'), 'Price'))).toMatch(/such as 4.99/);
  expect(box(group('Package 1'), 'Price').value).toBe('4.99');
  await type(box(group('Package 0'), 'Price'), '5.99');
  expect(noteOf(box(group('Package 0'), 'Price'))).toMatch(/a token/);
  await submit();
  expect(question()).toContain('Package 0, price$4.99 → $5.99');
  expect(question()).toContain('Package 1, Package 0, Package 2, Package 3');
});

it('the form shows an error that concerns all four token packages together until the administrator corrects it', async () => {
  const alert = () => document.querySelector('form [role=alert]')?.textContent ?? null;
  await type(box(document.querySelector('form') as HTMLElement, 'Reason'), 'A reason');
  await click(group('Package 3').querySelector('input[type=radio]'));
  await submit();
  expect([alert(), question()]).toEqual(['The most popular package must be on sale', undefined]);
  await click(group('Package 2').querySelector('input[type=radio]'));
  expect(alert()).toBeNull();
});
