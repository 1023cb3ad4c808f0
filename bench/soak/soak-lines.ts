import { currentLoad } from '../measure/bench-line.ts';
import type { BenchLine } from '../measure/bench-line.ts';
import { deadRows, outgrown } from './bloat.ts';
import type { Bloat } from './bloat.ts';
import { JUDGED_FROM_ANSWERS, slowdowns, totals } from './pace.ts';
import type { Tenth } from './pace.ts';
import type { Sampled } from './sampling.ts';
import type { RunEnds } from './steady-load.ts';
import { trendOf } from './trend.ts';
import type { Trend } from './trend.ts';
import type { VisitsSeen } from './visits.ts';

/** Figures of each process with the most that they may rise in an hour. Stops of the event loop are shown only: the times of answers judge them. */
const PROCESS_LIMITS = [
  { figure: 'heap', what: 'old objects after a collection', unit: 'MB', perHour: 8 },
  { figure: 'resident', what: 'resident memory', unit: 'MB', perHour: 24 },
  { figure: 'descriptors', what: 'open descriptors', unit: '', perHour: 24 },
  { figure: 'sockets', what: 'open sockets', unit: '', perHour: 24 },
  { figure: 'handles', what: 'active handles of Node', unit: '', perHour: 24 },
  { figure: 'stops', what: 'stops of the event loop, p99', unit: 'ms', perHour: null },
] as const;
const REDIS_MB_PER_HOUR = 8;
const KEYS_PER_HOUR = 120;
const SLOWER = 1.5;
/** Part of the requests that may fail or be refused: what the objective of availability allows (docs/runbooks/README.md). */
const MOST_REFUSED = 0.001;

/** A limit for a figure that is shown without a judgement. */
const ANY = Infinity;

/** All that a soak saw. */
export interface Soaked {
  processes: readonly string[];
  sampled: Sampled;
  tenths: readonly Tenth[];
  visits: VisitsSeen;
  ends: RunEnds;
  /** Whether it was long enough to tell a leak from warming up. */
  long: boolean;
}

/** The lines of a soak: answers, runs, then the slope of every figure. */
export function soakLines({ processes, sampled, tenths, visits, ends, long }: Soaked): BenchLine[] {
  const judge = (passed: boolean | null | undefined): boolean | null => (long ? (passed ?? null) : null);
  const trend = (what: string, series: string, unit: string, perHour: number | null): BenchLine[] => {
    const points = sampled.series.get(series);
    // A process that never collected its garbage by itself has no series of its heap, and must not pass by that.
    if (!points && series.endsWith(' heap')) return [trendLine(what, unit, perHour, null, judge)];
    return points ? [trendLine(what, unit, perHour, trendOf(points, perHour ?? ANY), judge)] : [];
  };
  return [
    ...answerLines(tenths, visits),
    runsLine(ends),
    ...slowLines(tenths, judge),
    ...processes.flatMap((name) => PROCESS_LIMITS.flatMap(({ figure, what, unit, perHour }) => trend(`${name}: ${what}`, `${name} ${figure}`, unit, perHour))),
    ...trend('Redis: memory', 'Redis memory', 'MB', REDIS_MB_PER_HOUR),
    keysLine(sampled, judge),
    bloatLine('tables: dead rows', deadRows(sampled.tables), '≤ a quarter of the live ones and 10,000', judge),
    bloatLine('tables: size', outgrown(sampled.tables), '≤ 1.1x the growth of its rows and 1 MiB', judge),
  ];
}

type Judge = (passed: boolean | null | undefined) => boolean | null;
type Told = Pick<BenchLine, 'what' | 'ours' | 'goal' | 'passed'> & Partial<BenchLine>;
const line = (told: Told): BenchLine => ({ baseline: '', ratio: null, load: currentLoad(), ...told });

function answerLines(tenths: readonly Tenth[], { signIns, sockets, failures }: VisitsSeen): BenchLine[] {
  const { good, failed } = totals(tenths);
  const where = tenths.flatMap((tenth, at) => (totals([tenth]).failed > 0 ? [`${totals([tenth]).failed} in tenth ${at + 1}`] : []));
  const why = failures.length > 0 ? `, the first: ${failures[0]}` : '';
  return [
    line({ what: 'requests that failed or were refused', ours: [`${failed} of ${good + failed}`, ...where].join(', '), goal: `≤ ${MOST_REFUSED * 100} %`, passed: failed <= MOST_REFUSED * (good + failed) }),
    line({ what: 'sign-ins and sockets that failed', ours: `${failures.length}, beside ${signIns.length} and ${sockets}${why}`, goal: '0', passed: failures.length === 0 }),
  ];
}

function runsLine(ends: RunEnds): BenchLine {
  const failed = Object.entries(ends).filter(([status]) => status !== 'succeeded').reduce((sum, [, count]) => sum + count, 0);
  return line({ what: 'runs that did not succeed', ours: `${failed} of ${failed + (ends['succeeded'] ?? 0)}`, goal: '0', passed: failed === 0 });
}

function slowLines(tenths: readonly Tenth[], judge: Judge): BenchLine[] {
  return slowdowns(tenths).map(({ kind, firstMs, lastMs, judged }) => line({
    what: `p99 of ${kind}, last tenth`, ours: `${lastMs.toFixed(1)} ms`, baseline: `first ${firstMs.toFixed(1)} ms`, ratio: firstMs > 0 ? lastMs / firstMs : null,
    goal: judged ? `≤ ${SLOWER}x` : `from ${JUDGED_FROM_ANSWERS} answers`, passed: judge(judged ? lastMs <= SLOWER * firstMs : null),
  }));
}

function trendLine(what: string, unit: string, perHour: number | null, trend: Trend | null, judge: Judge): BenchLine {
  const told = (value: number): string => `${value.toFixed(1)}${unit && ` ${unit}`}`;
  if (trend === null) return line({ what, ours: 'too few samples', goal: '', passed: perHour === null ? null : judge(false) });
  const sign = trend.perHour < 0 ? '' : '+';
  return line({
    what, ours: `${told(trend.typical)}, ${sign}${told(trend.perHour)}/h, noise ${told(trend.noise)}`,
    goal: perHour === null ? '' : `≤ ${told(trend.leastPerHour)}/h${trend.flat === null ? ', too much noise' : ''}`, passed: perHour === null ? null : judge(trend.flat),
  });
}

/** The group of keys that grows most. */
function keysLine({ series }: Sampled, judge: Judge): BenchLine {
  const groups = [...series].filter(([name]) => name.startsWith('keys of ')).flatMap(([name, points]) => {
    const trend = trendOf(points, KEYS_PER_HOUR);
    return trend ? [{ name, trend }] : [];
  }).sort((one, other) => Number(other.trend.flat === false) - Number(one.trend.flat === false) || other.trend.perHour - one.trend.perHour);
  const [worst] = groups;
  if (!worst) return line({ what: 'Redis: keys that grow most', ours: 'too few samples', goal: '', passed: null });
  const told = trendLine('Redis: keys that grow most', '', KEYS_PER_HOUR, worst.trend, judge);
  return { ...told, ours: `${worst.name}: ${told.ours}` };
}

function bloatLine(what: string, [worst]: readonly Bloat[], goal: string, judge: Judge): BenchLine {
  return line({ what, ours: worst?.what ?? 'too few samples', goal, passed: judge(worst && worst.share <= 1) });
}
