import { describe, expect, it } from 'vitest';
import type { Cluster } from './cluster.ts';
import type { DrillReport } from './drill.ts';
import { DRILLS, drillOf } from './drills.ts';
import { problemsOf } from './judge.ts';
import { shipped } from './shipped.ts';

const GOOD: DrillReport = {
  drill: 'rolling-restart', reads: 1, accepted: ['a'], refused: 0, retried: { 409: 1, 502: 1, 503: 1, 504: 1, broken: 1 }, failed: [], hasty: 0, slowestTryMs: 900,
  silentMs: { reads: 50, runs: 400 }, longestAwayMs: 900, cut: 1, missing: 0, disturbedSeconds: 1, settledSeconds: 1, slowestRunSeconds: 3, lost: [], endings: { succeeded: 1 },
  takenOver: 1, mixed: 0, faults: {}, ledgerViolations: 0,
};
const problems = (name: string, bad: Partial<DrillReport> = {}): string[] => problemsOf({ ...GOOD, ...bad, drill: name }, drillOf(name));

describe('what a drill says', () => {
  it('a drill passes when its report shows no loss', () => {
    expect(problems('rolling-restart')).toEqual([]);
  });

  it.each<[string, Partial<DrillReport>]>([
    ['a lost run', { lost: ['a'] }],
    ['a run that failed', { endings: { succeeded: 1, failed: 1 } }],
    ['a text that two provider calls wrote', { mixed: 1 }],
    ['a fault that the judge counted', { faults: { 'leaked holds': 1 } }],
    ['a violation of the ledger', { ledgerViolations: 1 }],
    ['a socket that never connected again', { missing: 1 }],
    ['a socket that was disconnected for more than 10 s', { longestAwayMs: 10_001 }],
    ['a request that failed after all tries', { failed: ['run 503'] }],
    ['an answer with a status that the drill does not allow', { retried: { 500: 1 } }],
    ['a 503 without Retry-After', { hasty: 1 }],
    ['a request that waited for more than 15 s', { slowestTryMs: 15_001 }],
    ['no accepted run', { accepted: [] }],
    ['work that was not finished after 60 s', { settledSeconds: 61 }],
  ])('a drill fails when its report shows %s', (_, bad) => {
    expect(problems('rolling-restart', bad)).toHaveLength(1);
  });

  it('a drill that names a longer time allows a socket to stay disconnected for longer than 10 s', () => {
    expect(problems('database-lost', { longestAwayMs: 10_001 })).toEqual([]);
  });

  it('only the drills that take the provider away allow failed runs', () => {
    const failing = Object.keys(DRILLS).filter((name) => problems(name, { endings: { succeeded: 1, failed: 1 } }).length === 0);
    expect(failing).toEqual(['provider-hangs', 'provider-names-dead', 'cut-worker-provider']);
  });

  it('only the drills that take the database away from all APIs allow clients to give up', () => {
    const given = (failed: string): string[] => Object.keys(DRILLS).filter((name) => problems(name, { failed: [failed], endings: { failed: 1 } }).every((each) => !each.includes('requests failed')));
    expect(given('run 503')).toEqual(['cut-api-database', 'database-full', 'database-crowded', 'database-restarted']);
    expect(given('/api/prompts?limit=20 503')).toEqual(['cut-api-database', 'database-crowded', 'database-restarted']);
    expect(given('run broken')).toEqual([]);
  });

  it('only the drill that freezes an API allows a request to take as long as a browser waits, 31 s', () => {
    expect(Object.keys(DRILLS).filter((name) => !problems(name, { slowestTryMs: 31_000 }).includes('A request waited for 31000 ms.'))).toEqual(['api-frozen']);
    expect(problems('api-frozen', { slowestTryMs: 31_001 })).toContain('A request waited for 31001 ms.');
  });

  it('a drill fails when its frozen worker held no run, or when its silent provider made no run fail', () => {
    expect(problems('worker-frozen', { takenOver: 0 })).toEqual(['The frozen worker held no run.']);
    expect(problems('provider-hangs', {})).toEqual(['No run used up its attempts.']);
  });

  it('the list of drills puts those that lose a primary last, because no drill brings a primary back', () => {
    expect(Object.keys(DRILLS).slice(-3)).toEqual(['redis-lost', 'database-restarted', 'database-lost']);
  });

  it('only the drills that cut connections ask for TCP proxies, which cost the cluster processor time', () => {
    expect(Object.keys(DRILLS).filter((name) => drillOf(name).wired)).toEqual(['provider-names-dead', 'cut-worker-provider', 'cut-worker-redis', 'cut-worker-database', 'cut-api-redis', 'cut-api-database']);
  });

  it('a drill explains that it cannot run in a cluster that was started without the parts for drills', () => {
    const plain = { harness: null } as Cluster;
    expect(drillOf('clock-ahead').missing?.(plain)).toBe('It needs a cluster that was started for drills.');
    expect(drillOf('cut-api-redis').missing?.(plain)).toBe('It needs a cluster that was started with TCP proxies for drills.');
    expect(drillOf('api-killed').missing).toBeUndefined();
    expect(() => drillOf('no-such')).toThrow('There is no drill no-such');
  });
});

describe('shipped', () => {
  it('the cluster replaces addresses in a shipped configuration, and throws for an address that the configuration does not contain', () => {
    expect(shipped('redis/redis.conf', [[/^port .*/m, 'port 1']])).toContain('\nport 1\n');
    expect(() => shipped('redis/redis.conf', [[/^no such setting/m, '']])).toThrow('infra/redis/redis.conf has no');
  });
});
