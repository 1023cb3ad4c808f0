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
  expect([...box.querySelectorAll('svg > line')].map((line) => line.getAttribute('y1'))).toEqual(['0', '165', '220']);
});

it('draws the chart of the lifecycle in pixels of height and percent of width, so that its patterns are never stretched', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<LifecycleBars periods={[0, 1, 2, 3].map((week) => ({ start: `2026-10-0${week + 1}`, new: 3, returning: 2, resurrected: 1, dormant: 4 }))} />);
  const drawing = box.querySelector('svg')!;
  expect([drawing.getAttribute('viewBox'), drawing.getAttribute('preserveAspectRatio')]).toEqual([null, null]);
  const bars = [...drawing.querySelectorAll('rect')];
  expect([...new Set(bars.map((bar) => `${bar.getAttribute('x')} ${bar.getAttribute('width')}`))]).toEqual(['3.125% 18.75%', '28.125% 18.75%', '53.125% 18.75%', '78.125% 18.75%']);
  // Above the line stand 6 people, below it 4. The bars of one period together fill the height.
  expect(bars.slice(0, 5).filter((bar) => !bar.getAttribute('fill')!.startsWith('url')).reduce((sum, bar) => sum + Number(bar.getAttribute('height')), 0)).toBeCloseTo(132);
  expect(Math.max(...bars.map((bar) => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height'))))).toBeCloseTo(220);
});
