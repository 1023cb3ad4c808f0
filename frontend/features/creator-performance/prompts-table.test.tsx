import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Performance } from '#contracts/selling.ts';
import { PromptsTable } from './prompts-table.tsx';

it("the table of a creator's prompts shows net earnings first, and labels what is before the split as spent by buyers", () => {
  const prompt: Performance['prompts'][number] = { id: 'p', slug: 'p', title: 'Kind notes', views: 50, runs: 30, runners: 9, unlocks: 2, refunds: 1, royalties: 60, gross: 100, net: 80, works: 90, liked: null, likes: 4, reviews: 3 };
  document.body.innerHTML = renderToStaticMarkup(<MemoryRouter><PromptsTable prompts={[prompt]} only={(id) => `?prompt=${id}`} /></MemoryRouter>);
  const names = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  const values = [...document.querySelectorAll('tbody tr > *')].map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Prompt', 'Net earnings']);
  expect(Object.fromEntries(names.map((name, at) => [name, values[at]]))).toMatchObject({ Prompt: 'Kind notes', 'Net earnings': '80', 'Spent by buyers': '100', 'Royalties before the split': '60', Refunded: '1', Conversion: '4%' });
});
