import { readdirSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { PasswordInput } from './password-input.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.unstubAllGlobals());

it('a password field hides its text until its eye button is pressed, accepts pasted text, and tells password managers its kind', () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<PasswordInput name="password" autoComplete="current-password" />));
  const input = document.querySelector('input') as HTMLInputElement;
  expect([input.type, input.autocomplete, input.maxLength > 0 && input.maxLength < 64]).toEqual(['password', 'current-password', false]);
  for (const kind of ['paste', 'drop', 'keydown', 'beforeinput']) expect([kind, input.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }))]).toEqual([kind, true]);
  act(() => (document.querySelector('button') as HTMLButtonElement).click());
  expect(input.type).toBe('text');
  act(() => root.unmount());
});

it('every form asks for passwords with the common password field, with the kind of password for password managers', () => {
  const forms = readdirSync('frontend', { recursive: true, encoding: 'utf8' }).filter((name) => name.startsWith('features/') && name.endsWith('.tsx') && !name.endsWith('.test.tsx')).map((name) => [name, readFileSync(`frontend/${name}`, 'utf8')] as const);
  const fields = forms.flatMap(([name, text]) => [...text.matchAll(/name="(?:password|currentPassword|newPassword|confirmPassword)"[^]*?\(\{ text \}\) => <(\w+) ([^]*?)\/>/g)].map(([, part = '', settings = '']) => ({ name, part, settings })));
  expect(fields.length).toBeGreaterThan(10);
  for (const field of fields) expect(field).toMatchObject({ part: 'PasswordInput', settings: expect.stringMatching(/autoComplete="(current-password|new-password|off)"/) });
  for (const [name, text] of forms) if (text.includes('PasswordInput')) expect([name, /onPaste|onDrop|preventDefault/.test(text)]).toEqual([name, false]);
});
