import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldKey } from '#contracts/prompt-form.ts';
import type { FormField, FormInputs } from '#contracts/prompt-form.ts';
import { PromptField } from './prompt-field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => act(() => root.unmount()));

function Panel({ fields }: { fields: readonly FormField[] }) {
  const { control } = useForm<FormInputs>({ defaultValues: Object.fromEntries(fields.map(({ key, type }) => [key, type === 'rows' ? [{ [key]: '' }] : ''])) });
  return <form>{fields.map((field) => <PromptField key={field.key} field={field} control={control} />)}</form>;
}

/** Names of the properties that every form element has: `style`, `submit`, `elements`, `length` and many more. */
function formProperties(): string[] {
  const names = new Set<string>();
  for (let proto: object | null = document.createElement('form'); proto; proto = Object.getPrototypeOf(proto) as object | null) Object.getOwnPropertyNames(proto).forEach((name) => names.add(name));
  return [...names];
}

const TYPES = ['short_text', 'long_text', 'url', 'number', 'radio_cards', 'checkbox', 'toggle_text', 'rows'] as const;

it("a prompt's form gives no control a name or id that is a property of the form element, whatever key its author chose", () => {
  const keys = formProperties().filter((name) => fieldKey.safeParse(name).success);
  expect(keys).toEqual(expect.arrayContaining(['style', 'submit', 'elements', 'length', 'name', 'id']));
  const cell = (key: string): FormField => ({ key, type: 'short_text', label: key, required: false });
  const fields = keys.map((key, at): FormField => {
    const type = TYPES[at % TYPES.length]!;
    return { ...cell(key), type, ...(type === 'radio_cards' && { options: [{ value: 'a', label: 'A' }] }), ...(type === 'rows' && { fields: [cell(key)] }) };
  });
  act(() => root.render(<Panel fields={fields} />));
  const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select, button)')];
  expect(controls.filter(({ name }) => name !== '').length).toBeGreaterThanOrEqual(keys.length);
  const owned = new Set(formProperties());
  expect(controls.flatMap(({ name, id }) => [name, id]).filter((name) => name !== '' && owned.has(name))).toEqual([]);
});

it("a prompt's form gives each of its controls a different name", () => {
  act(() => root.render(<Panel fields={[{ key: 'style', type: 'short_text', label: 'Style', required: false }, { key: 'guests', type: 'rows', label: 'Guests', required: false, fields: [{ key: 'style', type: 'short_text', label: 'Style', required: false }] }]} />));
  const names = [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ name }) => name);
  expect(names).toEqual(['input.style', 'input.guests.0.style']);
});
