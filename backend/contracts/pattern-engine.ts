import { RE2JS } from 're2js';
import { PATTERN_INPUT_LIMIT } from './form-pattern.ts';
import type { PatternCheck } from './form-pattern.ts';
import { must } from './must.ts';
import { translatePattern } from './pattern-translation.ts';

/**
 * The most work for the patterns of one request, in characters × steps of the pattern. A few usual patterns take about 60 ms of processor,
 * and many slow ones up to 400 ms. The server never does this work in one go (`kernel/patterns`). 20 rows of 8 full columns, each with a
 * pattern of 100 steps, need 2.4 million.
 */
export const PATTERN_BUDGET = 3_000_000;

/**
 * What compiling a pattern costs of the budget: a fixed amount, an amount for each step, and one for each table of a Unicode property. The
 * numbers were measured.
 */
const READING = 1_000;
const CHARACTERS_TO_COMPILE = 40;
const UNITS_PER_PROPERTY = 5_000;

/** A compiled pattern, or why it cannot be used. `size` is the number of steps of the program; `steps` was expected before compiling. */
export type CompiledPattern = { fits(text: string): boolean; steps: number; size: number; properties: number } | { problem: string };

/**
 * Compiles an author's pattern with RE2. RE2 follows all ways to match at once, so matching costs at most the text's length × the pattern's
 * steps. Texts have at most `PATTERN_INPUT_LIMIT` characters.
 */
export function compilePattern(pattern: string): CompiledPattern {
  const translation = translatePattern(pattern);
  if ('problem' in translation) return translation;
  try {
    const program = RE2JS.compile(translation.re2);
    // A matcher makes re2js work in memory of a known size. The faster test without a matcher would cache up to 8 MB for each pattern.
    return { ...translation, size: program.programSize(), fits: (text) => program.matcher(text).matches() };
  } catch {
    return { problem: 'This pattern cannot be used. Write it in another way.' };
  }
}

/** How many compiled patterns stay in memory for later requests. Each takes some kilobytes and does not grow. */
const KEPT = 100;
const kept = new Map<string, CompiledPattern>();

function keptPattern(pattern: string): CompiledPattern {
  const compiled = kept.get(pattern) ?? compilePattern(pattern);
  // The pattern moves to the end of the map, so that the least recently used one is removed first.
  kept.delete(pattern);
  kept.set(pattern, compiled);
  if (kept.size > KEPT) kept.delete(must(kept.keys().next().value, 'the oldest pattern'));
  return compiled;
}

/** Makes the pattern check of one request, or of one form in the browser, with one budget for all its patterns. */
export function createPatternCheck(budget: number = PATTERN_BUDGET): PatternCheck {
  const known = new Map<string, CompiledPattern>();
  let left = budget;
  const use = (pattern: string): CompiledPattern => {
    const earlier = known.get(pattern);
    if (earlier) return earlier;
    const compiled = keptPattern(pattern);
    // A pattern that is already compiled costs the same budget. Otherwise the same request would be refused or not by chance.
    left -= READING + ('problem' in compiled ? 0 : compiled.steps * CHARACTERS_TO_COMPILE + compiled.properties * UNITS_PER_PROPERTY);
    known.set(pattern, compiled);
    return compiled;
  };
  return {
    problem(pattern) {
      if (left < 0) return 'This form has more patterns than can be checked at once.';
      const compiled = use(pattern);
      return 'problem' in compiled ? compiled.problem : null;
    },
    verdict(pattern, text) {
      if (left < 0) return 'too_much';
      const compiled = use(pattern);
      if ('problem' in compiled) return 'fits';
      if (text.length > PATTERN_INPUT_LIMIT) return 'differs';
      left -= (text.length + 1) * compiled.steps;
      if (left < 0) return 'too_much';
      return compiled.fits(text) ? 'fits' : 'differs';
    },
    complete: () => undefined,
  };
}
