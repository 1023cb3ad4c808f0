import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Quote } from '#contracts/pricing.ts';
import { PriceBlock } from './price-block.tsx';

const QUOTE: Quote = { base: 2, baseLabel: 'Long text', multiplier: 1, unit: 2, quantity: 1, royalty: 0, total: 2 };
const lines = (node: React.ReactElement): string[] => Array.from(renderToStaticMarkup(node).matchAll(/<dt[^>]*>(.*?)<\/dd>/gs), ([, line]) => line!.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim());

it('the price of two runs that one press starts is the sum, also in the balance afterwards', () => {
  expect(lines(<PriceBlock quote={QUOTE} modelLabel="Studio Text" balance={20} beside={{ label: 'The published version', tokens: 3 }} />)).toEqual(['Long text 2', 'Studio Text × 1', 'The published version + 3', 'Total 5 tokens', 'Balance after 15']);
  expect(lines(<PriceBlock quote={QUOTE} modelLabel="Studio Text" balance={4} beside={{ label: 'The published version', tokens: 3 }} />).at(-1)).toBe('Balance after 1 short');
});

it('the price of a single run is shown alone, and visitors see no balance', () => {
  expect(lines(<PriceBlock quote={QUOTE} modelLabel="Studio Text" balance={null} />)).toEqual(['Long text 2', 'Studio Text × 1', 'Total 2 tokens']);
});
