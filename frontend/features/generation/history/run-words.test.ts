import { expect, it } from 'vitest';
import { tokensOf, tookWords } from './run-words.ts';

it('the run history states how long a run took only after it has ended', () => {
  const took = (seconds: number) => tookWords({ startedAt: '2026-11-21T10:00:00.000Z', finishedAt: new Date(Date.parse('2026-11-21T10:00:00.000Z') + seconds * 1000).toISOString() });
  expect([took(0.2), took(8), took(60), took(125)]).toEqual(['200 ms', '8 s', '1 min', '2 min 5 s']);
  expect(tookWords({ startedAt: null, finishedAt: null })).toBeNull();
});

it('the run history splits the price of a run into charged and returned tokens', () => {
  const quote = { total: 4 } as Parameters<typeof tokensOf>[0]['quote'];
  expect([tokensOf({ quote, captured: 3 }), tokensOf({ quote, captured: null }), tokensOf({ quote })]).toEqual([{ captured: 3, released: 1 }, null, null]);
});
