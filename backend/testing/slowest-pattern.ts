import fc from 'fast-check';
import { PATTERN_INPUT_LIMIT } from '#contracts/form-pattern.ts';
import { compilePattern } from '#contracts/pattern-engine.ts';
import { hostilePatterns, longTexts } from './generated-patterns.ts';

export interface Slowest {
  /** The least of three tries, each with a program of its own, in ms; the largest of these. */
  ms: number;
  pattern: string;
  /** How many of the patterns could be used. The others take the time of reading them. */
  usable: number;
}

const LIMIT_MS = 5;
const ROUNDS = 4;

/**
 * Tries as many hostile patterns on the longest texts. A busy machine can hold up three tries in a row, so a time above 5 ms is
 * measured again, up to three times: what the pattern itself costs comes back each time.
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
