import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead, lazyPart, MISSING_PARTS_CHANGED, missingParts } from './lazy-part.ts';
import { pause } from './pause.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Words = ({ words }: { words: string }) => <p>{words}</p>;
const offline = (): Promise<never> => Promise.reject(new TypeError('the network is away'));
const arrives = () => Promise.resolve({ Words });

let root: Root;
const told = vi.fn();
const shown = (): string => document.body.textContent;
const show = (Part: ReturnType<typeof lazyPart<{ Words: typeof Words }, 'Words'>>): Promise<void> => act(async () => root.render(<><h1>Page</h1><Suspense fallback="waiting">{<Part words="here" />}</Suspense></>));
const later = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  missingParts.clear();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  window.addEventListener(MISSING_PARTS_CHANGED, told);
});
afterEach(() => {
  act(() => root.unmount());
  window.removeEventListener(MISSING_PARTS_CHANGED, told);
  vi.useRealTimers();
});

describe('a part whose code comes late', () => {
  it('is fetched a second time by itself, and says nothing when it comes then', async () => {
    const load = vi.fn(arrives).mockImplementationOnce(offline);
    await show(lazyPart(load, 'Words'));
    await later(900);
    expect([shown(), load.mock.calls.length]).toEqual(['Pagewaiting', 1]);
    await later(200);
    expect([shown(), load.mock.calls.length, told.mock.calls.length]).toEqual(['Pagehere', 2, 0]);
  });

  it('keeps the page and waits for its reader when it does not come, for as many attempts as they make', async () => {
    const load = vi.fn<() => ReturnType<typeof arrives>>(offline);
    await show(lazyPart(load, 'Words'));
    await later(1_100);
    await act(() => vi.waitFor(() => expect(told).toHaveBeenCalled()));
    expect([shown(), missingParts.size, told.mock.calls.length]).toEqual(['Pagewaiting', 1, 1]);
    const [retry] = missingParts;
    await expect(retry!()).rejects.toThrow();
    expect([shown(), missingParts.size]).toEqual(['Pagewaiting', 1]);
    load.mockImplementation(arrives);
    await act(retry!);
    expect([shown(), missingParts.size, told.mock.calls.length]).toEqual(['Pagehere', 0, 2]);
  });

  it('may be fetched ahead, whether it comes or not', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    fetchAhead(offline);
    vi.useRealTimers();
    await pause(20);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
