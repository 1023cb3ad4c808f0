import { act, Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead, lazyPage, lazyPart } from './lazy-part.ts';
import { forgetWaiting, MISSING_PARTS_CHANGED, MissingPartNotice, missingParts } from './missing-part.ts';
import { pause } from './pause.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Words = ({ words }: { words: string }) => <p>{words}</p>;
const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /words'));
const arrives = () => Promise.resolve({ Words });

let root: Root;
const told = vi.fn();
const shown = (): string => document.body.textContent;
const Notice = ({ fetchAgain }: { fetchAgain(): Promise<void> }) => <button onClick={() => void fetchAgain().catch(() => undefined)}>missing</button>;
type Part = ReturnType<typeof lazyPart<{ Words: typeof Words }, 'Words'>>;
const pageWith = (Part: Part) => <Failures><MissingPartNotice value={Notice}><h1>Page</h1><Suspense fallback="waiting">{<Part words="here" />}</Suspense></MissingPartNotice></Failures>;
const show = (part: Part): Promise<void> => act(async () => root.render(pageWith(part)));
const press = (): Promise<void> => act(async () => document.querySelector('button')!.click());
const waiting = (): number => [...missingParts].filter(({ waits, failed }) => waits && failed).length;

class Failures extends Component<{ children: ReactNode }, { failed: unknown }> {
  override state = { failed: null };
  static getDerivedStateFromError = (failed: unknown) => ({ failed });
  override render() {
    return this.state.failed ? `failed: ${String(this.state.failed)}` : this.props.children;
  }
}

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
  it('a part of the page that did not load is loaded a second time by itself, and shows no notice when it then arrives', async () => {
    const load = vi.fn(arrives).mockImplementationOnce(offline);
    await show(lazyPart(load, 'Words'));
    await later(900);
    expect([shown(), load.mock.calls.length]).toEqual(['Pagewaiting', 1]);
    await later(200);
    expect([shown(), load.mock.calls.length, told.mock.calls.length]).toEqual(['Pagehere', 2, 0]);
  });

  it('a part of the page whose code does not arrive shows a notice in its place, however often the reader tries again', async () => {
    const load = vi.fn<() => ReturnType<typeof arrives>>(offline);
    await show(lazyPart(load, 'Words'));
    await later(1_100);
    expect([shown(), missingParts.size, waiting()]).toEqual(['Pagemissing', 1, 0]);
    await press();
    expect([shown(), missingParts.size]).toEqual(['Pagemissing', 1]);
    load.mockImplementation(arrives);
    await press();
    expect([shown(), missingParts.size]).toEqual(['Pagehere', 0]);
  });

  it("the previous page stays while a page's code is loading, with a notice after a failure, until the reader goes elsewhere", async () => {
    const load = vi.fn<() => ReturnType<typeof arrives>>(offline);
    const page = lazyPage(load, 'Words');
    await show(page);
    await later(1_100);
    expect([shown(), waiting(), told.mock.calls.length]).toEqual(['Pagewaiting', 1, 1]);
    await act(async () => root.render(<h1>Elsewhere</h1>));
    forgetWaiting();
    expect([waiting(), told.mock.calls.length]).toEqual([0, 2]);
    load.mockImplementation(arrives);
    await show(page);
    expect([shown(), missingParts.size]).toEqual(['Pagehere', 0]);
  });

  it('a part that loads late leaves server-rendered HTML unchanged until its code arrives', async () => {
    const load = vi.fn<() => ReturnType<typeof arrives>>(offline);
    const part = lazyPart(load, 'Words');
    const place = document.querySelector('div')!;
    act(() => root.unmount());
    place.innerHTML = '<h1>Page</h1><!--$--><p>here</p><!--/$-->';
    const server = place.querySelector('p');
    await act(async () => {
      root = hydrateRoot(place, pageWith(part));
    });
    await later(1_100);
    expect([shown(), waiting()]).toEqual(['Pagehere', 1]);
    load.mockImplementation(arrives);
    await act(async () => Promise.all([...missingParts].map((missing) => missing.fetchAgain())));
    expect([shown(), missingParts.size]).toEqual(['Pagehere', 0]);
    expect(place.querySelector('p')).toBe(server);
  });

  it.each([['when it is loaded first', 0], ['when it is fetched again by itself', 1], ['when the reader asks to load it again', 2]])('a part that loads late fails the page when its module throws %s', async (_, failures) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn<() => ReturnType<typeof arrives>>(() => Promise.reject(new Error('module is broken')));
    for (let failure = 0; failure < failures; failure += 1) load.mockImplementationOnce(offline);
    await show(lazyPart(load, 'Words'));
    await later(1_100);
    if (failures === 2) await press();
    expect([shown(), missingParts.size]).toEqual(['failed: Error: module is broken', 0]);
    vi.restoreAllMocks();
  });

  it('a part that loads late can be loaded ahead of time, and a failure then has no effect', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    fetchAhead(offline);
    vi.useRealTimers();
    await pause(20);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
