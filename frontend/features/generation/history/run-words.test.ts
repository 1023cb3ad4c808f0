import { expect, it } from 'vitest';
import { tokensOf, tookWords } from './run-words.ts';

it('says how long a run took, once it is over', () => {
  const took = (seconds: number) => tookWords({ startedAt: '2026-11-21T10:00:00.000Z', finishedAt: new Date(Date.parse('2026-11-21T10:00:00.000Z') + seconds * 1000).toISOString() });
  expect([took(0.2), took(8), took(60), took(125)]).toEqual(['1 s', '8 s', '1 min', '2 min 5 s']);
  expect(tookWords({ startedAt: null, finishedAt: null })).toBeNull();
});

it('splits a price into what was kept and what came back', () => {
  const quote = { total: 4 } as Parameters<typeof tokensOf>[0]['quote'];
  expect([tokensOf({ quote, captured: 3 }), tokensOf({ quote, captured: null }), tokensOf({ quote })]).toEqual([{ captured: 3, released: 1 }, null, null]);
});
