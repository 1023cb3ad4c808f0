import { expect, it } from 'vitest';
import type { Answered } from '../measure/open-load.ts';
import { p99Of, slowdowns, tenthOf, totals } from './pace.ts';

const answered = (ms: number, { good = 1_000, ...other }: Partial<Answered> = {}): Answered =>
  ({ good, late: 0, refused: 0, hasty: 0, failed: 0, times: Array.from({ length: good }, () => ms), ...other });
const tenth = (byKind: Record<string, Answered>) => tenthOf({ byKind, settledMs: 0 });

it('compares the last tenth with the first, by kind of request', () => {
  const tenths = [tenth({ visitors: answered(10), runs: answered(40) }), tenth({ visitors: answered(99), runs: answered(99) }), tenth({ visitors: answered(12), runs: answered(90) })];
  expect(slowdowns(tenths)).toEqual([
    { kind: 'visitors', firstMs: 10, lastMs: 12, judged: true },
    { kind: 'runs', firstMs: 40, lastMs: 90, judged: true },
  ]);
});

it('does not judge a kind with so few answers that its 99th percentile is one of them', () => {
  expect(slowdowns([tenth({ runs: answered(10) }), tenth({ runs: answered(99, { good: 20 }) })])).toMatchObject([{ judged: false }]);
});

it('counts a refusal as a failure, whether it says when to come back or not', () => {
  const tenths = [tenth({ runs: answered(10, { good: 5, late: 1 }) }), tenth({ runs: answered(10, { good: 5, refused: 2, hasty: 3, failed: 4 }) })];
  expect(totals(tenths)).toEqual({ good: 11, failed: 9 });
});

it('the 99th percentile leaves out one answer of a hundred', () => {
  expect(p99Of(Array.from({ length: 200 }, (_, n) => 200 - n))).toBe(199);
  expect(p99Of([])).toBe(0);
});
