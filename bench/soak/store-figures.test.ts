import { expect, it } from 'vitest';
import { metricOf } from './process-figures.ts';
import { groupOf } from './store-figures.ts';

it.each([
  ['limit:read:0198a0b0-0000-7000-8000-000000000001', 'limit:read'],
  ['gen-text:meta', 'gen-text:meta'],
  ['gen-text:1234', 'gen-text'],
  ['session:Q7xkd0aVb1', 'session'],
  ['log-tail', 'log-tail'],
])('the key %s belongs to the group %s', (key, group) => {
  expect(groupOf(key)).toBe(group);
});

it('reads a metric by its whole name', () => {
  const text = '# TYPE a gauge\na_total 7\na{type="Timeout"} 3\na 5\n';
  expect([metricOf(text, 'a'), metricOf(text, 'a_total')]).toEqual([5, 7]);
  expect(() => metricOf(text, 'b')).toThrow('There is no metric b');
});
