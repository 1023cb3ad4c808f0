// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '#contracts/account.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { LinksField } from './links-field.tsx';
import { profileForm, toForm } from './profile-form.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Links() {
  const form = useSchemaForm({ schema: profileForm, defaultValues: toForm({ displayName: '', bio: '', links: ['https://one.test', 'https://two.test'] } as Account['profile']), send: () => {} });
  return <LinksField form={form} />;
}

let root: Root;
const boxes = () => [...document.querySelectorAll('input')];
const click = (name: string) => act(async () => [...document.querySelectorAll('button')].find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)?.click());

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<Links />));
});
afterEach(() => act(() => root.unmount()));

it("focuses the text box of the link that the user adds to a profile's list of links", async () => {
  await click('Add a link');
  expect(boxes().map(({ value }) => value)).toEqual(['https://one.test', 'https://two.test', '']);
  expect(document.activeElement).toBe(boxes()[2]);
});

it("focuses the text box above the link that the user removes from a profile's list of links", async () => {
  await click('Remove link 2');
  expect(boxes().map(({ value }) => value)).toEqual(['https://one.test']);
  expect(document.activeElement).toBe(boxes()[0]);
});
