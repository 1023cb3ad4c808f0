import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AchievementChip } from './achievement-chip.tsx';

const news = [{ emoji: '✨', title: 'First Spark', message: 'Done.', key: 'first-spark' }];
const chip = (): HTMLElement => document.querySelector<HTMLElement>('[data-chip]')!;

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<header><span data-bell=""><button>Notifications</button></span></header><div id="corner"></div>';
  root = createRoot(document.querySelector('#corner')!);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const show = (width: 'phone' | 'wide', onOpen = vi.fn()) => {
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'phone', addEventListener: () => undefined, removeEventListener: () => undefined }));
  act(() => root.render(<AchievementChip news={news} onOpen={onOpen} />));
  return onOpen;
};

it('is a badge on the bell on a phone, so that it covers nothing of the page', () => {
  const opened = show('phone');
  expect(document.querySelector('[data-bell]')?.contains(chip())).toBe(true);
  expect(chip().getAttribute('aria-label')).toBe('First Spark. Show again');
  act(() => chip().click());
  expect(opened).toHaveBeenCalledOnce();
});

it('hangs in a free place under the bell on a wide window', () => {
  show('wide');
  expect(document.querySelector('[data-bell]')?.contains(chip())).toBe(false);
  expect(chip().textContent).toBe('First Spark');
});
