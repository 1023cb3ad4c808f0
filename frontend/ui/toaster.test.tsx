// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let store: ReturnType<typeof createToastStore>;
const card = () => document.querySelector<HTMLElement>('section li');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  store = createToastStore();
  act(() => root.render(<Toaster store={store} />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const pointer = (type: string, clientX: number) => act(() => card()?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX })));
const swipe = (px: number) => {
  pointer('pointerdown', 100);
  pointer('pointermove', 100 + px);
  pointer('pointerup', 100 + px);
};

describe('Toaster', () => {
  it('the Toaster shows one toast at a time: a new one replaces the visible one', () => {
    act(() => void store.show({ title: 'Saved' }));
    act(() => void store.show({ title: 'Sign in failed', tone: 'destructive' }));
    expect(document.querySelectorAll('section li')).toHaveLength(1);
    expect(card()?.textContent).toContain('Sign in failed');
    expect(document.querySelector('section')?.getAttribute('aria-live')).toBe('assertive');
  });

  it('the Toaster closes a toast after 5 s and removes it from the page after its exit animation', () => {
    act(() => void store.show({ title: 'Saved' }));
    act(() => void vi.advanceTimersByTime(5000));
    expect(card()?.dataset.state).toBe('closed');
    act(() => void vi.advanceTimersByTime(200));
    expect(card()).toBeNull();
  });

  it('the Toaster closes a toast after a swipe of 50 px to the right, but not after 49', () => {
    act(() => void store.show({ title: 'Saved' }));
    swipe(49);
    expect(card()?.dataset.state).toBe('open');
    swipe(50);
    expect(card()?.dataset.state).toBe('closed');
  });

  it('the Toaster ignores a swipe to the left', () => {
    act(() => void store.show({ title: 'Saved' }));
    swipe(-200);
    expect(card()?.dataset.state).toBe('open');
  });

  it("the Toaster moves focus to the toast on F8 and stops the toast's time", () => {
    act(() => void store.show({ title: 'Saved' }));
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })));
    expect(document.activeElement).toBe(card());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(card()?.dataset.state).toBe('open');
  });
});
