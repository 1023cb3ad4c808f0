import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FirstPrize } from './first-prize.tsx';

it('marks the coin of a first prize as part of the price, so that the job tray does not cover it', () => {
  document.body.innerHTML = renderToStaticMarkup(<FirstPrize tokens={30} size="lg" />);
  expect(document.querySelector('svg')?.closest('[data-price]')?.textContent).toContain('30');
});
