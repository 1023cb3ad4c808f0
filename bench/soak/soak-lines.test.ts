import { describe, expect, it } from 'vitest';
import type { TablesSeen } from './bloat.ts';
import type { Point } from './slope.ts';
import { soakLines } from './soak-lines.ts';
import type { Soaked } from './soak-lines.ts';

const HOUR_MS = 3_600_000;
const EVERY_MS = 30_000;
const SAMPLES = 60;

const series = (perHour: number): Point[] => Array.from({ length: SAMPLES }, (_, n) => ({ atMs: n * EVERY_MS, value: 80 + (perHour * n * EVERY_MS) / HOUR_MS + (n % 2) / 10 }));
const tables = (dead: number): TablesSeen[] => Array.from({ length: SAMPLES }, (_, n) => ({ atMs: n * EVERY_MS, tables: new Map([['wallets', { live: 60, dead, bytes: 81_920 }]]) }));
const tenth = (p99: number, failed = 0) => ({ byKind: { visitors: { good: 1_000, failed, p99 } } });

/** A soak of half an hour in which nothing grew and nothing failed. */
const CALM: Soaked = {
  processes: ['api', 'worker'],
  sampled: { series: new Map([['api heap', series(0)], ['worker heap', series(0)], ['Redis memory', series(0)], ['keys of limit:read', series(0)]]), tables: tables(100) },
  tenths: [tenth(10), tenth(11)],
  visits: { signIns: [30], sockets: 2, failures: [] },
  ends: { succeeded: 100 },
  long: true,
};
const withSeries = (name: string): Soaked => ({ ...CALM, sampled: { ...CALM.sampled, series: new Map([...CALM.sampled.series, [name, series(100)]]) } });
const missed = (soaked: Soaked): string[] => soakLines(soaked).filter(({ passed }) => passed === false).map(({ what }) => what);

describe('the lines of a soak', () => {
  it('tell in which part of the time requests were refused', () => {
    expect(soakLines({ ...CALM, tenths: [tenth(10), tenth(11, 2), tenth(11)] })[0]?.ours).toBe('2 of 3002, 2 in tenth 2');
  });

  it('meet every goal when nothing grew and nothing failed', () => {
    expect(missed(CALM)).toEqual([]);
    expect(soakLines(CALM).every(({ passed }) => passed === true)).toBe(true);
  });

  it.each<[string, Soaked, string]>([
    ['a heap that was never collected', { ...CALM, sampled: { ...CALM.sampled, series: new Map([...CALM.sampled.series].filter(([name]) => name !== 'worker heap')) } }, 'worker: old objects after a collection'],
    ['a heap that grows', withSeries('worker heap'), 'worker: old objects after a collection'],
    ['descriptors that stay open', withSeries('api descriptors'), 'api: open descriptors'],
    ['memory of Redis that grows', withSeries('Redis memory'), 'Redis: memory'],
    ['dead rows that no vacuum removes', { ...CALM, sampled: { ...CALM.sampled, tables: tables(90_000) } }, 'tables: dead rows'],
    ['answers that become slower', { ...CALM, tenths: [tenth(10), tenth(16)] }, 'p99 of visitors, last tenth'],
    ['more than one request in a thousand that was refused', { ...CALM, tenths: [tenth(10, 3), tenth(11)] }, 'requests that failed or were refused'],
    ['a socket that was closed', { ...CALM, visits: { ...CALM.visits, failures: ['closed'] } }, 'sign-ins and sockets that failed'],
    ['a run that failed', { ...CALM, ends: { succeeded: 99, failed: 1 } }, 'runs that did not succeed'],
  ])('the lines of a soak report exactly one missed goal for %s', (_what, soaked, line) => {
    expect(missed(soaked)).toEqual([line]);
  });

  it('miss the goal of keys that never expire, and name their group', () => {
    const sampled = { ...CALM.sampled, series: new Map([...CALM.sampled.series, ['keys of session', series(1_000)]]) };
    expect(soakLines({ ...CALM, sampled }).find(({ what }) => what === 'Redis: keys that grow most')).toMatchObject({ passed: false, ours: expect.stringContaining('keys of session') as string });
  });

  it('judge only failures in a soak that is too short for slopes', () => {
    const short = { ...withSeries('worker heap'), tenths: [tenth(10), tenth(90)], long: false };
    expect(missed(short)).toEqual([]);
    expect(missed({ ...short, ends: { failed: 1 } })).toEqual(['runs that did not succeed']);
  });
});
