import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { CashOuts } from '#contracts/cash-outs.ts';
import { cashOutsQuery } from '../cash-outs.queries.ts';
import { EarningsPanel } from './earnings-panel.tsx';

const NOTHING: CashOuts = { open: false, earned: 0, payable: 0, least: 500, ageDays: 60, centsPer100: 500, items: [], nextCursor: null };

/** Returns the words of the panel for a creator with these earnings. */
function wordsOf(earnings: CashOuts, pending: number): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(cashOutsQuery.queryKey, { pages: [earnings], pageParams: [null] } as never);
  document.body.innerHTML = renderToStaticMarkup(<QueryClientProvider client={client}><MemoryRouter><EarningsPanel performance="/performance" pending={pending} /></MemoryRouter></QueryClientProvider>);
  return document.body.textContent ?? '';
}

it('tells a creator what is pending, when it is released, and that payouts are not open', () => {
  const words = wordsOf(NOTHING, 25);
  expect(words).toContain('25 tokens pending');
  expect(words).toContain('7 days after it');
  expect(words).toContain('Payouts are not open here yet.');
  expect(words).not.toMatch(/Set a price|No request so far|60 days/);
});

it('tells a creator without pending tokens how to earn some, and after how many days they can be paid out', () => {
  const words = wordsOf({ ...NOTHING, open: true }, 0);
  expect(words).toMatch(/Set a price per run for a prompt.*after 60 days/);
  expect(words).toContain('No request so far');
});
