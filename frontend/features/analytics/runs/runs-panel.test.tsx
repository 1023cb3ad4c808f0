import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { momentsOf, spanBefore } from '#lib/day-span.ts';
import { trendsQuery } from '../analytics.queries.ts';
import { RunsPanel } from './runs-panel.tsx';

const SPAN = { from: '2026-10-08', to: '2026-10-14' };

/** Draws the tab about runs, and returns the text of the figure with the works-rate. @param now and @param before each the runs that delivered and that failed */
function worksRate(now: readonly [number, number], before: readonly [number, number]): string | null | undefined {
  const client = new QueryClient();
  for (const [span, [worked, failed]] of [[SPAN, now], [spanBefore(SPAN), before]] as const) {
    client.setQueryData(trendsQuery(momentsOf(span)).queryKey, {
      people: 3, days: [{ day: span.from, type: 'text', runs: worked + failed, worked, failed, stopped: 0, tokens: 9, half: 4, most: 8 }], models: [], categories: [], failures: [],
    });
  }
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={client}><MemoryRouter><RunsPanel compare span={SPAN} split="type" onSplit={() => undefined} onBehind={() => undefined} /></MemoryRouter></QueryClientProvider>,
  );
  return [...box.querySelectorAll('dl > div')].find((figure) => figure.querySelector('dt')?.textContent === 'Works-rate')?.querySelector('dd')?.textContent;
}

it('compares the works-rate with the period before only when both periods have enough runs for a percentage', () => {
  expect(worksRate([30, 10], [20, 20])).toBe('75%up 50%');
  expect(worksRate([1, 0], [0, 0])).toBe('–');
  expect(worksRate([1, 0], [20, 20])).toBe('–');
  expect(worksRate([30, 10], [0, 1])).toBe('75%');
});
