import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useOpenTabInSight } from './use-open-tab-in-sight.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let resized = (): void => undefined;
let watched: Element[] = [];
/** Stands in for the browser's observer, because this test has no layout: the test itself says when the row was resized. */
class Observer {
  constructor(callback: () => void) { resized = callback; }
  observe(element: Element): void { watched.push(element); }
  disconnect(): void { watched = []; }
}

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function Steps({ open }: { open: string }) {
  const row = useOpenTabInSight<HTMLOListElement>(open);
  return <ol ref={row}>{NAMES.map((name) => <li key={name}><a href={`#${name}`} aria-current={name === open ? 'step' : undefined}>{name}</a></li>)}</ol>;
}

it('a row of steps in a list scrolls to the open step, and scrolls to it again when the window changes its size', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  // In this test steps of 100 px stand in a row of 300 px. Their places move when the row is scrolled.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return new DOMRect(this.tagName === 'A' ? 100 * NAMES.indexOf(this.textContent ?? '') - (this.closest('ol')?.scrollLeft ?? 0) : 0);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Steps open="five" />));
  const row = place.querySelector('ol')!;
  expect(row.scrollLeft).toBe(300);
  expect(watched).toContain(row);
  width.mockReturnValue(200);
  resized();
  expect(row.scrollLeft).toBe(350);
  act(() => root.unmount());
  expect(watched).toEqual([]);
});
