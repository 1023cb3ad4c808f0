import { expect, it } from 'vitest';
import { BENCHES, BY_NAME, chosenBenches } from './benches.ts';

const ALL = Object.keys(BENCHES);

it('a usual run leaves out the benchmarks that take too long, and says which', () => {
  const { names, leftOut } = chosenBenches({ smallest: false });
  expect(leftOut).toEqual(['soak']);
  expect([...names, ...leftOut]).toEqual(ALL);
});

it('a benchmark that takes too long runs by its name', () => {
  expect(chosenBenches({ only: 'soak,http', smallest: false })).toEqual({ names: ['soak', 'http'], leftOut: [] });
});

it('the smallest size runs every benchmark', () => {
  expect(chosenBenches({ smallest: true })).toEqual({ names: ALL, leftOut: [] });
});

it('refuses a benchmark that does not exist', () => {
  expect(() => chosenBenches({ only: 'http,nonsense', smallest: false })).toThrow(`There is no nonsense: ${ALL.join(', ')}`);
});

it('only benchmarks that exist are left out', () => {
  expect(Object.keys(BY_NAME).filter((name) => !ALL.includes(name))).toEqual([]);
});
