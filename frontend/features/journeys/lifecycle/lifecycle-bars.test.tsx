import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LifecycleBars } from './lifecycle-bars.tsx';

it('the chart of the lifecycle has numbers at its vertical axis and days at its horizontal axis', () => {
  const period = (start: string, came: number, dormant: number) => ({ start, new: came, returning: 0, resurrected: 0, dormant });
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<LifecycleBars periods={[period('2026-10-05', 900, 0), period('2026-10-12', 1_200, 400), period('2026-10-19', 30, 100)]} />);
  const labels = [...box.querySelectorAll('[data-chart] span')].filter(({ childElementCount }) => childElementCount === 0).map(({ textContent }) => textContent).filter(Boolean);
  expect(labels).toEqual(['1,200', '0', '400', '5 Oct', '12 Oct', '19 Oct']);
  // A line of the grid stands at each number.
  expect([...box.querySelectorAll('svg > path')].map((line) => line.getAttribute('d'))).toEqual(['M0 0H72', 'M0 165H72', 'M0 220H72']);
});
