import type { PatternCheck, PatternVerdict } from '#contracts/form-pattern.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { AppError } from '../errors.ts';

/** How often a write may be run again to match its patterns. It needs a second round only when the data that it reads has changed in between. */
const MAX_ROUNDS = 5;
/**
 * After matching patterns for this long, in ms, other requests get their turn. One text with one pattern takes up to 5 ms more, and the budget of a
 * request lasts up to 400.
 */
const HOLD_MS = 10;

/** Thrown inside a transaction to end it without effect while texts are matched with patterns. The write then runs again with the results. */
export class PatternsFirst extends Error {
  constructor() {
    super('patterns are worked out before the transaction');
  }
}

/** Collects the texts and patterns of one write, and gives their results once they were matched. */
export interface AskedPatterns extends PatternCheck {
  /** Matches the collected texts within a request's time budget, while other requests run in between. No transaction may be open. */
  workOut(): Promise<void>;
}

/**
 * Matching takes time, and a transaction would hold a connection and locks meanwhile. So a write first only collects texts: an unmatched text counts
 * as fitting until `complete` throws and ends the transaction. Results are kept by pattern and text, so that the next transaction can use them.
 */
export function createAskedPatterns(engine: PatternCheck = createPatternCheck()): AskedPatterns {
  const problems = new Map<string, string | null>();
  const verdicts = new Map<string, PatternVerdict>();
  const asked = new Map<string, () => void>();
  return {
    problem(pattern) {
      const known = problems.get(pattern);
      if (known === undefined) asked.set(pattern, () => void problems.set(pattern, engine.problem(pattern)));
      return known ?? null;
    },
    verdict(pattern, text) {
      const pair = JSON.stringify([pattern, text]);
      const known = verdicts.get(pair);
      if (known === undefined) asked.set(pair, () => void verdicts.set(pair, engine.verdict(pattern, text)));
      return known ?? 'fits';
    },
    complete() {
      if (asked.size > 0) throw new PatternsFirst();
    },
    async workOut() {
      const questions = [...asked.values()];
      asked.clear();
      let began = performance.now();
      for (const answer of questions) {
        answer();
        if (performance.now() - began < HOLD_MS) continue;
        await new Promise(setImmediate);
        began = performance.now();
      }
    },
  };
}

/**
 * Runs a write whose transaction may end with `PatternsFirst`. The patterns are then matched and the write runs again, so that no transaction is open
 * while texts are matched.
 * @throws AppError in_flight when each run finds something new
 */
export async function withPatterns<T>(write: (patterns: AskedPatterns) => Promise<T>, engine: PatternCheck = createPatternCheck()): Promise<T> {
  const patterns = createAskedPatterns(engine);
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    try {
      return await write(patterns);
    } catch (error) {
      if (!(error instanceof PatternsFirst)) throw error;
      await patterns.workOut();
    }
  }
  throw new AppError('in_flight', 'conflict', 'This is being changed at the moment. Please try again.', { retryAfterSeconds: 1 });
}
