import { setImmediate } from 'node:timers/promises';
import type { Steps } from './ballots.ts';

/** A computation runs this long, in ms, before it pauses for other work. It may overrun by one step. */
const AT_ONCE_MS = 10;

/** Runs a stepwise computation, and pauses every few milliseconds so that it does not block the event loop. */
export async function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + AT_ONCE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await setImmediate();
  }
}
