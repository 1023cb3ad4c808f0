import { ProviderFailure } from '#modules/generation/provider.port.ts';

export interface Pacing {
  /** Words a second while writing. */
  wordsPerSecond: number;
  /** Milliseconds before the first word; at most a moment, so that people see it begin. */
  firstWordMs: number;
  /** Milliseconds of thought at the end of a paragraph. */
  thoughtMs: number;
}

/** Waits `ms` milliseconds. @throws ProviderFailure `aborted` at the moment the signal fires */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new ProviderFailure('aborted', 'The text was cancelled', { cause: signal.reason }));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Gives a finished text word by word at a writing pace; the pieces together are exactly the text. */
export async function* streamWords(text: string, { wordsPerSecond, firstWordMs, thoughtMs }: Pacing, signal: AbortSignal): AsyncGenerator<string> {
  const started = performance.now();
  let due = firstWordMs;
  for (const [piece] of text.matchAll(/\S+\s*/g)) {
    if (signal.aborted) throw new ProviderFailure('aborted', 'The text was cancelled', { cause: signal.reason });
    // Due times count from the start, so that late timers are made up for and never add up.
    const ahead = due - (performance.now() - started);
    if (ahead > 1) await wait(ahead, signal);
    yield piece;
    due += 1000 / wordsPerSecond + (piece.includes('\n\n') ? thoughtMs : 0);
  }
}
