import { RE2JS } from 're2js';
import { PATTERN_INPUT_LIMIT } from './form-pattern.ts';
import type { PatternCheck } from './form-pattern.ts';
import { must } from './must.ts';
import { translatePattern } from './pattern-translation.ts';

/**
 * Most work of one request, in characters × steps of the patterns that they are matched with. It takes about 60 ms of processor with a few
 * usual patterns. Many patterns that are made to be slow take up to 400 ms. The server never works it off in one go (`kernel/patterns`). 20
 * rows of 8 columns, each full and with a pattern of 100 steps, need 2.4 million.
 */
export const PATTERN_BUDGET = 3_000_000;

/** What it costs of the budget to compile a pattern: as much as matching this many characters, and an amount for each table. Both numbers were measured. */
const READING = 1_000;
const CHARACTERS_TO_COMPILE = 40;
const UNITS_PER_PROPERTY = 5_000;

/** A pattern made ready, or why it cannot be used. `size` is how many steps the program has; `steps`, what was expected of it. */
export type CompiledPattern = { fits(text: string): boolean; steps: number; size: number; properties: number } | { problem: string };

/**
 * RE2 follows all ways to match at once, so a text costs at most its length × the steps of the pattern, whatever the pattern is
 * made of. Texts are no longer than `PATTERN_INPUT_LIMIT`.
 */
export function compilePattern(pattern: string): CompiledPattern {
  const translation = translatePattern(pattern);
  if ('problem' in translation) return translation;
  try {
    const program = RE2JS.compile(translation.re2);
    // Asking for groups makes re2js work in memory of a known size. Its faster way would cache up to 8 MB for each pattern.
    return { ...translation, size: program.programSize(), fits: (text) => program.matcher(text).matches() };
  } catch {
    return { problem: 'This pattern cannot be used. Write it in another way.' };
  }
}

/** What was made ready for earlier requests. Each takes some kilobytes, and none grows while it is used. */
const KEPT = 100;
const kept = new Map<string, CompiledPattern>();

function keptPattern(pattern: string): CompiledPattern {
  const compiled = kept.get(pattern) ?? compilePattern(pattern);
  // The pattern that was used the longest time ago is removed first.
  kept.delete(pattern);
  kept.set(pattern, compiled);
  if (kept.size > KEPT) kept.delete(must(kept.keys().next().value, 'the oldest pattern'));
  return compiled;
}

/** The patterns of one request, or of one look at a form, with one budget for all of them. */
export function createPatternCheck(budget: number = PATTERN_BUDGET): PatternCheck {
  const known = new Map<string, CompiledPattern>();
  let left = budget;
  const use = (pattern: string): CompiledPattern => {
    const earlier = known.get(pattern);
    if (earlier) return earlier;
    const compiled = keptPattern(pattern);
    // A compiled pattern that is kept costs the same of the budget, so that no request is refused by chance.
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
