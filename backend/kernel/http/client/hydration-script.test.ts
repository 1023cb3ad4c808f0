// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrationScript } from './hydration-script.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("loads the client's entry only after the document is complete", async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: [], plainWords: null }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(append).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(append).toHaveBeenCalledOnce();
});

it('names at most four of the scripts in one task, all of them in their order, and the entry last', async () => {
  const others = Array.from({ length: 20 }, (_, n) => `/assets/${n}.js`);
  const tasks: string[][] = [[]];
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (tasks.at(-1)?.length === 0) queueMicrotask(() => tasks.push([]));
    tasks.at(-1)?.push((node as Element).getAttribute('href') ?? (node as Element).getAttribute('src') ?? '');
  });
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others, fonts: [], plainWords: null }));
  await vi.waitFor(() => expect(tasks.flat().at(-1)).toBe('/assets/index.js'));
  expect(tasks.flat()).toEqual([...others, '/assets/index.js']);
  expect(tasks.map((named) => named.filter((name) => others.includes(name)).length).filter(Boolean)).toEqual([4, 4, 4, 4, 4]);
});

it('asks for fonts at once', () => {
  vi.useFakeTimers();
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: ['/assets/face.woff2'], plainWords: true }));
  expect(append).toHaveBeenCalledOnce();
  expect(append.mock.calls[0]?.[0]).toMatchObject({ rel: 'preload', as: 'font', crossOrigin: '' });
});

it('measures before hydration how far from the top a part stands that fills the window', () => {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  document.body.innerHTML = '<aside></aside><div data-fills-window=""></div>';
  const part = document.querySelector<HTMLElement>('[data-fills-window]')!;
  vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 149.6, 375, 812));
  runInThisContext(hydrationScript({ entry: '/assets/index.js', others: [], fonts: [], plainWords: null }));
  expect(part.style.getPropertyValue('--above')).toBe('150px');
});
