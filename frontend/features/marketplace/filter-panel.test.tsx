import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MarketFilters } from './filter-address.ts';
import { FilterPanel } from './filter-panel.tsx';

/** The choices of success rate that the panel offers. */
function ratesWith(successRates: readonly number[], filters: MarketFilters = {}): string[] {
  document.body.innerHTML = renderToStaticMarkup(<FilterPanel filters={filters} onChange={() => undefined} models={[]} successRates={successRates} member={false} />);
  const group = document.querySelector('[aria-label="Success rate"]');
  return [...(group?.querySelectorAll('button') ?? [])].map((button) => button.textContent ?? '');
}

it('offers no success rate that no prompt reaches', () => {
  expect(ratesWith([])).toEqual([]);
  expect(ratesWith([80])).toHaveLength(1);
  expect(ratesWith([80])[0]).toContain('80');
});

it('keeps the success rate that an address asks for, although no prompt reaches it, so that it can be switched off', () => {
  expect(ratesWith([], { works: 95 })).toHaveLength(1);
});
