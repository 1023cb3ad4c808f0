import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Performance } from '#contracts/selling.ts';
import { PerformanceTiles } from './performance-tiles.tsx';

const figure = (now: number) => ({ now, before: 0 });

it("shows the creator's earnings first, and counts free trial runs, likes and reviews", () => {
  const performance = {
    net: figure(32), gross: figure(40), views: figure(200), formOpens: figure(90), runs: figure(60), unlocks: figure(4), refunds: figure(1),
    trials: { runs: figure(3), cost: figure(6) }, opinions: { likes: 9, reviews: 2, rating: 4.5 },
  } as Partial<Performance> as Performance;
  document.body.innerHTML = renderToStaticMarkup(<PerformanceTiles performance={performance} />);
  const tiles = [...document.querySelectorAll('dl > div')].map((tile) => [tile.querySelector('dt')?.textContent, tile.querySelector('dd > span')?.textContent]);
  expect(tiles.slice(0, 2)).toEqual([['Net earnings, up to', '32'], ['Spent by buyers', '40']]);
  expect(tiles).toEqual(expect.arrayContaining([['Cost of free trial runs', '6'], ['Likes, all time', '9'], ['Reviews, all time', '2']]));
});
