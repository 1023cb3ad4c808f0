import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Performance } from '#contracts/selling.ts';
import { EarningBars } from './earning-bars.tsx';

const day = (name: string, net: number): Performance['days'][number] => ({ day: name, net, royalties: net * 2, unlocks: 0, lineage: 0 });

it("the chart of a creator's earnings labels its axes: best day and 0 at the side, first and last day below", () => {
  document.body.innerHTML = renderToStaticMarkup(<EarningBars days={[day('2026-11-01', 3), day('2026-11-02', 9), day('2026-11-03', 0)]} />);
  expect([...document.querySelectorAll('figure > div span')].map(({ textContent }) => textContent)).toEqual(['9 tokens', '0']);
  expect([...document.querySelectorAll('figcaption span')].map(({ textContent }) => textContent)).toEqual(['1 November 2026', '3 November 2026']);
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toContain('12 tokens');
});
