import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FunnelStep } from '#contracts/journeys.ts';
import { FunnelPicture } from './funnel-picture.tsx';
import { FunnelTable } from './funnel-table.tsx';

const steps: FunnelStep[] = [
  { name: 'page_viewed', people: 40, conversion: 1, medianSeconds: null },
  { name: 'signed_up', people: 10, conversion: 0.25, medianSeconds: 0.04 },
  { name: 'order_paid', people: 0, conversion: 0, medianSeconds: null },
];
const labels = ['Visit', 'Sign-up', 'Purchase'];

/** Returns for each bar of the drawn funnel whether its track is hatched, and the share of the track that the bar fills. */
function bars(drawn: ReactElement): [hatched: boolean, filled: string][] {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(drawn);
  return [...box.querySelectorAll('[style]')].filter(({ firstElementChild }) => firstElementChild?.hasAttribute('style')).map(tracked);
}
const tracked = (track: Element): [boolean, string] => [/repeating-linear-gradient/.test(track.getAttribute('style') ?? ''), /(\d+)%/.exec(track.firstElementChild?.getAttribute('style') ?? '')?.[1] ?? ''];

it.each([
  ['table', <FunnelTable key="table" steps={steps} labels={labels} onLeft={() => undefined} />],
  ['picture', <FunnelPicture key="picture" steps={steps} labels={labels} />],
])('the %s of a funnel draws an empty track for a step without people', (_what, drawn) => {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(drawn);
  expect(bars(drawn)).toEqual([[true, '100'], [true, '25']]);
  const empty = [...box.querySelectorAll('[style]')].filter((bar) => /(?:width|height):0%/.test(bar.getAttribute('style') ?? ''));
  expect(empty.map(({ parentElement }) => parentElement?.getAttribute('style'))).toEqual([null]);
});

it('a funnel says the time between two steps below a second in milliseconds', () => {
  expect(renderToStaticMarkup(<FunnelTable steps={steps} labels={labels} onLeft={() => undefined} />)).toContain('40 ms');
});
