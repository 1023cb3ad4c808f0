import { setImmediate } from 'node:timers/promises';
import type { Steps } from './ballots.ts';

/** How long a computation goes on before it lets others work, in ms. One step more comes on top. */
const AT_ONCE_MS = 10;

/** Runs all steps, with a pause every few milliseconds: the event loop is never held for long. */
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
