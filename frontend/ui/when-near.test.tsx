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
  document.body.innerHTML = '<div id="root"></div>';
});

it('renders its parts when their place comes near, and keeps them when the reader scrolls back', () => {
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<WhenNear><p>Far below</p></WhenNear>));
  act(() => observers[0]?.report(false));
  expect(document.body.textContent).toBe('');
  act(() => observers[0]?.report(true));
  expect(document.body.textContent).toBe('Far below');
  expect(observers.map(({ over }) => over)).toEqual([true]);
  act(() => root.unmount());
});

it('stops watching when the page closes before its parts came near', () => {
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<WhenNear><p>Far below</p></WhenNear>));
  act(() => root.unmount());
  expect(observers.map(({ over }) => over)).toEqual([true]);
});
