// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const box = () => document.querySelector<HTMLButtonElement>('[role=combobox]');
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

it('a select box counts as left when focus goes elsewhere, but not when its list opens', async () => {
  const onBlur = vi.fn();
  act(() => root.render(<Select label="Category" options={[{ value: 'a', label: 'Blog writing' }]} value={null} onValueChange={() => undefined} onBlur={onBlur} />));
  await frame();
  act(() => box()?.focus());
  act(() => box()?.click());
  for (let at = 0; at < 4; at += 1) await frame();
  expect(box()?.getAttribute('aria-expanded')).toBe('true');
  act(() => box()?.blur());
  expect(onBlur).not.toHaveBeenCalled();
  act(() => box()?.click());
  for (let at = 0; at < 4; at += 1) await frame();
  expect(box()?.getAttribute('aria-expanded')).toBe('false');
  act(() => box()?.focus());
  act(() => box()?.blur());
  expect(onBlur).toHaveBeenCalled();
});
