import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerRenderingContext } from '#lib/server-rendering.ts';
import { Moment } from './moment.tsx';
import { RelativeTime } from './relative-time.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const RENDERED_AT = Date.parse('2026-11-21T20:02:00.000Z');
const AT = '2026-11-21T20:00:33.000Z';
const page = (
  <ServerRenderingContext value={{ phone: false, origin: '', serverRendered: true, expected: false, renderedAt: RENDERED_AT, parts: [] }}>
    <RelativeTime iso={AT} />, <Moment at={AT} />
  </ServerRenderingContext>
);
const zone = process.env.TZ;

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ now: RENDERED_AT });
  place = document.createElement('p');
});
afterEach(() => {
  act(() => root.unmount());
  process.env.TZ = zone;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders a moment on a server in UTC, and hydrates the page three minutes later in Tokyo. */
async function hydrated(): Promise<void> {
  process.env.TZ = 'UTC';
  place.innerHTML = renderToString(page);
  process.env.TZ = 'Asia/Tokyo';
  vi.setSystemTime(RENDERED_AT + 180_000);
  await act(async () => {
    root = hydrateRoot(place, page);
  });
}
const tooltips = (): (string | undefined)[] => [...place.querySelectorAll('time')].map(({ title }) => title);

describe('a moment on a server-rendered page', () => {
  it("a moment has the same text on the server and during hydration, and then uses the reader's time and time zone", async () => {
    const problem = vi.spyOn(console, 'error');
    process.env.TZ = 'UTC';
    expect(renderToString(page).replaceAll(/<[^>]*>/g, '')).toBe('1 minute ago, 21 Nov, 20:00');
    await hydrated();
    expect(problem).not.toHaveBeenCalled();
    expect(place.textContent).toBe('4 minutes ago, 22 Nov, 05:00');
    expect(tooltips()).toEqual(['Sunday, 22 November 2026 at 05:00:33', 'Sunday, 22 November 2026 at 05:00:33']);
  });

  it('the text of a relative time is updated while the page is open', async () => {
    await hydrated();
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect(place.querySelector('time')!.textContent).toBe('5 minutes ago');
  });
});
