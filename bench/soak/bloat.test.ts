import { expect, it } from 'vitest';
import { deadRows, outgrown } from './bloat.ts';
import type { TablesSeen } from './bloat.ts';
import type { TableSize } from './store-figures.ts';

const MIB = 1_024 * 1_024;
/** 40 samples of one table, each as `sizeOf` says for its place from 0 to 1. */
const seen = (sizeOf: (place: number) => TableSize): TablesSeen[] =>
  Array.from({ length: 40 }, (_, n) => ({ atMs: n * 1_000, tables: new Map([['wallets', sizeOf(n / 40)]]) }));
const worst = (judge: typeof deadRows, sizeOf: (place: number) => TableSize): number => judge(seen(sizeOf))[0]?.share ?? Number.NaN;

it('a table that vacuum keeps up with has few dead rows', () => {
  expect(worst(deadRows, (place) => ({ live: 100_000, dead: 20_000 * ((place * 10) % 1), bytes: MIB }))).toBeLessThan(1);
});

it('a queue that is empty most of the time may have dead rows until the next vacuum', () => {
  expect(worst(deadRows, () => ({ live: 3, dead: 4_000, bytes: MIB }))).toBeLessThan(1);
});

it('a table that no vacuum reaches has too many dead rows', () => {
  expect(worst(deadRows, (place) => ({ live: 1_000, dead: 40_000 * place, bytes: MIB }))).toBeGreaterThan(1);
});

it('a table may grow as its rows do', () => {
  expect(worst(outgrown, (place) => ({ live: 100_000 * (1 + place), dead: 0, bytes: 100 * MIB * (1 + place) }))).toBeLessThan(1);
});

it('a table that grows without rows is found', () => {
  expect(worst(outgrown, (place) => ({ live: 100_000, dead: 0, bytes: 100 * MIB * (1 + place) }))).toBeGreaterThan(1);
});

it('a small table may grow by a step of its file', () => {
  expect(worst(outgrown, (place) => ({ live: 10, dead: 0, bytes: place < 0.75 ? 8_192 : 90_000 }))).toBeLessThan(1);
});

it('the worst table comes first, and one that was made meanwhile is left out', () => {
  const tables = (n: number): TablesSeen['tables'] => new Map([
    ['calm', { live: 1_000, dead: 10, bytes: MIB }],
    ['dead', { live: 10, dead: 20_000, bytes: MIB }],
    ...(n > 30 ? [['new', { live: 1, dead: 99_999, bytes: MIB }] as const] : []),
  ]);
  const samples = Array.from({ length: 40 }, (_, n) => ({ atMs: n, tables: tables(n) }));
  expect(deadRows(samples).map(({ table }) => table)).toEqual(['dead', 'calm']);
});

it('nothing is said of a single sample', () => {
  expect(outgrown(seen(() => ({ live: 1, dead: 1, bytes: 1 })).slice(0, 1))).toEqual([]);
  expect(deadRows([])).toEqual([]);
});
