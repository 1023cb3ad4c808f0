import fc from 'fast-check';
import { PATTERN_INPUT_LIMIT } from '#contracts/form-pattern.ts';
import { compilePattern } from '#contracts/pattern-engine.ts';
import { hostilePatterns, longTexts } from './generated-patterns.ts';

export interface Slowest {
  /** The time of the slowest pattern in ms. Each pattern counts with the fastest of three tries, each with a newly compiled program. */
  ms: number;
  pattern: string;
  /** How many of the patterns could be compiled. The others only take the time to read them. */
  usable: number;
}

const LIMIT_MS = 5;
const ROUNDS = 4;

/**
 * Matches `numRuns` hostile patterns with the longest allowed texts. A busy machine can delay three tries in a row, so a time above 5 ms is measured
 * again, up to three times.
 */
export function slowestPattern(numRuns: number, seed: number): Slowest {
  const texts = longTexts(PATTERN_INPUT_LIMIT);
  const slowest: Slowest = { ms: 0, pattern: '', usable: 0 };
  fc.assert(fc.property(hostilePatterns(), (pattern) => {
    for (const text of texts) {
      let ms = Infinity;
      for (let round = 0; round < ROUNDS && ms > LIMIT_MS; round += 1) ms = Math.min(ms, ...[1, 2, 3].map(() => timeOf(pattern, text)));
      if (ms > slowest.ms) Object.assign(slowest, { ms, pattern: `${pattern} on ${text.slice(0, 8)}…` });
    }
    if ('fits' in compilePattern(pattern)) slowest.usable += 1;
  }), { numRuns, seed });
  return slowest;
}

function timeOf(pattern: string, text: string): number {
  const before = performance.now();
  const compiled = compilePattern(pattern);
  if ('fits' in compiled) compiled.fits(text);
  return performance.now() - before;
}
