import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Performance } from '#contracts/selling.ts';
import { Payouts } from './payouts.tsx';

it("lists for each day how many of a creator's pending earnings will be spendable by then, as a running total", () => {
  const performance = {
    pending: 15, released: 4, paid: [],
    releases: [{ on: '2026-11-30T00:00:00.000Z', gross: 10, share: 8 }, { on: '2026-12-02T00:00:00.000Z', gross: 5, share: 4 }],
  } as Partial<Performance> as Performance;
  document.body.innerHTML = renderToStaticMarkup(<Payouts performance={performance} />);
  expect(document.querySelector('section p')?.textContent).toBe('Up to 12 of 15 tokens');
  const lines = [...document.querySelectorAll('[aria-label="Forecast by release date"] li')].map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringMatching(/30 Nov.*up to 8 of 10, 8 in all by then/), expect.stringMatching(/2 Dec.*up to 4 of 5, 12 in all by then/)]);
});
