import { describe, expect, it } from 'vitest';
import { DRILLS, problemsOf } from './drills.ts';
import type { DrillReport } from './drills.ts';
import { shipped } from './shipped.ts';

const GOOD: DrillReport = {
  drill: 'rolling-restart', reads: 1, accepted: ['a'], refused: 0, retried: {}, failed: [], silentMs: { reads: 50, runs: 400 }, longestAwayMs: 900, cut: 1, missing: 0,
  disturbedSeconds: 1, settledSeconds: 1, slowestRunSeconds: 3, lost: [], faults: {}, ledgerViolations: 0,
};

describe('what a drill says', () => {
  it('passes a report without loss', () => {
    expect(problemsOf(GOOD)).toEqual([]);
  });

  it.each<[string, Partial<DrillReport>]>([
    ['a lost run', { lost: ['a'] }],
    ['a fault', { faults: { 'leaked holds': 1 } }],
    ['a violation of the ledger', { ledgerViolations: 1 }],
    ['a socket that stays away', { missing: 1 }],
    ['a socket that was away too long', { longestAwayMs: 10_001 }],
    ['a request that failed after all tries', { failed: ['run 503'] }],
    ['no accepted run', { accepted: [] }],
    ['work that does not end', { settledSeconds: 61 }],
  ])('does not pass a report with %s', (_, bad) => {
    expect(problemsOf({ ...GOOD, ...bad })).toHaveLength(1);
  });

  it('allows a socket to be away for as long as its drill says', () => {
    expect(problemsOf({ ...GOOD, drill: 'database-lost', longestAwayMs: 10_001 })).toEqual([]);
  });

  it('disturbs with the losses of primaries last, because no drill brings those back', () => {
    expect(Object.keys(DRILLS).slice(-3)).toEqual(['redis-lost', 'database-restarted', 'database-lost']);
  });
});

describe('shipped', () => {
  it('puts places of this machine into a configuration, and refuses places that it does not have', () => {
    expect(shipped('redis/redis.conf', [[/^port .*/m, 'port 1']])).toContain('\nport 1\n');
    expect(() => shipped('redis/redis.conf', [[/^no such setting/m, '']])).toThrow('infra/redis/redis.conf has no');
  });
});
