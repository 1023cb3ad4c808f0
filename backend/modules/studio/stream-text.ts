import { setTimeout as wait } from 'node:timers/promises';
import { ProviderFailure } from '#modules/generation/provider.port.ts';

export interface Pacing {
  /** The number of words per second while a text appears. */
  wordsPerSecond: number;
  /** The pause before the first word, in ms. It is short, so that people soon see the text begin. */
  firstWordMs: number;
  /** The pause after a paragraph, in ms. */
  thoughtMs: number;
}

const cancelled = (signal: AbortSignal): ProviderFailure => new ProviderFailure('aborted', 'The text was cancelled', { cause: signal.reason });

/** Yields a finished text word by word, as if it were being written. The pieces together are exactly the text. */
export async function* streamWords(text: string, { wordsPerSecond, firstWordMs, thoughtMs }: Pacing, signal: AbortSignal): AsyncGenerator<string> {
  const started = performance.now();
  let due = firstWordMs;
  for (const [piece] of text.matchAll(/\S+\s*/g)) {
    if (signal.aborted) throw cancelled(signal);
    // Each word has its time counted from the start. So if a timer fires late, the next pauses are shorter.
    const ahead = due - (performance.now() - started);
    if (ahead > 1) await wait(ahead, undefined, { signal }).catch(() => { throw cancelled(signal); });
    yield piece;
    due += 1000 / wordsPerSecond + (piece.includes('\n\n') ? thoughtMs : 0);
  }
}
