import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MarketFilters } from './filter-address.ts';
import { FilterPanel } from './filter-panel.tsx';

/** Returns the choices of the success-rate filter that the marketplace's filter panel offers. */
function ratesWith(successRates: readonly number[], filters: MarketFilters = {}): string[] {
  document.body.innerHTML = renderToStaticMarkup(<FilterPanel filters={filters} onChange={() => undefined} models={[]} successRates={successRates} member={false} />);
  const group = document.querySelector('[aria-label="Success rate"]');
  return [...(group?.querySelectorAll('button') ?? [])].map((button) => button.textContent ?? '');
}

it('offers only success rates as a filter that some prompt reaches', () => {
  expect(ratesWith([])).toEqual([]);
  expect(ratesWith([80])).toHaveLength(1);
  expect(ratesWith([80])[0]).toContain('80');
});

it('offers the success rate that the address asks for even when no prompt reaches it, so that the user can switch it off', () => {
  expect(ratesWith([], { works: 95 })).toHaveLength(1);
});
