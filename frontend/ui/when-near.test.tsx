// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const before = globalThis.IntersectionObserver;
let observers: { report: (isIntersecting: boolean) => void; over: boolean }[] = [];
vi.stubGlobal('IntersectionObserver', class {
  readonly own;
  constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    observers.push(this.own = { report: (isIntersecting: boolean) => seen([{ isIntersecting }]), over: false });
  }
  observe = (): void => undefined;
  disconnect = (): void => void (this.own.over = true);
});

// Test files share their globals.
afterAll(() => void vi.stubGlobal('IntersectionObserver', before));
beforeEach(() => {
  observers = [];
  onNear.mockReset();
  document.body.innerHTML = '<div id="root"></div>';
});

const onNear = vi.fn();
const shown = (before: boolean) => <WhenNear before={before} onNear={onNear}><p>Far below</p></WhenNear>;

it('renders its parts when their place comes near, and keeps them when the reader scrolls back', () => {
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(shown(false)));
  act(() => observers[0]?.report(false));
  expect([document.body.textContent, onNear.mock.calls.length]).toEqual(['', 0]);
  act(() => observers[0]?.report(true));
  expect([document.body.textContent, onNear.mock.calls.length]).toEqual(['Far below', 1]);
  expect(observers.map(({ over }) => over)).toEqual([true]);
  act(() => root.unmount());
});

it('stops watching when the page closes before its parts came near', () => {
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(shown(false)));
  act(() => root.unmount());
  expect(observers.map(({ over }) => over)).toEqual([true]);
});

it('renders parts that came near before at once, so that Back finds the page as tall as it was', () => {
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(shown(true)));
  expect([document.body.textContent, observers]).toEqual(['Far below', []]);
  act(() => root.unmount());
});
