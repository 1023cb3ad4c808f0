// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';
import type { PagedList } from './load-more.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const before = globalThis.IntersectionObserver;
/** Every element is near the visible part from the start. */
vi.stubGlobal('IntersectionObserver', class {
  readonly observe: () => void;
  constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.observe = () => seen([{ isIntersecting: true }]);
  }
  disconnect = (): void => undefined;
});

// Test files share their globals.
afterAll(() => void vi.stubGlobal('IntersectionObserver', before));

let root: Root;
const fetchNextPage = vi.fn();
const shows = (list: Partial<PagedList>, byButton = false): void => act(() => root.render(<LoadMore what="prompts" byButton={byButton} list={{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage, ...list }} />));
const button = () => document.querySelector('button');

beforeEach(() => {
  fetchNextPage.mockReset();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

it('loads the next page when the end of the list comes near', () => {
  shows({});
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('waits for its button where pages load only by the button', () => {
  shows({}, true);
  expect(fetchNextPage).not.toHaveBeenCalled();
  act(() => button()?.click());
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('says that the next page could not be loaded, and then loads it only by the button', () => {
  shows({ isFetchNextPageError: true });
  expect(document.querySelector('[role=alert]')?.textContent).toBe('More prompts could not be loaded.');
  expect(fetchNextPage).not.toHaveBeenCalled();
  act(() => button()?.click());
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('keeps the focus on the button while the next page loads and after it failed', () => {
  shows({ isFetchNextPageError: true });
  button()?.focus();
  shows({ isFetchNextPageError: true, isFetchingNextPage: true });
  expect(document.activeElement).toBe(button());
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  shows({ isFetchNextPageError: true });
  expect(document.activeElement).toBe(button());
});

it('shows nothing on the last page', () => {
  shows({ hasNextPage: false });
  expect(document.querySelector('#root')?.childElementCount).toBe(0);
});
